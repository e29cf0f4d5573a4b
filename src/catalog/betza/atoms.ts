import { DIALECTS, type Dialect } from './dialects.js';

/** A leap by its coordinates, the shorter one first: (1, 2) is the knight's leap. */
export interface LeapSize {
  readonly short: number;
  readonly long: number;
}

/**
 * What an atom stands for. `leaper`: one or several leaps, repeated if it `rides`; `universal`: to any square; `imitator`: like the piece
 * that moved last.
 */
type AtomMeaning =
  | { readonly kind: 'leaper'; readonly leaps: readonly LeapSize[]; readonly rides: boolean }
  | { readonly kind: 'universal' }
  | { readonly kind: 'imitator' };

const WAZIR: LeapSize = { short: 0, long: 1 };
const FERZ: LeapSize = { short: 1, long: 1 };
const CAMEL: LeapSize = { short: 1, long: 3 };
const ZEBRA: LeapSize = { short: 2, long: 3 };

function leaper(...leaps: readonly LeapSize[]): AtomMeaning {
  return { kind: 'leaper', leaps, rides: false };
}

function rider(...leaps: readonly LeapSize[]): AtomMeaning {
  return { kind: 'leaper', leaps, rides: true };
}

/** The letters on which all dialects agree. */
const COMMON: readonly (readonly [string, AtomMeaning])[] = [
  ['W', leaper(WAZIR)],
  ['F', leaper(FERZ)],
  ['D', leaper({ short: 0, long: 2 })],
  ['N', leaper({ short: 1, long: 2 })],
  ['A', leaper({ short: 2, long: 2 })],
  ['H', leaper({ short: 0, long: 3 })],
  ['C', leaper(CAMEL)],
  ['Z', leaper(ZEBRA)],
  ['G', leaper({ short: 3, long: 3 })],
  ['K', leaper(WAZIR, FERZ)],
  ['R', rider(WAZIR)],
  ['B', rider(FERZ)],
  ['Q', rider(WAZIR, FERZ)],
];

/** J and L are zebra and camel for Betza, and the other way round in XBoard since 4.8.0. */
const OWN: Readonly<Record<Dialect, readonly (readonly [string, AtomMeaning])[]>> = {
  'fairy-stockfish': [
    ['J', leaper(ZEBRA)],
    ['L', leaper(CAMEL)],
  ],
  xboard: [
    ['J', leaper(CAMEL)],
    ['L', leaper(ZEBRA)],
  ],
  xbetza: [
    ['J', leaper(ZEBRA)],
    ['L', leaper(CAMEL)],
    ['U', { kind: 'universal' }],
    ['I', { kind: 'imitator' }],
  ],
};

/** Atom letter -> meaning, for each dialect. Castling `O` and drop `@` are not moves; the grammar handles them. */
export const ATOMS: Readonly<Record<Dialect, ReadonlyMap<string, AtomMeaning>>> = {
  'fairy-stockfish': new Map([...COMMON, ...OWN['fairy-stockfish']]),
  xboard: new Map([...COMMON, ...OWN.xboard]),
  xbetza: new Map([...COMMON, ...OWN.xbetza]),
};

/** The dialects in which a capital letter is an atom; may be empty. */
export function dialectsWithAtom(letter: string): readonly Dialect[] {
  return DIALECTS.filter((dialect) => ATOMS[dialect].has(letter));
}
