import type { PieceId } from '../ir/piece.js';
import type { Game } from '../play/game.js';
import type { ReadMovement } from '../play/lower-engine.js';
import { whyUnplayable } from '../play/lower-variant.js';
import { letterAt, lettersOf, printLetter } from '../play/notation/letters.js';
import { gamesAlike } from './alike-games.js';
import { type Parting, playBeside, type Played } from './play-beside.js';
import { sameGame } from './same-game.js';
import { writtenGame, type WrittenKind } from './written-game.js';

/** An output, and the game that it should describe. */
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
  /** The text cannot be read back, or it or its source cannot be played. */
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

/** The letters that FENs use for the pieces' names in the text. */
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

/** The same game with other letters, including its start position. Types without a letter are written only as promoted forms. */
function respelled(game: Game, letters: ReadonlyMap<PieceId, string>): Game {
  if (game.pieces.every(({ id, letter }) => (letters.get(id) ?? null) === letter)) return game;
  const pieces = game.pieces.map((piece) => ({
    ...piece,
    letter: letters.get(piece.id) ?? null,
    synonym: null,
  }));
  const other = { ...game, pieces };
  // The start position contains no promoted forms without a letter.
  const isSame = game.pieces.every(
    ({ id, letter }) => letter === null || letters.get(id) === letter,
  );
  if (isSame) return other;
  return { ...other, startFen: respelledFen(game, other) };
}

/** The start position of a game, written with the letters of another game that has its types in the same order. */
function respelledFen(game: Game, other: Game): string {
  const [own, others] = [lettersOf(game), lettersOf(other)];
  const { startFen } = game;
  const [pieces = ''] = startFen.split(' ', 1);
  let respelled = '';
  for (let at = 0; at < pieces.length;) {
    const found = letterAt(own, pieces, at);
    respelled += found === null ? pieces.charAt(at) : printLetter(others, found.code);
    at += found?.length ?? 1;
  }
  return respelled + startFen.slice(pieces.length);
}
