import type { Game } from '../play/game.js';
import { openPlayer, type Line, type LineProblem } from '../play/player.js';
import { keeper } from '../text/keep.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';

/** A variant as we play it, asked as an engine is asked. */
export interface OurGame {
  readonly game: Game;
  /** The names of the rules that take part. */
  readonly mechanics: readonly string[];
  /** Null: the FEN is not one of this variant, or a move is not legal. */
  look(line: Line): EngineView | null;
  divide(line: Line, depth: number): ReadonlyMap<string, number> | null;
  /** The division at the greatest depth up to `most` that looks at no more than so many moves; null: even depth 1 needs more. */
  deepest(line: Line, most: number, nodes: number): Divided | null;
}

/** What follows each move, and how much that is together. */
interface Divided extends Counted {
  readonly division: ReadonlyMap<string, number>;
}

/** How many sequences of legal moves of a length there are. */
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
        // Deeper there is nothing.
        if (counted === 0) break;
      }
      return deepest;
    },
  };
}

/** Of lines: each text of a variant is asked about the same ones. */
const MOST_CHARACTERS = 16_000_000;

/** The same game, which remembers what it answered. */
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

/** Our own game in the place of an engine, to compare two readings of one variant. */
export function asOpponent(game: OurGame): OpponentGame {
  return {
    startFen: game.game.startFen,
    look: (line) => Promise.resolve(game.look(line)),
    divide: (line, depth) => Promise.resolve(game.divide(line, depth)),
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}
