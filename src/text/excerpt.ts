import type { Source } from './source.js';
import type { Span } from './span.js';

/** A part of a source, as a reader gets it. It may be decoded, so its offsets can differ from those in the source. */
export interface Excerpt {
  readonly text: string;
  /** The place in the source of the text between two offsets. */
  readonly place: (this: void, start: number, end: number) => Span;
}

/** An unchanged part of a source. */
export function excerptOf({ file, text }: Source, start: number, end: number): Excerpt {
  return {
    text: text.slice(start, end),
    place: (from, to) => ({ file, start: start + from, end: start + to }),
  };
}

/** All matches of a pattern with the flag `g`. The search first is faster, since most excerpts have no match. */
export function matchesIn({ text }: Excerpt, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}

/** A part of an excerpt. */
export function partOf({ place, text }: Excerpt, start: number, end: number): Excerpt {
  return {
    text: text.slice(start, end),
    place: (from, to) => place(start + from, start + to),
  };
}
