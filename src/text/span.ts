/** A part of a source text, as UTF-16 offsets. Only reports use lines and columns. */
export interface Span {
  /** Name of the source as given to its reader: a path, or a word such as `<stdin>`. */
  readonly file: string;
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/** The span of a part of `outer`; both offsets count from the start of `outer`. */
export function subspan(outer: Span, start: number, end: number): Span {
  return { file: outer.file, start: outer.start + start, end: outer.start + end };
}

/** The smallest span that contains both, which must be in the same file. */
export function joinSpans(first: Span, last: Span): Span {
  return {
    file: first.file,
    start: Math.min(first.start, last.start),
    end: Math.max(first.end, last.end),
  };
}
