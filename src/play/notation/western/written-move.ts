import { legalMoves } from '../../legal.js';
import type { Machine } from '../../machine.js';
import {
  CASTLING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  fromOf,
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

/** What a notation says of a legal move. Squares and types are numbers of the game's tables. */
export interface WrittenMove {
  readonly code: MoveCode;
  readonly action: 'move' | 'capture' | 'drop' | 'castle-right' | 'castle-left';
  /** The type that moves, as it stands. */
  readonly type: number;
  /** What it was before it promoted; -1 if it is unpromoted. */
  readonly base: number;
  /** -1 for a drop. */
  readonly from: number;
  readonly to: number;
  readonly end: 'stays' | 'declines' | 'promotes' | 'demotes' | 'becomes';
  /** The type after the move. */
  readonly becomes: number;
}

/** The legal moves of a position as notations say them; those with walls, gates or captures on the way are left out. */
export function writtenMoves(machine: Machine, position: Position): readonly WrittenMove[] {
  const { top } = position;
  legalMoves(machine, position);
  const codes = [...position.moves.subarray(top, position.top)];
  position.top = top;
  const promoting = new Set(
    codes.filter((code) => kindOf(code) === PIECE_PROMOTION).map(squaresOfMove),
  );
  const hasWalls = machine.tables.game.rules.wallingRule !== 'none';
  return hasWalls ? [] : codes.flatMap((code) => written(position, code, promoting) ?? []);
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
