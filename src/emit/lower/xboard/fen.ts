import type { PieceId } from '../../../ir/piece.js';
import type { Position } from '../../../ir/position.js';
import type { Variant } from '../../../ir/variant.js';
import { fenContext } from '../../../notation/fen-context.js';
import { FIRST_TAIL } from '../../../notation/position-text.js';
import { printFen } from '../../../notation/print-fen.js';
import type { XboardLayout } from './table.js';

const NO_PIECES: Position = {
  placements: [],
  hands: { white: [], black: [] },
  turn: 'white',
  castlingRights: '-',
};

/** The start position with the IDs of the table, all fields; an empty board if no text states it. */
export function xboardFen(
  { board, pieces, start }: Variant,
  { slots, handRows }: XboardLayout,
  ids: ReadonlyMap<PieceId, string>,
): string {
  const context = fenContext(board.value, pieces, { letters: ids, hands: handRows > 0 });
  const fen = printFen(start?.value ?? NO_PIECES, context, FIRST_TAIL);
  // Without a shadow in the table, a promoted pawn is the piece that it became.
  return slots.shadows.size > 0 ? fen : fen.replaceAll('~', '');
}
