import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, moveCode } from '../move.js';
import { pieceCode, SIDES, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { regionTables, relativeRank, type Tables } from '../tables/tables.js';

/** Pieces from the hand on empty squares: where, and how many on a file. */
export const drops: Mechanic = {
  name: 'drops',
  claims: [
    'pieceDrops',
    'capturesToHand',
    'dropLoop',
    'freeDrops',
    'dropRegion',
    'dropPromoted',
    'firstRankPawnDrops',
    'promotionZonePawnDrops',
    'sittuyinRookDrop',
    'dropNoDoubled',
    'dropNoDoubledCount',
    'mainPromotionPawnType',
    'pocketSize',
    'twoBoards',
  ],
  // Enclosing drops bring their own squares.
  appliesTo: ({ rules }) => rules.pieceDrops && rules.enclosingDrop === 'none',
  compile: compileDrops,
  witnesses: [],
};

function compileDrops(tables: Tables): Hooks {
  const regions = dropRegions(tables);
  return {
    generate: (position) => {
      generateDrops(position, regions);
    },
  };
}

/** Where each type may be dropped by each side, files aside; null: nowhere. Index `side * types + type`. */
export function dropRegions(tables: Tables): readonly (Uint8Array | null)[] {
  const { game, squares, files, ranks } = tables;
  const { rules, pieces } = game;
  const regions = regionTables(game, rules.dropRegion);
  const zone = regionTables(game, rules.promotionRegion);
  return SIDES.flatMap((side) =>
    pieces.map((piece) => {
      if (!piece.droppable) return null;
      const mobility = piece.mobility === null ? null : regionTables(game, piece.mobility)[side];
      const compulsory =
        piece.compulsory === null ? null : regionTables(game, piece.compulsory)[side];
      const table = new Uint8Array(squares);
      for (let square = 0; square < squares; square++) {
        const rank = relativeRank(ranks, Math.floor(square / files), side);
        const holds =
          regions[side][square] === 1 &&
          mobility?.[square] !== 0 &&
          compulsory?.[square] !== 1 &&
          (piece.kind !== 'pawn' || rules.promotionZonePawnDrops || zone[side][square] !== 1) &&
          (piece.kind !== 'pawn' || rules.firstRankPawnDrops || rank !== 0) &&
          (piece.kind !== 'rook' || !rules.sittuyinRookDrop || rank === 0);
        if (holds) table[square] = 1;
      }
      return table;
    }),
  );
}

/** Bit of each file on which a side may drop no more of a type. */
export function fullFiles(position: Position, type: number, side: Side, most: number): number {
  const { board, tables } = position;
  const code = pieceCode(type, side);
  let full = 0;
  for (let file = 0; file < tables.files; file++) {
    let count = 0;
    for (let square = file; square < tables.squares; square += tables.files)
      if (board[square] === code) count += 1;
    if (count >= most) full |= 1 << file;
  }
  return full;
}

function generateDrops(position: Position, regions: readonly (Uint8Array | null)[]): void {
  const { board, hand, tables, turn, moves } = position;
  const { game, types, squares, files } = tables;
  const { freeDrops, dropPromoted } = game.rules;
  if (!freeDrops && (position.handTotal[turn] ?? 0) <= 0) return;
  let top = position.top;
  for (let type = 0; type < types; type++) {
    if (!freeDrops && (hand[turn * types + type] ?? 0) <= 0) continue;
    const region = regions[turn * types + type];
    if (region === null || region === undefined) continue;
    const perFile = game.pieces[type]?.perFile ?? 0;
    const full = perFile > 0 ? fullFiles(position, type, turn, perFile) : 0;
    const promoted = dropPromoted ? (tables.promoted[type] ?? -1) : -1;
    for (let square = 0; square < squares; square++) {
      if (board[square] !== 0 || region[square] !== 1) continue;
      if (full !== 0 && (full & (1 << (square % files))) !== 0) continue;
      moves[top++] = moveCode(type, square, DROP, type);
      if (promoted >= 0) moves[top++] = moveCode(type, square, DROP, promoted);
    }
  }
  position.top = top;
}
