import { inUse } from '../acting.js';
import { facesKing, nextKing, strideBetween } from '../facing.js';
import type { Hooks, Marks, Mechanic } from '../mechanic.js';
import { otherSide, sideOf, type Side } from '../piece-code.js';
import type { Position } from '../position.js';

/** Two kings may not face each other on an open file or rank. */
export const facingKings = {
  name: 'facing-kings',
  claims: ['flyingGeneral'],
  appliesTo: inUse('flyingGeneral'),
  compile: (): Hooks => ({ exposure: { exposes, mark } }),
  witnesses: [
    {
      game: 'parent = xiangqi',
      fen: '4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1',
      legal: ['d1d2'],
      illegal: ['d1e1'],
    },
    {
      game: 'parent = xiangqi',
      fen: '4k4/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1',
      legal: ['e6e7'],
      illegal: ['e6d6'],
    },
    // A side with two kings: neither may be faced.
    {
      game: 'parent = chess\nflyingGeneral = true',
      fen: '3k4/8/8/4K3/8/8/8/4K3 b - - 0 1',
      legal: ['d8c8'],
      illegal: ['d8e8'],
    },
    // A capture en passant may leave the kings facing each other.
    {
      game: 'parent = chess\nflyingGeneral = true',
      fen: '4k3/3p4/8/4P3/8/8/4K3/8 b - - 0 1',
      moves: ['d7d5'],
      legal: ['e5d6', 'e5e6'],
    },
    {
      game: 'parent = chess\nflyingGeneral = true\ncustomPiece1 = a:mWcF\nenPassantTypes = pa',
      fen: '4k3/3p4/8/4A3/8/8/4K3/8 b - - 0 1',
      moves: ['d7d5'],
      legal: ['e5d6', 'e5e6'],
      illegal: ['e5f5'],
    },
  ],
} as const satisfies Mechanic;

function exposes(position: Position, king: number, side: Side): boolean {
  return facesKing(position, king, otherSide(side));
}

function mark(position: Position, king: number, side: Side, marks: Marks): boolean {
  const them = otherSide(side);
  let exposed = false;
  const first = position.kingSquare[them] ?? -1;
  for (let enemy = first; enemy >= 0; enemy = nextKing(position, them, enemy))
    if (markBetween(position, king, enemy, side, marks)) exposed = true;
  return exposed;
}

/** Whether the kings face each other. A single friendly piece between them is marked, because it may not leave. */
function markBetween(
  position: Position,
  king: number,
  enemy: number,
  side: Side,
  marks: Marks,
): boolean {
  const stride = strideBetween(position, king, enemy);
  if (stride === 0) return false;
  let blocker = -1;
  let pieces = 0;
  for (let square = king + stride; square !== enemy; square += stride) {
    if (position.board[square] === 0) continue;
    blocker = square;
    pieces += 1;
  }
  if (pieces === 0) return true;
  if (pieces === 1 && sideOf(position.board[blocker] ?? 0) === side) {
    marks.from[blocker] = marks.now;
    marks.any = true;
  }
  return false;
}
