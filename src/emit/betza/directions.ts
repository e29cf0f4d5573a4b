import type { Dialect } from '../../catalog/betza/dialects.js';
import { offsetKey } from '../../ir/elementary-move.js';
import { readGroup } from './read-group.js';

/** The directions of one type of step, and the atom that shows which of them a prefix selects. */
export interface Compass {
  readonly atom: 'W' | 'F' | 'N' | 'K';
  /** The prefix of each single direction. */
  readonly singles: readonly string[];
  /** Prefixes for several directions, the better ones first. They include only prefixes that all programs read alike (measured). */
  readonly several: readonly string[];
}

export const ORTHOGONAL: Compass = {
  atom: 'W',
  singles: ['f', 'b', 'l', 'r'],
  several: ['v', 's', 'fl', 'fr', 'bl', 'br', 'fs', 'bs', 'lv', 'rv'],
};

export const DIAGONAL: Compass = {
  atom: 'F',
  singles: ['fl', 'fr', 'bl', 'br'],
  several: ['f', 'b', 'l', 'r', 'flbr', 'frbl'],
};

const OBLIQUE_SINGLES = ['lf', 'rf', 'fl', 'fr', 'bl', 'br', 'lb', 'rb'];
const OBLIQUE_GROUPS = ['fs', 'bs', 'lv', 'rv', 'fh', 'bh', 'lh', 'rh', 'hl', 'hr'];

export const OBLIQUE: Compass = {
  atom: 'N',
  singles: OBLIQUE_SINGLES,
  several: [
    ...['f', 'b', 'l', 'r', 'v', 's'],
    ...OBLIQUE_GROUPS,
    ...pairs([...['ff', 'bb', 'll', 'rr'], ...OBLIQUE_SINGLES, ...OBLIQUE_GROUPS]),
  ],
};

/** The directions of both `ORTHOGONAL` and `DIAGONAL`. It has no prefixes, because each program reads them differently. */
export const ROYAL: Compass = {
  atom: 'K',
  singles: [...ORTHOGONAL.singles, ...DIAGONAL.singles],
  several: [],
};

function pairs(prefixes: readonly string[]): string[] {
  return prefixes.flatMap((first, index) =>
    prefixes.slice(index + 1).map((second) => first + second),
  );
}

/** A set of directions of a compass: bit i is `singles[i]`. */
export type Directions = number;

/** Which directions a prefix selects. */
interface PrefixRow {
  readonly prefix: string;
  readonly directions: Directions;
}

/** By compass atom and dialect. */
const tables = new Map<string, readonly PrefixRow[]>();

/** One prefix for every set of directions that has one in the dialect; '' selects all. Found once, by reading each prefix back. */
export function prefixTable(compass: Compass, dialect: Dialect): readonly PrefixRow[] {
  const key = `${compass.atom} ${dialect}`;
  const table = tables.get(key) ?? makeTable(compass, dialect);
  tables.set(key, table);
  return table;
}

function makeTable(compass: Compass, dialect: Dialect): readonly PrefixRow[] {
  const everyDirection = { prefix: '', directions: (1 << compass.singles.length) - 1 };
  if (compass === ROYAL) return [everyDirection];
  const squaresOf = (prefix: string): readonly number[] =>
    readGroup(`${prefix}m${compass.atom}`, dialect).flatMap((move) =>
      move.kind === 'leap' ? offsetKey(move.vector) : [],
    );
  const bits = new Map<number, Directions>();
  compass.singles.forEach((prefix, index) => {
    for (const square of squaresOf(prefix)) bits.set(square, 1 << index);
  });
  const rows = new Map<Directions, PrefixRow>([[everyDirection.directions, everyDirection]]);
  for (const prefix of [...compass.singles, ...compass.several]) {
    const directions = squaresOf(prefix).reduce((set, square) => set | (bits.get(square) ?? 0), 0);
    if (directions !== 0 && !rows.has(directions)) rows.set(directions, { prefix, directions });
  }
  return [...rows.values()];
}
