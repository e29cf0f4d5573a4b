import type { ByColor, Square } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { SquareSet } from '../../ir/region.js';
import type { PieceSet } from '../../ir/rules.js';
import type { Game } from '../game.js';
import { NARROW_TYPE, WIDE_TYPE } from '../move.js';
import { bySide, MAX_TYPES, pieceCode, type Side, SIDES } from '../piece-code.js';
import type { CaptureSets } from './capture-sets.js';
import { moveTables, type MoveTables } from './move-tables.js';
import { movesOfLike } from './moves-of-like.js';
import { boardIndex, squareTable } from './programs.js';
import { compileVectors, hasQuietMove, type Vectors } from './vectors.js';

/** A game as flat tables: made once, shared by all of its positions, and never changed. */
export interface Tables extends MoveTables {
  readonly game: Game;
  readonly files: number;
  readonly ranks: number;
  readonly squares: number;
  readonly types: number;
  /** The royal type; -1 if none. */
  readonly king: number;
  /** 1 for each royal type, if a side may have several royal pieces; null if only the king is royal. */
  readonly royals: Uint8Array | null;
  /** The promoted form of each type; -1 if none. */
  readonly promoted: Int16Array;
  /** By side, what a captured piece that was promoted by choice becomes in hand; -1 if nothing. */
  readonly mainPromotionPawn: readonly [number, number];
  readonly vectors: Vectors;
  /** The squares where a piece may neither be dropped nor stay unpromoted; null if there are none. */
  readonly stuck: Uint8Array | null;
  /** The mask of a move's type field. */
  readonly typeMask: number;
  /** The only part that grows. */
  readonly captureSets: CaptureSets;
}

/** Compiles a game. Too many types for a byte are a bug. If the first pieces of `like` move alike, its tables of moves are reused. */
export function compileTables(game: Game, like: Tables | null = null): Tables {
  const { board, pieces, rules } = game;
  if (pieces.length > MAX_TYPES) throw new Error(`${pieces.length} piece types in ${game.name}`);
  const moves = (like && movesOfLike(game, like)) ?? moveTables(game);
  const { attacks, mailbox, probes, programs, unmovedPrograms } = moves;
  const vectors = compileVectors(game);
  const extra = rules.wallingRule !== 'none' || rules.gating || rules.seirawanGating;
  return {
    game,
    files: board.files,
    ranks: board.ranks,
    squares: board.files * board.ranks,
    types: pieces.length,
    programs,
    unmovedPrograms,
    mailbox,
    attacks,
    probes,
    king: pieces.findIndex(({ id }) => id === game.king),
    royals: game.royals === undefined ? null : typeTable(game, game.royals),
    promoted: Int16Array.from(pieces, ({ promotesTo }) => typeNumber(game, promotesTo)),
    mainPromotionPawn: bySide((side) => typeNumber(game, ofSide(game.mainPromotionPawn, side))),
    vectors,
    stuck: compileStuck(game, vectors),
    typeMask: extra ? NARROW_TYPE : WIDE_TYPE,
    captureSets: { numbers: new Map(), vectors: [] },
  };
}

/** The number of a type, or -1. */
export function typeNumber(game: Game, id: PieceId | null): number {
  return id === null ? -1 : game.pieces.findIndex((piece) => piece.id === id);
}

/** The number of the type with an engine's name, or -1. */
export function kindNumber(game: Game, kind: string): number {
  return game.pieces.findIndex((piece) => piece.kind === kind);
}

/** All types with an engine's name: in a document, promoted forms may share that of a piece. */
export function kindNumbers(game: Game, kind: string): readonly number[] {
  return [...game.pieces.keys()].filter((type) => game.pieces[type]?.kind === kind);
}

/** 1 for each type in a set. In the engine `*` is just another member, which matches no piece. */
export function typeTable(game: Game, set: PieceSet<PieceId>): Uint8Array {
  return Uint8Array.from(game.pieces, ({ id }) => (set.includes(id) ? 1 : 0));
}

/** `typeTable` for rules that count the pieces of each member: there `*` includes all types. */
export function typesOrAll(game: Game, set: PieceSet<PieceId>): Uint8Array {
  return set.includes('*') ? new Uint8Array(game.pieces.length).fill(1) : typeTable(game, set);
}

/** A set of squares as a table of 0 and 1 on a game's board. */
export function squaresTable(game: Game, squares: SquareSet): Uint8Array {
  const table = new Uint8Array(game.board.files * game.board.ranks);
  for (const square of squares) {
    const index = boardIndex(game.board, square);
    if (index !== null) table[index] = 1;
  }
  return table;
}

/** The tables of a region for both sides. */
export function regionTables(
  game: Game,
  region: ByColor<SquareSet>,
): readonly [Uint8Array, Uint8Array] {
  const [white, black] = SIDES.map((side) => squareTable(game.board, region, side));
  return [white ?? new Uint8Array(0), black ?? new Uint8Array(0)];
}

/** The value for one side. */
export function ofSide<T>(both: ByColor<T>, side: Side): T {
  return side === 0 ? both.white : both.black;
}

/** The number of an IR square, or null if it is beside the board. */
export function squareNumber(game: Game, square: Square): number | null {
  return boardIndex(game.board, square);
}

/** A rank as counted from a side's own first rank. */
export function relativeRank(ranks: number, rank: number, side: Side): number {
  return side === 0 ? rank : ranks - 1 - rank;
}

/**
 * The squares where a piece may neither be dropped nor stay unpromoted, at `((side * types) + type) * squares + square`: squares that its
 * definition names and, if the rules forbid immobility, those from which it could never move again. Null if there are none.
 */
export function compileStuck(game: Game, vectors: Vectors): Uint8Array | null {
  const { pieces, board, rules } = game;
  if (!rules.immobilityIllegal && pieces.every(({ compulsory }) => compulsory === null))
    return null;
  const squares = board.files * board.ranks;
  const table = new Uint8Array(2 * pieces.length * squares);
  for (const side of SIDES) {
    for (const [type, { compulsory }] of pieces.entries()) {
      const named = squareTable(board, compulsory, side);
      const code = pieceCode(type, side);
      for (let square = 0; square < squares; square++) {
        const immobile =
          rules.immobilityIllegal && !hasQuietMove(vectors, code, square, () => true, squares);
        if (immobile || named?.[square] === 1)
          table[(side * pieces.length + type) * squares + square] = 1;
      }
    }
  }
  return table;
}
