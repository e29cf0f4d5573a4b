import type { Span } from './span.js';

/** A text with the name under which messages speak of it. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The span of the whole source. */
export function wholeSpan(source: Source): Span {
  return { file: source.file, start: 0, end: source.text.length };
}

/** Line and column, both from 1; the column counts characters (code points), as an editor does. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Where an offset lies. Lines end at LF. Linear in the length of the text: for messages, not for loops. */
export function lineColumn(text: string, offset: number): LineColumn {
  let line = 1;
  let lineStart = 0;
  for (;;) {
    const next = text.indexOf('\n', lineStart);
    if (next === -1 || next >= offset) break;
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: [...text.slice(lineStart, offset)].length + 1 };
}

/** The line that holds `offset`, without its line end. */
export function lineTextAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '');
}
