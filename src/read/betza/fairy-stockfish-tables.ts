import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { allDirections, type Vector } from '../../ir/movement.js';
import { vectorKey } from './fairy-stockfish-directions.js';
import type { EngineEntry, EngineTable } from './fairy-stockfish-scan.js';
import { lamePath } from './lame-path.js';
import { leapBy, lameLeapBy, rideBy, type Shape } from './shapes.js';

/** More steps than fit on any board. */
const LONGEST_LINE = MAX_BOARD_SIDE - 1;

/** A direction and its limit. The last entry for a direction wins. */
interface Limited {
  readonly direction: Vector;
  readonly limit: number;
}
type Tables = Readonly<Record<EngineTable, Map<number, Limited>>>;

/**
 * The moves of one modality, either initial or not, as the engine generates them. It looks up all leaps and the whole attack tables of the rider
 * types that occur, then keeps the squares that any entry reaches on an empty board. An entry of one type therefore widens a limited entry of another
 * type on the same line.
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

/** All squares that any entry reaches on an empty board, whatever its type. */
export function reachedVectors(entries: readonly EngineEntry[]): readonly Vector[] {
  return [...reachedOnEmptyBoard(fillTables(entries)).values()];
}

/** Splits the entries as the engine's tables do: quiet moves, captures, quiet initial moves. */
export function byMoveType(entries: readonly EngineEntry[]): readonly (readonly EngineEntry[])[] {
  const always = entries.filter((entry) => !entry.initial);
  return [
    always.filter((entry) => entry.quiet),
    always.filter((entry) => entry.capture),
    entries.filter((entry) => entry.initial && entry.quiet),
  ];
}

/** Entries that a later entry overwrites, wholly or partly, in one of the engine's tables. */
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

/** The squares of all entries, as vectors. The engine follows no line with steps longer than two squares. */
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

/** The steps that a slider takes on an empty board. Zero if one step is longer than two squares. */
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

/** The squares of `reachedOnEmptyBoard` on one line. Bit k stands for the k-th square from the origin. */
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

/** Whether `reachedOnEmptyBoard` contains the vector. */
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

/** How many steps make up a vector. 0 if it is not on their line. */
function multipleOf(step: Vector, { dx, dy }: Vector): number {
  const count = step.dx === 0 ? dy / step.dy : dx / step.dx;
  const isOnLine = count * step.dx === dx && count * step.dy === dy;
  return isOnLine && count >= 1 && Number.isInteger(count) ? count : 0;
}

/** A table of the engine: all lines of a rider or hopper, or all leaps of one type of lame leaper. */
interface Lookup {
  readonly kind: 'ride' | 'cannon' | 'grasshopper' | 'lame-leap';
  readonly directions: readonly Vector[];
}

const VERTICAL = allDirections(0, 1).filter(({ dx }) => dx === 0);
const HORIZONTAL = allDirections(0, 1).filter(({ dy }) => dy === 0);
const DIAGONAL = allDirections(1, 1);
const KNIGHT = allDirections(1, 2);
/** Directions that the engine looks up together, as soon as an entry has one of them. */
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

/** The moves of a table, limited to the reached squares. */
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

/** Whether the k-th square of a line is reached. */
function isKept(reached: number, k: number): boolean {
  return ((reached >> k) & 1) === 1;
}

/** A move to the k-th square of a line that needs exactly one occupied square on the way, the given one. */
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
