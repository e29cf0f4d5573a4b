import type { CompiledGame } from '../../play/compiled-game.js';
import { lettersOf, printLetter } from '../../play/notation/letters.js';
import { printFen } from '../../play/notation/print-fen.js';
import { pieceCode, type Side } from '../../play/piece-code.js';
import type { Position } from '../../play/position.js';
import { pseudoRoyalTypes } from '../../play/pseudo-royal.js';
import { randomNumbers } from '../../play/random-numbers.js';
import { squareTable } from '../../play/tables/programs.js';
import { countWithHand } from '../../play/type-counts.js';
import { bySide, ofSide, typeTable } from '../../play/tables/tables.js';
import { hasQuietMove } from '../../play/tables/vectors.js';

/** What composed positions are made of: the pieces of a game, and where they may stand. */
export interface PositionMaterial {
  readonly compiled: CompiledGame;
  /** Codes of the start position, square by square. */
  readonly board: Uint8Array;
  /** The fields of its FEN, the board without the hands. */
  readonly fields: readonly string[];
  /** With the brackets; empty where positions have none. */
  readonly hands: string;
  /** Types that each side must have: royal ones, and those whose loss would end the game; as often as needed. */
  readonly needed: readonly [readonly number[], readonly number[]];
  /** Types of each side, those of the start position once each. */
  readonly pool: readonly [readonly number[], readonly number[]];
  /** Squares for a type of a side. */
  readonly room: (type: number, side: Side) => readonly number[];
  /** How many kings each side has, as long as the game goes on. */
  readonly kings: readonly [number, number];
  /** A whole number from 0 up to `below`, not included. */
  readonly pick: (below: number) => number;
}

/** Takes stock of a game at its start position. */
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

/** One of a list; undefined of an empty one. */
export function pickOf<T>({ pick }: PositionMaterial, list: readonly T[]): T | undefined {
  return list[pick(list.length)];
}

/** A piece as a FEN has it. */
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

/** What a side begins with but its king, and what these promote to; with nothing on the board whatever it may drop. */
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

/** Where a piece may stand and is not stuck forever; everywhere, if it never moves. */
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
