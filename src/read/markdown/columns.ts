import { diagnose } from '../../catalog/diagnose.js';
import { COLUMN_ROWS, type Column } from '../../notation/document/columns-and-notes.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled } from '../../text/nearest.js';
import type { Row } from './blocks.js';

export const COLUMNS: readonly Column[] = COLUMN_ROWS.map(({ name }) => name);

/** Which cell of a row holds a column. */
export type ColumnPlaces = ReadonlyMap<Column, number>;

function columnOf(text: string): Column | null {
  const wanted = text.toLowerCase();
  const row = COLUMN_ROWS.find(({ name, also = [] }) =>
    [name, ...also].some((word) => word.toLowerCase() === wanted),
  );
  return row?.name ?? null;
}

/**
 * Whether a table is one of pieces: it has a column of moves (perhaps misspelt), or stands under a heading of piece tables.
 * Other tables are prose.
 */
export function isPieceTable(header: Row, underPieceHeading: boolean): boolean {
  const texts = header.cells.map(({ text }) => text);
  const known = texts.map(columnOf);
  const names = known.includes('Piece') || known.includes('Name');
  if (known.includes('Betza')) return true;
  if (!names) return false;
  return (
    underPieceHeading ||
    texts.some((text) => columnOf(text) === null && nearest(text, ['Betza']) !== null)
  );
}

/** The columns of a table; each header that cannot be used is reported at its cell. */
export function readColumns(
  header: Row,
  rows: readonly Row[],
): {
  readonly places: ColumnPlaces;
  readonly diagnostics: readonly Diagnostic[];
} {
  const places = new Map<Column, number>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, { text, span }] of header.cells.entries()) {
    const column = columnOf(text);
    if (column === null) {
      if (text !== '') diagnostics.push(unknownColumn(header, index));
    } else if (places.has(column)) {
      const message = `The column "${column}" is given twice; only the first is read.`;
      diagnostics.push(diagnose('doc/duplicate-column', 'error', span, message));
    } else {
      places.set(column, index);
    }
  }
  // One letter a piece is what positions are written with, whatever the column is called.
  rename(places, 'Letter', 'Abbr');
  const glyphs = rows.map(({ cells }) => cells[places.get('Piece') ?? -1]?.text ?? '');
  if (glyphs.every((text) => text === '' || NAME.test(text))) rename(places, 'Piece', 'Name');
  const missing = [
    ...(places.has('Piece') || places.has('Name') || places.has('Abbr')
      ? []
      : ['"Piece" or "Name"']),
    ...(places.has('Betza') ? [] : ['"Betza"']),
  ];
  if (missing.length > 0) {
    const message = `This piece table has no column ${missing.join(' and none ')}.`;
    diagnostics.push(diagnose('doc/missing-column', 'error', header.line.span, message));
  }
  return { places, diagnostics };
}

/** `Royal Knight`: a glyph is a letter, or none of ours. */
const NAME = /^[A-Za-z][A-Za-z'’.-]+(?: [A-Za-z'’.-]+){0,5}$/;

function rename(places: Map<Column, number>, from: Column, to: Column): void {
  const place = places.get(from);
  if (place === undefined || places.has(to)) return;
  places.delete(from);
  places.set(to, place);
}

function unknownColumn(header: Row, index: number): Diagnostic {
  const cell = header.cells[index] ?? header.line;
  const near = nearest(cell.text, COLUMNS);
  const advice =
    near === null
      ? `known are ${COLUMNS.join(', ')}`
      : `did you mean "${near}"? A cell of it is, for example, "${exampleOf(near)}".`;
  const severity = near === null ? 'warning' : 'error';
  const message = `The column "${cell.text}" is unknown and ignored; ${advice}`;
  return diagnose('doc/unknown-column', severity, cell.span, message, respelled(cell.span, near));
}

function exampleOf(column: string): string {
  return COLUMN_ROWS.find(({ name }) => name === column)?.example ?? '';
}
