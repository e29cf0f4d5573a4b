import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { allDirections, type Vector } from '../../ir/movement.js';
import { vectorKey } from './fairy-stockfish-directions.js';
import type { EngineEntry, EngineTable } from './fairy-stockfish-scan.js';
import { lamePath } from './lame-path.js';
import { leapBy, lameLeapBy, rideBy, type Shape } from './shapes.js';

/** More steps than any board has. */
const LONGEST_LINE = MAX_BOARD_SIDE - 1;

/** A direction and its limit; the last entry for a direction wins. */
interface Limited {
  readonly direction: Vector;
  readonly limit: number;
}
type Tables = Readonly<Record<EngineTable, Map<number, Limited>>>;

/**
 * The moves of one modality (and of one of initial, not initial), as the engine makes them: it looks up all leaps and
 * the whole attack tables of the rider types that occur, and keeps what some entry, of whatever kind, reaches on an
 * empty board. So a limited or partial entry is widened by another kind of entry on the same line.
 */
export function movesOfEntries(entries: readonly EngineEntry[]): readonly Shape[] {
  const tables = fillTables(entries);
  const leaps = [...tables.steps.values()].filter(({ limit }) => limit === 0);
  const leaping = new Set(leaps.map(({ direction }) => vectorKey(direction)));
  const shapes: Shape[] = leaps.map(({ direction }) => leapBy(direction));
  for (const lookup of lookups(tables))
    for (const shape of lookUp(lookup, tables))
      if (shape.kind !== 'lame-leap' || !leaping.has(vectorKey(shape.vector))) shapes.push(shape);
  return shapes;
}

/** All squares that some entry, of whatever kind, reaches on an empty board. */
export function reachedVectors(entries: readonly EngineEntry[]): readonly Vector[] {
  return [...reachedOnEmptyBoard(fillTables(entries)).values()];
}

/** The engine has tables for quiet moves, captures and quiet initial moves apart. */
export function apart(entries: readonly EngineEntry[]): readonly (readonly EngineEntry[])[] {
  const always = entries.filter((entry) => !entry.initial);
  return [
    always.filter((entry) => entry.quiet),
    always.filter((entry) => entry.capture),
    entries.filter((entry) => entry.initial && entry.quiet),
  ];
}

/** Entries that an entry further right overwrites, in whole or in part, in one of the engine's tables. */
export function overwrittenEntries(entries: readonly EngineEntry[]): readonly EngineEntry[] {
  return entries.filter((entry, index) =>
    entries
      .slice(index + 1)
      .some(
        (later) =>
          later.table === entry.table &&
          later.limit !== entry.limit &&
          later.directions.some((direction) =>
            entry.directions.some((other) => vectorKey(other) === vectorKey(direction)),
          ),
      ),
  );
}

function fillTables(entries: readonly EngineEntry[]): Tables {
  const tables: Tables = { steps: new Map(), slider: new Map(), hopper: new Map() };
  for (const { table, directions, limit } of entries) {
    for (const direction of directions)
      tables[table].set(vectorKey(direction), { direction, limit });
  }
  return tables;
}

/** The union of the squares of all entries, as vectors; the engine follows no line whose step is longer than two. */
function reachedOnEmptyBoard({ steps, slider, hopper }: Tables): ReadonlyMap<number, Vector> {
  const reached = new Map([...steps].map(([key, { direction }]) => [key, direction]));
  const addLine = (direction: Vector, most: number): void => {
    for (let k = 1; k <= most; k++) {
      const vector = times(k, direction);
      reached.set(vectorKey(vector), vector);
    }
  };
  for (const line of slider.values()) addLine(line.direction, longestSlide(line));
  for (const line of hopper.values()) addLine(line.direction, longestHop(line));
  return reached;
}

/** Steps that are followed on an empty board; none of a step longer than two. */
function longestSlide({ direction, limit }: Limited): number {
  return isLong(direction) ? 0 : limit || LONGEST_LINE;
}

function longestHop({ direction, limit }: Limited): number {
  if (isLong(direction)) return 0;
  return limit === 0 || limit === 1 ? LONGEST_LINE : Math.max(limit, 1);
}

function isLong({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) > 2;
}

/** The squares of `reachedOnEmptyBoard` on one line, the k-th from the origin as bit k. */
function reachedOnLine(step: Vector, { steps, slider, hopper }: Tables): number {
  let reached = 0;
  const add = (direction: Vector, most: number): void => {
    const stride = multipleOf(step, direction);
    if (stride === 0) return;
    const last = Math.min(LONGEST_LINE, most * stride);
    for (let k = stride; k <= last; k += stride) reached |= 1 << k;
  };
  for (const { direction } of steps.values()) add(direction, 1);
  for (const line of slider.values()) add(line.direction, longestSlide(line));
  for (const line of hopper.values()) add(line.direction, longestHop(line));
  return reached;
}

/** Is a vector one of those of `reachedOnEmptyBoard`? */
function isReached(vector: Vector, { steps, slider, hopper }: Tables): boolean {
  const isWithin = ({ direction }: Limited, most: number): boolean => {
    const count = multipleOf(direction, vector);
    return count > 0 && count <= most;
  };
  return (
    steps.has(vectorKey(vector)) ||
    [...slider.values()].some((line) => isWithin(line, longestSlide(line))) ||
    [...hopper.values()].some((line) => isWithin(line, longestHop(line)))
  );
}

/** How many steps a vector is long; 0 if it does not lie on their line. */
function multipleOf(step: Vector, { dx, dy }: Vector): number {
  const count = step.dx === 0 ? dy / step.dy : dx / step.dx;
  const isOnLine = count * step.dx === dx && count * step.dy === dy;
  return isOnLine && count >= 1 && Number.isInteger(count) ? count : 0;
}

/** A table of the engine: all lines of a rider or hopper, or all leaps of one kind of lame leaper. */
interface Lookup {
  readonly kind: 'ride' | 'cannon' | 'grasshopper' | 'lame-leap';
  readonly directions: readonly Vector[];
}

const VERTICAL = allDirections(0, 1).filter(({ dx }) => dx === 0);
const HORIZONTAL = allDirections(0, 1).filter(({ dy }) => dy === 0);
const DIAGONAL = allDirections(1, 1);
const KNIGHT = allDirections(1, 2);
/** Directions that one entry makes the engine look up together. */
const RIDER_LINES = [VERTICAL, HORIZONTAL, DIAGONAL, KNIGHT];
const HOPPER_LINES = [VERTICAL, HORIZONTAL, DIAGONAL];
const LAME_LEAPS = [allDirections(0, 2), KNIGHT, allDirections(2, 2), allDirections(2, 3)];

function* lookups({ steps, slider, hopper }: Tables): Generator<Lookup> {
  const isIn = (
    table: ReadonlyMap<number, Limited>,
    lines: readonly Vector[],
    want: (limit: number) => boolean,
  ): boolean =>
    lines.some((line) => {
      const entry = table.get(vectorKey(line));
      return entry !== undefined && want(entry.limit);
    });
  if ([...steps.values()].some(({ limit }) => limit !== 0))
    for (const directions of LAME_LEAPS) {
      if (isIn(steps, directions, (limit) => limit !== 0)) yield { kind: 'lame-leap', directions };
    }
  if (slider.size > 0)
    for (const directions of RIDER_LINES) {
      if (isIn(slider, directions, () => true)) yield { kind: 'ride', directions };
    }
  if (hopper.size > 0)
    for (const directions of HOPPER_LINES) {
      if (isIn(hopper, directions, (limit) => limit !== 1)) yield { kind: 'cannon', directions };
      if (isIn(hopper, directions, (limit) => limit === 1))
        yield { kind: 'grasshopper', directions };
    }
}

/** What is left of a table when only the reached squares are kept. */
function lookUp({ kind, directions }: Lookup, tables: Tables): readonly Shape[] {
  if (kind === 'lame-leap') {
    return directions
      .filter((vector) => isReached(vector, tables))
      .map((vector) => lameLeapBy(vector, lamePath(vector)));
  }
  return directions.flatMap((step) => {
    const reached = reachedOnLine(step, tables);
    let whole = 0;
    while (whole < LONGEST_LINE && isKept(reached, whole + 1)) whole += 1;
    const reach = whole === LONGEST_LINE ? 'edge' : whole;
    const beyondGap =
      reached >> (whole + 1) === 0
        ? []
        : numbers(whole + 1, LONGEST_LINE).filter((k) => isKept(reached, k));
    switch (kind) {
      case 'ride':
        return [
          ...(whole === 0 ? [] : [rideBy(step, reach)]),
          ...beyondGap.map((k) => lameLeapBy(times(k, step), lineBefore(k, step))),
        ];
      case 'cannon':
      case 'grasshopper': {
        const beyond = kind === 'cannon' ? 'edge' : 1;
        const hop: Shape = { kind: 'hop', step, hurdle: 'edge', beyond, reach };
        return [
          ...(whole < 2 ? [] : [hop]),
          ...beyondGap.flatMap((k) =>
            numbers(kind === 'cannon' ? 1 : k - 1, k - 1).map((hurdle) =>
              overHurdle(step, k, hurdle),
            ),
          ),
        ];
      }
    }
  });
}

/** Is the k-th square of a line among those reached? */
function isKept(reached: number, k: number): boolean {
  return ((reached >> k) & 1) === 1;
}

/** To the k-th square of a line if only the given one before it is occupied. */
function overHurdle(step: Vector, k: number, hurdle: number): Shape {
  const at = times(hurdle, step);
  const empty = lineBefore(k, step).filter((vector) => vectorKey(vector) !== vectorKey(at));
  return lameLeapBy(times(k, step), empty, [at]);
}

function lineBefore(k: number, step: Vector): readonly Vector[] {
  return numbers(1, k - 1).map((before) => times(before, step));
}

function times(k: number, { dx, dy }: Vector): Vector {
  return { dx: k * dx + 0, dy: k * dy + 0 };
}

/** The whole numbers from `least` to `most`. */
function numbers(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}
