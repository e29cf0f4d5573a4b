import { diagnose } from '../../catalog/diagnose.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';

/** Reports that a program reads no moves from a text. If the text is the name of a piece, its moves are the advice. */
export function deadPiece(
  { span, text }: { readonly span: Span; readonly text: string },
  program: string,
): Diagnostic {
  const name = text.toLowerCase();
  const betza = ENGINE_PIECE_TYPES.find(({ names }) => names.includes(name))?.betza ?? '';
  const advice = betza === '' ? '' : ` Write the moves of the ${name}, "${betza}".`;
  const message = `As ${program} reads "${text}", this piece has no moves.${advice}`;
  return diagnose('betza/dead-piece', 'error', span, message);
}
