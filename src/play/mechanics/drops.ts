import type { Hooks, Mechanic } from '../mechanic.js';
import { DROP, moveCode } from '../move.js';
import { dropRegions, fullFiles } from '../drop-regions.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** Pieces from the hand on empty squares: where, and how many on a file. */
export const drops = {
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
} as const satisfies Mechanic;

function compileDrops(tables: Tables): Hooks {
  const regions = dropRegions(tables);
  return {
    generate: (position) => {
      generateDrops(position, regions);
    },
  };
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
