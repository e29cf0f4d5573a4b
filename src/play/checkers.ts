import { attackersOf } from './attack.js';
import { otherSide, typeOf } from './piece-code.js';
import type { Position } from './position.js';

const found = new Int32Array(256);

/** Types of the pieces that give check to the side to move. Slow; for positions of a game, not of a search. */
export function typesOfCheckers(position: Position): readonly number[] {
  const king = position.kingSquare[position.turn] ?? -1;
  if (king < 0) return [];
  const count = attackersOf(position, king, otherSide(position.turn), found);
  return [...found.subarray(0, count)].map((square) => typeOf(position.board[square] ?? 0));
}
