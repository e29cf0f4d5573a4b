import { diagnose } from '../../catalog/diagnose.js';
import type { Variant } from '../../ir/variant.js';
import { addAll } from '../../text/add-all.js';
import {
  compareDiagnostics,
  hasErrors,
  type Diagnostic,
  type Parsed,
} from '../../text/diagnostic.js';
import { keeperOf } from '../../text/keep.js';
import { lineEndAt, type Source } from '../../text/source.js';
import { inPart } from '../../text/steps.js';
import { hasColumn } from './columns.js';
import { neverInPlay, stuckPawns } from './idle-pieces.js';
import { ineffectiveStatements } from './ineffective-bullets.js';
import { documentOf, LOSES_ALL, PieceReader, type Document, type Library } from './lower-pieces.js';
import { readRules } from './rules.js';
import { readSections, type Section } from './sections.js';
import { readStart } from './start.js';
import { authorWords } from './words.js';

export interface DocumentOptions {
  /** The source of a shipped document, by the title or id of a variant in it; null if there is none. */
  readonly library: Library;
}

/**
 * Every variant of a piece-table document (README, "How to write a variant"), as far as it could be read. Diagnostics are in the
 * order of their places.
 */
export function readDocument(
  source: Source,
  { library }: DocumentOptions,
): Parsed<readonly Variant[]> {
  return readerWith(library)(source);
}

/** Cached, because several callers read the same text. */
const readerWith = keeperOf((library: Library) =>
  keeperOf((source: Source) => readWith(source, library)),
);

function readWith(source: Source, library: Library): Parsed<readonly Variant[]> {
  const { value: sections, diagnostics: problems } = inPart('read', 'blocks of the document', () =>
    readSections(source),
  );
  const document = documentOf(source.file, sections);
  const reader = new PieceReader(library);
  const diagnostics: Diagnostic[] = [...problems];
  const variants = inPart('read', 'piece tables', () =>
    sections.map((section) => readVariant(section, document, reader, diagnostics)),
  );
  if (sections.length === 0 && problems.length === 0) diagnostics.push(noTable(source));
  addAll(diagnostics, sameIds(variants));
  return { value: variants, diagnostics: diagnostics.sort(compareDiagnostics) };
}

function readVariant(
  section: Section,
  document: Document,
  reader: PieceReader,
  diagnostics: Diagnostic[],
): Variant {
  const lowered = reader.read(document, section);
  // Without a heading, the bullets above the table belong to no variant. A variant that is not found would give a board.
  const lacksBoard = [...section.diagnostics, ...lowered.diagnostics].some(({ code }) =>
    LOSES_BOARD.includes(code),
  );
  // A lost piece is also missing wherever it is named. These findings are left out.
  const follows = lowered.diagnostics.some(losesPiece);
  addAll(
    diagnostics,
    lowered.diagnostics.filter(
      ({ code }) =>
        !(follows && OF_LOST_PIECES.includes(code)) && !(lacksBoard && OF_BOARD.includes(code)),
    ),
  );
  const { header, family } = lowered;
  const heading = section.heading.span;
  const found: Diagnostic[] = [];
  const startPosition = readStart(section, lowered, found);
  addAll(
    diagnostics,
    found.filter(
      ({ code }) =>
        !(follows && OF_LOST_PIECES.includes(code)) && !(lacksBoard && OF_BOARD.includes(code)),
    ),
  );
  const ofRules: Diagnostic[] = [];
  const { rules, origins, beyond, start, pieces, regions } = readRules(
    { lowered, start: startPosition, options: section.options, heading },
    ofRules,
  );
  addAll(diagnostics, ofRules);
  // A bullet that could not be read may be the one that another bullet needs.
  const lacksBullet =
    header.bullets.free.some(({ key }) => key !== null) ||
    [...lowered.diagnostics, ...ofRules].some(({ code }) =>
      ['doc/unknown-bullet', 'doc/bad-value'].includes(code),
    );
  const inHand =
    start === null ? 0 : start.value.hands.white.length + start.value.hands.black.length;
  const { board, bullets } = header;
  const { options } = section;
  // It is not known what a piece without a row would do. A bullet may be about it.
  const lacksPiece = found.some(({ code }) => code === 'fen/unknown-piece');
  if (start !== null && inHand > 0 && !lacksBullet && !mayPlaceFromHand(rules, section)) {
    const message = 'The start position has pieces in hand, but the variant has no drops.';
    diagnostics.push(diagnose('fen/hand-without-drops', 'warning', start.origin.span, message));
  } else if (!hasErrors(lowered.diagnostics) && !lacksBullet && !lacksPiece)
    addAll(
      diagnostics,
      ineffectiveStatements({ beyond, board, options, origins, pieces, rules }, bullets),
      neverInPlay({ options, pieces, rules }, start?.value ?? null, lowered.promotedOnly),
      stuckPawns({
        ...{ board: board.value, family, options, origins, pieces, rules },
        hasColumn: section.tables.some(({ header, rows }) => hasColumn('Promote', header, rows)),
      }),
    );
  return {
    id: header.id,
    title: header.title,
    family,
    board: header.board,
    regions,
    pieces,
    ...(startPosition.white === 'gote' ? { white: startPosition.white } : {}),
    start,
    rules,
    origins,
    beyond,
    options: section.options,
    words: authorWords(section, header.bullets),
    span: heading,
  };
}

const LOSES_BOARD: readonly string[] = ['doc/table-without-heading', ...LOSES_ALL];

/** Findings that follow from a lost board. */
const OF_BOARD: readonly string[] = ['board/size-missing', 'doc/start-position-missing'];

/** Findings that follow from a lost piece. */
const OF_LOST_PIECES: readonly string[] = [
  'fen/unknown-piece',
  'piece/no-royal',
  'piece/promoted-form-missing',
];

/** Whether a finding is an error that loses a piece or its letter. */
function losesPiece({ code, severity }: Diagnostic): boolean {
  return (
    severity === 'error' &&
    (code.startsWith('letters/') ||
      [
        'doc/broken-table',
        'doc/missing-column',
        'doc/unknown-column',
        'doc/unknown-piece',
        ...LOSES_ALL,
        'doc/syntax',
        'piece/no-name',
      ].includes(code))
  );
}

/** Whether the rules, or the author's own options, let players place pieces from the hand. */
function mayPlaceFromHand(rules: Variant['rules'], { options }: Section): boolean {
  const keys = ['pieceDrops', 'gating', 'seirawanGating'] as const;
  if (keys.some((key) => rules[key])) return true;
  return options.some(({ key, value }) => keys.some((one) => one === key) && value === 'true');
}

/** The finding for a document without a piece table, at the first line that is not blank. */
function noTable({ file, text }: Source): Diagnostic {
  const start = Math.max(0, text.search(/\S/));
  const span = { file, start, end: lineEndAt(text, start) };
  const message =
    'This document has no piece table: a table with the columns "Piece" or "Name" and "Betza" below a heading "# Variant".';
  return diagnose('doc/no-piece-table', 'error', span, message);
}

function sameIds(variants: readonly Variant[]): readonly Diagnostic[] {
  const seen = new Map<string, Variant>();
  return variants.flatMap((variant) => {
    const first = seen.get(variant.id);
    if (first === undefined) {
      seen.set(variant.id, variant);
      return [];
    }
    const message = `A second variant has the id "${variant.id}"; give one of them a different id with "* Id: …".`;
    const notes = [{ message: 'the first', span: first.span }];
    return [diagnose('doc/duplicate-variant', 'error', variant.span, message, { notes })];
  });
}
