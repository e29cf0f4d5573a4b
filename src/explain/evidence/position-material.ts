import type { CompiledGame } from '../../play/compiled-game.js';
import { lettersOf, printLetter } from '../../play/notation/letters.js';
import { printFen } from '../../play/notation/print-fen.js';
import { bySide, pieceCode, type Side } from '../../play/piece-code.js';
import type { Position } from '../../play/position.js';
import { pseudoRoyalTypes } from '../../play/pseudo-royal.js';
import { randomNumbers } from '../../play/random-numbers.js';
import { squareTable } from '../../play/tables/programs.js';
import { countWithHand } from '../../play/type-counts.js';
import { ofSide, typeTable } from '../../play/tables/tables.js';
import { hasQuietMove } from '../../play/tables/vectors.js';

/** The material for composed positions: the pieces of a game and the squares they may stand on. */
export interface PositionMaterial {
  readonly compiled: CompiledGame;
  /** The piece codes of the start position, square by square. */
  readonly board: Uint8Array;
  /** The fields of its FEN, without the hands. */
  readonly fields: readonly string[];
  /** The hands in the FEN, with brackets; empty if the FEN has none. */
  readonly hands: string;
  /** Types that each side must have, once for each piece needed: royal ones and those whose loss ends the game. */
  readonly needed: readonly [readonly number[], readonly number[]];
  /** The types that each side can have, each once. */
  readonly pool: readonly [readonly number[], readonly number[]];
  /** The squares that a piece may stand on. */
  readonly room: (type: number, side: Side) => readonly number[];
  /** How many kings each side has until the game ends. */
  readonly kings: readonly [number, number];
  /** A random whole number from 0 to `below` - 1. */
  readonly pick: (below: number) => number;
}

/** Collects the material of a game from its start position. */
export function materialOf(compiled: CompiledGame, start: Position): PositionMaterial {
  const { game } = compiled.tables;
  const [first = '', ...rest] = printFen(compiled, start).split(' ');
  const [ranks = '', hands] = first.split('[');
  const random = randomNumbers(game.name);
  const rooms = new Map<number, readonly number[]>();
  return {
    compiled,
    board: start.board.slice(),
    fields: [ranks, ...rest],
    hands: hands === undefined ? '' : `[${hands}`,
    needed: bySide((side) => neededTypes(start, side)),
    kings: bySide((side) => countWithHand(start, side, compiled.tables.king)),
    pool: bySide((side) => poolOf(compiled, start, side)),
    room: (type, side) => {
      const code = pieceCode(type, side);
      const known = rooms.get(code) ?? roomOf(compiled, type, side);
      rooms.set(code, known);
      return known;
    },
    pick: (below) => Math.floor(random() * below),
  };
}

/** A random element of a list; undefined if the list is empty. */
export function pickOf<T>({ pick }: PositionMaterial, list: readonly T[]): T | undefined {
  return list[pick(list.length)];
}

/** A piece as written in a FEN. */
export function pieceText({ compiled }: PositionMaterial, code: number): string {
  return printLetter(lettersOf(compiled.tables.game), code);
}

function neededTypes(start: Position, side: Side): readonly number[] {
  const { game, king, royals } = start.tables;
  const { rules } = game;
  const losable = rules.extinctionValue === 'none' && !rules.extinctionPseudoRoyal;
  const candidates = pseudoRoyalTypes(start.tables);
  const isAny = rules.extinctionPieceTypes.includes('*');
  return game.pieces.flatMap((_piece, type) => {
    const has = countWithHand(start, side, type);
    if (type === king || royals?.[type] === 1) return repeated(type, has);
    if (losable || isAny || candidates.named[type] !== 1) return [];
    return repeated(type, Math.min(has, rules.extinctionPieceCount + 1));
  });
}

function repeated(type: number, times: number): readonly number[] {
  return Array.from({ length: times }, () => type);
}

/** The types a side starts with, except its king, and their promotions. If it starts without pieces, all types that it may drop. */
function poolOf({ tables }: CompiledGame, start: Position, side: Side): readonly number[] {
  const { game } = tables;
  const types = [...game.pieces.keys()].filter(
    (type) => game.pieces[type]?.letter !== null && type !== tables.king,
  );
  const own = types.filter((type) => countWithHand(start, side, type) > 0);
  if (own.length === 0 && start.total[side] === 0)
    return types.filter((type) => game.pieces[type]?.droppable === true);
  const { promotionPawnTypes, promotionPieceTypes } = game.rules;
  const pawns = typeTable(game, ofSide(promotionPawnTypes, side));
  const promoted = typeTable(game, ofSide(promotionPieceTypes, side));
  const canPromote = own.some((type) => pawns[type] === 1);
  return types.filter((type) => own.includes(type) || (canPromote && promoted[type] === 1));
}

/** The squares where a piece may stand and can move; all allowed squares for a piece that never moves. */
function roomOf({ tables }: CompiledGame, type: number, side: Side): readonly number[] {
  const { game, squares, vectors } = tables;
  const allowed = squareTable(game.board, game.pieces[type]?.mobility ?? null, side);
  const code = pieceCode(type, side);
  const all = Array.from({ length: squares }, (_, square) => square).filter(
    (square) => allowed === null || allowed[square] === 1,
  );
  const mobile = all.filter((square) => hasQuietMove(vectors, code, square, () => true, squares));
  return mobile.length > 0 ? mobile : all;
}
