import {
  parseAlternatives,
  parseChoices,
  parseMoves,
  parseNoteNumbers,
} from '../../../grammar/table/parse.js';
import type { Alternatives, RuleNote } from '../../../grammar/table/syntax.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Board } from '../../ir/board.js';
import { joinRegions } from '../../ir/join-regions.js';
import type { Movement } from '../../ir/movement.js';
import { FREE_DROPS, type DropLimits } from '../../ir/piece.js';
import type { Region } from '../../ir/region.js';
import { addAll } from '../../text/add-all.js';
import { groupBy } from '../../text/group-by.js';
import { movedDiagnostic, type Diagnostic, type Parsed } from '../../text/diagnostic.js';
import { keeper } from '../../text/keep.js';
import { nearest, respelled } from '../../text/nearest.js';
import { stated } from '../../text/origin.js';
import { askSteps } from '../../text/steps.js';
import { withMovesLeftOut } from '../betza/left-out.js';
import { readBetza } from '../betza/read-betza.js';
import type { Row } from './blocks.js';
import type { Column } from '../../notation/document/columns-and-notes.js';
import { NAMING, readColumns, type ColumnPlaces } from './columns.js';
import type { PieceDraft } from './draft.js';
import { ELSEWHERE, elsewhereOf } from './header.js';
import { notUnderstood, readNoteText, readNotes, type ReadNote } from './notes.js';
import type { PieceTable } from './sections.js';
import { slice, type Snippet } from './snippet.js';

/** The facts about a variant that its rows are read with. */
interface RowContext {
  readonly title: string;
  readonly dialect: Dialect;
  readonly board: Board;
  readonly regions: readonly Region[];
}

const STEPS_OF_ROW = 300;

/** The pieces of a table, one per row. A cell that is not valid is reported and left out. */
export function readTable(table: PieceTable, context: RowContext): Parsed<readonly PieceDraft[]> {
  const { places, diagnostics: columnProblems } = readColumns(table.header, table.rows);
  const { notes, diagnostics: noteProblems } = readNotes(table.notes, context.title, (number) =>
    carriersOf(table, places, number),
  );
  const diagnostics = [...columnProblems, ...noteProblems];
  const usedNotes = new Set<number>();
  const reader: RowReader = {
    table,
    places,
    notes: new Map(notes.map((note) => [note.number, note])),
    usedNotes,
    context,
    diagnostics,
  };
  const drafts = table.rows.flatMap((row) =>
    askSteps(STEPS_OF_ROW) ? (readRow(reader, row) ?? []) : [],
  );
  for (const note of notes) {
    if (note.rules.length > 0 && !usedNotes.has(note.number))
      diagnostics.push(
        diagnose(
          'doc/unused-note',
          'warning',
          note.text.span,
          `Note ${note.number} states a rule, but no piece in the table above has its number.`,
        ),
      );
  }
  return { value: drafts, diagnostics };
}

/** The names, in lower case, of the pieces that have a note. */
function carriersOf(
  { rows }: PieceTable,
  places: ColumnPlaces,
  number: number,
): ReadonlySet<string> {
  const cellOf = (row: Row, column: Column): string =>
    row.cells[places.get(column) ?? -1]?.text ?? '';
  const carriers = rows.filter((row) => cellOf(row, 'Notes').split(/\D+/).includes(String(number)));
  return new Set(
    carriers.map((row) => cellOf(row, 'Name').toLowerCase()).filter((name) => name !== ''),
  );
}

interface RowReader {
  readonly table: PieceTable;
  readonly places: ColumnPlaces;
  readonly notes: ReadonlyMap<number, ReadNote>;
  readonly usedNotes: Set<number>;
  readonly context: RowContext;
  readonly diagnostics: Diagnostic[];
}

function readRow(reader: RowReader, row: Row): PieceDraft | null {
  const { table, diagnostics } = reader;
  if (row.cells.every(({ text }) => text === '')) return null;
  for (const { text, span } of row.cells.slice(table.header.cells.length))
    if (text !== '')
      diagnostics.push(
        diagnose('doc/extra-cell', 'error', span, `"${text}" is outside the columns of the table.`),
      );
  const glyphCell = cell(reader, row, 'Piece');
  const nameCell = cell(reader, row, 'Name');
  const abbreviationCell = cell(reader, row, 'Abbr');
  const letterCell = cell(reader, row, 'Letter');
  const glyphs = glyphCell === null ? [] : readGlyphs(reader, glyphCell);
  const name = nameCell === null ? null : nameCell.text.split(/\s+/).join(' ');
  const abbreviation =
    abbreviationCell === null ? null : readAbbreviation(reader, abbreviationCell);
  const isNaming = NAMING.some((column) => reader.places.has(column));
  if (isNaming && glyphs.length === 0 && name === null && abbreviation === null) {
    const message = 'This row has neither a glyph nor a name, so nothing can refer to the piece.';
    diagnostics.push(diagnose('piece/no-name', 'error', row.line.span, message));
  }
  const betzaCell = cell(reader, row, 'Betza');
  const { rules, remarks } = readNoteCell(reader, row);
  const isRoyal = rules.some(({ kind }) => kind === 'royal');
  return {
    piece: {
      name,
      glyphs,
      abbreviation,
      letter: letterCell === null ? null : readLetter(reader, letterCell),
      movement: stated(readMovement(reader, row, betzaCell), (betzaCell ?? row.line).span),
      betza: betzaCell,
      royal: isRoyal,
      drop: rules.reduce(limitDrops, FREE_DROPS),
      value: readValue(reader, row),
      ...(remarks.length === 0 ? {} : { remarks }),
      span: row.line.span,
    },
    promotedOnly: isPromotedForm(table, abbreviationCell),
    isSaidNotRoyal: !isRoyal && rules.some(({ kind }) => kind === 'not-royal'),
    importedId: null,
    promote: readPromote(reader, row),
    promotedFrom: promotedFrom(abbreviationCell),
    promotion: null,
    places: {
      glyph: (glyphCell ?? row.line).span,
      abbreviation: (abbreviationCell ?? row.line).span,
      letter: (letterCell ?? row.line).span,
    },
  };
}

/** The cell of a column; null if it is blank, missing, or the table has no such column. */
function cell({ places }: RowReader, row: Row, column: Column): Snippet | null {
  const place = places.get(column);
  const found = place === undefined ? undefined : row.cells[place];
  return found === undefined || found.text === '' ? null : found;
}

/** Whether a cell such as `-`, `none` or `n/a` is as good as blank. */
function isNothing(text: string): boolean {
  return /^(?:[-–—]+|none|no|never|n\/a)$/i.test(text);
}

function readGlyphs({ diagnostics }: RowReader, { text, span }: Snippet): readonly string[] {
  const parsed = parseAlternatives(text, span);
  addAll(diagnostics, parsed.diagnostics);
  return [...new Set(parsed.value.map((name) => name.text))];
}

const PROMOTED = /^\+([A-Za-z]{1,4}['@]?)$/;

/** A row of a table of promoted pieces, or a row `+P` of another table. */
function isPromotedForm({ promoted }: PieceTable, found: Snippet | null): boolean {
  return promoted || PROMOTED.test(found?.text ?? '');
}

/** The `P` of a promoted piece `+P`; null if the abbreviation does not say what promotes to it. */
function promotedFrom(found: Snippet | null): string | null {
  return PROMOTED.exec(found?.text ?? '')?.[1]?.toUpperCase() ?? null;
}

/** Reads `P`, `CE`, `N'` or `SC@`. It is null for the `+P` of a promoted form, which is written so in any case. */
function readAbbreviation(reader: RowReader, { text, span }: Snippet): string | null {
  if (/^[A-Za-z]{1,4}['@]?$/.test(text)) return text.toUpperCase();
  if (PROMOTED.test(text) || (reader.table.promoted && text.startsWith('+'))) return null;
  const message = `"${text.slice(0, 40)}" is not an abbreviation: write one to four letters from A to Z, with ' or @ after them if needed.`;
  reader.diagnostics.push(diagnose('letters/not-a-letter', 'error', span, message));
  return null;
}

function readLetter({ diagnostics }: RowReader, { text, span }: Snippet): string | null {
  if (/^[A-Za-z]$/.test(text)) return text.toUpperCase();
  const message = `"${text.slice(0, 40)}" is not an engine letter; write one letter A to Z.`;
  diagnostics.push(diagnose('letters/not-a-letter', 'error', span, message));
  return null;
}

function readValue(reader: RowReader, row: Row): number | null {
  const found = cell(reader, row, 'Value');
  if (found === null || isNothing(found.text)) return null;
  if (/^\d{1,6}(?:\.\d{1,6})?$/.test(found.text)) return Number(found.text);
  const message = `"${found.text.slice(0, 40)}" is not a number; write the value of the piece, such as 9 or 3.5.`;
  reader.diagnostics.push(diagnose('piece/bad-value', 'error', found.span, message));
  return null;
}

function readPromote(reader: RowReader, row: Row): PieceDraft['promote'] {
  const found = cell(reader, row, 'Promote');
  if (found === null || isNothing(found.text)) return null;
  const { value, diagnostics } = parseChoices(found.text, found.span);
  addAll(reader.diagnostics, diagnostics);
  const choices: readonly Alternatives[] = value;
  return choices.length === 0 ? null : { choices, span: found.span };
}

/** What the notes of a piece state: rules, and remarks for readers. */
interface PieceNotes {
  readonly rules: readonly RuleNote[];
  readonly remarks: readonly string[];
}

function readNoteCell(reader: RowReader, row: Row): PieceNotes {
  const found = cell(reader, row, 'Notes');
  if (found === null || isNothing(found.text)) return { rules: [], remarks: [] };
  const hasWords = /[^\s\d.,、，]{3}/.test(found.text.replace(NUMBERS_IN_WORDS, ''));
  if (hasWords) return readNoteWords(reader, row, found);
  const { value, diagnostics } = parseNoteNumbers(found.text, found.span);
  addAll(reader.diagnostics, diagnostics);
  const notes = value.flatMap(({ number, span }) => {
    const note = reader.notes.get(number);
    if (note === undefined) {
      const message = `There is no note ${number} below this table.`;
      reader.diagnostics.push(diagnose('doc/unknown-note', 'error', span, message));
      return [];
    }
    reader.usedNotes.add(number);
    return [note];
  });
  return together(notes);
}

/** A note that states a rule is not a remark as well: it is shown with the rules. */
function together(notes: readonly Pick<ReadNote, 'rules' | 'text'>[]): PieceNotes {
  return {
    rules: notes.flatMap(({ rules }) => rules),
    remarks: notes.filter(({ rules }) => rules.length === 0).map(({ text }) => text.text),
  };
}

const NUMBERS_IN_WORDS = /\b(?:and|one|two|three|four|five|six|seven|eight|nine)\b/gi;

/** Reads notes in the cell itself, `Royal` or `Nifu; cannot be dropped to give mate`, with or without numbers beside them. */
function readNoteWords(reader: RowReader, row: Row, found: Snippet): PieceNotes {
  const name = cell(reader, row, 'Name')?.text.toLowerCase();
  const carriers = new Set(name === undefined ? [] : [name]);
  const numbers = [...found.text.matchAll(/(?:^|[,;.])\s*(\d{1,4})\s*(?=$|[,;.])/g)];
  const numbered = numbers.flatMap(([, number]) => {
    reader.usedNotes.add(Number(number));
    return reader.notes.get(Number(number)) ?? [];
  });
  const { title } = reader.context;
  const parts = [...found.text.matchAll(/[^,、，]+/g)].map(({ index, 0: part }) =>
    slice(found, index, index + part.length),
  );
  const unread: Diagnostic[] = [];
  const words = parts
    .filter(({ text }) => !/^\d+$/.test(text))
    .map((text) => ({ text, rules: readNoteText(text, title, carriers, unread) }));
  // `Promotes to Q, R or B` is one rule, not several.
  if (unread.length > 1) reader.diagnostics.push(notUnderstood(found));
  else addAll(reader.diagnostics, unread);
  return together([...numbered, ...words]);
}

function limitDrops(limits: DropLimits, rule: RuleNote): DropLimits {
  switch (rule.kind) {
    case 'royal':
    case 'not-royal':
      return limits;
    case 'per-file':
      return { ...limits, perFile: rule.count };
    case 'no-drop':
      return { ...limits, allowed: false };
    case 'no-drop-mate':
      return { ...limits, mateForbidden: true };
  }
}

/** A movement of one or more parts. Moves of a part with a region start only there. `-` is a piece that never moves. */
function readMovement(reader: RowReader, row: Row, found: Snippet | null): Movement {
  const { diagnostics, places, context } = reader;
  if (found === null) {
    const message = 'This piece has no moves; write "-" if it never moves.';
    if (places.has('Betza'))
      diagnostics.push(diagnose('piece/no-movement', 'error', row.line.span, message));
    return [];
  }
  if (/^[-–—]$/.test(found.text)) return [];
  const { file, start, end } = found.span;
  const { board, dialect, regions } = context;
  const key = JSON.stringify([
    ...[found.text, end - start, dialect],
    // Only the moves of a region depend on the board and the regions.
    ...(found.text.includes(':') ? [board, regions] : []),
  ]);
  const moves = keep(key, () =>
    readMoves({ text: found.text, span: { file: '', start: 0, end: end - start } }, context),
  );
  addAll(
    diagnostics,
    moves.diagnostics.map((one) => movedDiagnostic(one, start, file)),
  );
  return moves.value;
}

/** A sentence in place of Betza has many blanks: each message is said of the first. */
function eachOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...groupBy(diagnostics, ({ message }) => message).values()].flatMap(
    ([first]) => first ?? [],
  );
}

const keep = keeper<Parsed<Movement>>(400_000);

/** Reads a cell such as `W; connected: F`. */
function readMoves(
  found: Snippet,
  context: Pick<RowContext, 'board' | 'dialect' | 'regions'>,
): Parsed<Movement> {
  const parts = parseMoves(found.text, found.span);
  const diagnostics = [...parts.diagnostics];
  const movement = parts.value.flatMap(({ region, betza }) => {
    const reading = readBetza(betza.text, context.dialect, betza.span);
    addAll(diagnostics, eachOnce(withMovesLeftOut(reading.diagnostics, reading.value.syntax)));
    if (region === null) return reading.value.asWritten;
    const { name: written, isWithin } = regionOf(region.text);
    const others = parts.value
      .flatMap((part) => part.region ?? [])
      .map(({ text }) => regionOf(text).name);
    const name =
      written === ELSEWHERE ? elsewhereOf(others.filter((one) => one !== ELSEWHERE)) : written;
    if (!context.regions.some((candidate) => candidate.name === name)) {
      const near = nearest(
        name,
        context.regions.slice(0, 128).map((candidate) => candidate.name),
      );
      const advice =
        near === null
          ? `write "* Region ${name}: ranks 1-5", or "elsewhere" for the squares of no other part`
          : `did you mean "${near}"?`;
      const message = `No bullet defines the region "${name}"; ${advice}`;
      diagnostics.push(
        diagnose(
          'doc/unknown-region',
          'error',
          region.span,
          message,
          respelled(region.span, near === null || !isWithin ? near : `within ${near}`),
        ),
      );
      return [];
    }
    return reading.value.asWritten.map((move) => ({
      ...move,
      condition: { ...move.condition, from: name, ...(isWithin ? { to: name } : {}) },
    }));
  });
  const value = parts.value.some(({ region }) => region !== null)
    ? joinRegions(movement, context.regions, context.board)
    : movement;
  return { value, diagnostics };
}

/** The region of `palace` (moves from its squares) or `within palace` (moves from and to its squares). */
function regionOf(text: string): { readonly name: string; readonly isWithin: boolean } {
  const words = text.toLowerCase().split(/\s+/, 8);
  const isWithin = words.length > 1 && words[0] === 'within';
  return { name: (isWithin ? words.slice(1) : words).join(' '), isWithin };
}
