import {
  anything,
  EFFECTS,
  MOST_OFFSETS,
  offsetKey,
  type ElementaryMove,
  type Occupancy,
} from './elementary-move.js';

/** If more moves than this lead to one target, implied moves are dropped but no demands are merged. */
const MOST_MERGED = 16;

/** The number of steps that may still be spent. */
interface Budget {
  left: number;
}

/** True if `general` is possible, with the same effect, whenever `special` is. */
export function implies(general: ElementaryMove, special: ElementaryMove): boolean {
  if (!general.needs.every((need) => special.needs.includes(need))) return false;
  for (const [key, allowed] of general.demands) {
    if ((demandOf(special, key) & ~allowed) !== 0) return false;
  }
  return true;
}

/**
 * The most general moves that follow from moves with one effect on one target. None of them implies another. Demands that complete each other
 * are merged (`if empty` and `if occupied` together demand nothing) until nothing new follows. These are the prime implicants of the moves as a
 * function of the board, so they do not depend on how the moves were written. If the budget runs out, the moves are returned unchanged.
 */
export function mostGeneral(
  distinct: readonly ElementaryMove[],
  budget: Budget,
): readonly ElementaryMove[] {
  if (distinct.length === 1) return distinct;
  let primes = distinct;
  let fresh: readonly ElementaryMove[] = distinct;
  while (primes.length <= MOST_MERGED && budget.left > 0) {
    fresh = mergedPairs(primes, new Set(fresh), budget);
    if (fresh.length === 0) return primes;
    primes = dropImplied([...primes, ...fresh]);
  }
  return distinct;
}

/** The moves that no other move implies. Of equal moves the first is kept. */
export function dropImplied(moves: readonly ElementaryMove[]): ElementaryMove[] {
  if (moves.length === 1) return [...moves];
  const kept: ElementaryMove[] = [];
  const ordered = moves.map((move) => ({ move, strictness: strictness(move) }));
  for (const { move } of ordered.sort((a, b) => a.strictness - b.strictness)) {
    if (!kept.some((general) => implies(general, move))) kept.push(move);
  }
  return kept;
}

/** A number that grows with each condition. A general move has a lower number than any special move that it covers. */
function strictness({ needs, demands }: ElementaryMove): number {
  let sum = needs.length;
  for (const allowed of demands.values()) sum += 5 - bitCount(allowed);
  return sum;
}

function bitCount(set: Occupancy): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1);
}

/** Moves that follow from pairs with at least one new move. Pairs of old moves have been tried before. */
function mergedPairs(
  moves: readonly ElementaryMove[],
  isFresh: ReadonlySet<ElementaryMove>,
  budget: Budget,
): ElementaryMove[] {
  const found: ElementaryMove[] = [];
  for (const [index, a] of moves.entries()) {
    const fresh = isFresh.has(a);
    for (const b of moves.slice(0, index)) {
      if (!fresh && !isFresh.has(b)) continue;
      budget.left -= 1;
      if (budget.left < 0) return found;
      if (areFarApart(a, b)) continue;
      budget.left -= a.demands.size + b.demands.size;
      for (const merged of mergers(a, b)) {
        budget.left -= moves.length + found.length + merged.demands.size;
        const isKnown = (known: ElementaryMove): boolean => implies(known, merged);
        if (!moves.some(isKnown) && !found.some(isKnown)) found.push(merged);
      }
    }
  }
  return found;
}

/** True if the moves contradict each other on two squares. Nothing follows from such a pair. */
function areFarApart(a: ElementaryMove, b: ElementaryMove): boolean {
  let opposed = 0;
  for (const [key, allowed] of a.demands) {
    const other = b.demands.get(key);
    if (other !== undefined && (allowed & other) === 0) opposed += 1;
    if (opposed > 1) return true;
  }
  return false;
}

/** The moves that follow from two moves together: on one square either demand is enough, on all others both must hold. */
function mergers(a: ElementaryMove, b: ElementaryMove): ElementaryMove[] {
  const keys = [...a.demands.keys()];
  for (const key of b.demands.keys()) if (!a.demands.has(key)) keys.push(key);
  const first = keys.map((key) => demandOf(a, key));
  const second = keys.map((key) => demandOf(b, key));
  // If the demands on a square exclude each other, only on that square can "either" be enough.
  const opposed = keys.findIndex((_, index) => (of(first, index) & of(second, index)) === 0);
  const merged: ElementaryMove[] = [];
  for (let square = 0; square < keys.length; square++) {
    if (opposed !== -1 && opposed !== square) continue;
    const either = of(first, square) | of(second, square);
    if (either === first[square] || either === second[square]) continue;
    const demands = new Map<number, Occupancy>();
    for (const [index, key] of keys.entries()) {
      const allowed = index === square ? either : of(first, index) & of(second, index);
      if (allowed !== anything(a.target, key)) demands.set(key, allowed);
    }
    merged.push({ ...a, needs: unionOf(a.needs, b.needs), demands });
  }
  return merged;
}

function of(demands: readonly Occupancy[], index: number): Occupancy {
  return demands[index] ?? 0;
}

function unionOf(a: readonly string[], b: readonly string[]): readonly string[] {
  return b.every((need) => a.includes(need)) ? a : [...new Set([...a, ...b])].sort();
}

function demandOf(move: ElementaryMove, key: number): Occupancy {
  return move.demands.get(key) ?? anything(move.target, key);
}

/** The sort key of an aim, ignoring captures on the way: by effect, then from near to far squares. */
export function orderOfAim({ effect, target }: ElementaryMove): number {
  const { dx, dy } = target;
  const place = (dx ** 2 + dy ** 2) * MOST_OFFSETS - offsetKey(target);
  return EFFECTS.indexOf(effect) * MOST_PLACES + place;
}

/** More than any value of `place`. */
const MOST_PLACES = 2048 * MOST_OFFSETS;

/** Compares moves with the same effect and target by the squares where they capture on the way. */
export function compareTakes(a: ElementaryMove, b: ElementaryMove): number {
  return compareLists(a.takes.map(offsetKey), b.takes.map(offsetKey));
}

/** Moves with one aim, sorted by needs, then by demands. */
export function sorted(moves: readonly ElementaryMove[]): readonly ElementaryMove[] {
  if (moves.length === 1) return moves;
  return moves
    .map((move) => ({ move, demands: demandsInOrder(move) }))
    .sort((a, b) => compareLists(a.move.needs, b.move.needs) || compareLists(a.demands, b.demands))
    .map(({ move }) => move);
}

/** Each square with what may stand there, in the order of the squares. */
function demandsInOrder({ demands }: ElementaryMove): readonly number[] {
  const keys = Int32Array.from(demands.keys()).sort();
  const list: number[] = [];
  for (const key of keys) list.push(key, demands.get(key) ?? 0);
  return list;
}

function compareLists<T extends number | string>(a: readonly T[], b: readonly T[]): number {
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
