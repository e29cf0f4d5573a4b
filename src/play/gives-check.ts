import type { Move } from '../ir/movement.js';
import { isAttacked } from './attack.js';
import { castlingTargets } from './castling.js';
import { imagine } from './changes.js';
import {
  CASTLING,
  CASTLING_GATING,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  NORMAL,
  toOf,
  typeIn,
  type MoveCode,
} from './move.js';
import { isPiece, otherSide, pieceCode, sideOf, typeOf, WALL } from './piece-code.js';
import { CAPTURED, stateAt, type Position } from './position.js';
import { runProgram } from './run-program.js';
import { compileBarePrograms } from './tables/bare-programs.js';
import type { Programs } from './tables/programs.js';
import { typeTable, type Tables } from './tables/tables.js';

/** Asked of a move that has just been made, without its effects; the mover still has the turn. `moved` is what it was before it promoted. */
type GivesCheck = (position: Position, move: MoveCode, moved: number) => boolean;

/**
 * Does a move give check? The engine asks so before it counts a check or forbids one: before anything explodes, changes sides or is walled up,
 * with gates for their own attack alone, and of the pieces that the move puts down it asks the notation alone, wherever they may stand. What
 * turns to stone gives no check.
 */
export function compileGivesCheck(tables: Tables): GivesCheck {
  const { game, typeMask } = tables;
  const isHeld = game.pieces.some(({ mobility }) => mobility !== null);
  const programs = isHeld ? compileBarePrograms(game, 'attack') : null;
  const plain = isHeld ? compileBarePrograms(game, 'attack', 'own') : null;
  const oneWay = Uint8Array.from(game.pieces, ({ movement }) => Number(movement.some(isOneWay)));
  const petrified = typeTable(game, game.rules.petrifyOnCaptureTypes);
  return (position, move, moved) => {
    const king = position.kingSquare[otherSide(position.turn)] ?? -1;
    if (king < 0) return false;
    const to = toOf(move);
    const placed = position.board[to] ?? 0;
    const hasTaken = position.state[stateAt(position) + CAPTURED] !== 0;
    const isStone = hasTaken && petrified[typeOf(moved)] === 1;
    if (isStone) imagine(position, to, WALL);
    const gives =
      isAttacked(position, king, position.turn) ||
      movedAims(position, move, moved, king) ||
      gateAims(position, move, king);
    if (isStone) imagine(position, to, placed);
    return gives;
  };

  /**
   * A plain move is asked by the piece's own notation, that of a king, too. Of pieces whose lines lead back the same way the king's lines are
   * asked, on the board before the move: they end where it came from.
   */
  function movedAims(position: Position, move: MoveCode, moved: number, king: number): boolean {
    const square = checker(move, position.turn);
    const kind = kindOf(move);
    const isPlain = kind === NORMAL || kind === EN_PASSANT || kind === GATING;
    if (!isPlain) return aims(programs, position, square, king);
    if (oneWay[typeOf(moved)] === 1) return aims(plain, position, square, king);
    const from = fromOf(move);
    const before = position.board[from] ?? 0;
    imagine(position, from, moved);
    const gives = aims(plain, position, square, king);
    imagine(position, from, before);
    return gives;
  }

  /** Where the piece stands that the move has put down. */
  function checker(move: MoveCode, side: Position['turn']): number {
    const kind = kindOf(move);
    const castles = kind === CASTLING || kind === CASTLING_GATING;
    const to = toOf(move);
    return castles ? castlingTargets(tables, side, to > fromOf(move) ? 0 : 1).rook : to;
  }

  function gateAims(position: Position, move: MoveCode, king: number): boolean {
    const kind = kindOf(move);
    if ((kind !== GATING && kind !== CASTLING_GATING) || !game.rules.gating) return false;
    const gate = extraOf(move);
    const before = position.board[gate] ?? 0;
    imagine(position, gate, pieceCode(typeIn(move, typeMask), position.turn));
    const gives = isAttacked(position, king, position.turn) || aims(programs, position, gate, king);
    imagine(position, gate, before);
    return gives;
  }

  function aims(
    programs: Programs | null,
    position: Position,
    square: number,
    king: number,
  ): boolean {
    if (programs === null) return false;
    const { board, moves, top, turn } = position;
    const code = board[square] ?? 0;
    if (!isPiece(code) || sideOf(code) !== turn) return false;
    const end = runProgram(position, programs, square, code, top);
    for (let i = top; i < end; i++) if (toOf(moves[i] ?? 0) === king) return true;
    return false;
  }
}

/** What stands in its way is not what would stand in the way of its return: the engine asks the piece itself. */
function isOneWay(move: Move): boolean {
  switch (move.kind) {
    case 'hop':
    case 'path':
      return true;
    case 'lame-leap': {
      const { dx, dy } = move.vector;
      return dx * dy !== 0 && Math.abs(dx) !== Math.abs(dy);
    }
    case 'leap':
    case 'ride':
      return false;
  }
}
