interface ColumnRow<Name extends string = string> {
  readonly name: Name;
  /** Other names that authors use for it. */
  readonly also?: readonly string[];
  /** A cell that shows it. */
  readonly example: string;
  /** What stands in a cell. */
  readonly text: string;
}

/** The columns of a table of pieces. */
const ROWS = [
  {
    name: 'Piece',
    example: '王(玉)',
    text: 'The glyph; others that mean the same in parentheses. In a table without `Name`, it may be the name.',
  },
  {
    name: 'Name',
    also: ['Piece name', 'English', 'English name', 'Unit'],
    example: 'Left Quail',
    text: 'The piece in words.',
  },
  {
    name: 'Abbr',
    also: ['Abbreviation', 'Symbol', 'Id', 'Code', 'FEN', 'Piece letter', 'FEN letter'],
    example: 'L',
    text: "The letters of the piece in positions and moves. One letter is best; `CE`, `N'` and `SC@` are possible.",
  },
  {
    name: 'Betza',
    also: ['Betza notation', 'Moves (Betza)'],
    example: 'fRbrBblF',
    text: 'How it moves, in Betza notation; `-` if it never does. `W; palace: F` adds moves from the squares of a region, `within palace: F` moves from and to them, `elsewhere: F` moves from all squares that no other part names.',
  },
  {
    name: 'Promote',
    also: ['Promotes', 'Promotes to', 'Promotes into', 'Promoted form', 'Promotion', 'Becomes'],
    example: 'Q, R, B, N',
    text: 'Glyph, abbreviation or name of its promoted form; in chess all that a pawn may become. A row `+P` of the promoted pieces is what P promotes to, without a word here.',
  },
  {
    name: 'Notes',
    also: ['Note', 'Remark', 'Remarks', 'Comment', 'Comments'],
    example: '2, 3',
    text: 'Numbers of the notes below the table, or a note itself: `Royal`.',
  },
  {
    name: 'Letter',
    example: 'D',
    text: 'The letter A to Z for engines, where `Abbr` is longer than one letter or another piece should have its letter; in a table without `Abbr`, the same as that.',
  },
  {
    name: 'Value',
    also: ['Worth', 'Points'],
    example: '3.5',
    text: 'The value of the piece, in units of your choice.',
  },
] as const satisfies readonly ColumnRow[];

export type Column = (typeof ROWS)[number]['name'];
export const COLUMN_ROWS: readonly ColumnRow<Column>[] = ROWS;

/** The notes that are rules. */
export const KNOWN_NOTES = [
  { note: 'Royal piece', text: 'The piece must not be lost.' },
  {
    note: 'Not royal',
    text: 'Without a note the piece named King is royal, or else the only one with the letter K, if it goes one step at a time.',
  },
  {
    note: 'Only one per column',
    text: 'In whatever words: "At most one per file", "Nifu", "No two pawns on a file" (or two, three, …): unpromoted pieces of that kind and side on a file, counted when one is dropped.',
  },
  { note: 'Cannot be dropped to give mate', text: 'A drop of it may give check, but not mate.' },
  { note: 'Cannot be dropped', text: 'It never comes from the hand.' },
] as const;
