import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { Block } from './blocks.js';

/** A table of a page, whatever is in it. */
export interface TextTable {
  readonly header: TextRow;
  readonly rows: readonly TextRow[];
}

type TextRow = readonly TextCell[];

export interface TextCell {
  /** Without blanks and signs of emphasis around it. */
  readonly text: string;
  readonly span: Span;
}

/** More rows than anybody reads. */
const MOST_ROWS = 1000;

/** The tables among the blocks of a page, each with its first row as its header. */
export function textTables(blocks: readonly Block[]): readonly TextTable[] {
  return blocks.flatMap(({ excerpt, kind }) => {
    if (kind !== 'table') return [];
    const [header, ...rows] = rowsOf(excerpt);
    return header === undefined ? [] : [{ header, rows }];
  });
}

function rowsOf(excerpt: Excerpt): readonly TextRow[] {
  const rows: TextRow[] = [];
  let start = 0;
  for (const line of excerpt.text.split('\n')) {
    if (rows.length > MOST_ROWS) break;
    if (!RULER.test(line)) rows.push(cellsOf(partOf(excerpt, start, start + line.length)));
    start += line.length + 1;
  }
  return rows;
}

/** `--- | ---` below the header. */
const RULER = /^[-|:\s]+$/;

function cellsOf({ place, text }: Excerpt): TextRow {
  const cells: TextCell[] = [];
  let start = 0;
  for (const cell of text.split('|')) {
    const words = cell.replace(/^[\s*_`]+|[\s*_`]+$/g, '');
    const at = start + cell.indexOf(words);
    cells.push({ text: words, span: place(at, at + words.length) });
    start += cell.length + 1;
  }
  const bars = /^\s*\|/.test(text);
  return bars ? cells.slice(1, /\|\s*$/.test(text) ? -1 : undefined) : cells;
}
