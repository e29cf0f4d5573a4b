import {
  CHIRAL,
  COMPASS_LETTERS,
  DIRECTIONS_OF,
  OBLIQUE_LETTERS,
  setOf,
  type LetterSets,
  type Symmetry,
} from './compass.js';

/**
 * The directions that letters anywhere in a prefix select; 0 if none does. Two letters combine only if nothing stands
 * between them. `asRead`: as the Interactive Diagram does; otherwise without its accident (`h` on W D H R is backward).
 */
export function readXbetzaDirections(letters: string, symmetry: Symmetry, asRead: boolean): number {
  let set = 0;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at);
    const next = letters.charAt(at + 1);
    const found =
      letter === 'h' ? loneHalf(next, symmetry, asRead) : selected(letter, next, symmetry);
    set |= found.set;
    if (found.pair) at++;
  }
  return set & DIRECTIONS_OF[symmetry];
}

/** What a letter selects, and whether the letter behind it took part. */
interface Selected {
  readonly set: number;
  readonly pair: boolean;
}

const NOTHING: Selected = { set: 0, pair: false };

/** `hr` and `hl` are the two rotations of an oblique leap; else a leading `h` says nothing. */
function loneHalf(next: string, symmetry: Symmetry, asRead: boolean): Selected {
  const chiral = symmetry === 'oblique' ? CHIRAL.get(next) : undefined;
  if (chiral !== undefined) return { set: chiral, pair: true };
  return symmetry === 'orthogonal' && asRead ? { set: setOf(4), pair: false } : NOTHING;
}

function selected(letter: string, next: string, symmetry: Symmetry): Selected {
  const table = symmetry === 'oblique' ? OBLIQUE_LETTERS : COMPASS_LETTERS;
  const first = table.get(letter);
  if (first === undefined) return NOTHING;
  const second = table.get(next);
  const half = next === 'h' ? { set: first.wide, pair: true } : null;
  switch (symmetry) {
    case 'orthogonal':
      return { set: first.narrow, pair: false };
    case 'diagonal':
      return half ?? bothWide(first, second) ?? { set: first.wide, pair: false };
    case 'oblique':
      return half ?? narrowOfSecond(first, second) ?? { set: first.narrow, pair: false };
    case 'compass':
      return (
        half ??
        doubled(first, second) ??
        bothWide(first, second) ?? { set: first.narrow, pair: false }
      );
  }
}

function bothWide(first: LetterSets, second: LetterSets | undefined): Selected | null {
  const set = first.wide & (second?.wide ?? 0);
  return set === 0 ? null : { set, pair: true };
}

function narrowOfSecond(first: LetterSets, second: LetterSets | undefined): Selected | null {
  const set = first.wide & (second?.narrow ?? 0);
  return set === 0 ? null : { set, pair: true };
}

/** `ff`, and also `fv`: the second letter has the direction of the first among its own. */
function doubled(first: LetterSets, second: LetterSets | undefined): Selected | null {
  if (second === undefined || (first.narrow & second.wide) === 0) return null;
  return { set: first.narrow, pair: true };
}
