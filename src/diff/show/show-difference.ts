import { compileGame } from '../../play/core.js';
import type { Machine } from '../../play/machine.js';
import type { Mechanic } from '../../play/mechanic.js';
import { MECHANICS } from '../../play/mechanics.js';
import type { Candidate } from '../candidate.js';
import type { Played } from '../piece-moves.js';
import { lockStep, type LockStep } from './lock-step.js';
import { withEnding } from './goes-on.js';
import type { LineShowing } from '../difference.js';
import { isSameShowing, makeSmall } from './make-small.js';
import {
  amongFewPieces,
  followWitness,
  lookAround,
  playAtRandom,
  shuffle,
  startFen,
} from './probes.js';

/** What a difference was shown by. */
export interface Shown {
  readonly showing: LineShowing;
  /** Whether the two games themselves part there in the same way. */
  readonly holdsAsIs: boolean;
}

/** How much is tried before a difference is given up. */
export interface Effort {
  /** Positions of few pieces for each way to look at them. */
  readonly positions: number;
  /** Random games from the start. */
  readonly games: number;
}

export const USUAL_EFFORT: Effort = { positions: 400, games: 12 };

const ALL_MECHANICS: readonly Mechanic[] = MECHANICS;

/** A position in which one thing alone makes a difference, made small; null: none was found. */
export function showCandidate(
  first: Played,
  second: Machine,
  candidate: Candidate,
  effort: Effort,
): Shown | null {
  const { machine } = first.reach;
  const changed = compileGame(candidate.changed);
  const step = lockStep(machine, changed);
  const found = search(first, candidate, step, effort);
  if (found === null) return null;
  const showing = withoutHaste(first, step, found);
  const whole = lockStep(machine, second).after(showing.line);
  return {
    showing: withEnding(machine, changed, showing),
    holdsAsIs: whole !== null && isSameShowing(whole, showing),
  };
}

/** A position in which two games part, whatever the reason; null: none was found. */
export function showAnything(first: Played, second: Machine, effort: Effort): LineShowing | null {
  const step = lockStep(first.reach.machine, second);
  const found = searchAnywhere(first, null, step, effort);
  return found === null ? null : withoutHaste(first, step, found);
}

/** What is seen at the start of the game, or after moves to and fro from it, is seen best there. */
function withoutHaste(first: Played, step: LockStep, showing: LineShowing): LineShowing {
  if (showing.line.fen === first.game.startFen) return showing;
  const start = startFen(first);
  const isAtStart = showing.line.fen === start && isShort(showing.line.moves);
  return isAtStart ? showing : makeSmall(step, showing);
}

function isShort(moves: readonly string[]): boolean {
  return moves.length <= 1 || new Set(moves).size <= 4;
}

function search(
  first: Played,
  { about, changed, focus }: Candidate,
  step: LockStep,
  effort: Effort,
): LineShowing | null {
  const rule = about.kind === 'rule' ? about.rule : null;
  const mechanic = ALL_MECHANICS.find(({ name }) => name === rule);
  if (rule === 'repetition' || rule === 'repetitionProhibited') {
    const showing = searchRepetitions(first, changed.rules.nFoldRule, step, effort);
    if (showing !== null) return showing;
  }
  if (rule === 'n-move') {
    const showing = searchCounts(first, changed.rules.nMoveRule, step, effort);
    if (showing !== null) return showing;
  }
  for (const witness of mechanic?.witnesses ?? []) {
    const showing = followWitness(step, witness);
    if (showing !== null) return showing;
  }
  return searchAnywhere(first, focus, step, effort);
}

/** Moves to and fro: from the start, then with few pieces, where they may give check. */
function searchRepetitions(
  first: Played,
  otherFold: number,
  step: LockStep,
  { positions }: Effort,
): LineShowing | null {
  const rounds = Math.min(8, Math.max(first.game.rules.nFoldRule, otherFold, 3)) + 1;
  const start = startFen(first);
  const atStart = start === null ? null : shuffle(step, start, rounds);
  return (
    atStart ??
    amongFewPieces(first, positions, { focus: null, counter: 0 }, (fen) =>
      shuffle(step, fen, rounds),
    )
  );
}

/** Positions shortly before the count of moves is full. */
function searchCounts(
  first: Played,
  other: number,
  step: LockStep,
  { positions }: Effort,
): LineShowing | null {
  for (const count of [first.game.rules.nMoveRule, other].toSorted((a, b) => a - b)) {
    if (count === 0) continue;
    const wishes = { focus: null, counter: 2 * count - 1 };
    const probe = (fen: string): LineShowing | null => lookAround(step, fen);
    const showing = amongFewPieces(first, positions, wishes, probe);
    if (showing !== null) return showing;
  }
  return null;
}

/** The start, positions of few pieces with all that follows from each, and random games. */
function searchAnywhere(
  first: Played,
  focus: string | null,
  step: LockStep,
  { games, positions }: Effort,
): LineShowing | null {
  const start = startFen(first);
  const atStart = start === null ? null : lookAround(step, start);
  if (atStart !== null) return atStart;
  const probe = (fen: string): LineShowing | null => lookAround(step, fen);
  const sparse = amongFewPieces(first, positions, { focus, counter: 0 }, probe);
  if (sparse !== null || start === null) return sparse;
  for (let game = 0; game < games; game++) {
    const showing = playAtRandom(step, start, `game ${game}`);
    if (showing !== null) return showing;
  }
  return null;
}
