import type { Variant } from '../../ir/variant.js';
import type { Emitted, EmitOptions } from '../emitted.js';
import { diagnoseShortfalls } from '../lower/shortfall.js';
import { lowerToXboard } from '../lower/xboard/lower-to-xboard.js';

/** The pieceToCharTable alone, for XBoard's option of that name and the `setup` line of an engine. */
export function emitPieceToChar(variant: Variant, options: EmitOptions): Emitted {
  const { lowered, shortfalls } = lowerToXboard(variant);
  // The table contains neither movements nor rules, so only its limits can refuse a variant.
  const limits = shortfalls.filter(({ kind }) => kind === 'limit');
  const { refused, diagnostics } = diagnoseShortfalls(limits, options.approximate);
  const text = lowered === null || refused ? null : `${lowered.table}\n`;
  return { text, diagnostics };
}
