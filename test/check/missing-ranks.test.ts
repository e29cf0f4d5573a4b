import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostInWords, rowsInWords, shownRanks } from '../../src/check/page/missing-ranks.js';
import { LETTERS_ALONE } from '../../src/read/page/piece-sets.js';
import type { PositionReading } from '../../src/read/page/positions.js';

/*
 * Pictures that lost some of their ranks: which are left is found again, and both are said in words from which they can be read.
 */

const span = { file: 'page.md', start: 0, end: 0 };

/** A position whose ranks, from the top, show these numbers in holes and squares; equal numbers look the same. */
function position(ranks: readonly number[]): PositionReading {
  const rows = ranks.map((number) => ({
    span,
    cells: Array.from({ length: 4 }, (_, bit) => ({
      symbol: null,
      isHole: ((number >> bit) & 1) === 1,
      span,
    })),
  }));
  return { set: LETTERS_ALONE, rows, problems: [] };
}

/** How many ranks a board has, and for each whether a picture shows it. At least half are shown, and one is lost. */
const losses = fc
  .array(fc.boolean(), { minLength: 2, maxLength: 12 })
  .filter((shown) => shown.includes(false) && 2 * shown.filter(Boolean).length >= shown.length);

/** All numbers between two, in either order. */
function between(from: number, to: number): readonly number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + step * index);
}

/** The ranks that a sentence gives to rows 1, 2, … */
function ranksIn(words: string): readonly number[] {
  const ranks: number[] = [];
  for (const [, row = '', lastRow, rank = '', lastRank = rank] of words.matchAll(
    /rows? (\d+)(?:-(\d+))? (?:is|are) ranks? (\d+)(?:-(\d+))?/g,
  )) {
    const rows = between(Number(row), Number(lastRow ?? row));
    const shown = between(Number(rank), Number(lastRank));
    expect([rows[0], rows.length]).toEqual([ranks.length + 1, shown.length]);
    expect(rows.length > 1).toBe(lastRow !== undefined);
    ranks.push(...shown);
  }
  return ranks;
}

test('the ranks that a picture shows', () => {
  fc.assert(
    fc.property(losses, (isShown) => {
      const count = isShown.length;
      const all = between(count, 1);
      const kept = all.filter((_, index) => isShown[index] === true);
      const shown = shownRanks(position(kept), position(all)) ?? [];
      expect(shown).toEqual(kept);
      const lost = all.filter((rank) => !kept.includes(rank));
      const words = lostInWords(shown, count);
      expect([...words.matchAll(/\d+/g)].map(Number)).toEqual(lost);
      expect(words).toMatch(lost.length === 1 ? /^rank \d+ is lost$/ : /^ranks .* are lost$/);
      expect(ranksIn(rowsInWords(shown))).toEqual(kept);
    }),
    { numRuns: 200 },
  );
});

test('of ranks that look the same, the first are shown', () => {
  const whole = position([1, 2, 0, 0, 0, 0, 2, 1]);
  expect(shownRanks(position([1, 2, 0, 0, 2, 1]), whole)).toEqual([8, 7, 6, 5, 2, 1]);
});

test('up to two squares may differ, and half of the ranks may be lost', () => {
  const whole = position([1, 2, 4, 8]);
  expect(shownRanks(position([1 + 8, 2 + 8]), whole)).toEqual([4, 3]);
  expect(shownRanks(position([1 + 8 + 4, 2 + 8]), whole)).toBeNull();
  expect(shownRanks(position([1]), whole)).toBeNull();
  expect(shownRanks(whole, whole)).toBeNull();
});
