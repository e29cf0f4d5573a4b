import type { FenContext } from './fen-context.js';
import { boardCells } from './ascii-board.js';
import { lines, type Printed, type Situation } from './position-text.js';

/**
 * A picture of letters with blanks between them and dashes for empty squares: `r n - k`, upper case White. Hands, the side to
 * move and castling rights are not shown.
 */
export function printLetterPicture({ position }: Situation, context: FenContext): Printed {
  const rows = boardCells(position, context, '-');
  return { kind: 'printed', text: lines(rows.map((row) => row.join(' '))) };
}
