import { inUse } from '../acting.js';
import { facesKing, isBikjang } from '../facing.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, EN_PASSANT, fromOf, isPass, kindOf, toOf } from '../move.js';
import { otherSide } from '../piece-code.js';
import type { Position } from '../position.js';

/** If the kings face each other (bikjang), the next player separates them, or passes and thereby offers a draw. */
export const bikjang = {
  name: 'bikjang',
  claims: ['bikjangRule'],
  appliesTo: inUse('bikjangRule'),
  compile: (): Hooks => ({ exempts, permits }),
  witnesses: [
    {
      game: 'parent = janggi',
      fen: '4k4/9/9/9/9/9/9/4P4/9/4K4 b - - 0 1',
      legal: ['e10e9', 'e10d10'],
    },
    {
      game: 'parent = janggi',
      fen: '4k4/9/9/9/r8/9/9/9/9/4K4 b - - 0 1',
      legal: ['e10e10', 'a6e6', 'e10d10'],
      illegal: ['a6a5', 'e10e9'],
    },
    // A capture en passant does not separate the kings, but is allowed.
    {
      game: 'parent = chess\nbikjangRule = true',
      fen: '8/k2p3K/8/4P3/8/8/8/8 b - - 0 1',
      moves: ['d7d5'],
      legal: ['e5d6', 'h7h8'],
      illegal: ['e5e6'],
    },
  ],
} as const satisfies Mechanic;

/** Passing is allowed even in check. */
function exempts(position: Position, move: number): boolean {
  return isPass(move) && isBikjang(position);
}

function permits(position: Position, move: number): boolean {
  // The engine does not test captures en passant.
  if (isPass(move) || kindOf(move) === EN_PASSANT || !isBikjang(position)) return true;
  const { board, turn, kingSquare } = position;
  const king = kingSquare[turn] ?? -1;
  const to = toOf(move);
  const from = fromOf(move);
  const isDrop = kindOf(move) === DROP;
  const moved = isDrop ? 1 : (board[from] ?? 0);
  const there = board[to] ?? 0;
  if (!isDrop) board[from] = 0;
  board[to] = moved;
  const face = facesKing(position, from === king && !isDrop ? to : king, otherSide(turn));
  board[to] = there;
  if (!isDrop) board[from] = moved;
  return !face;
}
