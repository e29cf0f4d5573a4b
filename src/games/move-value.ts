import type { CompiledGame } from '../play/compiled-game.js';
import { takenOnWay } from '../play/locust.js';
import { passedSquare } from '../play/en-passant.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  isPass,
  kindOf,
  LOCUST,
  LOCUST_PROMOTION,
  PIECE_PROMOTION,
  PROMOTION,
  toOf,
  typeIn,
  type MoveCode,
} from '../play/move.js';
import { lettersOf } from '../play/notation/letters.js';
import { printSquareNumber } from '../play/notation/squares.js';
import { printMove } from '../play/notation/uci.js';
import type { Position } from '../play/position.js';

/** The parts of a legal move. Squares are written `a1`, pieces as in a FEN. */
export interface GameMove {
  /** As the engine writes it: `e2e4`, `a7a8q`, `P@e5`, `e2e4,e4e3`. */
  readonly uci: string;
  /** Null for a drop. */
  readonly from: string | null;
  /** The destination as in UCI. For castling it is the king's destination or, in Chess960, the rook's square. */
  readonly to: string;
  /** The dropped piece in upper case: `P`, `+R`; null if the move is not a drop. */
  readonly drop: string | null;
  /** What the piece becomes: a lower-case letter, `+` for its promoted form, `-` for its unpromoted form. Null if it does not change. */
  readonly promotion: string | null;
  /** The piece from the hand that is placed on a square vacated by the move. */
  readonly gate: { readonly piece: string; readonly square: string } | null;
  /** Where the move puts a wall or the duck. */
  readonly wall: string | null;
  /** The square of the castling rook (or its substitute); null if the move is not castling. */
  readonly castlingRook: string | null;
  /** Whether the move is a pass: nothing moves. */
  readonly isPass: boolean;
  /** Squares of the captured pieces, including en passant and captures along the path, but not of other pieces that explode. */
  readonly captures: readonly string[];
}

/** Splits a legal move of the position into its parts. */
export function moveValue(compiled: CompiledGame, position: Position, move: MoveCode): GameMove {
  const { tables } = compiled;
  const square = (number: number): string => printSquareNumber(tables, number);
  const letters = lettersOf(tables.game);
  const letter = (type: number): string => (letters.ofType[type] ?? '?').replace(/@$/, '');
  const kind = kindOf(move);
  const [from, to, type] = [fromOf(move), toOf(move), typeIn(move, tables.typeMask)];
  const uci = printMove(compiled, position, move);
  const hasWall = tables.game.rules.wallingRule !== 'none' && extraOf(move) !== to;
  const castles = kind === CASTLING || kind === CASTLING_GATING;
  const isGate = kind === GATING || kind === CASTLING_GATING;
  return {
    uci,
    from: kind === DROP ? null : square(from),
    to: castles ? castlingTarget(uci, square(from), square(to)) : square(to),
    drop: kind === DROP ? (from === type ? letter(type) : `+${letter(from)}`).toUpperCase() : null,
    promotion: promotionOf(),
    gate: isGate
      ? { piece: letter(type), square: square(kind === GATING ? from : extraOf(move)) }
      : null,
    wall: hasWall && uci.includes(',') ? square(extraOf(move)) : null,
    castlingRook: castles ? square(to) : null,
    isPass: isPass(move),
    captures: capturesOf(),
  };

  function promotionOf(): string | null {
    switch (kind) {
      case PROMOTION:
        return letter(type);
      case PIECE_PROMOTION:
      case LOCUST_PROMOTION:
        return '+';
      case DEMOTION:
        return '-';
      default:
        return null;
    }
  }

  function capturesOf(): readonly string[] {
    if (castles || kind === DROP || isPass(move)) return [];
    const onWay = kind === LOCUST || kind === LOCUST_PROMOTION ? takenOnWay(tables, move) : [];
    const onTarget = position.board[to] === 0 || to === from ? [] : [to];
    const passed = kind === EN_PASSANT ? [passedSquare(position, to)] : [];
    return [...new Set([...onWay, ...onTarget, ...passed])].map(square);
  }
}

/** For castling, UCI gives the king's destination, or the rook's square if the destination would denote another move. */
function castlingTarget(uci: string, king: string, rook: string): string {
  if (uci.startsWith(rook)) return king;
  const [, target = rook] = /^[a-p]\d{1,2}([a-p]\d{1,2})/.exec(uci) ?? [];
  return target;
}
