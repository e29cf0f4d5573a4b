import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Diagnostic } from '../../text/diagnostic.js';

/**
 * The findings on the notation of a piece of a game. Moves that are left out make it another piece, which is an error. Castling is no move of the
 * piece but a rule, which is read elsewhere.
 */
export function withMovesLeftOut(
  diagnostics: readonly Diagnostic[],
  syntax: BetzaDescription,
): readonly Diagnostic[] {
  return diagnostics.map((one) =>
    one.code === 'betza/beyond-movement' && !isOfCastling(one, syntax)
      ? { ...one, severity: 'error' }
      : one,
  );
}

/** Whether a finding says that castling is no movement. */
export function isOfCastling({ code, span }: Diagnostic, { terms }: BetzaDescription): boolean {
  return (
    code === 'betza/beyond-movement' &&
    terms.some((term) => term.atom.kind === 'castling' && term.span.start === span.start)
  );
}
