import { printFen } from '../../play/notation/print-fen.js';
import { reversedMove } from '../../play/notation/uci.js';
import { randomNumbers } from '../../play/random-numbers.js';
import type { Witness } from '../../play/mechanic.js';
import type { Played } from '../piece-moves.js';
import type { LockStep } from './lock-step.js';
import type { LineShowing } from '../difference.js';
import { sparsePosition, type Wishes } from './sparse-positions.js';

/** Ways to come upon a position in which two games part. Each gives the first that it meets, or null. */

/** The position, and what each move leads to. */
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

/** A line that somebody thought of, looked at after each move. */
export function followWitness(step: LockStep, { fen, moves = [] }: Witness): LineShowing | null {
  if (!step.start(fen)) return null;
  for (const move of moves) {
    const { isOver, showing } = step.look();
    if (showing !== null || isOver) return showing;
    if (!step.play(move)) return null;
  }
  return step.look().showing;
}

/** Moves of each side that are tried as the beginning of moves back and forth. */
const BEGINNINGS = 16;

/** Both sides move back and forth, again and again: the same position comes back. */
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
      // One pair of moves is like any other, unless they give check or attack something.
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

/** Longest random game, in moves of one side. */
const PLIES = 80;

/** A game of random moves, some of them taken back on the board. */
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
 * The first that is met, but rather a game that goes on or is won than one that is drawn: that may be because little is left.
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

/** Positions that are looked at for something better once a draw was met. */
const MORE_POSITIONS = 60;

/** Positions with few pieces, and what a probe meets in them. */
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

/** The start position as its game writes it; null: it has none. */
export function startFen({ reach: { compiled, start } }: Played): string | null {
  return start === null ? null : printFen(compiled, start);
}
