import type { BetzaTerm } from '../../../grammar/betza/syntax.js';
import { symmetryOf, type Symmetry } from './compass.js';
import { readXbetzaDirections } from './xbetza-directions.js';
import { lettersOf } from './xbetza-terms.js';
import { leapOfTuple } from './written-steps.js';
import {
  atomOf,
  MODIFIER_ORDER,
  type XboardAtom,
  type XboardLeg,
  type XboardTerm,
} from './xboard-terms.js';

/** A term as its author meant it, without XBoard's order of letters and ranges. Null if it is not a leap. */
export function termOfXboardAuthor(term: BetzaTerm): XboardTerm | null {
  const { suffix } = term;
  const atom = atomAsWritten(term);
  if (atom === null) return null;
  const range = suffix.digits === '' ? (suffix.repeats > 0 ? 0 : null) : Number(suffix.digits);
  const legs = lettersOf(term.prefix)
    .split('a')
    .map((letters, index) => legAsWritten(letters, index === 0 ? symmetryIn(atom) : 'compass'));
  return { legs, atom, range };
}

function atomAsWritten({ atom }: BetzaTerm): XboardAtom | null {
  switch (atom.kind) {
    case 'letter':
      return atomOf(atom.letter);
    case 'castling':
      return 'castling';
    case 'tuple': {
      const leap = leapOfTuple(atom.first, atom.second);
      return leap === null ? null : { symmetry: symmetryOf(leap), ...leap, rides: false };
    }
    case 'group':
    case 'bracket':
    case 'drop':
      return null;
  }
}

function symmetryIn(atom: XboardAtom): Symmetry {
  return atom === 'castling' ? 'oblique' : atom.symmetry;
}

function legAsWritten(letters: string, symmetry: Symmetry): XboardLeg {
  return {
    directions: readXbetzaDirections(letters, symmetry, false),
    modes: new Set([...MODIFIER_ORDER].filter((letter) => letters.includes(letter))),
    jumps: letters.split('j').length - 1,
    initials: letters.split('i').length - 1,
  };
}
