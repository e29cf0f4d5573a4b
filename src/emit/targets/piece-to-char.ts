import type { Variant } from '../../ir/variant.js';
import type { Emitted, EmitOptions } from '../emitted.js';
import { judgeShortfalls } from '../lower/shortfall.js';
import { lowerToXboard } from '../lower/xboard/lower-to-xboard.js';

/** The pieceToCharTable alone, as XBoard's option of that name and an engine's `setup` line have it. */
export function emitPieceToChar(variant: Variant, options: EmitOptions): Emitted {
  const { lowered, shortfalls } = lowerToXboard(variant);
  // Movements and rules are not in the table: only what has no room there stands in its way.
  const limits = shortfalls.filter(({ kind }) => kind === 'limit');
  const { refused, diagnostics } = judgeShortfalls(limits, options.approximate);
  const text = lowered === null || refused ? null : `${lowered.table}\n`;
  return { text, diagnostics };
}
