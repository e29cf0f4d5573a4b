import type { Side } from '../../play/piece-code.js';
import { stepFrom } from '../../play/neighbours.js';
import { ANY_TYPE, oneOrAnyNumber } from '../../play/type-counts.js';
import { ofSide, regionTables, typesOrAll } from '../../play/tables/tables.js';
import { addAll } from '../../text/add-all.js';
import { pickOf, type PositionMaterial } from './position-material.js';

/** Squares that win when all are occupied by pieces of one of these types. */
interface Pattern {
  readonly squares: readonly number[];
  readonly types: readonly number[];
}

/** A random winning pattern for a side; null if the game has none or it does not fit on the board. */
export function patternOf(material: PositionMaterial, side: Side): Pattern | null {
  const { game } = material.compiled.tables;
  const { rules } = game;
  const connectors = typesOrAll(game, rules.connectPieceTypes);
  const types = material.pool[side].filter((type) => connectors[type] === 1);
  const steps = directionsOf(material);
  const makers: (() => Pattern | null)[] = [];
  if (rules.connectN > 0)
    makers.push(() =>
      withTypes(
        run(material, randomSquare(material), pickOf(material, steps), rules.connectN),
        types,
      ),
    );
  if (rules.collinearN > 0)
    makers.push(() =>
      withTypes(
        run(material, randomSquare(material), pickOf(material, steps), rules.collinearN),
        types,
      ),
    );
  if (rules.connectNxN > 0)
    makers.push(() => withTypes(square(material, randomSquare(material), rules.connectNxN), types));
  if (rules.connectRegion1.white.length > 0 || rules.connectRegion1.black.length > 0)
    makers.push(() => withTypes(chain(material, side, steps), types));
  if (rules.flagPieceCount > 1) makers.push(() => flags(material, side));
  return pickOf(material, makers)?.() ?? null;
}

type Step = readonly [dx: number, dy: number];

function directionsOf({ compiled }: PositionMaterial): readonly Step[] {
  const { rules } = compiled.tables.game;
  const straight: readonly Step[] = [
    ...(rules.connectHorizontal ? [[1, 0] as const] : []),
    ...(rules.connectVertical ? [[0, 1] as const] : []),
  ];
  return rules.connectDiagonal ? [...straight, [1, 1], [1, -1]] : straight;
}

function randomSquare({ compiled, pick }: PositionMaterial): number {
  return pick(compiled.tables.squares);
}

function withTypes(squares: readonly number[] | null, types: readonly number[]): Pattern | null {
  return squares === null ? null : { squares, types };
}

/** A line of squares in the direction of a step; null if it does not fit on the board. */
function run(
  { compiled: { tables } }: PositionMaterial,
  start: number,
  step: Step | undefined,
  length: number,
): readonly number[] | null {
  if (step === undefined) return null;
  const squares = [start];
  for (let at = start; squares.length < length;) {
    at = stepFrom(tables, at, ...step);
    if (at < 0) return null;
    squares.push(at);
  }
  return squares;
}

function square(
  material: PositionMaterial,
  corner: number,
  size: number,
): readonly number[] | null {
  const column = run(material, corner, [0, 1], size);
  const rows = column?.map((start) => run(material, start, [1, 0], size)) ?? [null];
  return rows.includes(null) ? null : rows.flatMap((row) => row ?? []);
}

/** A shortest path from the first region to the second. */
function chain(
  material: PositionMaterial,
  side: Side,
  steps: readonly Step[],
): readonly number[] | null {
  const { tables } = material.compiled;
  const { rules } = tables.game;
  const [starts, goals] = [rules.connectRegion1, rules.connectRegion2].map(
    (region) => regionTables(tables.game, region)[side],
  );
  const start = pickOf(
    material,
    [...(starts?.keys() ?? [])].filter((one) => starts?.[one] === 1),
  );
  if (start === undefined) return null;
  const around = steps.flatMap(([dx, dy]): readonly Step[] => [
    [dx, dy],
    [-dx, -dy],
  ]);
  const ways: (readonly number[])[] = [[start]];
  const seen = new Set([start]);
  for (const way of ways)
    for (const [dx, dy] of around) {
      const next = stepFrom(tables, way.at(-1) ?? start, dx, dy);
      if (next < 0 || seen.has(next)) continue;
      if (goals?.[next] === 1) return [...way, next];
      seen.add(next);
      ways.push([...way, next]);
    }
  return null;
}

/** Random squares of the flag region, as many as pieces are needed there. */
function flags(material: PositionMaterial, side: Side): Pattern | null {
  const { game } = material.compiled.tables;
  const { rules } = game;
  const [...region] = regionTables(game, rules.flagRegion)[side];
  const goal = [...region.keys()].filter((one) => region[one] === 1);
  const chosen: number[] = [];
  while (chosen.length < rules.flagPieceCount && goal.length > 0)
    addAll(chosen, goal.splice(material.pick(goal.length), 1));
  if (chosen.length < rules.flagPieceCount) return null;
  const type = oneOrAnyNumber(game, ofSide(rules.flagPiece, side));
  return { squares: chosen, types: type === ANY_TYPE ? material.pool[side] : [type] };
}
