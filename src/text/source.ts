import type { Span } from './span.js';
import { upTo } from './up-to.js';

/** A text with the name that messages use for it. */
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
  const lineStarts = startsOfLines(text);
  // The ends of surrogate pairs. Lines may be long, so they are not scanned again for each offset.
  const pairEnds = Array.from(
    text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g),
    ({ index }) => index + 2,
  );
  return (offset) => {
    const line = upTo(lineStarts, offset, itself);
    const start = lineStarts[line - 1] ?? 0;
    const pairs = upTo(pairEnds, offset, itself) - upTo(pairEnds, start, itself);
    return { line, column: Math.min(offset, text.length) - start - pairs + 1 };
  };
}

/** The offset of each line. A typed array takes half the memory of a list; a text of 10 MB has hundreds of thousands of lines. */
function startsOfLines(text: string): Uint32Array {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  const starts = new Uint32Array(count);
  for (let line = 1; line < count; line += 1)
    starts[line] = text.indexOf('\n', starts[line - 1]) + 1;
  return starts;
}

function itself(number: number): number {
  return number;
}

/** The line that contains `offset`, without its line end. */
export function lineTextAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, lineEndAt(text, offset)).replace(/\r$/, '');
}

/** The offset of the line end at or after `offset`, or of the end of the text. */
export function lineEndAt(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
