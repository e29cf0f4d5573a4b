import type { Match } from '../play/match.js';
import {
  CASTLING,
  DROP,
  EN_PASSANT,
  fromOf,
  kindOf,
  LOCUST,
  PROMOTION,
  toOf,
  type MoveCode,
} from '../play/move.js';
import { isPiece, sideOf, typeOf } from '../play/piece-code.js';
import { pieceValues } from './piece-values.js';

/** Evaluates positions and moves of a match without searching. */
export interface Evaluation {
  /** The material of the side to move minus the opponent's. */
  readonly position: () => number;
  /** The value of the pieces that a move captures; 0 if it captures nothing. */
  readonly gainOf: (move: MoveCode) => number;
  /** The moves sorted, the most promising first. */
  readonly ordered: (moves: readonly MoveCode[], first: MoveCode | null) => readonly MoveCode[];
}

const GAIN_OF_RARE_CAPTURE = 100;
const GAIN_OF_PROMOTION = 300;

export function evaluationOf({ compiled, position }: Match): Evaluation {
  const { game, squares, types } = compiled.tables;
  const values = pieceValues(game);
  /** If losing all pieces wins, pieces have negative values. */
  const worth = game.rules.extinctionValue === 'win' ? -1 : 1;
  const inHand = handValues(values, squares, types);

  const materialOf = (side: number): number => {
    let sum = 0;
    const from = side * squares;
    for (let i = from; i < from + (position.total[side] ?? 0); i++) {
      const square = position.list[i] ?? 0;
      const type = typeOf(position.board[square] ?? 0);
      // Values are stored as White sees the board; for Black the square is turned.
      const seen = side === 0 ? square : squares - 1 - square;
      sum += values[type * squares + seen] ?? 0;
    }
    for (let type = 0; type < types; type++)
      sum += Math.max(0, position.hand[side * types + type] ?? 0) * (inHand[type] ?? 0);
    return sum;
  };

  const gainOf = (move: MoveCode): number => {
    const kind = kindOf(move);
    if (kind === DROP || kind === CASTLING) return 0;
    if (kind === EN_PASSANT || kind >= LOCUST) return GAIN_OF_RARE_CAPTURE;
    const taken = position.board[toOf(move)] ?? 0;
    const isTaken =
      isPiece(taken) && fromOf(move) !== toOf(move) && sideOf(taken) !== position.turn;
    const promotes = kind === PROMOTION ? GAIN_OF_PROMOTION : 0;
    return promotes + (isTaken ? 1 + (values[typeOf(taken) * squares + toOf(move)] ?? 0) : 0);
  };

  /** A capture by a piece of low value risks little. */
  const keyOf = (move: MoveCode): number => {
    const gain = gainOf(move);
    const mover = kindOf(move) === DROP ? 0 : (position.board[fromOf(move)] ?? 0);
    const risk = gain === 0 || !isPiece(mover) ? 0 : (values[typeOf(mover) * squares] ?? 0) / 16;
    return gain - risk;
  };

  return {
    position: () => worth * (materialOf(position.turn) - materialOf(1 - position.turn)),
    gainOf,
    ordered: (moves, first) => {
      const keys = new Map(moves.map((move) => [move, move === first ? Infinity : keyOf(move)]));
      return moves.toSorted((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0));
    },
  };
}

/** A piece in hand is worth as much as on an average square, plus a little because it can go anywhere. */
function handValues(values: Int32Array, squares: number, types: number): Int32Array {
  return Int32Array.from({ length: types }, (_, type) => {
    const onBoard = values.subarray(type * squares, (type + 1) * squares);
    return Math.round((1.1 * onBoard.reduce((sum, one) => sum + one, 0)) / squares);
  });
}
