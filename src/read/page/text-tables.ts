import { addAll } from '../../text/add-all.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { Block } from './blocks.js';
import { withoutEnd } from '../../text/without-end.js';

/** A table of a page with any content. */
export interface TextTable {
  readonly header: TextRow;
  readonly rows: readonly TextRow[];
}

type TextRow = readonly TextCell[];

/** A cell. Its text has no spaces or emphasis marks around it. */
export interface TextCell extends Excerpt {
  readonly span: Span;
}

/** The maximum number of rows that are read. */
const MOST_ROWS = 1000;

/** The tables among the blocks of a page, each with its first row as its header. In HTML each row is a separate block. */
export function textTables(blocks: readonly Block[]): readonly TextTable[] {
  const tables: TextRow[][] = [];
  let open: TextRow[] | null = null;
  for (const { excerpt, kind } of blocks) {
    const rows = kind === 'table' ? rowsOf(excerpt) : [];
    // Pages in HTML have rows without cells between the others.
    if (kind === 'table' && rows.length === 0) continue;
    const isRow = rows.length === 1 && rows[0]?.length === open?.[0]?.length;
    if (isRow && open !== null) addAll(open, rows);
    else {
      open = kind === 'table' ? [...rows] : null;
      if (open !== null) tables.push(open);
    }
  }
  return tables.flatMap(([header, ...rows]) => (header === undefined ? [] : [{ header, rows }]));
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

/** `--- | ---` below the header, or a row without cells. */
const RULER = /^[-|:\s]+$/;

function cellsOf(row: Excerpt): TextRow {
  const { text } = row;
  const cells: TextCell[] = [];
  let start = 0;
  for (const cell of text.split('|')) {
    const words = withoutEnd(cell.replace(/^[\s*_`]+/, ''), /[\s*_`]/);
    const at = start + cell.indexOf(words);
    const inside = partOf(row, at, at + words.length);
    cells.push({ ...inside, span: inside.place(0, words.length) });
    start += cell.length + 1;
  }
  const bars = /^\s*\|/.test(text);
  return bars ? cells.slice(1, /\|\s*$/.test(text) ? -1 : undefined) : cells;
}
