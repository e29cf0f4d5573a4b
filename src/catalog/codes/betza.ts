import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `betza`, by slug. */
export const BETZA_CODES = {
  'too-long': {
    title: 'A Betza string is too long to be read',
    why: 'No program takes such a string; the rest of it is not read.',
    example: 'W repeated five thousand times',
  },
  'unknown-letter': {
    title: 'A character has no meaning in this dialect of Betza',
    why: 'Fairy-Stockfish skips what it does not know, and the modifiers in front of it act on the next atom; XBoard ends the description there.',
    example: 'fEW',
  },
  'out-of-place': {
    title: 'A known character stands where it can mean nothing',
    why: 'Programs skip it or stop reading there, without a message.',
    example: '3W',
  },
  unclosed: {
    title: 'A bracket is not closed',
    why: 'What belongs inside the bracket is a guess.',
    example: '[F?R',
  },
  'no-atom': {
    title: 'Modifiers have no atom after them',
    why: 'Modifiers act on the next atom; at the end of a string they are dropped in silence.',
    example: 'Wf',
  },
  'bad-leg': {
    title: 'A leg of a bracket is not exactly one atom',
    why: 'In bracket notation each leg has one atom of its own, as in [F?R].',
    example: '[F?]',
  },
  'bad-tuple': {
    title: 'A leap in parentheses is not a pair of coordinates',
    why: 'A leap is written with two numbers, as in (1,4).',
    example: '(1,)',
  },
  'unsupported-here': {
    title: 'A letter or bracket of other dialects means nothing in this one',
    why: 'Fairy-Stockfish skips what it does not know without a message, so the piece moves otherwise than written.',
    example: 'mafsW',
  },
  'castling-or-drop': {
    title: 'Castling or a limit of drops among the moves of a piece',
    why: 'Fairy-Stockfish takes both from its options and skips what a Betza string says of them.',
    example: 'fW@8',
  },
  'range-digits': {
    title: 'A range that Fairy-Stockfish does not read to its end',
    why: 'It reads exactly one character behind an atom: R10 is one step, RR3 an unlimited rook.',
    example: 'R10',
  },
  'dead-rider': {
    title: 'A rider that Fairy-Stockfish does not have',
    why: 'Its slides exist only for W, F, K and N (and R, B, Q); any other atom with a digit or doubled never moves.',
    example: 'DD',
  },
  'dead-lame-leaper': {
    title: 'A lame leaper that Fairy-Stockfish does not have',
    why: 'It has tables for lame N, A, D and Z; n on any other leap makes the leap disappear.',
    example: 'nC',
  },
  'ignored-lame': {
    title: 'A lame rider is read as a plain rider',
    why: 'Fairy-Stockfish heeds n on leaps only.',
    example: 'nNN',
  },
  'dead-hopper': {
    title: 'A hopper that Fairy-Stockfish does not have',
    why: 'Its hoppers go along ranks, files and diagonals only; any other never moves.',
    example: 'pN',
  },
  'hopper-range': {
    title: 'A hopper with another range than written',
    why: 'In Fairy-Stockfish p is a cannon and g a grasshopper whatever the atom, and a digit behind the atom replaces both.',
    example: 'pW',
  },
  'dead-directions': {
    title: 'Direction letters that choose no move',
    why: 'Fairy-Stockfish pairs direction letters greedily, and some pairs (sf, vl, hf …) are in none of its rows.',
    example: 'sfN',
  },
  'king-directions': {
    title: 'A pair of directions on a king or queen',
    why: 'Fairy-Stockfish applies the pair to the orthogonal and the diagonal half apart: fsK has no step straight forward.',
    example: 'fsK',
  },
  'parted-directions': {
    title: 'Two direction letters that do not touch are not a pair',
    why: 'Another modifier between them makes Fairy-Stockfish read each of them alone: fmsN has six moves, mfsN two.',
    example: 'fmsN',
  },
  'initial-capture': {
    title: 'An initial move cannot capture in Fairy-Stockfish',
    why: 'It drops the captures of a part with i without a message.',
    example: 'icN',
  },
  'leaked-modifiers': {
    title: 'Modifiers act on a later atom than the one they were written for',
    why: 'Fairy-Stockfish skips what it does not know, but keeps the modifiers before it for the next atom.',
    example: 'isO2K',
  },
  overwritten: {
    title: 'A part is overwritten by a later one for the same direction',
    why: 'Fairy-Stockfish keeps one range for each direction, kind and modality: in R4R2 the last one wins.',
    example: 'R4R2',
  },
  widened: {
    title: 'A part gets moves that nobody wrote, from another part on the same line',
    why: 'Fairy-Stockfish looks up whole lines and keeps the squares that any part reaches on an empty board.',
    example: 'fRpR',
  },
  'en-passant': {
    title: 'The letter e lets a piece capture in passing with more than was meant',
    why: 'Fairy-Stockfish looks for the letter anywhere in the string, trailing text included.',
    example: 'fmWfcF // rate',
  },
  'read-differently': {
    title: 'The program reads a part otherwise than its author meant',
    why: 'The piece plays another game than written.',
    example: 'feF',
  },
  'dead-piece': {
    title: 'A piece without a move',
    why: 'No program says so: the piece just stands where it is.',
    example: 'nC',
  },
  'letter-order': {
    title: 'Letters in front of an atom stand in an order that XBoard does not take',
    why: 'XBoard wants i, directions, m c d e t p g o y n j, a; it drops a letter out of this order, and all up to the atom, without a message.',
    example: 'mfW',
  },
  'reading-ends': {
    title: 'XBoard stops reading a description before its end',
    why: 'The first character that it does not know ends the description; what stands before stays valid.',
    example: 'W F',
  },
  'doubled-letter': {
    title: 'A doubled letter is no rider for XBoard',
    why: 'It reads NN as N and once more N; its riders have a number, N0.',
    example: 'NN',
  },
  'not-judged': {
    title: 'A part that is too long to judge',
    why: 'Legs one after another multiply: each sliding leg on the largest board has a hundred ends. fairyc follows so many steps and no more, so that no string stops a program.',
    example: 'RaRcaaaR',
  },
  'beyond-movement': {
    title: 'Part of a move cannot be said as a set of moves',
    why: 'Castling, cylinders, relays and the like depend on more than where the pieces stand on the way.',
    example: 'oR',
  },
} as const satisfies Record<string, CodeRow>;
