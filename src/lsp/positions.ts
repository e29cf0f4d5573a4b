import type { Position, Range } from 'vscode-languageserver';
import type { TextRange } from '../read/ini/scan.js';
import { upTo } from '../text/up-to.js';
import { withoutEnd } from '../text/without-end.js';

export const ENCODINGS = ['utf-16', 'utf-8'] as const;
/** The unit in which an editor counts the characters of a line. */
export type Encoding = (typeof ENCODINGS)[number];

const encoder = new TextEncoder();

/** Converts between the offsets and the positions of a text. */
export interface Positions {
  readonly positionAt: (offset: number) => Position;
  /** A position beyond the end of a line is the end of the line; one after the last line is the end of the text. */
  readonly offsetAt: (position: Position) => number;
  readonly rangeOf: (at: TextRange) => Range;
}

/** The lines of a text as editors count them. They end at LF, CR LF or CR. */
export function positionsOf(text: string, encoding: Encoding): Positions {
  const starts = [0];
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n?|\n/g))
    starts.push(index + lineEnd.length);
  const positionAt = (offset: number): Position => {
    const at = Math.max(0, Math.min(offset, text.length));
    const line = upTo(starts, at, (start) => start) - 1;
    const start = starts[line] ?? 0;
    return { line, character: widthOf(text.slice(start, at), encoding) };
  };
  const offsetAt = ({ character, line }: Position): number => {
    const start = starts[line];
    if (start === undefined) return line < 0 ? 0 : text.length;
    const next = starts[line + 1] ?? text.length;
    const content = withoutEnd(text.slice(start, next), /[\r\n]/);
    return start + unitsOf(content, character, encoding);
  };
  return {
    positionAt,
    offsetAt,
    rangeOf: ({ end, start }) => ({ start: positionAt(start), end: positionAt(end) }),
  };
}

function widthOf(text: string, encoding: Encoding): number {
  return encoding === 'utf-16' ? text.length : encoder.encode(text).length;
}

/** The number of UTF-16 units before a position in a line. A position inside a character counts as before it. */
function unitsOf(line: string, character: number, encoding: Encoding): number {
  if (encoding === 'utf-16') return Math.max(0, Math.min(character, line.length));
  let [units, bytes] = [0, 0];
  for (const one of line) {
    bytes += encoder.encode(one).length;
    if (bytes > character) break;
    units += one.length;
  }
  return units;
}
