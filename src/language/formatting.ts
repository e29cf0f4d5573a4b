import { formatIni } from '../format/format-ini.js';
import type { Edit } from '../text/diagnostic.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';
import { displayWidth as widthOf } from '../text/display-width.js';
import { replaceText } from './fix-all.js';

/** Formats a variants.ini, or the piece tables of a document. Empty if the text is already formatted. */
export function formatting(open: Open): readonly Edit[] {
  switch (open.kind) {
    case 'ini':
      return replaceText(open.source, formatIni(open.source).text);
    case 'document':
      return tablesOf(open.source.text).flatMap((table) => tableEdit(open.source, table));
  }
}

/** Formats the sections or tables that a part of the text touches, each section separately. */
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

/** Formats the table around a bar or line end that was just typed. */
export function formattingAfter(open: Open, offset: number): readonly Edit[] {
  return open.kind === 'document' ? formattingOf(open, { start: offset - 1, end: offset }) : [];
}

function shifted({ span, text }: Edit, by: number): Edit {
  return { text, span: { ...span, start: span.start + by, end: span.end + by } };
}

/** The tables of a text: lines that begin and end with a bar, one of them with dashes. */
function tablesOf(text: string): readonly TextRange[] {
  return [...text.matchAll(/(?:^\|.*\|[ \t]*(?:\r?\n|$)){2,}/gm)]
    .filter(({ 0: table }) => /^\|[ \t:|-]*-[ \t:|-]*\|[ \t]*$/m.test(table))
    .map(({ 0: table, index }) => ({ start: index, end: index + table.length }));
}

/** The edit that makes each column of a table as wide as its widest cell. */
function tableEdit(source: Open['source'], { end, start }: TextRange): readonly Edit[] {
  const table = source.text.slice(start, end);
  const rows = table.trimEnd().split(/\r?\n/).map(cellsOf);
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce(
      (width, cells) => (isDashes(cells) ? width : Math.max(width, widthOf(cells[column] ?? ''))),
      3,
    ),
  );
  // A row with more cells than the first is a mistake, which formatting must not hide. A shorter row is valid.
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
