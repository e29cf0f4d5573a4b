import { fromOf, kindOf, LOCUST, toOf, typeIn, WIDE_TYPE, type MoveCode } from './move.js';
import type { Tables } from './tables/tables.js';

/** The captures of a move along its path, encoded in its type field: below this value the number of a square, otherwise that of a set of squares. */
const SEVERAL = 256;
const MOST_SETS = WIDE_TYPE + 1 - SEVERAL;

/** The type field for these squares; -1 if the game has had more sets than a move can number. */
export function locustField(tables: Tables, from: number, taken: readonly number[]): number {
  const [first = -1, ...others] = taken;
  if (others.length === 0) return first;
  const { files, captureSets } = tables;
  const { numbers, vectors } = captureSets;
  const sorted = [...taken].sort((a, b) => a - b);
  const set = sorted.map((square) => {
    const dx = (square % files) - (from % files);
    return [dx, (square - from - dx) / files] as const;
  });
  const key = set.join(' ');
  const known = numbers.get(key);
  if (known !== undefined) return SEVERAL + known;
  if (vectors.length >= MOST_SETS) return -1;
  numbers.set(key, vectors.length);
  return SEVERAL + vectors.push(set) - 1;
}

/** Whether a move captures along its path. */
export function isLocust(move: MoveCode): boolean {
  return kindOf(move) >= LOCUST;
}

/** The squares where a move captures along its path, without its target. */
export function takenOnWay({ files, captureSets }: Tables, move: MoveCode): readonly number[] {
  if (!isLocust(move)) return [];
  const field = typeIn(move, WIDE_TYPE);
  if (field < SEVERAL) return [field];
  const from = fromOf(move);
  return (captureSets.vectors[field - SEVERAL] ?? []).map(([dx, dy]) => from + dy * files + dx);
}

/** Whether a move would capture an enemy on a square. */
export function takesAt(tables: Tables, move: MoveCode, square: number): boolean {
  return toOf(move) === square || (isLocust(move) && takenOnWay(tables, move).includes(square));
}
