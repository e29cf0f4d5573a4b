import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';

/** Reports that a program reads no moves from a text. */
export function deadPiece(
  { span, text }: { readonly span: Span; readonly text: string },
  program: string,
): Diagnostic {
  const message = `As ${program} reads "${text}", this piece has no moves.`;
  return diagnose('betza/dead-piece', 'error', span, message);
}
