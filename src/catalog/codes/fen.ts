import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `fen`, by slug. */
export const FEN_CODES = {
  'rank-count': {
    title: 'A FEN has more or fewer ranks than the board.',
    why: 'Fairy-Stockfish fills the board from the top and silently leaves missing ranks empty or drops extra ones, so it plays a different start position.',
    example: '* Size: 9x9\n* Start: 4k4/9/9/4K4',
  },
  'file-count': {
    title: 'A rank of a FEN has more or fewer squares than the board has files.',
    why: 'The engine shifts everything after the wrong rank and plays a different start position.',
    example: '* Size: 9x9\n* Start: 4k5/9/9/9/9/9/9/9/4K4',
  },
  'unknown-piece': {
    title: 'A FEN or a diagram names a piece that the variant does not have.',
    why: 'The engine skips an unknown letter, so the piece is missing and the rank is short.',
    example: '* Start: 4x4/9/9/9/9/9/9/9/4K4',
  },
  'not-promoted': {
    title: 'A FEN marks a piece as promoted that cannot be the result of a promotion.',
    why: 'A captured promoted piece turns back into the original piece, which is unknown for this one.',
    example: '* Start: 4k4/9/9/4+G4/9/9/9/9/4K4',
  },
  ambiguous: {
    title: 'Letters of a FEN can be read as one piece or as several.',
    why: 'Only a following @ distinguishes a two-letter piece from two pieces.',
    example: '* Start: SC7/9/9/9/9/9/9/9/4K4',
  },
  'bad-hand': {
    title: 'The hands of a FEN cannot be read.',
    why: 'Pieces in hand are in brackets after the board, unpromoted: [PPp], or [-] for none.',
    example: '* Start: 4k4/9/9/9/9/9/9/9/4K4[+P] w',
  },
  'bad-field': {
    title: 'A field after the board of a FEN cannot be read.',
    why: 'The engine reads what it can and ignores the rest, so the side to move or the castling rights may change.',
    example: '* Start: 4k4/9/9/9/9/9/9/9/4K4 white',
  },
  'hand-without-drops': {
    title: 'A start position has pieces in hand, but the variant has no drops.',
    why: 'In a variant without drops, the engine rejects hands with "Invalid piece character".',
    example: '* Drops: no\n* Start: 4k4/9/9/9/9/9/9/9/4K4[P]',
  },
  'not-expressible': {
    title: 'A notation cannot express a position.',
    why: 'The result would be read as another position: a kanji diagram needs a kanji for every piece, and an ASCII diagram has room for only two letters.',
    example: 'fairyc convert --variant chess --to bod',
  },
  lost: {
    title: 'A notation cannot express part of a position.',
    why: 'A letter diagram shows neither hands nor the side to move, and only a FEN has castling rights and counters.',
    example: 'fairyc convert --variant chess --to letters',
  },
  'no-position': {
    title: 'A FEN is not valid for the variant.',
    why: 'The engine would set up whatever it can read, which may not be the intended position.',
    example: 'fairyc perft chess --fen "rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"',
  },
} as const satisfies Record<string, CodeRow>;
