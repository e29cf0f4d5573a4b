import { strideBetween } from '../facing.js';
import { otherSide, pieceCode, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import type { XiangqiTypes } from './types.js';

/** For each side, the squares of the pieces of either colour that stand between its king and an attacker. */
export type Pins = readonly [ReadonlySet<number>, ReadonlySet<number>];

/** An enemy piece that would give check if the squares of `way` were suitably occupied. */
interface Sniper {
  readonly square: number;
  readonly way: readonly number[];
  readonly hops: boolean;
}

/** Finds pins as the engine does: by rooks, cannons and horses. */
export function compilePins(types: XiangqiTypes): (position: Position) => Pins {
  return (position) => [pinsOf(position, types, 0), pinsOf(position, types, 1)];
}

function pinsOf(position: Position, types: XiangqiTypes, side: Side): ReadonlySet<number> {
  const king = position.kingSquare[side] ?? -1;
  const snipers = king < 0 ? [] : snipersOf(position, types, king, otherSide(side));
  const sliding = new Set(snipers.filter(({ hops }) => !hops).map(({ square }) => square));
  const pins = new Set<number>();
  for (const { way, hops } of snipers) {
    const blockers = way.filter((square) => position.board[square] !== 0);
    // Sliding snipers do not count as blockers, except for cannons, which need a hurdle.
    const counted = hops ? blockers : blockers.filter((square) => !sliding.has(square));
    if (counted.length === 1 || (hops && counted.length === 2))
      for (const square of counted) pins.add(square);
  }
  return pins;
}

function snipersOf(
  position: Position,
  types: XiangqiTypes,
  king: number,
  side: Side,
): readonly Sniper[] {
  const { board, tables, list, total } = position;
  const snipers: Sniper[] = [];
  const first = side * tables.squares;
  for (const square of list.subarray(first, first + (total[side] ?? 0))) {
    const code = board[square];
    const isA = (type: number): boolean => type >= 0 && code === pieceCode(type, side);
    if (isA(types.horse)) {
      const leg = legTo(position, square, king);
      if (leg >= 0 && board[leg] !== 0) snipers.push({ square, way: [leg], hops: false });
      continue;
    }
    if (!isA(types.rook) && !isA(types.cannon)) continue;
    const stride = strideBetween(position, king, square);
    if (stride === 0) continue;
    const way: number[] = [];
    for (let at = king + stride; at !== square; at += stride) way.push(at);
    const between = way.filter((at) => board[at] !== 0).length;
    const hops = isA(types.cannon);
    if (between !== (hops ? 1 : 0)) snipers.push({ square, way, hops });
  }
  return snipers;
}

/** The square that a horse crosses on its way to a square; -1 if the square is not a horse's move away. */
function legTo({ tables: { files } }: Position, from: number, to: number): number {
  const dx = (to % files) - (from % files);
  const dy = Math.floor(to / files) - Math.floor(from / files);
  if (Math.abs(dx) === 1 && Math.abs(dy) === 2) return from + Math.sign(dy) * files;
  if (Math.abs(dx) === 2 && Math.abs(dy) === 1) return from + Math.sign(dx);
  return -1;
}
