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

/** Finds lines and columns in one text: linear once, then logarithmic. Lines end at LF. */
export function lineColumnsOf(text: string): (offset: number) => LineColumn {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
    lineStarts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: [...text.slice(lineStarts[low], offset)].length + 1 };
  };
}

/** The line that holds `offset`, without its line end. */
export function lineTextAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '');
}
