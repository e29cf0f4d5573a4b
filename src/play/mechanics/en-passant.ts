import { addPassing, isPassing, othersTakeInPassing } from '../en-passant.js';
import { castlingTargets } from '../castling.js';
import { programsAt, runProgram, takesOn } from '../run-program.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  kindOf,
  moveCode,
  GATING,
  NORMAL,
  SPECIAL,
  toOf,
} from '../move.js';
import { stepFrom } from '../neighbours.js';
import { bySide, otherSide, pieceCode, typeOf, type Side } from '../piece-code.js';
import { EP_COUNT, EP_SQUARES, STATE, type Position } from '../position.js';
import { kindNumber, ofSide, regionTables, typeTable, type Tables } from '../tables/tables.js';
import { isInitialMove } from '../tables/vectors.js';

/** A piece that has just passed over a square by a move of more than one step may be captured as if it had stopped there. */
export const enPassant = {
  name: 'en-passant',
  claims: ['enPassantRegion', 'enPassantTypes'],
  appliesTo: () => true,
  compile: compileEnPassant,
  witnesses: [
    // An en passant field that no pawn can use is dropped, except with a king that has custom moves.
    {
      game: 'parent = chess',
      fen: '4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2',
      becomes: '4k3/8/8/3p4/8/8/8/4K3 w - - 0 2',
    },
    {
      game: 'parent = seirawan\ndoubleStepRegionWhite = *1',
      fen: '4k3/8/8/8/8/3p4/8/4P1K1[H] w E - 0 1',
      moves: ['e1e3h'],
      becomes: '4k3/8/8/8/8/3pP3/8/4H1K1[] b - e2 0 1',
    },
    ...[
      { move: 'h8e8e', becomes: '5rje/8/8/8/8/8/8/4K3[] w - f8g8 1 2' },
      { move: 'e8b8e', becomes: '1j2e2r/8/8/8/8/8/8/4K3[] w - b8c8d8 1 2' },
    ].map(({ move, becomes }) => ({
      game: 'parent = seirawan\ncustomPiece2 = j:WiR\ncastlingKingPieceBlack = j\ndoubleStepRegionBlack = *8',
      fen: '4j2r/8/8/8/8/8/8/4K3[e] b khe - 0 1',
      moves: [move],
      becomes,
    })),
    {
      game: 'parent = chess\nking = k:KN',
      fen: '4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2',
      becomes: '4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2',
    },
    {
      game: 'parent = chess',
      fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      becomes: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
      legal: ['e5d6'],
    },
    {
      game: 'parent = chess',
      fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5', 'e5d6'],
      becomes: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
    },
    {
      game: 'parent = chess',
      fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5', 'e1e2', 'e8e7'],
      illegal: ['e5d6'],
    },
    {
      game: 'parent = chess\nenPassantRegion = -',
      fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      illegal: ['e5d6'],
      becomes: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2',
    },
    {
      game: 'parent = chess\nenPassantTypes = pn',
      fen: '4k3/3p4/8/8/4N3/8/8/4K3 b - - 0 1',
      moves: ['d7d5', 'e4d6'],
      becomes: '4k3/8/3N4/3p4/8/8/8/4K3 b - - 1 2',
    },
    {
      game: 'parent = chess\nenPassantRegionBlack = -',
      fen: '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1',
      moves: ['e2e4'],
      legal: ['d4d3'],
      illegal: ['d4e3'],
    },
    {
      game: 'parent = chess\ncustomPiece1 = a:mWcF\nenPassantTypes = pa',
      fen: '4k3/3p4/8/4A3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      legal: ['e5d6'],
      illegal: ['e5f6'],
    },
    {
      game: 'parent = chess\ncustomPiece1 = a:mWcF\nenPassantTypesWhite = pa',
      fen: '4k3/3p4/8/4A3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      legal: ['e5d6'],
      illegal: ['e5f6'],
    },
    {
      game: 'parent = chess\ncustomPiece1 = a:mWcF\nenPassantTypesBlack = pa',
      fen: '4k3/8/8/8/3a4/8/4P3/4K3 w - - 0 1',
      moves: ['e2e4'],
      legal: ['d4e3'],
      illegal: ['d4c3'],
    },
  ],
} as const satisfies Mechanic;

interface Settings {
  readonly region: readonly [Uint8Array, Uint8Array];
  readonly takers: readonly [Uint8Array, Uint8Array];
  /** Whether types other than the pawn capture en passant. */
  readonly othersTake: readonly [boolean, boolean];
  readonly pawn: number;
  readonly hasWalls: boolean;
}

function compileEnPassant(tables: Tables): Hooks {
  const { game } = tables;
  const pawn = kindNumber(game, 'pawn');
  const takers = bySide((side) => typeTable(game, ofSide(game.rules.enPassantTypes, side)));
  const othersTake = bySide((side) => othersTakeInPassing(game, side));
  const settings: Settings = {
    region: regionTables(game, game.rules.enPassantRegion),
    takers,
    othersTake,
    pawn,
    hasWalls: game.rules.wallingRule !== 'none',
  };
  return {
    generate: (position) => {
      generatePassing(position, settings);
    },
    after: (position, move, moved) => {
      markPassing(position, move, moved, settings);
    },
  };
}

function generatePassing(position: Position, { takers, pawn }: Settings): void {
  const { state, board, tables, turn, list, total } = position;
  const at = position.ply * STATE;
  const count = state[at + EP_COUNT] ?? 0;
  if (count === 0) return;
  const first = turn * tables.squares;
  const last = first + (total[turn] ?? 0);
  for (let i = 0; i < count; i++) {
    const to = state[at + EP_SQUARES + i] ?? 0;
    if (board[to] !== 0) continue;
    for (let j = first; j < last; j++) {
      const from = list[j] ?? 0;
      const type = typeOf(board[from] ?? 0);
      if (type === tables.king) continue;
      if (type !== pawn && takers[turn][type] !== 1) continue;
      if (type === pawn ? !isBeside(tables, from, to, turn) : !takesOn(position, from, to))
        continue;
      if (type !== pawn && goesTo(position, from, to)) continue;
      position.moves[position.top++] = moveCode(from, to, EN_PASSANT);
    }
  }
}

/** Whether a pawn captures this way, wherever it may stand: the engine ignores the regions of pawns here. */
function isBeside(tables: Tables, from: number, to: number, side: Side): boolean {
  const forward = side === 0 ? 1 : -1;
  return [-1, 1].some((dx) => stepFrom(tables, from, dx, forward) === to);
}

function isTakenByPawn(
  { board, tables }: Position,
  square: number,
  by: Side,
  pawn: number,
): boolean {
  const back = by === 0 ? -1 : 1;
  return [-1, 1].some((dx) => {
    const from = stepFrom(tables, square, dx, back);
    return from >= 0 && board[from] === pieceCode(pawn, by);
  });
}

/** Whether the piece can go to an empty square by a normal move. */
function goesTo(position: Position, from: number, to: number): boolean {
  const { board, top, moves } = position;
  const end = runProgram(position, programsAt(position, from), from, board[from] ?? 0, top);
  for (let i = top; i < end; i++) if ((moves[i] ?? 0) >>> 8 === to) return true;
  return false;
}

function markPassing(position: Position, move: number, moved: number, settings: Settings): void {
  const kind = kindOf(move);
  if (kind === DROP || kind === SPECIAL) return;
  const { tables, turn } = position;
  const from = fromOf(move);
  const them = otherSide(turn);
  // A piece that castles passes over squares like any other, if it has such a first move.
  const castles = kind === CASTLING || kind === CASTLING_GATING;
  const to = castles ? castlingTargets(tables, turn, toOf(move) > from ? 0 : 1).king : toOf(move);
  if (typeOf(moved) === settings.pawn) {
    if (kind !== NORMAL && kind !== GATING) return;
    const steps = (to - from) / tables.files;
    const forward = turn === 0 ? 1 : -1;
    if (steps !== 2 * forward && steps !== 3 * forward) return;
    const wall = settings.hasWalls ? extraOf(move) : -1;
    for (let back = 1; back < steps * forward; back++) {
      const square = to - back * forward * tables.files;
      if (settings.region[them][square] !== 1 || square === wall) continue;
      if (settings.othersTake[them] || isTakenByPawn(position, square, them, settings.pawn))
        addPassing(position, square);
    }
    return;
  }
  if (kind !== NORMAL && kind !== EN_PASSANT && kind !== GATING && !castles) return;
  if (!isInitialMove(tables.vectors, moved, from, to)) return;
  markLine(position, from, to, settings.region[them]);
}

/** Marks the squares between two on a line and the second one. If they are not on a line, only the second is marked. */
function markLine(position: Position, from: number, to: number, region: Uint8Array): void {
  const { files } = position.tables;
  const dx = (to % files) - (from % files);
  const dy = Math.floor(to / files) - Math.floor(from / files);
  const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  const steps = straight ? Math.max(Math.abs(dx), Math.abs(dy)) : 1;
  const stride = straight ? Math.sign(dy) * files + Math.sign(dx) : to - from;
  for (let step = 1; step <= steps; step++) {
    const square = from + stride * step;
    if (region[square] === 1 && !isPassing(position, square)) addPassing(position, square);
  }
}
