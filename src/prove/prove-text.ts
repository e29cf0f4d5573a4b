import type { PieceId } from '../ir/piece.js';
import { createPosition } from '../play/changes.js';
import type { Game } from '../play/game.js';
import type { ReadMovement } from '../play/lower-engine.js';
import { whyUnplayable } from '../play/lower-variant.js';
import { compileGame } from '../play/move-api.js';
import { printFen } from '../play/notation/print-fen.js';
import { setFen } from '../play/notation/set-fen.js';
import { gamesAlike } from './alike-games.js';
import { type Parting, playBeside, type Played } from './play-beside.js';
import { sameGame } from './same-game.js';
import { writtenGame, type WrittenKind } from './written-game.js';

/** An output, and the game that it must be. */
export interface Claim {
  readonly kind: WrittenKind;
  readonly text: string;
  readonly game: Game;
  /** The names of the pieces in the text; null if the same as in the game. */
  readonly letters: ReadonlyMap<PieceId, string> | null;
  /** Whether the text also defines how the game ends. */
  readonly ends: boolean;
}

/** The result of a proof. */
type Proof =
  | ({ readonly outcome: 'played' } & Played & { readonly parting: null })
  | { readonly outcome: 'parts'; readonly parting: Parting }
  /** The text does not read back, or it or its source cannot be played. */
  | { readonly outcome: 'unreadable' | 'unplayable'; readonly why: string };

/** Reads an output back and plays it against its source in a number of positions. */
export function proveText(
  { kind, text, game, letters, ends }: Claim,
  positions: number,
  readMovement: ReadMovement,
): Proof {
  const written = writtenGame(kind, text, readMovement);
  if (typeof written === 'string') return { outcome: 'unreadable', why: written };
  const why = whyUnplayable(game) ?? whyUnplayable(written.game);
  if (why !== null) return { outcome: 'unplayable', why };
  if (game.startFen === '') return { outcome: 'unplayable', why: 'There is no start position.' };
  const source = letters === null ? game : respelled(game, lettersIn(written.letters, letters));
  if (sameGame(source, written.game) || gamesAlike(source, written.game))
    return { outcome: 'played', positions: 0, isCut: false, parting: null };
  const played = playBeside(source, written.game, { positions, seed: game.name, results: ends });
  const { parting } = played;
  return parting === null
    ? { outcome: 'played', ...played, parting }
    : { outcome: 'parts', parting };
}

/** The letters of FENs for what pieces are called. */
function lettersIn(
  written: ReadonlyMap<string, string>,
  called: ReadonlyMap<PieceId, string>,
): ReadonlyMap<PieceId, string> {
  return new Map(
    [...called].map(([id, name]) => {
      const word = name.toLowerCase();
      return [id, written.get(word) ?? word];
    }),
  );
}

/** The same game with other letters, in its start position, too. Types that have none are only written as promoted forms. */
function respelled(game: Game, letters: ReadonlyMap<PieceId, string>): Game {
  if (game.pieces.every(({ id, letter }) => (letters.get(id) ?? null) === letter)) return game;
  const pieces = game.pieces.map((piece) => ({
    ...piece,
    letter: letters.get(piece.id) ?? null,
    synonym: null,
  }));
  const other = { ...game, pieces };
  // Promoted forms without a letter do not stand in it.
  const isSame = game.pieces.every(
    ({ id, letter }) => letter === null || letters.get(id) === letter,
  );
  if (isSame) return other;
  const compiled = compileGame(game);
  const position = createPosition(compiled.tables);
  // What cannot be set up is checked as it stands.
  if (setFen(compiled, position, game.startFen) !== null) return other;
  return { ...other, startFen: printFen(compileGame(other), position) };
}
