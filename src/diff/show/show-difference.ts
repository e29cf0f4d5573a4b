import { compileGame } from '../../play/move-api.js';
import type { CompiledGame } from '../../play/compiled-game.js';
import type { Mechanic } from '../../play/mechanic.js';
import { MECHANICS } from '../../play/mechanics.js';
import type { Candidate } from '../candidate.js';
import type { Played } from '../piece-moves.js';
import type { PlayedPair } from '../played-pair.js';
import { lockStep, type LockStep } from './lock-step.js';
import { withEnding } from './goes-on.js';
import type { LineShowing } from '../difference.js';
import { isEqualShowing, makeSmall } from './make-small.js';
import {
  amongFewPieces,
  bestOf,
  followWitness,
  lookAround,
  playAtRandom,
  shuffle,
  startFen,
} from './probes.js';

/** A position that shows a difference. */
interface Shown {
  readonly showing: LineShowing;
  /** Whether the original games differ there in the same way. */
  readonly holdsAsIs: boolean;
}

/** How much to try before giving up on a difference. */
export interface Effort {
  /** Positions with few pieces for each search. */
  readonly positions: number;
  /** Random games from the start position. */
  readonly games: number;
  /** Moves that one search may list. Positions with many moves use them up sooner. */
  readonly moves: number;
}

export const USUAL_EFFORT: Effort = { positions: 300, games: 8, moves: 300_000 };

const ALL_MECHANICS: readonly Mechanic[] = MECHANICS;

/**
 * A simple position in which one thing alone makes a difference; null if none was found. The thing is copied from the second game to the
 * first or, if that shows nothing, from the first to the second.
 */
export function showCandidate(
  { first, second }: PlayedPair,
  candidate: Candidate,
  effort: Effort,
): Shown | null {
  const [one, two] = [first.reach.compiled, second.reach.compiled];
  const changed = candidate.take(first.game, second.game);
  const restored = candidate.take(second.game, first.game);
  return (
    (changed === first.game
      ? null
      : showBetween(first, one, compileGame(changed), candidate, effort, [one, two])) ??
    (restored === second.game
      ? null
      : showBetween(second, compileGame(restored), two, candidate, effort, [one, two]))
  );
}

/** Searches the positions of `played` for one in which two games differ. */
function showBetween(
  played: Played,
  first: CompiledGame,
  second: CompiledGame,
  candidate: Candidate,
  effort: Effort,
  whole: readonly [CompiledGame, CompiledGame],
): Shown | null {
  const step = lockStep(first, second, effort.moves);
  const found = search(played, [first, second], candidate, step, effort);
  if (found === null) return null;
  const small = simplified(played, lockStep(first, second, effort.moves), found);
  const asIs = lockStep(...whole, effort.moves).after(small.line);
  return {
    showing: withEnding(first, second, small),
    holdsAsIs: asIs !== null && isEqualShowing(asIs, small),
  };
}

/** A position in which two games differ for any reason; null if none was found. */
export function showAnything({ first, second }: PlayedPair, effort: Effort): LineShowing | null {
  const [one, two] = [first.reach.compiled, second.reach.compiled];
  for (const played of [first, second]) {
    const step = lockStep(one, two, effort.moves);
    const found = searchAnywhere(played, null, step, effort);
    if (found !== null) return simplified(played, lockStep(one, two, effort.moves), found);
  }
  return null;
}

/** Simplifies the position, unless it is the start position or follows it after moves back and forth, which is clearest. */
function simplified(first: Played, step: LockStep, showing: LineShowing): LineShowing {
  if (showing.line.fen === first.game.startFen) return showing;
  const start = startFen(first);
  const isAtStart = showing.line.fen === start && isShort(showing.line.moves);
  return isAtStart ? showing : makeSmall(step, showing);
}

function isShort(moves: readonly string[]): boolean {
  return moves.length <= 1 || new Set(moves).size <= 4;
}

function search(
  played: Played,
  compiled: readonly [CompiledGame, CompiledGame],
  { about, focus }: Candidate,
  step: LockStep,
  effort: Effort,
): LineShowing | null {
  const rule = about.kind === 'rule' ? about.rule : null;
  const mechanic = ALL_MECHANICS.find(({ name }) => name === rule);
  const rules = compiled.map(({ tables }) => tables.game.rules);
  const folds = rules.map(({ nFoldRule }) => nFoldRule);
  const counts = rules.map(({ nMoveRule }) => nMoveRule).filter((count) => count > 0);
  const isRepetition = rule === 'repetition' || rule === 'repetitionProhibited';
  return bestOf([
    () => (isRepetition ? searchRepetitions(played, folds, step, effort) : null),
    () => (rule === 'n-move' ? searchCounts(played, counts, step, effort) : null),
    ...(mechanic?.witnesses ?? []).map((witness) => () => followWitness(step, witness)),
    () => searchAnywhere(played, focus, step, effort),
  ]);
}

/** Searches moves back and forth: from the start position, then with few pieces, where they may give check. */
function searchRepetitions(
  first: Played,
  folds: readonly number[],
  step: LockStep,
  { positions }: Effort,
): LineShowing | null {
  const rounds = Math.min(8, Math.max(...folds, 3)) + 1;
  const start = startFen(first);
  const atStart = start === null ? null : shuffle(step, start, rounds);
  return (
    atStart ??
    amongFewPieces(first, positions, { focus: null, counter: 0 }, (fen) =>
      shuffle(step, fen, rounds),
    )
  );
}

/** Searches positions just before the move counter reaches its limit. */
function searchCounts(
  first: Played,
  counts: readonly number[],
  step: LockStep,
  { positions }: Effort,
): LineShowing | null {
  for (const count of counts.toSorted((a, b) => a - b)) {
    const wishes = { focus: null, counter: 2 * count - 1 };
    const probe = (fen: string): LineShowing | null => lookAround(step, fen);
    const showing = amongFewPieces(first, positions, wishes, probe);
    if (showing !== null) return showing;
  }
  return null;
}

/** Searches the start position and positions with few pieces, each with all its moves, and then random games. */
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
