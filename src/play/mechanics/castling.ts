import { actsInGame } from '../acting.js';
import { isAttackedNow } from '../attack.js';
import {
  castlingKingType,
  castlingRankStart,
  castlingTargets,
  type CastlingTargets,
  giveRight,
  loseRights,
  rightIndex,
  type Wing,
} from '../castling.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  fromOf,
  kindOf,
  moveCode,
  SPECIAL,
  toOf,
} from '../move.js';
import { facesKing } from '../facing.js';
import { isLocust, takenOnWay } from '../locust.js';
import { bySide, bitOf, isPiece, otherSide, sideOf, typeOf, type Side } from '../piece-code.js';
import { imagine } from '../changes.js';
import {
  CASTLING_KING,
  CASTLING_RIGHTS,
  CASTLING_ROOK,
  STATE,
  type Position,
} from '../position.js';
import { ofSide, typeTable, type Tables } from '../tables/tables.js';

/** King and rook move past each other if neither has moved. The king may not be in check, nor cross or reach an attacked square. */
export const castling = {
  name: 'castling',
  claims: [
    'castling',
    'castlingDroppedPiece',
    'castlingKingsideFile',
    'castlingQueensideFile',
    'castlingRank',
    'castlingKingFile',
    'castlingKingPiece',
    'castlingRookKingsideFile',
    'castlingRookQueensideFile',
    'castlingRookPieces',
    'oppositeCastling',
    'chess960',
  ],
  // A dropped king or rook has rights that it may not use but that a FEN shows.
  appliesTo: (game) => actsInGame('castlingRookPieces', game),
  compile: compileCastling,
  witnesses: [
    {
      game: 'parent = chess',
      fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      moves: ['e1g1'],
      becomes: 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1',
    },
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/1r3r2/8/R3K2R w KQ - 0 1',
      legal: ['e1c1'],
      illegal: ['e1g1'],
    },
    {
      game: 'parent = chess\noppositeCastling = true',
      fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      moves: ['e1g1'],
      legal: ['e8c8'],
      illegal: ['e8g8'],
      becomes: 'r3k2r/8/8/8/8/8/8/R4RK1 b q - 1 1',
    },
    {
      game: 'parent = chess\noppositeCastling = true\ncastlingKingFile = g\ncastlingKingsideFile = f',
      fen: 'r5kr/8/8/8/8/8/8/R5KR w KQkq - 0 1',
      moves: ['g1h1'],
      becomes: 'r5kr/8/8/8/8/8/8/R3RK2 b k - 1 1',
    },
    {
      game: 'parent = embassy\ncastlingKingPiece = c',
      fen: '9k/10/10/10/10/10/2aK6/R4C3R w KQ - 0 1',
      legal: ['d2c2'],
      illegal: ['d2b2'],
    },
    // A file that the board lacks is no square of the next rank.
    {
      game: 'parent = micro\ncastling = true\ncastlingKingFile = c\ncastlingRookQueensideFile = g',
      fen: '1k2/4/4/2R1/2K1[] w Q - 0 1',
      moves: [],
      becomes: '1k2/4/4/2R1/2K1[] w - - 0 1',
    },
    {
      game: 'parent = micro\ncastlingDroppedPiece = true',
      fen: '4/1k2/4/K3/4[R] w - - 0 1',
      moves: ['R@d1'],
      becomes: '4/1k2/4/K3/3R[] b - - 0 1',
    },
    {
      game: 'parent = crazyhouse\ncastlingDroppedPiece = true',
      fen: '4k3/8/8/8/8/8/8/4K3[R] w - - 0 1',
      moves: ['R@h1', 'e8d8'],
      legal: ['e1g1'],
    },
    {
      game: 'parent = chess\ncastlingRookPieces = n',
      fen: '4k3/8/8/8/8/8/8/4K2N w K - 0 1',
      legal: ['e1g1'],
    },
    {
      game: 'parent = chess\nflyingGeneral = true',
      fen: '3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      legal: ['e1g1'],
      illegal: ['e1c1'],
    },
    {
      game: 'parent = capablanca',
      fen: '5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1',
      legal: ['f1i1', 'f1c1'],
    },
    {
      game: 'parent = chess\nchess960 = true',
      fen: '4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1',
      legal: ['f1g1', 'f1b1'],
    },
    {
      game: 'parent = chess\ncastlingQueensideFile = b',
      fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      moves: ['e1b1'],
      becomes: 'r3k2r/8/8/8/8/8/8/1KR4R b kq - 1 1',
    },
    {
      game: 'parent = chess\ncastlingRank = 2',
      fen: '4k3/8/8/8/8/8/4K2R/8 w K - 0 1',
      legal: ['e2g2'],
    },
    {
      game: 'parent = antichess\ncastling = true\ncastlingKingPiece = k\ncastlingKingFile = d',
      fen: '4k3/8/8/8/8/8/8/K2K3R w K - 0 1',
      legal: ['d1g1'],
    },
    {
      game: 'parent = antichess\ncastling = true\ncastlingKingPiece = n',
      fen: '4k3/8/8/8/8/8/8/4N2R w K - 0 1',
      legal: ['e1g1'],
    },
    {
      game: 'parent = antichess\ncastling = true\ncastlingKingPieceWhite = n',
      fen: '4k3/8/8/8/8/8/8/4N2R w K - 0 1',
      legal: ['e1g1'],
    },
    {
      game: 'parent = antichess\ncastling = true\ncastlingKingPieceBlack = n',
      fen: '4n2r/8/8/8/8/8/8/4K3 b k - 0 1',
      legal: ['e8g8'],
    },
    {
      game: 'parent = chess\ncastlingRookKingsideFile = g',
      fen: '4k3/8/8/8/8/8/8/4K1RR w K - 0 1',
      legal: ['e1g1'],
    },
    {
      game: 'parent = chess\ncastlingRookQueensideFile = b',
      fen: '4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1',
      legal: ['e1c1'],
    },
    {
      game: 'parent = chess\ncastlingRookPiecesBlack = n',
      fen: '4k2n/8/8/8/8/8/8/4K3 b k - 0 1',
      legal: ['e8g8'],
    },
  ],
} as const satisfies Mechanic;

const WINGS: readonly Wing[] = [0, 1];

/** Indexed by side and wing. */
type Targets = readonly [WingTargets, WingTargets];
type WingTargets = readonly [CastlingTargets, CastlingTargets];

function compileCastling(tables: Tables, core: MoveApi): Hooks {
  const { rules } = tables.game;
  const rooks = bySide((side) => typeTable(tables.game, ofSide(rules.castlingRookPieces, side)));
  const kings = bySide((side) => castlingKingType(tables, side));
  const targets = bySide(
    (side) => [castlingTargets(tables, side, 0), castlingTargets(tables, side, 1)] as const,
  );
  return {
    generate: (position) => {
      generateCastling(position, core, targets);
    },
    after: (position, move, moved) => {
      const kind = kindOf(move);
      const from = fromOf(move);
      const to = toOf(move);
      const side = position.turn;
      if (kind === DROP) {
        if (rules.castlingDroppedPiece) giveDroppedRights(position, moved, to, rooks, kings);
        return;
      }
      if (kind === SPECIAL && from === to) return;
      const rights = position.state[position.ply * STATE + CASTLING_RIGHTS] ?? 0;
      if (rights === 0) return;
      if (kind === CASTLING || kind === CASTLING_GATING) {
        const target = targets[side][to > from ? 0 : 1].king;
        loseRights(position, from);
        // The engine goes by the king's destination, which may be its own square.
        loseRights(position, target);
        if (rules.oppositeCastling) {
          const wing: Wing = target > from ? 0 : 1;
          const at = position.ply * STATE + CASTLING_RIGHTS;
          const left = position.state[at] ?? 0;
          position.state[at] = left & ~(1 << rightIndex(otherSide(side), wing));
        }
        return;
      }
      loseRights(position, from);
      loseRights(position, to);
      if (isLocust(move))
        for (const square of takenOnWay(tables, move)) loseRights(position, square);
    },
  };
}

function generateCastling(position: Position, core: MoveApi, targets: Targets): void {
  const { turn, kingSquare, state } = position;
  const at = position.ply * STATE;
  const rights = (state[at + CASTLING_RIGHTS] ?? 0) >> rightIndex(turn, 0);
  if ((rights & 3) === 0) return;
  const royal = kingSquare[turn] ?? -1;
  const castlingKing = state[at + CASTLING_KING + turn] ?? -1;
  for (const wing of WINGS) {
    if ((rights & (1 << wing)) === 0) continue;
    const rook = state[at + CASTLING_ROOK + rightIndex(turn, wing)] ?? -1;
    const { king, rook: beside } = targets[turn][wing];
    if (!isOpen(position, castlingKing, king, castlingKing, rook)) continue;
    if (!isOpen(position, rook, beside, castlingKing, rook)) continue;
    const from = royal >= 0 ? royal : castlingKing;
    // With `castlingKingPiece = *`, gates may give the right though the FEN names no king.
    if (from < 0) continue;
    // A king there may be a piece that has changed sides.
    const isKing = typeOf(position.board[from] ?? 0) === position.tables.king;
    if (royal >= 0 && core.inCheck(position)) continue;
    // The engine asks the squares to the side on which the rook's square comes, counted through the board.
    const way = targets[turn][rook > from ? 0 : 1].king;
    if (isKing && !isSafeWay(position, from, rook, way)) continue;
    position.moves[position.top++] = moveCode(from, rook, CASTLING);
  }
}

/** Whether there is no piece other than king and rook between two squares of a rank, including the second. */
function isOpen(
  { board }: Position,
  from: number,
  to: number,
  king: number,
  rook: number,
): boolean {
  const step = to > from ? 1 : -1;
  for (let square = from; square !== to;) {
    square += step;
    if (square !== king && square !== rook && board[square] !== 0) return false;
  }
  return true;
}

function isSafeWay(position: Position, king: number, rook: number, target: number): boolean {
  const { board, tables, turn } = position;
  const them = otherSide(turn);
  const step = target > king ? 1 : -1;
  for (let square = target; square !== king; square -= step)
    if (isAttackedNow(position, square, them)) return false;
  if (tables.game.rules.flyingGeneral && facesOnWay(position, king, target, step, them))
    return false;
  // In chess960 the rook may have shielded the king from an attacker, if there is room beyond it.
  const file = rook % tables.files;
  if (file === 0 || file === tables.files - 1) return true;
  const code = board[rook] ?? 0;
  imagine(position, rook, 0);
  const safe = !isAttackedNow(position, target, them);
  imagine(position, rook, code);
  return safe;
}

/** Whether the king would face the other king along its way, in games that forbid this. */
function facesOnWay(
  position: Position,
  king: number,
  target: number,
  step: number,
  them: Side,
): boolean {
  const { board } = position;
  const code = board[king] ?? 0;
  board[king] = 0;
  let faces = false;
  for (let square = target; square !== king && !faces; square -= step)
    faces = facesKing(position, square, them);
  board[king] = code;
  return faces;
}

function giveDroppedRights(
  position: Position,
  code: number,
  to: number,
  rooks: readonly [Uint8Array, Uint8Array],
  kings: readonly [number, number],
): void {
  const { board, tables, turn } = position;
  const first = castlingRankStart(tables, turn);
  if (to < first || to >= first + tables.files) return;
  const { castlingKingFile } = tables.game.rules;
  // On a narrow board there is no such square.
  const kingHome = castlingKingFile < tables.files ? first + castlingKingFile : -1;
  const at = position.ply * STATE;
  const isRook = (square: number): boolean => {
    const there = board[square] ?? 0;
    return isPiece(there) && sideOf(there) === turn && rooks[turn][typeOf(there)] === 1;
  };
  const corners = [first, first + tables.files - 1];
  if (typeOf(code) === kings[turn] && to === kingHome) {
    position.state[at + CASTLING_KING + turn] = to;
    for (const corner of corners) if (isRook(corner)) giveRight(position, turn, corner);
  } else if (
    isRook(to) &&
    corners.includes(to) &&
    board[kingHome] === (kings[turn] | bitOf(turn))
  ) {
    position.state[at + CASTLING_KING + turn] = kingHome;
    giveRight(position, turn, to);
  }
}
