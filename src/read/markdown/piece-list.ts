import type { Column } from '../../notation/document/columns-and-notes.js';
import type { Block, Row } from './blocks.js';
import { isBetza } from './columns.js';
import { slice, withoutBackticks, type Snippet } from './snippet.js';

/** `King (K): K`, `**Pawn** (P) - fmWfcF, promotes to Q`: a name, a letter in brackets, and moves. */
const ITEM =
  /^[*_]{0,2}(\p{L}[\p{L} '’-]{0,40})[*_]{0,2} {0,2}\((\p{L}{1,2})\)[*_]{0,2} {0,2}[:：=–-][*_]{0,2} {0,2}([^\s,;]{1,80})(?:[,;] {0,2}promotes? (?:in)?to (.{1,60}))?$/du;
const LONGEST_ITEM = 200;
const COLUMNS: readonly Column[] = ['Name', 'Abbr', 'Betza', 'Promote'];

/** A list with a piece in each item, as a table; null if the list is of another kind. */
export function pieceList(items: readonly Snippet[]): (Block & { readonly kind: 'table' }) | null {
  const rows = items.flatMap((line): readonly Row[] => {
    const cells = cellsOf(line);
    return cells.length === 0 ? [] : [{ cells, line }];
  });
  const [first] = rows;
  // At least two items, and half of all, must have valid moves. Errors in the others are reported as in a table.
  const sure = rows.filter(({ cells }) => isBetza(cells[2]?.text ?? ''));
  if (first === undefined || rows.length < items.length || sure.length < 2) return null;
  if (sure.length * 2 < rows.length) return null;
  const start = slice(first.line, 0, 0);
  const header = { cells: COLUMNS.map((text) => ({ ...start, text })), line: start };
  return { kind: 'table', header, rows, isBroken: false };
}

function cellsOf(item: Snippet): readonly Snippet[] {
  const found = item.text.length > LONGEST_ITEM ? null : ITEM.exec(item.text);
  return (found?.indices ?? []).slice(1).map((place) => {
    const [start, end] = place ?? [0, 0];
    return withoutBackticks(slice(item, start, end));
  });
}
