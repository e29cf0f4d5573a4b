import type { Engine } from '../../src/cross/engine/engine.js';
import { choicesOf } from '../../src/cross/invent/choices.js';

/** What the engine shows of two short games by chance, and the moves that made them. */
export interface Trace {
  /** FEN, legal moves, check and result, a position a line. */
  readonly shown: string;
  readonly moves: readonly string[];
}

const GAMES = 2;
const PLIES = 24;

let serial = 0;

/**
 * Plays a section under a name of its own, by the same choices for the same seed or by the moves of another trace as far as they are legal.
 * Null: the engine does not load it.
 */
export function traceOf(
  engine: Engine,
  section: string,
  seed: string,
  moves: readonly string[] | null = null,
): Trace | null {
  serial += 1;
  const name = `traced${serial}`;
  engine.load(`${section.trim().replace(/^\[[^:\]]*/m, `[${name}`)}\n`);
  const game = engine.play(name);
  if (game === null) return null;
  const choices = choicesOf(seed);
  const shown: string[] = [];
  const made: string[] = [];
  const start = game.fen();
  for (let number = 0; number < GAMES; number++) {
    game.setFen(start);
    for (let ply = 0; ply < PLIES; ply++) {
      const legal = [...game.legalMoves()].sort();
      shown.push([game.fen(), legal.join(' '), game.inCheck(), game.result()].join(' | '));
      const move =
        moves === null ? (legal.length === 0 ? undefined : choices.one(legal)) : moves[made.length];
      if (move === undefined || !game.push(move)) break;
      made.push(move);
    }
    made.push(END);
  }
  game.close();
  return { shown: shown.join('\n'), moves: made };
}

/** No move: the game is over. */
const END = '-';
