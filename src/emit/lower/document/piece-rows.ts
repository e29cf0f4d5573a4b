import type { DropLimits, PieceId, PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';

/** A table of pieces: cells in the order of its columns, and the notes below it. */
export interface PieceTable {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** What rows are written with. */
interface RowContext {
  readonly variant: Variant;
  readonly pieces: readonly PieceType[];
  readonly moves: ReadonlyMap<PieceId, string>;
}

/** The table of some pieces, without the columns that would be blank. */
export function pieceTable(
  heading: string,
  rows: readonly PieceType[],
  context: RowContext,
): PieceTable {
  const notes = [...new Set(rows.flatMap((piece) => notesOf(piece, context.variant)))];
  const columns: readonly (readonly [string, (piece: PieceType) => string])[] = [
    ['Piece', glyphCell],
    ['Name', ({ id }) => nameOf(id, context)],
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

/** As a heading would have it. A piece named king that is not royal would be taken for one, where no other is. */
function nameOf(id: PieceId, { pieces }: RowContext): string {
  const piece = pieces.find((one) => one.id === id);
  const name = piece?.name ?? '';
  if (name.toLowerCase() === 'king' && pieces.every(({ royal }) => !royal)) return '';
  return /^[a-z]/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function promoteCell({ promotion }: PieceType, context: RowContext): string {
  switch (promotion.style) {
    case 'none':
      return '';
    case 'shogi':
      return referenceTo(promotion.to, context);
    case 'pawn':
      return promotion.to.map((id) => referenceTo(id, context)).join(', ');
  }
}

/** The first of glyph, abbreviation and name that means this piece and no other, as the reader looks for it. */
function referenceTo(id: PieceId, context: RowContext): string {
  const piece = context.pieces.find((one) => one.id === id);
  if (piece === undefined) return '';
  const others = context.pieces.filter((one) => one !== piece);
  const words = [...piece.glyphs.slice(0, 1), piece.abbreviation ?? '', nameOf(id, context)];
  const isOwn = (word: string): boolean =>
    word !== '' &&
    !/[,;:()=`]|^(?:and|as|from)$|\b(?:and|as|from)\b/i.test(word) &&
    others.every(
      (other) =>
        !other.glyphs.includes(word) &&
        other.abbreviation !== word &&
        nameOf(other.id, context).toLowerCase() !== word.toLowerCase(),
    );
  return words.find(isOwn) ?? words.find((word) => word !== '') ?? '';
}

function notesOf({ royal, drop }: PieceType, { rules }: Variant): readonly string[] {
  return [...(royal ? ['Royal piece'] : []), ...(rules.pieceDrops ? dropNotes(drop) : [])];
}

const COUNTS = ['0', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function dropNotes({ allowed, perFile, mateForbidden }: DropLimits): readonly string[] {
  return [
    ...(perFile === null ? [] : [`Only ${COUNTS[perFile] ?? perFile} per column`]),
    ...(mateForbidden ? ['Cannot be dropped to give mate'] : []),
    ...(allowed ? [] : ['Cannot be dropped']),
  ];
}
