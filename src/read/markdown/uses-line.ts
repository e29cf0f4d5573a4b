import { parseUses } from '../../../grammar/table/parse.js';
import type { UsesLine } from '../../../grammar/table/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Parsed } from '../../text/diagnostic.js';
import { nearest, respelled, respelledText } from '../../text/nearest.js';
import type { Span } from '../../text/span.js';
import type { Snippet } from './snippet.js';

/** `Uses all pieces from shogi`, also if a word is misspelt. "Uses pieces of two colours" is prose. */
export function isUses({ text }: Snippet): boolean {
  return announcesUses(text) || meantUses(text) !== null;
}

function announcesUses(text: string): boolean {
  const opening = text.slice(0, 200);
  return /^uses\b/i.test(opening) && (/\bfrom\b/i.test(opening) || USES_OF.test(opening));
}

const USES_OF = /^uses (?:all (?:of )?(?:the )?|the (?:following |usual |same ))pieces of\b/i;

const USES_WORDS = ['uses', 'all', 'the', 'following', 'usual', 'same', 'pieces', 'from', 'of'];

/** Reads a line such as `Uses all pieces from shogi`. A misspelt one is an error, but its pieces are read, so that no other errors follow. */
export function readUsesLine({ span, text }: Snippet): Parsed<UsesLine | null> {
  const read = parseUses(text, span);
  const [problem] = read.diagnostics;
  const meant = problem === undefined ? null : meantUses(text);
  if (problem === undefined || meant === null) return read;
  const message = `"${text}" cannot be read here; did you mean "${meant}"?`;
  const found = diagnose('doc/syntax', 'error', problem.span, message, respelled(span, meant));
  return { value: placed(parseUses(meant, span).value, span), diagnostics: [found] };
}

/** The same line with all names in one place, because the exact places belong to another text. */
function placed(line: UsesLine | null, span: Span): UsesLine | null {
  if (line === null) return null;
  const pieces = line.pieces?.map(({ as, piece }) => ({
    piece: { ...piece, span },
    as: as && { ...as, span },
  }));
  return { variant: { ...line.variant, span }, pieces: pieces ?? null };
}

/** The longest opening is `Uses the following pieces from`. */
const LONGEST_OPENING = 6;

/** The line that a misspelt one stands for; null if there is none. Only its first words are changed, since names follow. */
function meantUses(text: string): string | null {
  const [, first = ''] = /^([a-z]+) /i.exec(text) ?? [];
  if (nearest(first, ['uses']) === null) return null;
  const span = { file: '', start: 0, end: text.length };
  const words = text.slice(0, 100).split(' ');
  for (let count = 1; count < Math.min(words.length, LONGEST_OPENING); count++) {
    const opening = words.slice(0, count).join(' ');
    const rest = text.slice(opening.length);
    const meant = respelledText(opening, USES_WORDS, (said) => {
      const { diagnostics, value } = parseUses(said + rest, span);
      return announcesUses(said + rest) && value !== null && diagnostics.length === 0;
    });
    if (meant !== null) return meant + rest;
  }
  return null;
}
