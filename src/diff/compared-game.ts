import { documentNames, engineNames, type PieceNames } from '../explain/piece-names.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { PieceId } from '../ir/piece.js';
import { findPiece, type Variant } from '../ir/variant.js';
import type { Game } from '../play/game.js';

/** One of the two variants to compare. */
export interface ComparedGame {
  readonly name: string;
  readonly game: Game;
  /** The names of its pieces, in lower case. */
  readonly nameOf: PieceNames;
  /** Properties of the variant that do not affect play, by key. */
  readonly labels: ReadonlyMap<string, string>;
  /** Such properties of one piece type. */
  readonly pieceLabels: (id: PieceId) => ReadonlyMap<string, string>;
}

/** A section or a built-in variant; `game` is its game. */
export function comparedOfEngine(name: string, rules: EngineRules, game: Game): ComparedGame {
  return {
    name,
    game,
    nameOf: engineNames(game),
    labels: new Map([
      ['variantTemplate', rules.variantTemplate],
      ['pieceToCharTable', rules.pieceToCharTable],
      ['pocketSize', String(rules.pocketSize)],
      ['nnueAlias', rules.nnueAlias],
      ['endgameEval', rules.endgameEval],
    ]),
    pieceLabels: (id) =>
      labels([
        ['pieceValueMg', rules.pieceValueMg.get(id) ?? 'the usual one'],
        ['pieceValueEg', rules.pieceValueEg.get(id) ?? 'the usual one'],
      ]),
  };
}

/** A variant of a document. */
export function comparedOfDocument(variant: Variant, game: Game): ComparedGame {
  const nameOf = documentNames(variant);
  return {
    name: variant.id,
    game,
    nameOf,
    labels: new Map([['title', variant.title]]),
    pieceLabels: (id) => {
      const piece = findPiece(variant, id);
      return labels([
        ['name', piece?.name ?? null],
        ['glyphs', piece?.glyphs.join(' ') ?? null],
        ['value', piece?.value ?? null],
      ]);
    },
  };
}

function labels(
  entries: readonly (readonly [string, string | number | null])[],
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(([key, value]) =>
      value === null || value === '' ? [] : [[key, String(value)] as const],
    ),
  );
}
