import { CONNECTION, LINES } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Wins by connection, counts of material. */
export const CONNECTION_AND_MATERIAL_OPTIONS = [
  {
    key: 'connectN',
    type: 'int',
    fields: ['connectN'],
    meaning: 'A row of n own pieces wins; 0 = off.',
    range: [0, 12],
    note: '1 ends the game at once; negative = off',
  },
  {
    key: 'connectPieceTypes',
    type: 'PieceSet',
    fields: ['connectPieceTypes'],
    meaning: 'Types that count for the connection rules.',
    actsWhen: CONNECTION,
  },
  {
    key: 'connectHorizontal',
    type: 'bool',
    fields: ['connectHorizontal'],
    meaning: 'Connections along ranks count.',
    actsWhen: LINES,
  },
  {
    key: 'connectVertical',
    type: 'bool',
    fields: ['connectVertical'],
    meaning: 'Connections along files count.',
    actsWhen: LINES,
  },
  {
    key: 'connectDiagonal',
    type: 'bool',
    fields: ['connectDiagonal'],
    meaning: 'Connections along diagonals count.',
    actsWhen: LINES,
  },
  {
    key: 'connectRegion1White',
    type: 'Bitboard',
    fields: ['connectRegion1'],
    side: 'white',
    meaning: 'A chain of white pieces from region 1 to region 2 wins (start region).',
  },
  {
    key: 'connectRegion2White',
    type: 'Bitboard',
    fields: ['connectRegion2'],
    side: 'white',
    meaning: 'A chain of white pieces from region 1 to region 2 wins (target region).',
  },
  {
    key: 'connectRegion1Black',
    type: 'Bitboard',
    fields: ['connectRegion1'],
    side: 'black',
    meaning: 'A chain of black pieces from region 1 to region 2 wins (start region).',
  },
  {
    key: 'connectRegion2Black',
    type: 'Bitboard',
    fields: ['connectRegion2'],
    side: 'black',
    meaning: 'A chain of black pieces from region 1 to region 2 wins (target region).',
  },
  {
    key: 'connectNxN',
    type: 'int',
    fields: ['connectNxN'],
    meaning: 'A full n x n square of own pieces wins; 0 = off.',
    range: [0, 10],
  },
  {
    key: 'collinearN',
    type: 'int',
    fields: ['collinearN'],
    meaning: 'n own pieces on one line, gaps allowed, win; 0 = off.',
    range: [0, 12],
  },
  {
    key: 'connectValue',
    type: 'Value',
    fields: ['connectValue'],
    words: ['win', 'loss', 'draw'],
    meaning: 'Result for the side that made the connection.',
    actsWhen: CONNECTION,
  },
  {
    key: 'materialCounting',
    type: 'MaterialCounting',
    fields: ['materialCounting'],
    meaning:
      'How material decides a game that would otherwise be drawn (n-move rule, repetition, stalemate, bikjang, double pass, full board).',
  },
  {
    key: 'adjudicateFullBoard',
    type: 'bool',
    fields: ['adjudicateFullBoard'],
    meaning: 'The game ends when no square is empty (by materialCounting, else draw).',
  },
  {
    key: 'countingRule',
    type: 'CountingRule',
    fields: ['countingRule'],
    meaning: 'South-east Asian counting rules for the endgame.',
    note: '`cambodian` works but is reported as invalid by check (parser.cpp:96)',
  },
  {
    key: 'castlingWins',
    type: 'CastlingRights',
    fields: ['castlingWins'],
    meaning: 'Castling moves that win; losing such a right loses the game.',
  },
] as const satisfies readonly OptionRow[];
