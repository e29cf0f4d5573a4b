import {
  anything,
  EFFECTS,
  offsetKey,
  type ElementaryMove,
  type Occupancy,
} from './compare-elements.js';

/** Beyond so many for one target only implied moves are dropped, and no demands are merged. */
const MOST_MERGED = 64;

/** True if `general` may be played whenever `special` may, to the same effect. */
export function implies(general: ElementaryMove, special: ElementaryMove): boolean {
  if (!general.needs.every((need) => special.needs.includes(need))) return false;
  for (const [key, allowed] of general.demands) {
    if ((demandOf(special, key) & ~allowed) !== 0) return false;
  }
  return true;
}

/**
 * All the most general moves that a set of moves of one effect to one target comes to: implied ones dropped, demands
 * that complete each other merged (`if empty` and `if occupied` make no demand), until nothing new follows.
 * These are the prime implicants of the set as a function of the board, so they do not depend on how it was written.
 */
export function mostGeneral(moves: readonly ElementaryMove[]): readonly ElementaryMove[] {
  const dropped = dropImplied(moves);
  let primes = dropped;
  for (;;) {
    const fresh = mergedPairs(primes);
    if (fresh.length === 0) return [...primes].sort(compareElements);
    primes = dropImplied([...primes, ...fresh]);
    if (primes.length > MOST_MERGED) return [...dropped].sort(compareElements);
  }
}

/** The moves that no other implies; of equal ones the first. */
export function dropImplied(moves: readonly ElementaryMove[]): ElementaryMove[] {
  const kept: ElementaryMove[] = [];
  for (const move of [...moves].sort((a, b) => strictness(a) - strictness(b))) {
    if (!kept.some((general) => implies(general, move))) kept.push(move);
  }
  return kept;
}

/** Less than that of every other move that it implies: grows with each need and each thing that may not stand somewhere. */
function strictness({ needs, demands }: ElementaryMove): number {
  let strictness = needs.length;
  for (const allowed of demands.values()) strictness += 5 - bitCount(allowed);
  return strictness;
}

function bitCount(set: Occupancy): number {
  return [1, 2, 4, 8].filter((bit) => (set & bit) !== 0).length;
}

function mergedPairs(moves: readonly ElementaryMove[]): ElementaryMove[] {
  const fresh: ElementaryMove[] = [];
  moves.forEach((a, index) => {
    for (const b of moves.slice(0, index)) {
      for (const merged of mergers(a, b)) {
        if (![...moves, ...fresh].some((known) => implies(known, merged))) fresh.push(merged);
      }
    }
  });
  return fresh;
}

/** What follows from two moves together: on one square either's demand will do, on all others both must hold. */
function mergers(a: ElementaryMove, b: ElementaryMove): ElementaryMove[] {
  const keys = [...new Set([...a.demands.keys(), ...b.demands.keys()])];
  const opposed = keys.filter((key) => (demandOf(a, key) & demandOf(b, key)) === 0);
  if (opposed.length > 1) return [];
  const complementary = keys.filter((key) => {
    const either = demandOf(a, key) | demandOf(b, key);
    return either !== demandOf(a, key) && either !== demandOf(b, key);
  });
  return complementary
    .filter((square) => opposed.every((key) => key === square))
    .map((square) => {
      const demands = new Map<number, Occupancy>();
      for (const key of keys) {
        const joined =
          key === square
            ? demandOf(a, key) | demandOf(b, key)
            : demandOf(a, key) & demandOf(b, key);
        if (joined !== anything(a.target, key)) demands.set(key, joined);
      }
      return { ...a, needs: [...new Set([...a.needs, ...b.needs])].sort(), demands };
    });
}

function demandOf(move: ElementaryMove, key: number): Occupancy {
  return move.demands.get(key) ?? anything(move.target, key);
}

/** By effect, then from the near squares to the far, then by what is demanded. */
export function compareElements(a: ElementaryMove, b: ElementaryMove): number {
  return (
    EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) ||
    distance(a) - distance(b) ||
    offsetKey(b.target) - offsetKey(a.target) ||
    compareLists(a.takes.map(offsetKey), b.takes.map(offsetKey)) ||
    compareLists(a.needs, b.needs) ||
    compareLists(demandList(a), demandList(b))
  );
}

function distance({ target }: ElementaryMove): number {
  return target.dx ** 2 + target.dy ** 2;
}

function demandList({ demands }: ElementaryMove): number[] {
  return [...demands].sort(([a], [b]) => a - b).flat();
}

function compareLists<T extends number | string>(a: readonly T[], b: readonly T[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
