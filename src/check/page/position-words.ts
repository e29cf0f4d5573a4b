import type { PieceSet } from '../../read/page/piece-sets.js';
import type { PlacedCell } from '../../read/page/positions.js';

const CHESS_SIDES = { white: 'White', black: 'Black' } as const;
const SHOGI_SIDES = { white: 'sente', black: 'gote' } as const;

/** What stands on a square, in words: `sente's Strutting Crow`, `nothing`. */
export function cellWords({ isHole, symbol }: PlacedCell, set: PieceSet, shogi: boolean): string {
  if (symbol === null) return isHole ? 'a hole' : 'nothing';
  const side = (shogi ? SHOGI_SIDES : CHESS_SIDES)[symbol.color];
  const { piece, promotedFrom } = symbol;
  const id = promotedFrom ?? piece;
  return `${side}'s ${promotedFrom === null ? '' : 'promoted '}${set.names.get(id) ?? id}`;
}
