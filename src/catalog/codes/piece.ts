import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `piece`, by slug. */
export const PIECE_CODES = {
  'no-name': {
    title: 'A row of a piece table has neither glyph nor name nor abbreviation.',
    why: 'Nothing can refer to the piece.',
    example: '| | | | fW |',
  },
  'no-movement': {
    title: 'A piece has no moves.',
    why: 'An empty cell is more likely forgotten than meant; a piece that never moves is written "-".',
    example: '| 歩 | Pawn | P | |',
  },
  duplicate: {
    title: 'Two pieces of a variant have the same glyph.',
    why: 'Promotions and diagrams name pieces by their glyph.',
    example: '| 象 | Falcon |\n| 象 | Elephant |',
  },
  'promoted-form-missing': {
    title: 'A piece promotes to a piece that is in no table.',
    why: 'The piece would not promote.',
    example: '| 銀 | FfW | 全 | and no row 全',
  },
  'not-in-play': {
    title: 'A piece of a table never comes into play.',
    why: 'It is in no start position and no hand, and nothing promotes to it: a square, or a cell of the column Promote, may have been forgotten.',
    example: '| Camel | C | C |, and no C in the start position',
  },
  'never-promotes': {
    title: 'A pawn promotes to nothing and is stuck on the last rank.',
    why: 'It moves only forward, and no cell of the column Promote says what it becomes. The column may have been forgotten. "Pawns do not promote." says that it is meant.',
    example: '| Pawn | P | fmWfcF |, and no column Promote',
  },
  'promoted-form-unused': {
    title: 'Nothing promotes to a promoted piece.',
    why: 'It can never appear on the board; a promotion may be missing.',
    example: '## Promoted pieces with a row 全 that no Promote cell names',
  },
  'several-promotions': {
    title: 'A piece promotes to several in a variant of the shogi family.',
    why: 'In shogi the player only chooses whether to promote; a choice of pieces is promotion as in chess ("* Rules: chess").',
    example: '| 歩 | fW | 金, 銀 |',
  },
  'no-royal': {
    title: 'No piece is royal.',
    why: 'Without a royal piece there is no mate: the game ends only by another rule, such as the loss of the last piece of a type (extinctionPieceTypes).',
    example: 'A table without the note "Royal piece"',
  },
  'several-royals': {
    title: 'More than one kind of piece is royal.',
    why: 'Fairy-Stockfish has one royal type and does not support rules for a second.',
    example: '| 王 | K | 1 |\n| 太 | K | 1 |\n\n1. Royal piece',
  },
  'bad-value': {
    title: 'The value of a piece is not a number.',
    why: 'The value would be lost.',
    example: '| 歩 | fW | one |',
  },
} as const satisfies Record<string, CodeRow>;
