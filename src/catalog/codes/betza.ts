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
    title: 'Modifiers have no atom behind them',
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
} as const satisfies Record<string, CodeRow>;
