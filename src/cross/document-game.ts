import type { EngineOptions, Lowered } from '../emit/lower/engine/lower-to-engine.js';
import { lowerToEngine } from '../emit/lower/engine/lower-to-engine.js';
import { emitVariantsIni } from '../emit/targets/variants-ini.js';
import { equalMovements } from '../ir/compare.js';
import type { Movement } from '../ir/movement.js';
import type { Variant } from '../ir/variant.js';
import type { Game } from '../play/game.js';
import { lowerVariant, type ApplyOptions } from '../play/lower-variant.js';
import type { Source } from '../text/source.js';

/** A document as the engine can play it, with the section that describes it. */
interface DocumentGame {
  readonly game: Game;
  readonly section: string;
  /** The section with the author's own notations, if the engine reads them as the author does; null if that is the same text. */
  readonly ownNotations: string | null;
  /** What the engine cannot express, one sentence each. In these points the game follows the section. */
  readonly comments: readonly string[];
}

/** The readers that lowering a document needs. */
interface DocumentReaders {
  readonly engineOptions: EngineOptions['applyOptions'];
  readonly gameOptions: ApplyOptions;
  readonly readMovement: (betza: string) => Movement;
  /** The game that the engine reads from a section. */
  readonly readGame: (source: Source) => Game | null;
}

/** Lowers a document twice, to our own game and to a section. Returns a string with the reason if the engine cannot represent it. */
export function documentGame(variant: Variant, readers: DocumentReaders): DocumentGame | string {
  const options = { approximate: true, parent: null, applyOptions: readers.engineOptions };
  const lowered = lowerToEngine(variant, options);
  const { text, diagnostics } = emitVariantsIni(variant, options);
  if (text === null || lowered.rules === null)
    return diagnostics.map(({ message }) => message).join(' ');
  const own = withOwnNotations(text, lowered, readers.readMovement);
  const game = gameOfMeaning(lowered, text, readers);
  if (game === null) return 'The engine loads no game from this section.';
  return {
    game,
    section: text,
    ownNotations: own === text ? null : own,
    comments: lowered.comments,
  };
}

/** The game that the section represents, built from the document. If too much is left out for that, the game read from the section itself. */
function gameOfMeaning(lowered: Lowered, text: string, readers: DocumentReaders): Game | null {
  if (lowered.means === null) return readers.readGame({ file: 'emitted.ini', text });
  return inLettersOfSection(lowerVariant(lowered.means, readers.gameOptions), lowered);
}

/** The game with the section's letters, in the engine's order, so that texts can be compared. */
function inLettersOfSection(game: Game, { types, rules }: Lowered): Game {
  const pieces = game.pieces.map((piece) => {
    const assigned = types.find(({ shared }) => shared.piece.id === piece.id);
    const place = rules?.pieces.findIndex(({ type }) => type === assigned?.type) ?? -1;
    return {
      piece: { ...piece, letter: rules?.pieces[place]?.letter ?? null, synonym: null },
      place,
    };
  });
  return {
    ...game,
    startFen: rules?.startFen ?? game.startFen,
    pieces: pieces.toSorted((a, b) => a.place - b.place).map(({ piece }) => piece),
  };
}

function withOwnNotations(
  text: string,
  { types, rules }: Lowered,
  readMovement: DocumentReaders['readMovement'],
): string {
  const board = { files: rules?.maxFile ?? 0, ranks: rules?.maxRank ?? 0 };
  return types.reduce((section, { betza, shared: { piece }, type }) => {
    const own = piece.betza?.text ?? '';
    if (betza === '' || own === '' || !/^[\w@-]+$/.test(own)) return section;
    if (!equalMovements(readMovement(own), readMovement(betza), board)) return section;
    return section.replace(`:${betza}\n`, (line, at: number) =>
      section.slice(0, at).split('\n').at(-1)?.startsWith(`${type} = `) === true
        ? `:${own}\n`
        : line,
    );
  }, text);
}
