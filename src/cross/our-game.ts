import type { Game } from '../play/game.js';
import { openPlayer, type Line, type LineProblem } from '../play/player.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';

/** A variant as we play it, asked as an engine is asked. */
export interface OurGame {
  readonly game: Game;
  /** The names of the rules that take part. */
  readonly mechanics: readonly string[];
  /** Null: the FEN is not one of this variant, or a move is not legal. */
  look(line: Line): EngineView | null;
  divide(line: Line, depth: number): ReadonlyMap<string, number> | null;
  /** The greatest depth up to `most` whose count looks at no more than so many moves, with the count; null: not even one. */
  deepest(line: Line, most: number, nodes: number): Counted | null;
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
      let deepest: Counted | null = null;
      for (let depth = 1; depth <= most; depth++) {
        const counted = unlessProblem(player.perft(line, depth, nodes));
        if (counted === null) break;
        deepest = { depth, nodes: counted };
        // Deeper there is nothing.
        if (counted === 0) break;
      }
      return deepest;
    },
  };
}

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
