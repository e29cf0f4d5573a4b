import { printFen } from '../../play/notation/print-fen.js';
import { reversedMove } from '../../play/notation/uci.js';
import { randomNumbers } from '../../play/random-numbers.js';
import type { Witness } from '../../play/mechanic.js';
import type { Played } from '../piece-moves.js';
import type { LockStep } from './lock-step.js';
import type { LineShowing } from '../difference.js';
import { sparsePosition, type Wishes } from './sparse-positions.js';

// Ways to find a position in which two games differ. Each returns the first that it finds, or null.

/** Examines a position and the positions after each move. */
export function lookAround(step: LockStep, fen: string): LineShowing | null {
  if (!step.start(fen)) return null;
  const here = step.look();
  if (here.showing !== null || here.isOver) return here.showing;
  for (const move of here.moves) {
    if (step.isSpent()) return null;
    step.play(move);
    const { showing } = step.look();
    step.takeBack();
    if (showing !== null) return showing;
  }
  return null;
}

/** Examines a prepared line after each move. */
export function followWitness(step: LockStep, { fen, moves = [] }: Witness): LineShowing | null {
  if (!step.start(fen)) return null;
  for (const move of moves) {
    const { isOver, showing } = step.look();
    if (showing !== null || isOver) return showing;
    if (!step.play(move)) return null;
  }
  return step.look().showing;
}

/** The most moves of each side to try as the first move back and forth. */
const BEGINNINGS = 16;

/** Lets both sides move back and forth, so that the position repeats. */
export function shuffle(step: LockStep, fen: string, rounds: number): LineShowing | null {
  if (!step.start(fen)) return null;
  const here = step.look();
  if (here.showing !== null || here.isOver) return null;
  for (const one of here.moves.filter(isReversible).slice(0, BEGINNINGS)) {
    if (!step.start(fen) || !step.play(one)) continue;
    const answers = step.look().moves.filter(isReversible).slice(0, BEGINNINGS);
    for (const two of answers) {
      const shown = repeat(step, fen, [one, two, reversedMove(one), reversedMove(two)], rounds);
      if (shown === 'no such moves') continue;
      if (shown !== null) return shown;
      // Other answers would show the same, unless they give check or attack something.
      break;
    }
  }
  return null;
}

function isReversible(move: string): boolean {
  return reversedMove(move) !== '' && !move.startsWith(reversedMove(move));
}

function repeat(
  step: LockStep,
  fen: string,
  cycle: readonly string[],
  rounds: number,
): LineShowing | null | 'no such moves' {
  if (!step.start(fen)) return 'no such moves';
  for (let round = 0; round < rounds; round++) {
    for (const move of cycle) {
      if (!step.play(move)) return round === 0 ? 'no such moves' : null;
      const { isOver, showing } = step.look();
      if (showing !== null || isOver) return showing;
    }
  }
  return null;
}

/** The length of the longest random game in plies. */
const PLIES = 80;

/** Plays a random game in which pieces sometimes move back. */
export function playAtRandom(step: LockStep, fen: string, seed: string): LineShowing | null {
  const random = randomNumbers(seed);
  if (!step.start(fen)) return null;
  const played: string[] = [];
  while (played.length < PLIES && !step.isSpent()) {
    const { isOver, moves, showing } = step.look();
    if (showing !== null || isOver) return showing;
    const back = reversedMove(played.at(-2) ?? '');
    const wantsBack = random() < 0.2;
    const any = moves[Math.floor(random() * moves.length)];
    const move = wantsBack && moves.includes(back) ? back : any;
    if (move === undefined || !step.play(move)) return null;
    played.push(move);
  }
  return null;
}

/**
 * The first difference found, but one without a draw is preferred: a draw may only be due to the few pieces left.
 */
export function bestOf(probes: readonly (() => LineShowing | null)[]): LineShowing | null {
  let drawn: LineShowing | null = null;
  for (const probe of probes) {
    const showing = probe();
    if (showing === null) continue;
    if (!hasDraw(showing)) return showing;
    drawn ??= showing;
  }
  return drawn;
}

function hasDraw(showing: LineShowing): boolean {
  if (showing.kind !== 'result' || showing.line.moves.length > 1) return false;
  return showing.first === 'draw' || showing.second === 'draw';
}

/** The number of positions to examine for something better after a draw was found. */
const MORE_POSITIONS = 60;

/** Runs a probe on positions with few pieces. */
export function amongFewPieces(
  played: Played,
  positions: number,
  wishes: Wishes,
  probe: (fen: string) => LineShowing | null,
): LineShowing | null {
  const random = randomNumbers(`few pieces ${wishes.focus ?? ''} ${wishes.counter}`);
  let drawn: LineShowing | null = null;
  for (let left = positions; left > 0; left--) {
    const fen = sparsePosition(played, random, wishes);
    const showing = fen === null ? null : probe(fen);
    if (showing === null) continue;
    if (!hasDraw(showing)) return showing;
    if (drawn === null) left = Math.min(left, MORE_POSITIONS);
    drawn ??= showing;
  }
  return drawn;
}

/** The start position as its game writes it; null if it cannot be set up. */
export function startFen({ reach: { compiled, start } }: Played): string | null {
  return start === null ? null : printFen(compiled, start);
}
