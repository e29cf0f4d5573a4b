import { inUse } from '../acting.js';
import { isAttacked } from '../attack.js';
import { isCapture } from '../capture.js';
import { castlingTargets } from '../castling.js';
import { passedSquare } from '../en-passant.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  EN_PASSANT,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  PROMOTION,
  toOf,
  typeIn,
  type MoveCode,
} from '../move.js';
import { forNeighbours } from '../neighbours.js';
import {
  isPiece,
  otherSide,
  pieceCode,
  typeOf,
  WALL,
  type PieceCode,
  type Side,
} from '../piece-code.js';
import type { Position } from '../position.js';
import {
  isCandidate,
  isPseudoRoyal,
  isTouched,
  pseudoRoyalTypes,
  type PseudoRoyals,
} from '../pseudo-royal.js';
import { kindNumber, typeTable, type Tables } from '../tables/tables.js';

/**
 * Pieces that must not be lost count as royal while few of them are left: no move may leave one attacked or let it explode. With duple check
 * they are attacked only if all are attacked at once.
 */
export const pseudoRoyals = {
  name: 'pseudo-royals',
  claims: ['extinctionPseudoRoyal', 'dupleCheck'],
  appliesTo: inUse('extinctionPseudoRoyal'),
  compile: compilePseudoRoyals,
  witnesses: [
    {
      game: 'parent = coregal',
      fen: 'r3k3/8/8/8/8/8/8/Q3K3 w - - 0 1',
      legal: ['a1a8', 'a1b1'],
      illegal: ['e1e2', 'a1a2'],
    },
    {
      game: 'parent = atomic',
      fen: '4k3/8/8/8/8/8/3p4/3RK3 w - - 0 1',
      legal: ['e1f2'],
      illegal: ['d1d2', 'e1d2'],
    },
    {
      game: 'parent = spartan',
      fen: '1k4k1/8/8/8/8/8/8/1R2K1R1 b - - 0 1',
      legal: ['g8h8', 'b8a7'],
      illegal: ['g8g7', 'b8b7'],
    },
    {
      game: 'parent = coregal\nwallingRule = edge\nwallOrMove = true',
      fen: '4k3/8/8/8/8/8/8/r2QK3 w - - 0 1',
      legal: ['d1a1,a1a1', 'd1d1,d1b1'],
      illegal: ['e1e2,e2a1'],
    },
    { game: 'parent = spartan', fen: '1k4k1/8/8/8/8/8/8/1R2K3 b - - 0 1', legal: ['g8f8', 'b8b7'] },
    {
      game: 'parent = coregal\njanggiCannon = x',
      fen: 'X7/8/6K1/8/8/7k/q7/x7 b - - 0 1',
      legal: ['a2b3'],
      illegal: ['a1a3', 'a1a7'],
    },
    {
      game: 'parent = coregal\njanggiCannon = x',
      fen: 'X7/8/6K1/X1r5/8/7k/q7/8 b - - 0 1',
      legal: ['c5a5', 'c5c4'],
    },
    {
      game: 'parent = seirawan\nking = -\ncommoner = k\ncastlingKingPiece = k\ncastlingRank = 2\nextinctionPieceTypes = q\nextinctionPseudoRoyal = true\nextinctionValue = loss',
      fen: 'k3r3/8/8/8/8/8/4K2R/4Q3[HEhe] w K - 0 1',
      legal: ['e2g2e'],
      illegal: ['e2g2'],
    },
  ],
} as const satisfies Mechanic;

function compilePseudoRoyals(tables: Tables): Hooks {
  const { game } = tables;
  const { rules } = game;
  const candidates = pseudoRoyalTypes(tables);
  const petrifying = typeTable(game, rules.petrifyOnCaptureTypes);
  // If both sets contain `*`, they have it in common, which here means all pieces.
  const both = rules.petrifyOnCaptureTypes.includes('*') && candidates.all;
  const pawn = kindNumber(game, 'pawn');
  const cannon = game.pieces.findIndex(({ barsItsKind }) => barsItsKind);
  const other = game.pieces.findIndex(({ barsItsKind }) => !barsItsKind);
  const before = new Uint8Array(tables.squares);
  return { permits };

  function permits(position: Position, move: MoveCode): boolean {
    const { board, turn } = position;
    const them = otherSide(turn);
    const kind = kindOf(move);
    const from = kind === DROP ? -1 : fromOf(move);
    const to = toOf(move);
    const moved =
      kind === DROP ? pieceCode(typeIn(move, tables.typeMask), turn) : (board[from] ?? 0);
    const captures = isCapture(position, move);
    const castles = kind === CASTLING || kind === CASTLING_GATING;
    const targets = castles ? castlingTargets(tables, turn, to > from ? 0 : 1) : null;
    const goal = targets?.king ?? to;
    const movesRoyal = from >= 0 && isPseudoRoyal(position, candidates, from);
    const royals = squaresOf(position, turn, candidates, true);
    const theirs = squaresOf(position, them, candidates, true);
    const allCandidates = rules.dupleCheck ? squaresOf(position, turn, candidates, false) : [];
    before.set(board);
    const isSafe = staysSafe();
    board.set(before);
    return isSafe;

    function staysSafe(): boolean {
      if (from >= 0) board[from] = 0;
      if (rules.wallingRule === 'duck')
        for (let square = 0; square < tables.squares; square++)
          if (board[square] === WALL) board[square] = 0;
      if (rules.wallingRule !== 'none') {
        // If the move sets no wall, the engine uses the first square. A piece there hides the wall.
        if (board[extraOf(move)] === 0) board[extraOf(move)] = WALL;
      } else if (kind === GATING || kind === CASTLING_GATING)
        board[extraOf(move)] = pieceCode(typeIn(move, tables.typeMask), turn);
      if (targets !== null) {
        if (movesRoyal && !isSafeWay(from, goal)) return false;
        const rook = before[to] ?? 0;
        board[to] = 0;
        board[targets.rook] = rook;
      }
      const passed = kind === EN_PASSANT ? passedSquare(position, goal) : -1;
      board[goal] = hurdleOn(moved, before[goal] ?? 0);
      if (passed >= 0) board[passed] = 0;
      if (captures && rules.blastOnCapture) explode(goal);
      if (captures && petrifying[typeOf(moved)] === 1 && movesRoyal) return false;
      let own = royals.map((square) => (square === from ? goal : square));
      if (kind === DROP && candidates.named[typeOf(moved)] === 1) own.push(to);
      if (kind === PROMOTION) own = afterPromotion(own);
      if (own.some((square) => board[square] === 0)) return false;
      if (both || petrifying.includes(1)) removePetrifiers();
      const takesRoyal = theirs.some((square) => board[square] === 0);
      if (
        !takesRoyal &&
        own.some((square) => !isSpared(square) && isAttacked(position, square, them))
      )
        return false;
      return !rules.dupleCheck || !allAttacked();
    }

    /**
     * Whether the king is safe on its way, starting with its own square. The goal is left out, because it is tested with the rest; if the king
     * stays, its square is tested.
     */
    function isSafeWay(start: number, end: number): boolean {
      const step = end > start ? 1 : -1;
      for (let square = start; ; square += step) {
        if (square === end && start !== end) return true;
        if (!isTouched(position, theirs, square) && isAttackedAt(square)) return false;
        if (start === end) return true;
      }
    }

    /** Whether a square is attacked as if the king stood there. The type on it does not matter. */
    function isAttackedAt(square: number): boolean {
      return isAttacked(position, square, them);
    }

    /**
     * The piece as a hurdle for enemies: the engine still expects the cannons of Janggi, which no cannon hops over, on their squares before the
     * move.
     */
    function hurdleOn(piece: PieceCode, taken: PieceCode): PieceCode {
      const wasCannon = isPiece(taken) && typeOf(taken) === cannon;
      if (cannon < 0 || other < 0 || wasCannon === (typeOf(piece) === cannon)) return piece;
      return pieceCode(wasCannon ? cannon : other, turn);
    }

    /** Pawns and walls stay. */
    function explode(center: number): void {
      forNeighbours(tables, center, (square) => {
        const code = board[square] ?? 0;
        if (isPiece(code) && typeOf(code) !== pawn) board[square] = 0;
        // As in the engine, a wall on the square that the capturer left goes with it.
        if (square === from && typeOf(moved) !== pawn) board[square] = 0;
      });
      board[center] = 0;
    }

    function afterPromotion(own: number[]): number[] {
      const type = typeIn(move, tables.typeMask);
      if (candidates.named[type] !== 1) return own;
      const code = pieceCode(type, turn);
      return (position.count[code] ?? 0) > rules.extinctionPieceCount
        ? own.filter((square) => before[square] !== code)
        : [...own, goal];
    }

    /** An enemy that would turn to stone by capturing cannot capture. */
    function removePetrifiers(): void {
      for (let square = 0; square < tables.squares; square++) {
        const code = board[square] ?? 0;
        const type = typeOf(code);
        if (!isPiece(code) || (!both && (candidates.named[type] !== 1 || petrifying[type] !== 1)))
          continue;
        if (code === pieceCode(typeOf(code), them)) board[square] = WALL;
      }
    }

    /** Two royals that touch would explode together, so neither can capture the other. */
    function isSpared(square: number): boolean {
      return rules.blastOnCapture && isTouched(position, theirs, square);
    }

    function allAttacked(): boolean {
      const own = allCandidates.map((square) => (square === from ? goal : square));
      if (kind === PROMOTION && candidates.named[typeIn(move, tables.typeMask)] === 1)
        own.push(goal);
      return (
        own.length > 0 &&
        own.every((square) => !isSpared(square) && isAttacked(position, square, them))
      );
    }
  }
}

/** Squares of a side's pieces that are royal, or that could become so. */
function squaresOf(
  position: Position,
  side: Side,
  candidates: PseudoRoyals,
  royal: boolean,
): number[] {
  const { list, total, tables } = position;
  const found: number[] = [];
  const end = side * tables.squares + (total[side] ?? 0);
  for (let i = side * tables.squares; i < end; i++) {
    const square = list[i] ?? 0;
    const holds = royal
      ? isPseudoRoyal(position, candidates, square)
      : isCandidate(position, candidates, square);
    if (holds) found.push(square);
  }
  return found;
}
