import { isLocust } from '../locust.js';
import {
  DEMOTION,
  LOCUST,
  LOCUST_PROMOTION,
  moveCode,
  PIECE_PROMOTION,
  PROMOTION,
  toOf,
} from '../move.js';
import type { Game } from '../game.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { bySide, pieceCode, SIDES, TYPE_BITS, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { ofSide, regionTables, typeTable, type Tables } from '../tables/tables.js';
import { squaresInProgram } from '../tables/programs.js';

/**
 * Both ways of promotion. Pawns and similar pieces become one of several types when they reach the zone; shogi pieces take their promoted form
 * when they move into or from it. Demotion turns a promoted piece back in the same places. A piece may have to promote where it could never
 * move again.
 */
export const promotion = {
  name: 'promotion',
  claims: [
    'promotionRegion',
    'promotionPawnTypes',
    'promotionPieceTypes',
    'piecePromotionOnCapture',
    'mandatoryPawnPromotion',
    'mandatoryPiecePromotion',
    'pieceDemotion',
    'promotionLimit',
    'promotedPieceType',
    'immobilityIllegal',
  ],
  appliesTo: (game) => promotes(game),
  compile: compilePromotion,
  witnesses: [
    {
      game: 'parent = chess',
      fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['a7a8q', 'a7a8n'],
      illegal: ['a7a8', 'a7a8k'],
    },
    {
      game: 'parent = chess\nmandatoryPawnPromotion = false',
      fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['a7a8q', 'a7a8'],
    },
    {
      game: 'parent = chess\npromotionLimit = q:1',
      fen: '4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1',
      legal: ['a7a8r'],
      illegal: ['a7a8q'],
    },
    {
      game: 'parent = shogi',
      fen: '4k4/P8/9/1P7/9/9/9/9/4K4[] w - - 0 1',
      legal: ['a8a9+', 'b6b7', 'b6b7+'],
      illegal: ['a8a9'],
    },
    {
      game: 'parent = shogi\nmandatoryPiecePromotion = true\npiecePromotionOnCapture = true',
      fen: '4k4/9/p8/PP7/9/9/9/9/4K4[] w - - 0 1',
      legal: ['a6a7+', 'b6b7'],
      illegal: ['a6a7', 'b6b7+'],
    },
    {
      game: 'parent = chess\nmandatoryPawnPromotion = false\nimmobilityIllegal = true',
      fen: '1b2k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['a7a8q', 'a7b8n'],
      illegal: ['a7a8', 'a7b8'],
    },
    {
      game: 'parent = kyotoshogi',
      fen: '4k/5/5/5/4K[P] w - - 0 1',
      moves: ['P@a2', 'e5d5', 'a2a3+', 'd5d4'],
      legal: ['a3a4-'],
      illegal: ['a3a4'],
    },
    {
      game: 'parent = chess\npromotionRegionBlack = *2 *1',
      fen: '4k3/8/8/8/8/p7/8/4K3 b - - 0 1',
      legal: ['a3a2q'],
      illegal: ['a3a2'],
    },
    {
      game: 'parent = chess\npawnTypes = pn',
      fen: '4k3/8/1N6/8/8/8/8/4K3 w - - 0 1',
      legal: ['b6a8q', 'b6c4'],
      illegal: ['b6a8'],
    },
    {
      game: 'parent = chess\npromotionPawnTypes = pn',
      fen: '4k3/8/1N6/8/8/8/8/4K3 w - - 0 1',
      legal: ['b6a8q', 'b6c4'],
      illegal: ['b6a8'],
    },
    {
      game: 'parent = chess\npromotionPawnTypesWhite = pn',
      fen: '4k3/8/1N6/8/8/8/8/4K3 w - - 0 1',
      legal: ['b6a8q', 'b6c4'],
      illegal: ['b6a8'],
    },
    {
      game: 'parent = chess\npromotionPawnTypesBlack = pn',
      fen: '4k3/8/8/8/8/1n6/8/4K3 b - - 0 1',
      legal: ['b3a1q', 'b3c5'],
      illegal: ['b3a1'],
    },
    {
      game: 'parent = chess\npromotionPieceTypesBlack = q',
      fen: '4k3/8/8/8/8/8/p7/4K3 b - - 0 1',
      legal: ['a2a1q'],
      illegal: ['a2a1n'],
    },
    {
      game: 'parent = chess\npromotedPieceType = n:q',
      fen: '4k3/8/1N6/8/8/8/8/4K3 w - - 0 1',
      legal: ['b6a8+', 'b6a8', 'b6c4'],
      illegal: ['b6c4+'],
    },
  ],
} as const satisfies Mechanic;

function promotes({ pieces, rules }: Game): boolean {
  return (
    pieces.some(({ promotesTo }) => promotesTo !== null) ||
    rules.pieceDemotion ||
    rules.immobilityIllegal ||
    pieces.some(({ compulsory }) => compulsory !== null) ||
    [rules.promotionPieceTypes.white, rules.promotionPieceTypes.black].some(
      (set) => set.length > 0,
    ) ||
    rules.mandatoryPawnPromotion
  );
}

export interface PromotionSettings {
  readonly zone: readonly [Uint8Array, Uint8Array];
  /** Types that promote like pawns, and the types that they become. */
  readonly pawns: readonly [Uint8Array, Uint8Array];
  /** Indexed by `side * types + type`. */
  readonly targets: readonly (readonly number[])[];
  readonly limits: readonly number[];
  /** The type that moves like a pawn, or -1. Its moves into the zone are never compulsory piece promotions. */
  readonly pawn: number;
}

/** Tables of which types may promote, where, and to what. */
export function promotionSettings({ game }: Tables): PromotionSettings {
  const { rules } = game;
  return {
    zone: regionTables(game, rules.promotionRegion),
    pawns: bySide((side) => typeTable(game, ofSide(rules.promotionPawnTypes, side))),
    targets: SIDES.flatMap((side) =>
      game.pieces.map(({ choices }) => {
        const set = typeTable(game, choices ?? ofSide(rules.promotionPieceTypes, side));
        return [...set.keys()].filter((type) => set[type] === 1);
      }),
    ),
    limits: game.pieces.map(({ promotionLimit }) => promotionLimit),
    pawn: game.pieces.findIndex(({ kind }) => kind === 'pawn'),
  };
}

function compilePromotion(tables: Tables): Hooks {
  const settings = promotionSettings(tables);
  return {
    expands: expandingSquares(tables, settings),
    expandPiece: (position, from, start) => {
      const type = (position.board[from] ?? 0) & TYPE_BITS;
      if (type === settings.pawn) expandPawn(position, settings, start);
      else expandPiece(position, settings, from, start);
    },
  };
}

/** All squares except those from which a type can neither promote nor demote. */
function expandingSquares(tables: Tables, { zone, pawns, pawn }: PromotionSettings): Uint8Array {
  const { game, types, squares, king, stuck } = tables;
  const programs = tables.unmovedPrograms ?? tables.programs;
  const table = new Uint8Array(2 * types * squares);
  for (const side of SIDES) {
    for (let type = 0; type < types; type++) {
      if (type === king) continue;
      const concerned =
        pawns[side][type] === 1 ||
        type === pawn ||
        (tables.promoted[type] ?? -1) >= 0 ||
        game.rules.pieceDemotion ||
        stuck !== null;
      if (!concerned) continue;
      for (let from = 0; from < squares; from++) {
        const index = (side * types + type) * squares + from;
        const start = programs.start[index] ?? 0;
        const row = (side * types + type) * squares;
        // For a path the program contains only its number.
        const reaches =
          zone[side][from] === 1 ||
          programs.isIrregular[type] === 1 ||
          squaresInProgram(programs, start).some(
            (square) => zone[side][square] === 1 || stuck?.[row + square] === 1,
          );
        if (reaches) table[index] = 1;
      }
    }
  }
  return table;
}

function expandPawn(position: Position, settings: PromotionSettings, start: number): void {
  const { tables, moves, board, turn } = position;
  const { rules } = tables.game;
  const { stuck } = tables;
  if (rules.sittuyinPromotion && stuck === null) return;
  const form = tables.promoted[settings.pawn] ?? -1;
  const targets = settings.targets[turn * tables.types + settings.pawn] ?? [];
  const row = (turn * tables.types + settings.pawn) * tables.squares;
  const old = copyOf(position, start);
  let top = start;
  for (let i = 0; i < old; i++) {
    const move = scratch[i] ?? 0;
    const to = toOf(move);
    const mayStay = stuck?.[row + to] !== 1;
    if (rules.sittuyinPromotion || settings.zone[turn][to] !== 1) {
      if (mayStay) moves[top++] = move;
      continue;
    }
    if (mayStay && !rules.mandatoryPawnPromotion) moves[top++] = move;
    for (const type of targets)
      if (isFree(position, settings, type, turn))
        moves[top++] = moveCode(move & 255, to, PROMOTION, type);
    if (form >= 0 && !(rules.piecePromotionOnCapture && board[to] === 0))
      moves[top++] = moveCode(move & 255, to, PIECE_PROMOTION);
  }
  position.top = top;
}

function expandPiece(
  position: Position,
  settings: PromotionSettings,
  from: number,
  start: number,
): void {
  const { tables, moves, board, base, turn } = position;
  const { rules } = tables.game;
  const type = (board[from] ?? 0) & TYPE_BITS;
  const zone = settings.zone[turn];
  const form = tables.promoted[type] ?? -1;
  const promotable = form >= 0 && isFree(position, settings, form, turn);
  const demotable = rules.pieceDemotion && (base[from] ?? 0) !== 0;
  const likePawn = settings.pawns[turn][type] === 1;
  const inZone = zone[from] === 1;
  const { stuck } = tables;
  const row = (turn * tables.types + type) * tables.squares;
  const { promotesInsideByCapture } = tables.game.beyond;
  const count = copyOf(position, start);
  let top = start;
  for (let i = 0; i < count; i++) {
    const move = scratch[i] ?? 0;
    const to = toOf(move);
    const takesOnWay = isLocust(move);
    const isCapture = board[to] !== 0 || takesOnWay;
    const entersZone = inZone && promotesInsideByCapture ? isCapture : inZone || zone[to] === 1;
    const mayChange = entersZone && (!rules.piecePromotionOnCapture || isCapture);
    const pawnPromotes = likePawn && zone[to] === 1 && !takesOnWay;
    let plain = !(pawnPromotes && rules.mandatoryPawnPromotion);
    if (
      (promotable || demotable) &&
      rules.mandatoryPiecePromotion &&
      entersZone &&
      (!rules.piecePromotionOnCapture || isCapture)
    )
      plain = false;
    if (stuck?.[row + to] === 1) plain = false;
    if (plain) moves[top++] = move;
    if (promotable && mayChange)
      moves[top++] = takesOnWay
        ? move - LOCUST + LOCUST_PROMOTION
        : moveCode(from, to, PIECE_PROMOTION);
    if (demotable && mayChange && !takesOnWay) moves[top++] = moveCode(from, to, DEMOTION);
    if (pawnPromotes)
      for (const target of settings.targets[turn * tables.types + type] ?? [])
        if (isFree(position, settings, target, turn))
          moves[top++] = moveCode(from, to, PROMOTION, target);
  }
  position.top = top;
}

function isFree(
  { count }: Position,
  { limits }: PromotionSettings,
  type: number,
  side: Side,
): boolean {
  const limit = limits[type] ?? 0;
  return limit === 0 || (count[pieceCode(type, side)] ?? 0) < limit;
}

let scratch = new Int32Array(1024);

/** Copies the moves from `start` on, before they are overwritten; returns their number. */
function copyOf({ moves, top }: Position, start: number): number {
  if (top - start > scratch.length) scratch = new Int32Array(2 * (top - start));
  for (let i = start; i < top; i++) scratch[i - start] = moves[i] ?? 0;
  return top - start;
}
