import { diagnose } from '../../catalog/diagnose.js';
import { COLUMN_ROWS, type Column } from '../../notation/document/columns-and-notes.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled } from '../../text/nearest.js';
import type { Row } from './blocks.js';

export const COLUMNS: readonly Column[] = COLUMN_ROWS.map(({ name }) => name);

/** Which cell of a row holds a column. */
export type ColumnPlaces = ReadonlyMap<Column, number>;

/** The column that a header cell names, whatever else it says: `**Moves** (Betza)`, `Betza notation`, `XBetza`. */
function columnOf(text: string): Column | null {
  const wanted = text
    .toLowerCase()
    .replace(/[*_`:：]/g, '')
    .trim()
    .replace(/\.$/, '');
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]*)\)$/.exec(wanted) ?? [];
  const named = [wanted, before, inside].map((words) => columnNamed(words.trim()));
  const found = named.find((one) => one !== null) ?? null;
  return found === null && /\bx?betza\b/.test(wanted) ? 'Betza' : found;
}

function columnNamed(wanted: string): Column | null {
  const row = COLUMN_ROWS.find(({ name, also = [] }) =>
    [name, ...also].some((word) => word.toLowerCase() === wanted),
  );
  return row?.name ?? null;
}

/** The column that each header cell names. `Moves` counts as Betza if the cells below it are Betza and there is no column Betza. */
function columnsOf({ cells }: Row, rows: readonly Row[]): readonly (Column | null)[] {
  const named = cells.map(({ text }) => columnOf(text));
  if (named.includes('Betza') || !NAMING.some((one) => named.includes(one))) return named;
  const at = cells.findIndex(({ text }, index) => {
    const filled = rows.flatMap((row) => row.cells[index]?.text || []);
    return MOVES.test(text) && areBetza(filled);
  });
  return named.map((column, index) => (index === at ? 'Betza' : column));
}

/** The columns that say what a piece is called. */
export const NAMING: readonly Column[] = ['Piece', 'Name', 'Abbr', 'Letter'];
const MOVES = /^[*_]{0,2}(?:moves?|movements?|moving|notation|how (?:it|they) moves?)[*_]{0,2}$/i;

/** Atoms with modifiers, in a mix of upper and lower case that no ordinary word has. */
const BETZA = /^(?:-|(?:[a-z]{0,8}[WFNDAHCZGBRQK]{1,2}\d{0,2}){1,10})$/;

export function isBetza(text: string): boolean {
  return text.length <= 80 && BETZA.test(text);
}

/** Whether texts are meant as Betza: at least half of them are, and the others are single words. Errors in these are reported. */
function areBetza(texts: readonly string[]): boolean {
  const sure = texts.filter(isBetza);
  return (
    sure.length > 0 && sure.length * 2 >= texts.length && texts.every((text) => !/\s/.test(text))
  );
}

/**
 * Whether a table describes pieces: it has a column of moves (perhaps misspelt), or the heading above it announces pieces. Other
 * tables are prose.
 */
export function isPieceTable(
  header: Row,
  rows: readonly Row[],
  underPieceHeading: boolean,
): boolean {
  const known = columnsOf(header, rows);
  if (known.includes('Betza')) return true;
  if (!known.includes('Piece') && !known.includes('Name')) return false;
  return (
    underPieceHeading ||
    header.cells.some(
      ({ text }, index) => known[index] === null && nearest(text, ['Betza']) !== null,
    )
  );
}

export function hasColumn(column: Column, header: Row, rows: readonly Row[]): boolean {
  return columnsOf(header, rows).includes(column);
}

/** The columns of a table. A header cell that cannot be used is reported. */
export function readColumns(
  header: Row,
  rows: readonly Row[],
): {
  readonly places: ColumnPlaces;
  readonly diagnostics: readonly Diagnostic[];
} {
  const places = new Map<Column, number>();
  const diagnostics: Diagnostic[] = [];
  const named = columnsOf(header, rows);
  const naming = namingColumns(header, rows, named);
  for (const [index, { text, span }] of header.cells.entries()) {
    const meant = naming.get(index) ?? null;
    if (meant !== null) diagnostics.push(unnamedColumn({ text, span }, meant));
    const column = meant ?? named[index] ?? null;
    if (column === null) {
      if (!FOR_READERS.test(text)) diagnostics.push(unknownColumn(header, index));
    } else if (places.has(column)) {
      const first = header.cells[places.get(column) ?? -1]?.text ?? column;
      const isSame = first.toLowerCase() === text.toLowerCase();
      const message = isSame
        ? `The column "${column}" is given twice; only the first is read.`
        : `The column "${text}" is ignored: "${first}" is read as the column "${column}".`;
      const severity = isSame || column === 'Betza' ? 'error' : 'warning';
      diagnostics.push(diagnose('doc/duplicate-column', severity, span, message));
    } else {
      places.set(column, index);
    }
  }
  // Positions are written with one letter per piece, whatever that column is called.
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

/** Unknown columns that seem to name the pieces ("Figur", "Kürzel"), if no known column does. */
function namingColumns(
  { cells }: Row,
  rows: readonly Row[],
  columns: readonly (Column | null)[],
): ReadonlyMap<number, Column> {
  if (NAMING.some((one) => columns.includes(one))) return new Map();
  const unknown = cells.flatMap(({ text }, index) => {
    if (columns[index] !== null || FOR_READERS.test(text)) return [];
    const written = rows.map((row) => row.cells[index]?.text ?? '');
    if (!written.every((word) => /\p{L}/u.test(word))) return [];
    return [
      { index, column: written.every((word) => word.length === 1) ? 'Abbr' : 'Name' } as const,
    ];
  });
  // If there are several, the first counts.
  const byColumn = new Map(unknown.toReversed().map(({ column, index }) => [column, index]));
  return new Map([...byColumn].map(([column, index]) => [index, column]));
}

/** The column is read anyway, so that no other errors follow from it. */
function unnamedColumn(
  { span, text }: Pick<Row['line'], 'span' | 'text'>,
  column: Column,
): Diagnostic {
  const message = `The column "${text}" is unknown, and no other says what the pieces are called; write "${column}".`;
  return diagnose('doc/unknown-column', 'error', span, message, respelled(span, column));
}

/** A name such as `Royal Knight`. A glyph has a single letter, or letters that are not Latin. */
const NAME = /^[A-Za-z][A-Za-z'’.-]+(?: [A-Za-z'’.-]+){0,5}$/;

function rename(places: Map<Column, number>, from: Column, to: Column): void {
  const place = places.get(from);
  if (place === undefined || places.has(to)) return;
  places.delete(from);
  places.set(to, place);
}

/** Columns that state no rule. */
const FOR_READERS =
  /^(?:|#|no\.?|number|count|quantity|qty|amount|how many|image|picture|icon|diagram|romaji|pinyin|pronunciation|translation|meaning|origin|description|found in|used in|see also|also known as|other names?|inventor|author|source|comments?|history)$/i;

/** A column of captures, beside one of moves. */
const CAPTURES = /^(?:captur(?:e|es|ing)(?: moves?| betza)?|takes|attacks?)$/i;

function unknownColumn(header: Row, index: number): Diagnostic {
  const cell = header.cells[index] ?? header.line;
  if (CAPTURES.test(cell.text)) {
    const message = `The column "${cell.text}" is not read; write moves and captures as one string, such as \`mFcW\`: \`m\` stands before what only moves, and \`c\` before what only captures.`;
    return diagnose('doc/unknown-column', 'error', cell.span, message);
  }
  const near = nearest(cell.text, COLUMNS);
  const advice =
    near === null
      ? `the columns are ${COLUMNS.join(', ')}`
      : `did you mean "${near}"? A cell looks like "${exampleOf(near)}".`;
  const severity = near === null ? 'warning' : 'error';
  const message = `The column "${cell.text}" is unknown and ignored; ${advice}`;
  return diagnose('doc/unknown-column', severity, cell.span, message, respelled(cell.span, near));
}

function exampleOf(column: string): string {
  return COLUMN_ROWS.find(({ name }) => name === column)?.example ?? '';
}
