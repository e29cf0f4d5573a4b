interface ColumnRow<Name extends string = string> {
  readonly name: Name;
  /** Other names that authors use for it. */
  readonly also?: readonly string[];
  /** An example of a cell. */
  readonly example: string;
  /** The content of a cell. */
  readonly text: string;
}

/** The columns of a table of pieces. */
const ROWS = [
  {
    name: 'Piece',
    also: ['Kanji', 'Glyph', 'Character'],
    example: '王(玉)',
    text: 'The glyph, followed by alternatives in parentheses. In a table without `Name`, this can be the name.',
  },
  {
    name: 'Name',
    also: ['Piece name', 'English', 'English name', 'Unit'],
    example: 'Left Quail',
    text: 'The name of the piece.',
  },
  {
    name: 'Abbr',
    also: ['Abbreviation', 'Abbrev', 'Symbol', 'Id', 'Code', 'FEN', 'Piece letter', 'FEN letter'],
    example: 'L',
    text: "The letters for the piece in positions and moves. Use one letter if you can; `CE`, `N'` and `SC@` are possible.",
  },
  {
    name: 'Betza',
    also: ['Betza notation', 'Moves (Betza)', 'XBetza'],
    example: 'fRbrBblF',
    text: 'How the piece moves, in Betza notation; `-` if it never moves. `W; palace: F` adds moves from the squares of a region, `within palace: F` moves from and to them, `elsewhere: F` moves from all other squares.',
  },
  {
    name: 'Promote',
    also: [
      'Promotes',
      'Promotes to',
      'Promotes into',
      'Promotes as',
      'Promoted',
      'Promoted to',
      'Promoted form',
      'Promoted piece',
      'Promotion',
      'Becomes',
    ],
    example: 'Q, R, B, N',
    text: 'The glyph, abbreviation or name of the promoted form; for a chess pawn all choices. If there is a promoted piece `+P`, P promotes to it without an entry here.',
  },
  {
    name: 'Notes',
    also: ['Note', 'Remark', 'Remarks', 'Comment', 'Comments'],
    example: '2, 3',
    text: 'The numbers of notes below the table, or the note itself: `Royal`.',
  },
  {
    name: 'Letter',
    example: 'D',
    text: 'The letter A to Z for engines, if `Abbr` has several letters or another piece should have its letter. In a table without `Abbr`, this column replaces it.',
  },
  {
    name: 'Value',
    also: ['Worth', 'Points'],
    example: '3.5',
    text: 'The value of the piece, in any unit.',
  },
] as const satisfies readonly ColumnRow[];

export type Column = (typeof ROWS)[number]['name'];
export const COLUMN_ROWS: readonly ColumnRow<Column>[] = ROWS;

/** The notes that state rules. */
export const KNOWN_NOTES = [
  { note: 'Royal piece', text: 'The piece is royal: a player who loses it loses the game.' },
  {
    note: 'Not royal',
    text: 'The piece is not royal. Without a note the piece named King is royal; if there is none, the only piece with the letter K, if it moves one square at a time.',
  },
  {
    note: 'Only one per column',
    text: 'The piece cannot be dropped on a file that already has an unpromoted one of the same player. Other wordings work, too: "At most one per file", "Nifu", "No two pawns on a file"; also with two, three, ….',
  },
  { note: 'Cannot be dropped to give mate', text: 'Dropping it may give check, but not mate.' },
  { note: 'Cannot be dropped', text: 'It can never be dropped.' },
] as const;
