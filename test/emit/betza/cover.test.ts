import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestCover, type Candidate } from '../../../src/emit/betza/cover.js';

const PARTS = 6;
const ALL = (1n << BigInt(PARTS)) - 1n;

/** The cost of the cheapest cover, found by trying all sets of candidates; null if no set covers all parts. */
function leastCost(candidates: readonly Candidate[]): number | null {
  let least: number | null = null;
  for (let set = 0; set < 1 << candidates.length; set++) {
    const chosen = candidates.filter((_, index) => (set & (1 << index)) !== 0);
    const cost = chosen.reduce((sum, candidate) => sum + candidate.cost, 0);
    const covers = chosen.reduce((all, candidate) => all | candidate.covers, 0n);
    if (covers === ALL && (least === null || cost < least)) least = cost;
  }
  return least;
}

test('is the cheapest cover', () => {
  const candidate = fc.record({
    covers: fc.bigInt({ min: 0n, max: ALL }),
    cost: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 9 }), (candidates) => {
      const cover = cheapestCover(candidates, PARTS);
      expect(cover?.reduce((sum, { cost }) => sum + cost, 0) ?? null).toBe(leastCost(candidates));
      if (cover !== null) expect(cover.reduce((all, { covers }) => all | covers, 0n)).toBe(ALL);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test('keeps the order of the candidates, and prefers the earlier of equally cheap ones', () => {
  const [left, right, also] = [
    { covers: 0b01n, cost: 2, name: 'left' },
    { covers: 0b10n, cost: 1, name: 'right' },
    { covers: 0b01n, cost: 2, name: 'also left' },
  ];
  expect(cheapestCover([left, right, also], 2)).toEqual([left, right]);
  expect(cheapestCover([also, right, left], 2)).toEqual([also, right]);
});

test('is null if no candidate covers a part, and empty if there are no parts', () => {
  expect(cheapestCover([{ covers: 0b101n, cost: 1 }], 3)).toBe(null);
  expect(cheapestCover([], 0)).toEqual([]);
});
