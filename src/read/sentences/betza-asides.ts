import type { Movement } from '../../ir/movement.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import { readBetza } from '../betza/read-betza.js';

/** A notation of moves in brackets behind a sentence: `(FAfW)`. */
export interface BetzaAside {
  readonly text: string;
  /** The offset in the text of the sentences. */
  readonly start: number;
  readonly span: Span;
  readonly movement: Movement;
}

/** A bracket, but not the letter of a piece as in "The Archbishop (A) moves …". */
const BRACKET = /\((?![A-Z]\)[*_]*,?\s+[a-z])([A-Za-z0-9]{1,24})\)/g;
/** Atoms with small letters before them and digits after them. */
const NOTATION = /^(?:[a-z]{0,6}[WFNDAHCZGBRQK]{1,2}[0-9]{0,2}){1,8}$/;

/** Every bracket of a text that contains only a notation. */
export function betzaAsides({ place, text }: Excerpt): readonly BetzaAside[] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(BRACKET)].flatMap(({ 1: inside = '', index }) => {
    if (!NOTATION.test(inside)) return [];
    const start = index + 1;
    const span = place(start, start + inside.length);
    const { diagnostics, value } = readBetza(inside, 'xbetza', span);
    const isNotation = diagnostics.every(({ severity }) => severity === 'info');
    return isNotation ? [{ text: inside, start, span, movement: value.asWritten }] : [];
  });
}
