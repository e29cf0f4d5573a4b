import { listMoves } from '../../legal.js';
import type { CompiledGame } from '../../compiled-game.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  NORMAL,
  PIECE_PROMOTION,
  PROMOTION,
  SPECIAL,
  toOf,
  typeIn,
  type MoveCode,
} from '../../move.js';
import { EMPTY, isPiece, typeOf } from '../../piece-code.js';
import type { Position } from '../../position.js';

/** The parts of a legal move that notations write. Squares and types are numbers from the game's tables. */
export interface WrittenMove {
  readonly code: MoveCode;
  readonly action: 'move' | 'capture' | 'drop' | 'castle-right' | 'castle-left';
  /** The type that moves, in its current form. */
  readonly type: number;
  /** The type before promotion; -1 if it is unpromoted. */
  readonly base: number;
  /** -1 for a drop. */
  readonly from: number;
  readonly to: number;
  readonly end: 'stays' | 'declines' | 'promotes' | 'demotes' | 'becomes';
  /** The type after the move. */
  readonly becomes: number;
  /** A wall or a gated piece that the move adds. */
  readonly extra: Extra | null;
}

/** A wall on a square, or a piece from the hand on the square that the mover left. */
type Extra =
  | { readonly kind: 'wall'; readonly square: number }
  /** Given for castling, which moves two pieces. */
  | { readonly kind: 'gate'; readonly type: number; readonly square: number | null };

/** The legal moves of a position in parts. Moves with captures along the path are left out. */
export function writtenMoves(compiled: CompiledGame, position: Position): readonly WrittenMove[] {
  const codes = listMoves(compiled, position);
  const promoting = new Set(
    codes.filter((code) => kindOf(code) === PIECE_PROMOTION).map(squaresOfMove),
  );
  const moves: WrittenMove[] = [];
  for (const code of codes) {
    const move = written(position, code, promoting);
    if (move !== null) moves.push(move);
  }
  return moves;
}

/** Both squares of a move as one number. */
function squaresOfMove(code: MoveCode): number {
  return code & 0xffff;
}

function written(
  position: Position,
  code: MoveCode,
  promoting: ReadonlySet<number>,
): WrittenMove | null {
  const { board, tables } = position;
  const [from, to] = [fromOf(code), toOf(code)];
  const type = typeOf(board[from] ?? EMPTY);
  const was = position.base[from] ?? 0;
  const plain: WrittenMove = {
    code,
    action: board[to] === EMPTY || from === to ? 'move' : 'capture',
    type,
    base: isPiece(was) ? typeOf(was) : -1,
    from,
    to,
    end: 'stays',
    becomes: type,
    extra:
      tables.game.rules.wallingRule === 'none' ? null : { kind: 'wall', square: extraOf(code) },
  };
  switch (kindOf(code)) {
    case NORMAL:
      return promoting.has(squaresOfMove(code)) ? { ...plain, end: 'declines' } : plain;
    case SPECIAL:
      return plain;
    case EN_PASSANT:
      return { ...plain, action: 'capture' };
    case PROMOTION:
      return { ...plain, end: 'becomes', becomes: typeIn(code, tables.typeMask) };
    case PIECE_PROMOTION:
      return { ...plain, end: 'promotes', becomes: tables.promoted[type] ?? type };
    case DEMOTION:
      return { ...plain, end: 'demotes', becomes: plain.base };
    case GATING:
      return {
        ...plain,
        extra: { kind: 'gate', type: typeIn(code, tables.typeMask), square: null },
      };
    case CASTLING_GATING:
      return {
        ...plain,
        action: to > from ? 'castle-right' : 'castle-left',
        extra: { kind: 'gate', type: typeIn(code, tables.typeMask), square: extraOf(code) },
      };
    case CASTLING:
      return { ...plain, action: to > from ? 'castle-right' : 'castle-left' };
    case DROP: {
      const dropped = typeIn(code, tables.typeMask);
      const base = from === dropped ? -1 : from;
      return { ...plain, action: 'drop', type: dropped, base, from: -1, becomes: dropped };
    }
    default:
      return null;
  }
}
