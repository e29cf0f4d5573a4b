import { listInWords } from '../../text/words.js';
import { contentOf } from './same-positions.js';
import type { PlacedRow, PositionReading } from '../../read/page/positions.js';

/** For each row of a picture, from the first, the rank of the whole board that it shows. Ranks are counted from 1. */
export type ShownRanks = readonly number[];

/**
 * Aligns the rows of a picture with the ranks of a whole board, in order, so that as few squares as possible differ. Null if the picture
 * does not have fewer rows, or if too many squares differ for a part of the same position.
 */
export function shownRanks(picture: PositionReading, whole: PositionReading): ShownRanks | null {
  const [rows, ranks] = [picture.rows, whole.rows];
  if (rows.length >= ranks.length || rows.length * 2 < ranks.length) return null;
  // costs[r][k]: the least number of squares in which the first r rows differ from r of the first k ranks.
  const costs: number[][] = [ranks.map(() => 0).concat(0)];
  for (const [index, row] of rows.entries()) {
    const before = costs[index] ?? [];
    const line = [Infinity];
    for (const [place, rank] of ranks.entries()) {
      const taken = (before[place] ?? Infinity) + differing(row, rank);
      line.push(Math.min(line[place] ?? Infinity, taken));
    }
    costs.push(line);
  }
  const least = costs[rows.length]?.[ranks.length] ?? Infinity;
  return least > MOST_DIFFERING ? null : ranksOf(costs, rows.length, ranks.length);
}

const MOST_DIFFERING = 2;

function differing(row: PlacedRow, rank: PlacedRow): number {
  if (row.cells.length !== rank.cells.length) return Infinity;
  return row.cells.filter((cell, column) => {
    const other = rank.cells[column];
    return other === undefined || contentOf(cell) !== contentOf(other);
  }).length;
}

/** Traces the cheapest alignment back; among equal ones, the rows get the ranks nearest to the first. */
function ranksOf(costs: readonly (readonly number[])[], rows: number, ranks: number): ShownRanks {
  const shown: number[] = [];
  let place = ranks;
  for (let row = rows; row > 0; row--) {
    while (place > row && costs[row]?.[place - 1] === costs[row]?.[place]) place--;
    shown.unshift(ranks - place + 1);
    place--;
  }
  return shown;
}

/** `rows 1-6 are ranks 9-4 and row 7 is rank 2`. */
export function rowsInWords(shown: ShownRanks): string {
  const runs: { first: number; rows: number }[] = [];
  for (const [index, rank] of shown.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && shown[index - 1] === rank + 1) run.rows += 1;
    else runs.push({ first: index, rows: 1 });
  }
  const words = runs.map(({ first, rows }) => {
    const [top, last] = [shown[first] ?? 0, first + rows - 1];
    return rows === 1
      ? `row ${first + 1} is rank ${top}`
      : `rows ${first + 1}-${last + 1} are ranks ${top}-${shown[last] ?? 0}`;
  });
  return listInWords(words);
}

/** The ranks that no row shows, highest first, in words. */
export function lostInWords(shown: ShownRanks, ranks: number): string {
  const lost = Array.from({ length: ranks }, (_, index) => ranks - index).filter(
    (rank) => !shown.includes(rank),
  );
  return lost.length === 1
    ? `rank ${lost[0] ?? 0} is lost`
    : `ranks ${listInWords(lost.map(String))} are lost`;
}
