import { dropRegions, fullFiles } from './drop-regions.js';
import { compileEnclosing, type Enclosing } from './enclosing.js';
import type { Hooks } from './mechanic.js';
import { DROP, moveCode } from './move.js';
import type { Side } from './piece-code.js';
import type { Position } from './position.js';
import type { Tables } from './tables/tables.js';

/** Compiles drops from the hand. */
export function compileDrops(tables: Tables): Hooks {
  const regions = dropRegions(tables);
  const ofPromoted = tables.game.rules.dropPromoted
    ? dropRegions(tables, (type) => promotedForm(tables, type))
    : null;
  const enclosing = compileEnclosing(tables);
  return {
    generate: (position) => {
      generateDrops(position, regions, ofPromoted, enclosing);
    },
  };
}

type Regions = readonly (Uint8Array | null)[];

/** -1 if there is none. */
function promotedForm({ promoted }: Tables, type: number): number {
  return promoted[type] ?? -1;
}

/** Whether a piece can move on from a square. Applies where the region does not count. */
function isMobile(
  { squares, stuck, types }: Tables,
  side: Side,
  type: number,
  square: number,
): boolean {
  return stuck?.[(side * types + type) * squares + square] !== 1;
}

function generateDrops(
  position: Position,
  regions: Regions,
  ofPromoted: Regions | null,
  enclosing: Enclosing | null,
): void {
  const { board, hand, tables, turn, moves } = position;
  const { game, types, squares, files } = tables;
  const { freeDrops } = game.rules;
  if (!freeDrops && (position.handTotal[turn] ?? 0) <= 0) return;
  let top = position.top;
  enclosing?.find(position);
  const free = enclosing?.free === true;
  for (let type = 0; type < types; type++) {
    if (!freeDrops && (hand[turn * types + type] ?? 0) <= 0) continue;
    const region = regions[turn * types + type];
    if (region === null || region === undefined) continue;
    const perFile = game.pieces[type]?.perFile ?? Infinity;
    const full = perFile < Infinity ? fullFiles(position, type, turn, perFile) : 0;
    const promoted = ofPromoted === null ? -1 : promotedForm(tables, type);
    const regionOfPromoted = promoted < 0 ? null : (ofPromoted?.[turn * types + type] ?? null);
    for (let square = 0; square < squares; square++) {
      if (board[square] !== 0) continue;
      if (enclosing !== null && enclosing.allowed[square] !== 1) continue;
      if (!free && full !== 0 && (full & (1 << (square % files))) !== 0) continue;
      if (free ? isMobile(tables, turn, type, square) : region[square] === 1)
        moves[top++] = moveCode(type, square, DROP, type);
      if (regionOfPromoted === null) continue;
      if (free ? isMobile(tables, turn, promoted, square) : regionOfPromoted[square] === 1)
        moves[top++] = moveCode(type, square, DROP, promoted);
    }
  }
  position.top = top;
}
