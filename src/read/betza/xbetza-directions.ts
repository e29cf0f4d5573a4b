import {
  CHIRAL,
  COMPASS_LETTERS,
  crosses,
  DIRECTIONS_OF,
  OBLIQUE_LETTERS,
  setOf,
  type LetterSets,
  type Symmetry,
} from './compass.js';

/**
 * The directions that letters anywhere in a prefix select, 0 if none. Two letters combine only if they are adjacent. `asRead` includes two accidents
 * of the Interactive Diagram: `h` on W D H R is backward, and letters of one axis combine (fv is f).
 */
export function readXbetzaDirections(letters: string, symmetry: Symmetry, asRead: boolean): number {
  let set = 0;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at);
    const next = letters.charAt(at + 1);
    const found =
      letter === 'h' ? loneHalf(next, symmetry, asRead) : selected(letter, next, symmetry, asRead);
    set |= found.set;
    if (found.pair) at++;
  }
  return set & DIRECTIONS_OF[symmetry];
}

/** What a letter selects, and whether it combined with the next letter. */
interface Selected {
  readonly set: number;
  readonly pair: boolean;
}

const NOTHING: Selected = { set: 0, pair: false };

/** `hr` and `hl` are the two rotations of an oblique leap. Otherwise a leading `h` has no meaning. */
function loneHalf(next: string, symmetry: Symmetry, asRead: boolean): Selected {
  const chiral = symmetry === 'oblique' ? CHIRAL.get(next) : undefined;
  if (chiral !== undefined) return { set: chiral, pair: true };
  return symmetry === 'orthogonal' && asRead ? { set: setOf(4), pair: false } : NOTHING;
}

function selected(letter: string, next: string, symmetry: Symmetry, asRead: boolean): Selected {
  const table = symmetry === 'oblique' ? OBLIQUE_LETTERS : COMPASS_LETTERS;
  const first = table.get(letter);
  if (first === undefined) return NOTHING;
  const alone = { set: symmetry === 'diagonal' ? first.wide : first.narrow, pair: false };
  if (symmetry === 'orthogonal') return alone;
  if (next === 'h') return { set: first.wide, pair: true };
  const second = table.get(next);
  const combines = asRead || letter === next || crosses(letter, next);
  if (second === undefined || !combines) return alone;
  const set = inCommon(first, second, symmetry);
  return set === 0 ? alone : { set, pair: true };
}

/** The directions that two letters select together. 0 if they have none in common. */
function inCommon(first: LetterSets, second: LetterSets, symmetry: Symmetry): number {
  if (symmetry === 'oblique') return first.wide & second.narrow;
  // `ff`, and also `fv`: the second letter includes the direction of the first.
  if (symmetry === 'compass' && (first.narrow & second.wide) !== 0) return first.narrow;
  return first.wide & second.wide;
}
