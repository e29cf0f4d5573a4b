import type { DropLimits, PieceId, PieceType } from '../../../ir/piece.js';
import { usualRoyal } from '../../../ir/usual-royal.js';
import type { Variant } from '../../../ir/variant.js';
import { nameOf, referenceTo } from '../../../notation/document/piece-references.js';

/** A table of pieces, with cells in the order of its columns, and the notes below it. */
export interface PieceTable {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** The data that rows need besides their piece. */
interface RowContext {
  readonly variant: Variant;
  readonly pieces: readonly PieceType[];
  readonly moves: ReadonlyMap<PieceId, string>;
}

/** The table of these pieces, without columns that would be blank. */
export function pieceTable(
  heading: string,
  rows: readonly PieceType[],
  context: RowContext,
): PieceTable {
  const notes = [...new Set(rows.flatMap((piece) => notesOf(piece, context.variant)))];
  const columns: readonly (readonly [string, (piece: PieceType) => string])[] = [
    ['Piece', glyphCell],
    ['Name', ({ id }) => nameOf(id, context.pieces)],
    ['Abbr', ({ abbreviation }) => abbreviation ?? ''],
    ['Letter', ({ letter }) => letter ?? ''],
    ['Betza', ({ id }) => context.moves.get(id) ?? '-'],
    ['Promote', (piece) => promoteCell(piece, context)],
    ['Value', ({ value }) => (value === null ? '' : String(value))],
    [
      'Notes',
      (piece) =>
        notesOf(piece, context.variant)
          .map((note) => notes.indexOf(note) + 1)
          .sort((a, b) => a - b)
          .join(', '),
    ],
  ];
  const used = columns.filter(([, cell]) => rows.some((piece) => cell(piece) !== ''));
  return {
    heading,
    columns: used.map(([name]) => name),
    rows: rows.map((piece) => used.map(([, cell]) => cell(piece))),
    notes,
  };
}

/** `王(玉)`. */
function glyphCell({ glyphs: [main, ...others] }: PieceType): string {
  if (main === undefined) return '';
  return others.length === 0 ? main : `${main}(${others.join(', ')})`;
}

function promoteCell({ promotion }: PieceType, { pieces }: RowContext): string {
  switch (promotion.style) {
    case 'none':
      return '';
    case 'shogi':
      return referenceTo(promotion.to, pieces);
    case 'pawn':
      return promotion.to.map((id) => referenceTo(id, pieces)).join(', ');
  }
}

function notesOf(piece: PieceType, { pieces, rules }: Variant): readonly string[] {
  return [...royalNotes(piece, pieces), ...(rules.pieceDrops ? dropNotes(piece.drop) : [])];
}

/** If no piece is royal, the piece that a reader would assume to be royal gets the note `Not royal`. */
function royalNotes(piece: PieceType, pieces: readonly PieceType[]): readonly string[] {
  if (piece.royal) return ['Royal piece'];
  const isAssumed = pieces.every(({ royal }) => !royal) && usualRoyal(pieces, false) === piece;
  return isAssumed ? ['Not royal'] : [];
}

const COUNTS = ['0', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function dropNotes({ allowed, perFile, mateForbidden }: DropLimits): readonly string[] {
  return [
    ...(perFile === null ? [] : [`Only ${COUNTS[perFile] ?? perFile} per column`]),
    ...(mateForbidden ? ['Cannot be dropped to give mate'] : []),
    ...(allowed ? [] : ['Cannot be dropped']),
  ];
}
