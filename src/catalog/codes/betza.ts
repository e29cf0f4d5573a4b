import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `betza`, by slug. */
export const BETZA_CODES = {
  'too-long': {
    title: 'A Betza string is too long',
    why: 'No program accepts such a string; the rest of it is ignored.',
    example: 'W repeated five thousand times',
  },
  'unknown-letter': {
    title: 'A character has no meaning in this dialect of Betza',
    why: 'Fairy-Stockfish skips unknown characters, and the modifiers before them act on the next atom; XBoard stops reading there.',
    example: 'fEW',
  },
  'out-of-place': {
    title: 'A known character stands where it has no meaning',
    why: 'Programs silently skip it or stop reading there.',
    example: '3W',
  },
  unclosed: {
    title: 'A bracket is not closed',
    why: 'It is unclear where the bracket should end.',
    example: '[F?R',
  },
  'no-atom': {
    title: 'Modifiers have no atom after them',
    why: 'Modifiers act on the next atom; at the end of a string they are silently dropped.',
    example: 'Wf',
  },
  'bad-leg': {
    title: 'A leg in brackets is not exactly one atom',
    why: 'In bracket notation each leg has exactly one atom, as in [F?R].',
    example: '[F?]',
  },
  'bad-tuple': {
    title: 'A leap in parentheses is not a pair of coordinates',
    why: 'A leap is written with two numbers, as in (1,4).',
    example: '(1,)',
  },
  'unsupported-here': {
    title: 'A letter or bracket has no meaning in this dialect',
    why: 'Fairy-Stockfish silently skips what it does not know, so the piece moves differently.',
    example: 'mafsW',
  },
  'castling-or-drop': {
    title: 'Castling or a drop limit in a Betza string',
    why: 'Fairy-Stockfish has options for both and ignores them in a Betza string.',
    example: 'fW@8',
  },
  'range-digits': {
    title: 'A range has more than one character',
    why: 'Fairy-Stockfish reads exactly one character after an atom: R10 is one step, RR3 an unlimited rook.',
    example: 'R10',
  },
  'dead-rider': {
    title: 'A rider that Fairy-Stockfish does not have',
    why: 'Only W, F, K and N (and R, B, Q) can slide or ride; any other atom with a digit or doubled never moves.',
    example: 'DD',
  },
  'dead-lame-leaper': {
    title: 'A lame leaper that Fairy-Stockfish does not have',
    why: 'Only N, A, D and Z can be lame; n on any other leap removes the leap.',
    example: 'nC',
  },
  'ignored-lame': {
    title: 'A lame rider is read as a plain rider',
    why: 'Fairy-Stockfish applies n to leaps only.',
    example: 'nNN',
  },
  'dead-hopper': {
    title: 'A hopper that Fairy-Stockfish does not have',
    why: 'In Fairy-Stockfish, hoppers move only along ranks, files and diagonals; any other hopper never moves.',
    example: 'pN',
  },
  'hopper-range': {
    title: 'Fairy-Stockfish gives a hopper a different range than written',
    why: 'In Fairy-Stockfish p is a cannon and g a grasshopper for every atom, and a digit after the atom replaces both.',
    example: 'pW',
  },
  'dead-directions': {
    title: 'Direction letters that select no move',
    why: 'Fairy-Stockfish pairs direction letters from left to right, and some pairs (sf, vl, hf …) select no direction.',
    example: 'sfN',
  },
  'king-directions': {
    title: 'A pair of directions on a king or queen',
    why: 'Fairy-Stockfish applies the pair to the orthogonal and the diagonal half separately: fsK has no step straight forward.',
    example: 'fsK',
  },
  'parted-directions': {
    title: 'Two direction letters are separated, so they are not a pair',
    why: 'With another modifier between them, Fairy-Stockfish reads each one separately: fmsN has six moves, mfsN two.',
    example: 'fmsN',
  },
  'initial-capture': {
    title: 'An initial move cannot capture in Fairy-Stockfish',
    why: 'Fairy-Stockfish silently drops the captures of a part with i.',
    example: 'icN',
  },
  'leaked-modifiers': {
    title: 'Modifiers act on a later atom than the one they were written for',
    why: 'Fairy-Stockfish skips an unknown atom, but applies its modifiers to the next one.',
    example: 'isO2K',
  },
  overwritten: {
    title: 'A part is overwritten by a later one for the same direction',
    why: 'Fairy-Stockfish keeps one range for each direction, type of move and modality: in R4R2 the last one wins.',
    example: 'R4R2',
  },
  widened: {
    title: 'A part gains extra moves from another part on the same line',
    why: 'Fairy-Stockfish treats a line as a whole: it keeps every square on it that any part reaches on an empty board.',
    example: 'fRpR',
  },
  'en-passant': {
    title: 'The letter e lets more moves capture en passant than meant',
    why: 'Fairy-Stockfish looks for the letter anywhere in the string, even in text after the moves.',
    example: 'fmWfcF // rate',
  },
  'read-differently': {
    title: 'The program reads a part differently from what was meant',
    why: 'The piece does not move as written.',
    example: 'feF',
  },
  'piece-name': {
    title: 'A name of a piece stands in place of its moves',
    why: 'Programs read a name letter by letter as Betza: Knight is K, a king, and the rest is ignored.',
    example: 'Knight',
  },
  'dead-piece': {
    title: 'A piece that has no moves',
    why: 'The piece can never move, and no program reports it.',
    example: 'nC',
  },
  'letter-order': {
    title: 'Letters before an atom are in the wrong order for XBoard',
    why: 'XBoard expects i, then directions, then m c d e t p g o y n j, then a. At a letter out of this order, it silently drops everything up to the atom.',
    example: 'mfW',
  },
  'reading-ends': {
    title: 'XBoard stops reading a description before its end',
    why: 'The description ends at the first unknown character; only what comes before it is used.',
    example: 'W F',
  },
  'doubled-letter': {
    title: 'A doubled letter is not a rider in XBoard',
    why: 'XBoard reads NN as N twice; its riders have a number, as in N0.',
    example: 'NN',
  },
  'not-judged': {
    title: 'A part is too complex to check',
    why: 'The possibilities of consecutive legs multiply: on the largest board, each sliding leg can end on about a hundred squares. fairyc limits its work, so that no string can stall it.',
    example: 'RaRcaaaR',
  },
  'beyond-movement': {
    title: 'Part of the notation cannot be expressed as a set of moves',
    why: 'Castling, cylindrical boards, relays and the like depend on more than the pieces on the path. A document or diagram with such a piece is not built, except for castling, which is read as a rule.',
    example: 'oR',
  },
} as const satisfies Record<string, CodeRow>;
