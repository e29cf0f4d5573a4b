import { stepFrom } from '../neighbours.js';
import type { Side } from '../piece-code.js';
import type { Tables } from '../tables/tables.js';
import type { XiangqiTypes } from './types.js';

const WAZIR = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const FERZ = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/**
 * The squares that a Xiangqi piece attacks if the board is occupied in a given way, by whichever side. Ignores the palace, the river and
 * whether a soldier has crossed it. Empty for other types.
 */
export function reachOf(
  tables: Tables,
  types: XiangqiTypes,
  type: number,
  side: Side,
  from: number,
  isOccupied: (square: number) => boolean,
): readonly number[] {
  if (type < 0) return [];
  if (type === types.rook) return WAZIR.flatMap(([dx, dy]) => slide(dx, dy, 0));
  if (type === types.cannon) return WAZIR.flatMap(([dx, dy]) => slide(dx, dy, 1));
  if (type === types.horse)
    return WAZIR.flatMap(([dx, dy]) => {
      const leg = stepFrom(tables, from, dx, dy);
      if (leg < 0 || isOccupied(leg)) return [];
      return [-1, 1].map((turn) =>
        stepFrom(tables, leg, dx === 0 ? turn : dx, dy === 0 ? turn : dy),
      );
    }).filter((square) => square >= 0);
  if (type === types.elephant)
    return FERZ.flatMap(([dx, dy]) => {
      const eye = stepFrom(tables, from, dx, dy);
      return eye < 0 || isOccupied(eye) ? [] : [stepFrom(tables, eye, dx, dy)];
    }).filter((square) => square >= 0);
  if (type === types.fers) return leaps(FERZ);
  if (type === types.soldier)
    return leaps(WAZIR.filter(([, dy]) => dy === 0 || dy === (side === 0 ? 1 : -1)));
  return [];

  function leaps(vectors: readonly (readonly [number, number])[]): readonly number[] {
    return vectors.map(([dx, dy]) => stepFrom(tables, from, dx, dy)).filter((to) => to >= 0);
  }

  /** The squares along a line behind a number of hurdles, up to and including the next piece. */
  function slide(dx: number, dy: number, hurdles: number): readonly number[] {
    const reached: number[] = [];
    let passed = 0;
    for (
      let square = stepFrom(tables, from, dx, dy);
      square >= 0 && passed <= hurdles;
      square = stepFrom(tables, square, dx, dy)
    ) {
      if (passed === hurdles) reached.push(square);
      if (isOccupied(square)) passed += 1;
    }
    return reached;
  }
}
