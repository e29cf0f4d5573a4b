import { formatIni } from '../format/format-ini.js';
import type { Edit } from '../text/diagnostic.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';
import { displayWidth as widthOf } from '../text/display-width.js';
import { replaceText } from './fix-all.js';

/** What lays a text out: a variants.ini whole, of a document its piece tables. None: it is laid out already. */
export function formatting(open: Open): readonly Edit[] {
  switch (open.kind) {
    case 'ini':
      return replaceText(open.source, formatIni(open.source).text);
    case 'document':
      return tablesOf(open.source.text).flatMap((table) => tableEdit(open.source, table));
  }
}

/** The same for a part: the sections or tables that it touches. A section is laid out as if it were alone. */
export function formattingOf(open: Open, part: TextRange): readonly Edit[] {
  const touches = ({ end, start }: TextRange): boolean => start < part.end && part.start < end;
  const { file, text } = open.source;
  switch (open.kind) {
    case 'ini':
      return open
        .file()
        .sections.filter(touches)
        .flatMap(({ end, start }) => {
          const own = text.slice(start, end);
          const behind = own.slice(own.trimEnd().length);
          const laidOut = formatIni({ file, text: `${own.trimEnd()}\n` }).text.trimEnd() + behind;
          return replaceText({ file, text: own }, laidOut).map((edit) => shifted(edit, start));
        });
    case 'document':
      return tablesOf(text)
        .filter(touches)
        .flatMap((table) => tableEdit(open.source, table));
  }
}

/** What follows a bar or a line end that was just written: the table around it is laid out. */
export function formattingAfter(open: Open, offset: number): readonly Edit[] {
  return open.kind === 'document' ? formattingOf(open, { start: offset - 1, end: offset }) : [];
}

function shifted({ span, text }: Edit, by: number): Edit {
  return { text, span: { ...span, start: span.start + by, end: span.end + by } };
}

/** Lines that begin and end with a bar, with one of dashes among them. */
function tablesOf(text: string): readonly TextRange[] {
  return [...text.matchAll(/(?:^\|.*\|[ \t]*(?:\r?\n|$)){2,}/gm)]
    .filter(({ 0: table }) => /^\|[ \t:|-]*-[ \t:|-]*\|[ \t]*$/m.test(table))
    .map(({ 0: table, index }) => ({ start: index, end: index + table.length }));
}

/** The columns of a table as wide as their widest cell. */
function tableEdit(source: Open['source'], { end, start }: TextRange): readonly Edit[] {
  const table = source.text.slice(start, end);
  const rows = table.trimEnd().split(/\r?\n/).map(cellsOf);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((cells) => (isDashes(cells) ? 0 : widthOf(cells[column] ?? '')))),
  );
  // Cells that the first row has no place for are no matter of layout; one that ends early is whole without them.
  if (rows.some((cells) => cells.length > widths.length)) return [];
  const lineEnd = table.includes('\r\n') ? '\r\n' : '\n';
  const lines = rows.map((cells) => {
    const dashes = isDashes(cells);
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      if (dashes) return dashesOf(cell, width);
      return cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
    });
    return `| ${padded.join(' | ')} |`;
  });
  const laidOut = lines.join(lineEnd) + table.slice(table.trimEnd().length);
  return replaceText({ file: source.file, text: table }, laidOut).map((edit) =>
    shifted(edit, start),
  );
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function isDashes(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

function dashesOf(cell: string, width: number): string {
  const [left, right] = [cell.startsWith(':') ? ':' : '', cell.endsWith(':') ? ':' : ''];
  return left + '-'.repeat(width - left.length - right.length) + right;
}
