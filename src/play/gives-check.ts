import type { Move } from '../ir/movement.js';
import { isAttacked } from './attack.js';
import { castlingTargets } from './castling.js';
import { imagine } from './changes.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  PIECE_PROMOTION,
  PROMOTION,
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

/** The moves after which the engine does not ask the moved piece's notation. */
const CHANGING: ReadonlySet<number> = new Set([
  PROMOTION,
  PIECE_PROMOTION,
  DEMOTION,
  CASTLING,
  CASTLING_GATING,
]);

/** Called when a move has been made but not its effects; the mover still has the turn. `moved` is the piece before its promotion. */
type GivesCheck = (position: Position, move: MoveCode, moved: number) => boolean;

/**
 * Finds out whether a move gives check, as the engine does before it counts or forbids a check: before anything explodes, changes sides or is
 * walled in. A gate counts with its own attack only. For pieces that the move places, only the notation matters, not where they may stand. A
 * piece that turns to stone gives no check.
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
   * Unless a piece changes or castles, the engine uses its own notation, even that of a king. For pieces whose lines are the same in both directions, it
   * uses the king's lines on the board before the move, which end at the square that the piece has left.
   */
  function movedAims(position: Position, move: MoveCode, moved: number, king: number): boolean {
    const square = checker(move, position.turn);
    const kind = kindOf(move);
    if (CHANGING.has(kind)) return aims(programs, position, square, king);
    if (kind === DROP || oneWay[typeOf(moved)] === 1) return aims(plain, position, square, king);
    const from = fromOf(move);
    const before = position.board[from] ?? 0;
    imagine(position, from, moved);
    const gives = aims(plain, position, square, king);
    imagine(position, from, before);
    return gives;
  }

  /** The square of the piece that the move has placed. */
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

/** Whether the way back can be blocked by other squares than the way there. The engine then uses the piece's own moves. */
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
