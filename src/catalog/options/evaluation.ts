import type { OptionRow } from './option-row.js';

/** Piece values of the engine, which are not rules. */
export const EVALUATION_OPTIONS = [
  {
    key: 'pieceValueMg',
    type: 'PieceIntMap',
    fields: ['pieceValueMg'],
    about: 'evaluation',
    meaning:
      'Overrides the middlegame value of pieces in the evaluation (letter:number pairs). Does not change the rules.',
    range: [1, null],
    note: '0 means "no override"',
  },
  {
    key: 'pieceValueEg',
    type: 'PieceIntMap',
    fields: ['pieceValueEg'],
    about: 'evaluation',
    meaning: 'Overrides the endgame value of pieces in the evaluation.',
    range: [1, null],
    note: '0 means "no override"',
  },
] as const satisfies readonly OptionRow[];
