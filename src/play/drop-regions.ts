import { isPiece, pieceCode, SIDES, type Side } from './piece-code.js';
import type { Position } from './position.js';
import { regionTables, relativeRank, type Tables } from './tables/tables.js';

/**
 * The squares on which each side may drop each type, ignoring limits per file; null if nowhere. Indexed by `side * types + type`. `formOf`
 * gives the type that is placed: it is not dropped where it could never move again. If `formOf` is null, it may be placed there all the same,
 * as at a gate.
 */
export function dropRegions(
  tables: Tables,
  formOf: ((type: number) => number) | null = (type) => type,
): readonly (Uint8Array | null)[] {
  const { game, squares, files, ranks, types, stuck } = tables;
  const { rules, pieces } = game;
  const regions = regionTables(game, rules.dropRegion);
  const zone = regionTables(game, rules.promotionRegion);
  return SIDES.flatMap((side) =>
    pieces.map((piece, type) => {
      if (!piece.droppable) return null;
      const mobility = piece.mobility === null ? null : regionTables(game, piece.mobility)[side];
      const table = new Uint8Array(squares);
      for (let square = 0; square < squares; square++) {
        const rank = relativeRank(ranks, Math.floor(square / files), side);
        const holds =
          regions[side][square] === 1 &&
          mobility?.[square] !== 0 &&
          (formOf === null || stuck?.[(side * types + formOf(type)) * squares + square] !== 1) &&
          (piece.kind !== 'pawn' || rules.promotionZonePawnDrops || zone[side][square] !== 1) &&
          (piece.kind !== 'pawn' || rules.firstRankPawnDrops || rank !== 0) &&
          (piece.kind !== 'rook' || !rules.sittuyinRookDrop || rank === 0);
        if (holds) table[square] = 1;
      }
      return table;
    }),
  );
}

/** The bits of the files on which a side may not drop another piece of a type. */
export function fullFiles(position: Position, type: number, side: Side, most: number): number {
  const { base, board, tables } = position;
  const code = pieceCode(type, side);
  const countsForms = tables.game.pieces[type]?.perFileCountsForms === true;
  let full = 0;
  for (let file = 0; file < tables.files; file++) {
    let count = 0;
    for (let square = file; square < tables.squares; square += tables.files)
      if (board[square] === code && (countsForms || !isPiece(base[square] ?? 0))) count += 1;
    if (count >= most) full |= 1 << file;
  }
  return full;
}
