import { parseUses } from '../../../grammar/table/parse.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled, respelledText } from '../../text/nearest.js';
import type { Snippet } from './snippet.js';

/** `Uses all pieces from shogi`. "Uses pieces of two colours" is prose. */
export function isUses({ text }: Snippet): boolean {
  const opening = text.slice(0, 200);
  return /^uses\b/i.test(opening) && (/\bfrom\b/i.test(opening) || USES_OF.test(opening));
}

const USES_OF = /^uses (?:all (?:of )?(?:the )?|the (?:following |usual |same ))pieces of\b/i;

const USES_WORDS = ['uses', 'all', 'the', 'following', 'usual', 'same', 'pieces', 'from', 'of'];

/** The line `Uses all pieces from shogi` that a misspelt one stands for; null if it is prose. */
export function meantUses(text: string): string | null {
  const [, first = ''] = /^([a-z]+) /i.exec(text) ?? [];
  if (nearest(first, ['uses']) === null) return null;
  const span = { file: '', start: 0, end: text.length };
  return respelledText(text, USES_WORDS, (said) => {
    const { diagnostics, value } = parseUses(said, span);
    return isUses({ text: said, span }) && value !== null && diagnostics.length === 0;
  });
}

/** An error, since the pieces are missing. */
export function misspeltUses({ span, text }: Snippet, meant: string): Diagnostic {
  const message = `"${text}" cannot be read here; did you mean "${meant}"?`;
  return diagnose('doc/syntax', 'error', span, message, respelled(span, meant));
}
