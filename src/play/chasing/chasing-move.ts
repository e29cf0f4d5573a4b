import { DROP, fromOf, kindOf, toOf } from '../move.js';
import { isPiece, otherSide, pieceCode, sideOf, type Side } from '../piece-code.js';
import { CAPTURED, LAST_MOVE, stateAt, type Position } from '../position.js';
import type { Pins } from './pins.js';
import type { XiangqiTypes } from './types.js';

/** The last move, which may be a chase, and the position after it. Squares are numbers. */
export interface ChasingMove {
  readonly position: Position;
  readonly types: XiangqiTypes;
  /** The side to move, whose pieces may be chased. */
  readonly us: Side;
  readonly them: Side;
  /** For a drop, the square of the drop. */
  readonly from: number;
  readonly to: number;
  readonly hasCaptured: boolean;
  /** The square of our king; -1 if there is none. */
  readonly ownKing: number;
  readonly enemyKing: number;
  /** Our pieces that cannot leave the line to our king. */
  readonly pins: ReadonlySet<number>;
}

export function chasingMove(position: Position, types: XiangqiTypes, pins: Pins): ChasingMove {
  const { kingSquare, state, turn: us } = position;
  const at = stateAt(position);
  const last = state[at + LAST_MOVE] ?? 0;
  const to = toOf(last);
  const move = {
    position,
    types,
    us,
    them: otherSide(us),
    from: kindOf(last) === DROP ? to : fromOf(last),
    to,
    hasCaptured: state[at + CAPTURED] !== 0,
    ownKing: kingSquare[us] ?? -1,
    enemyKing: kingSquare[otherSide(us)] ?? -1,
    pins: pins[us],
  };
  return { ...move, pins: new Set([...move.pins, ...pinnedBetweenKings(move)]) };
}

/** A single piece between the kings on their file cannot leave it. */
function pinnedBetweenKings(move: ChasingMove): readonly number[] {
  const { enemyKing, ownKing, position } = move;
  const { board, tables } = position;
  if (!tables.game.rules.flyingGeneral || enemyKing < 0) return [];
  const fileOf = (square: number): number => square % tables.files;
  if (fileOf(ownKing) !== fileOf(enemyKing)) return [];
  const others = [...board.keys()].filter(
    (square) => fileOf(square) === fileOf(ownKing) && isOurs(move, square) && square !== ownKing,
  );
  return others.length === 1 ? others : [];
}

/** Whether a piece of ours stands on a square. */
export function isOurs({ position, us }: ChasingMove, square: number): boolean {
  const code = position.board[square] ?? 0;
  return isPiece(code) && sideOf(code) === us;
}

/** Whether our piece of a given type stands on a square. */
export function isOurType({ position, us }: ChasingMove, square: number, type: number): boolean {
  return type >= 0 && position.board[square] === pieceCode(type, us);
}
