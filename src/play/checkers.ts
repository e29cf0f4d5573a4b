import { attackersOf } from './attack.js';
import type { Move } from '../ir/movement.js';
import { otherSide, typeOf } from './piece-code.js';
import type { Position } from './position.js';

const found = new Int32Array(256);

/** The types of the pieces that give check to the side to move. Slow: meant for the positions of a game, not of a search. */
export function typesOfCheckers(position: Position): readonly number[] {
  const king = position.kingSquare[position.turn] ?? -1;
  if (king < 0) return [];
  const count = attackersOf(position, king, otherSide(position.turn), found);
  return [...found.subarray(0, count)].map((square) => typeOf(position.board[square] ?? 0));
}

/**
 * Whether a second king may be dropped on any unattacked square even if the first stays in check. The engine allows it out of check and if a
 * checking piece hops, is lame or rides like a knight. Otherwise the drop must stop the check.
 */
export function mayIgnoreKing(position: Position): boolean {
  const { pieces } = position.tables.game;
  const checkers = typesOfCheckers(position);
  return (
    checkers.length === 0 ||
    checkers.some((type) => pieces[type]?.movement.some(goesAround) === true)
  );
}

function goesAround(move: Move): boolean {
  if (move.modality !== 'capture') return false;
  const { kind } = move;
  if (kind !== 'ride') return kind === 'hop' || kind === 'lame-leap';
  return move.lame.length > 0 || Math.abs(move.step.dx * move.step.dy) > 1;
}
