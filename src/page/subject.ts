import { ENGINE_PIECE_TYPE_BY_NAME } from '../catalog/piece-types.js';
import type { EngineOptions } from '../emit/lower/engine/lower-to-engine.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { findPiece, type Variant } from '../ir/variant.js';
import type { Game, GamePiece } from '../play/game.js';
import { documentBlocks, engineBlocks, type ProgramBlock } from './blocks.js';
import { lookInDocument, lookInEngine, looksLikeShogi, type PieceLook } from './look.js';
import { startPositionOf, type StartPosition } from './start-position.js';

/** Who defines the variant of a page: a document, or what the engine holds after reading a section or its own tables. */
export type Definition =
  | { readonly kind: 'document'; readonly variant: Variant }
  | {
      readonly kind: 'engine';
      readonly name: string;
      readonly rules: EngineRules;
      /** The section as its author wrote it; null: the engine has it built in. */
      readonly section: string | null;
    };

/** One type of piece as a page shows it. */
export interface PagePiece {
  readonly piece: GamePiece;
  readonly name: string;
  readonly look: PieceLook;
  /** Other glyphs that mean the same. */
  readonly otherGlyphs: readonly string[];
  /** How it is written in positions and moves; null: only as the promoted form of another. */
  readonly letters: string | null;
  /** Its moves as the document or the engine notes them. */
  readonly betza: string | null;
  readonly value: number | null;
  readonly royal: boolean;
}

/** All that a page shows of a variant. */
export interface PageSubject {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly pieces: readonly PagePiece[];
  readonly start: StartPosition | null;
  /** Wedges on it: it can have the coordinates of shogi. */
  readonly isShogiLike: boolean;
  /** Light and dark squares, as in chess. */
  readonly isCheckered: boolean;
  readonly blocks: readonly ProgramBlock[];
}

/** Games, by the names that XBoard knows, whose boards are lines alone. */
const PLAIN_BOARDS: readonly string[] = ['shogi', 'xiangqi', 'janggi'];

/** What a page of a definition shows; `game` is the definition laid out for play. */
export function pageSubject(
  definition: Definition,
  game: Game,
  applyOptions: EngineOptions['applyOptions'],
): PageSubject {
  const start = startPositionOf(game);
  switch (definition.kind) {
    case 'document': {
      const { variant } = definition;
      const pieces = game.pieces.flatMap((piece) => documentPiece(variant, piece));
      return {
        id: variant.id,
        title: variant.title,
        game,
        pieces,
        start,
        isShogiLike: isShogiLike(pieces),
        isCheckered: variant.family === 'chess',
        blocks: documentBlocks(variant, applyOptions),
      };
    }
    case 'engine': {
      const { name, rules } = definition;
      const pieces = game.pieces.map((piece) => enginePiece(rules, piece));
      return {
        id: name,
        title: name,
        game,
        pieces,
        start,
        isShogiLike: isShogiLike(pieces),
        isCheckered: !PLAIN_BOARDS.includes(rules.variantTemplate),
        blocks: engineBlocks(name, rules, definition.section),
      };
    }
  }
}

/** The piece of a page with an id. A game names no others. */
export function pagePiece({ pieces }: Pick<PageSubject, 'pieces'>, id: string): PagePiece {
  const found = pieces.find(({ piece }) => piece.id === id);
  if (found === undefined) throw new Error(`no piece "${id}" on this page`);
  return found;
}

function isShogiLike(pieces: readonly PagePiece[]): boolean {
  return looksLikeShogi(pieces.map(({ look }) => look));
}

function documentPiece(variant: Variant, piece: GamePiece): readonly PagePiece[] {
  const written = findPiece(variant, piece.id);
  if (written === null) return [];
  const { abbreviation, betza, glyphs, name, royal, value } = written;
  return [
    {
      piece,
      name: name ?? glyphs[0] ?? piece.id,
      look: lookInDocument(variant, written, piece),
      otherGlyphs: glyphs.slice(1),
      letters: abbreviation,
      betza: betza?.text ?? null,
      value,
      royal,
    },
  ];
}

function enginePiece(rules: EngineRules, piece: GamePiece): PagePiece {
  const row = ENGINE_PIECE_TYPE_BY_NAME.get(piece.id);
  const letter = piece.letter?.toUpperCase() ?? null;
  const betza = rules.pieces.find(({ type }) => type === piece.id)?.betza ?? row?.betza ?? null;
  const [named] = row?.names ?? [];
  return {
    piece,
    name: capitalized(named ?? (letter === null ? piece.id : `piece ${letter}`)),
    look: lookInEngine(rules, piece),
    otherGlyphs: [],
    letters: letter,
    betza: betza === '' ? null : betza,
    value: null,
    royal: piece.kind === 'king',
  };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
