import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `piece`, by slug. */
export const PIECE_CODES = {
  'no-name': {
    title: 'A row of a piece table has no glyph, name or abbreviation.',
    why: 'Nothing can refer to the piece.',
    example: '| | | | fW |',
  },
  'no-movement': {
    title: 'A piece has no moves.',
    why: 'An empty cell is probably an oversight. Write "-" for a piece that never moves.',
    example: '| 歩 | Pawn | P | |',
  },
  duplicate: {
    title: 'Two pieces of a variant have the same glyph.',
    why: 'Promotions and diagrams name pieces by their glyph.',
    example: '| 象 | Falcon |\n| 象 | Elephant |',
  },
  'promoted-form-missing': {
    title: 'A piece promotes to a piece that is not in any table.',
    why: 'The piece would not promote.',
    example: '| 銀 | FfW | 全 | and no row 全',
  },
  'not-in-play': {
    title: 'A piece of a table never comes into play.',
    why: 'It is not in the start position or in a hand, and nothing promotes to it. It may be missing from the start position or from the column Promote.',
    example: '| Camel | C | C |, and no C in the start position',
  },
  'never-promotes': {
    title: 'A pawn promotes to nothing and is stuck on the last rank.',
    why: 'It moves only forward, and the column Promote does not say what it becomes. Perhaps the column was forgotten. If this is intended, write "Pawns do not promote."',
    example: '| Pawn | P | fmWfcF |, and no column Promote',
  },
  'promoted-form-unused': {
    title: 'Nothing promotes to a promoted piece.',
    why: 'It can never appear on the board; a promotion may be missing.',
    example: '## Promoted pieces with a row 全 that no Promote cell names',
  },
  'several-promotions': {
    title: 'In a variant with shogi rules, a piece promotes to several pieces.',
    why: 'In shogi, the player only chooses whether to promote. For a choice of pieces, as in chess, write "* Rules: chess".',
    example: '| 歩 | fW | 金, 銀 |',
  },
  'no-royal': {
    title: 'No piece is royal.',
    why: 'Without a royal piece there is no mate. The game can end only by another rule, such as the loss of the last piece of a type (extinctionPieceTypes).',
    example: 'A table without the note "Royal piece"',
  },
  'several-royals': {
    title: 'More than one type of piece is royal.',
    why: 'Fairy-Stockfish supports only one royal type.',
    example: '| 王 | K | 1 |\n| 太 | K | 1 |\n\n1. Royal piece',
  },
  'bad-value': {
    title: 'The value of a piece is not a number.',
    why: 'The value would be lost.',
    example: '| 歩 | fW | one |',
  },
} as const satisfies Record<string, CodeRow>;
