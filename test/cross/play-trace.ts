import type { Engine } from '../../src/cross/engine/engine.js';
import { choicesOf } from '../../src/cross/invent/choices.js';

/** The engine's views along two short random games, with the moves. */
export interface Trace {
  /** FEN, legal moves, check and result; one position per line. */
  readonly shown: string;
  readonly moves: readonly string[];
}

const GAMES = 2;
const PLIES = 24;

let serial = 0;

/**
 * Plays a section under a new name, with random moves that depend only on the seed or with the moves of another trace as far as they are legal.
 * Null if the engine rejects the section.
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

/** Stands for a move when the game is over. */
const END = '-';
