import type { EngineOptions, Lowered } from '../emit/lower/engine/lower-to-engine.js';
import { lowerToEngine } from '../emit/lower/engine/lower-to-engine.js';
import { emitVariantsIni } from '../emit/targets/variants-ini.js';
import { equalMovements } from '../ir/compare.js';
import type { Movement } from '../ir/movement.js';
import type { Variant } from '../ir/variant.js';
import type { Game } from '../play/game.js';
import { lowerVariant, type ApplyOptions } from '../play/lower-variant.js';
import type { Source } from '../text/source.js';

/** A document as the engine can play it, and the section that says so. */
interface DocumentGame {
  readonly game: Game;
  readonly section: string;
  /** The same with the author's own notations, where the engine reads them as he means them; null: that is the same text. */
  readonly ownNotations: string | null;
  /** What the engine cannot say, a sentence each: there the game is what the section says. */
  readonly comments: readonly string[];
}

/** What a document needs from readers. */
interface DocumentReaders {
  readonly engineOptions: EngineOptions['applyOptions'];
  readonly gameOptions: ApplyOptions;
  readonly readMovement: (betza: string) => Movement;
  /** The game that the engine gets from a section. */
  readonly readGame: (source: Source) => Game | null;
}

/** Lowers a document twice, to a game of ours and to a section; a text instead: why the engine cannot hold it. */
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

/** What the section says of a variant, as its document says it; where too much is left out for that, what the section itself says. */
function gameOfMeaning(lowered: Lowered, text: string, readers: DocumentReaders): Game | null {
  if (lowered.means === null) return readers.readGame({ file: 'emitted.ini', text });
  return inLettersOfSection(lowerVariant(lowered.means, readers.gameOptions), lowered);
}

/** The game with the letters of the section, in the engine's order, so that texts can be compared. */
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
