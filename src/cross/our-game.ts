import type { Game } from '../play/game.js';
import { openPlayer, type Line, type LineProblem } from '../play/player.js';
import { keeper } from '../text/keep.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';

/** A variant as we play it, with an interface like that of an engine. */
export interface OurGame {
  readonly game: Game;
  /** The names of the mechanics in use. */
  readonly mechanics: readonly string[];
  /** Null if the FEN is not valid for this variant or a move is not legal. */
  look(line: Line): EngineView | null;
  divide(line: Line, depth: number): ReadonlyMap<string, number> | null;
  /** The division at the greatest depth up to `most` that counts at most `nodes` moves; null if even depth 1 needs more. */
  deepest(line: Line, most: number, nodes: number): Divided | null;
}

/** The number of sequences after each move, and their sum. */
interface Divided extends Counted {
  readonly division: ReadonlyMap<string, number>;
}

/** The number of legal sequences of moves of a given length. */
export interface Counted {
  readonly depth: number;
  readonly nodes: number;
}

/** Plays a game with our own generator. */
export function ourGame(game: Game): OurGame {
  const player = openPlayer(game);
  return {
    game,
    mechanics: player.mechanics,
    look: (line) => unlessProblem(player.look(line)),
    divide: (line, depth) => unlessProblem(player.divide(line, depth)),
    deepest(line, most, nodes) {
      let deepest: Divided | null = null;
      for (let depth = 1; depth <= most; depth++) {
        const division = unlessProblem(player.divide(line, depth, nodes));
        if (division === null) break;
        const counted = [...division.values()].reduce((sum, count) => sum + count, 0);
        deepest = { depth, nodes: counted, division };
        // No longer sequences exist.
        if (counted === 0) break;
      }
      return deepest;
    },
  };
}

/** The size of a cache. It pays off because each text of a variant is compared along the same lines. */
const MOST_CHARACTERS = 16_000_000;

/** The same game with cached answers. */
export function remembering(game: OurGame): OurGame {
  const looks = keeper<EngineView | null>(MOST_CHARACTERS);
  const counts = keeper<Divided | null>(MOST_CHARACTERS);
  return {
    ...game,
    look: (line) => looks(keyOf(line), () => game.look(line)),
    deepest: (line, most, nodes) =>
      counts(`${most} ${nodes} ${keyOf(line)}`, () => game.deepest(line, most, nodes)),
  };
}

const keyOf = ({ fen, moves }: Line): string => `${fen} moves ${moves.join(' ')}`;

function unlessProblem<T>(answer: T | LineProblem | null): T | null {
  return isProblem(answer) ? null : answer;
}

function isProblem<T>(answer: T | LineProblem | null): answer is LineProblem {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}

/** Presents our own game as an engine, to compare two readings of one variant. */
export function asOpponent(game: OurGame): OpponentGame {
  return {
    startFen: game.game.startFen,
    listsFromFen: false,
    look: (line) => Promise.resolve(game.look(line)),
    divide: (line, depth) => Promise.resolve(game.divide(line, depth)),
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}
