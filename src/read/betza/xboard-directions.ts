import {
  ALL,
  CHIRAL,
  COMPASS_LETTERS,
  crosses,
  isDirection,
  OBLIQUE_LETTERS,
  type LetterSets,
  type Symmetry,
} from './compass.js';

/** The directions that XBoard reads at the start of a prefix. */
interface XboardDirections {
  /** 0 if no letter selects anything. */
  readonly set: number;
  /** The offset after the letters. It is after the atom if a lone `h` swallows it. */
  readonly end: number;
}

const SINGLES = new Set(['f', 'b', 'l', 'r']);

/** Reads direction letters from `at`, exactly as XBoard 4.9.1 does for an atom of this symmetry, or for a later leg. */
export function readXboardDirections(
  text: string,
  at: number,
  symmetry: Symmetry,
): XboardDirections {
  switch (symmetry) {
    case 'orthogonal':
      return readUnion(text, at);
    case 'diagonal':
      return readDiagonal(text, at);
    case 'oblique':
      return readOblique(text, at);
    case 'compass':
      return readCompass(text, at);
  }
}

/** Every letter counts separately. `h` ends the directions. */
function readUnion(text: string, at: number): XboardDirections {
  let [set, end] = [0, at];
  for (let letter = text[end]; isDirection(letter) && letter !== 'h'; letter = text[++end]) {
    set |= narrow(COMPASS_LETTERS, letter);
  }
  return { set, end };
}

/** Letters of crossing axes intersect, in any order. v, s and h select nothing and cancel the letter that they pair with. */
function readDiagonal(text: string, at: number): XboardDirections {
  const half = (letter: string): number =>
    SINGLES.has(letter) ? wide(OBLIQUE_LETTERS, letter) : 0;
  let [set, end] = [0, at];
  for (let letter = text[end]; isDirection(letter); letter = text[end]) {
    const next = text[end + 1];
    const pairs = crosses(letter, next);
    set |= half(letter) & (pairs ? half(next) : ALL);
    end += pairs ? 2 : 1;
  }
  return { set, end };
}

/** A single letter selects a pair of leaps, with `h` half of the board, and doubled or with a crossing letter one or two leaps. */
function readOblique(text: string, at: number): XboardDirections {
  if (text[at] === 'h') {
    return { set: CHIRAL.get(text[at + 1] === 'r' ? 'r' : 'l') ?? ALL, end: at + 2 };
  }
  const half = (letter: string): number =>
    SINGLES.has(letter) ? wide(OBLIQUE_LETTERS, letter) : 0;
  let [set, end] = [0, at];
  for (let letter = text[end]; isDirection(letter); letter = text[end]) {
    const next = text[end + 1];
    const doubled = letter === next;
    const pairs = next === 'h' || doubled || (SINGLES.has(letter) && crosses(letter, next));
    if (next === 'h') set |= half(letter);
    else if (pairs && isDirection(next)) set |= half(letter) & narrow(OBLIQUE_LETTERS, next);
    else set |= narrow(OBLIQUE_LETTERS, letter);
    end += pairs ? 2 : 1;
  }
  return { set, end };
}

/** A single letter selects one direction of eight, and with a crossing letter what both have in common. `h` selects all. */
function readCompass(text: string, at: number): XboardDirections {
  let [set, end] = [0, at];
  for (let letter = text[end]; isDirection(letter); letter = text[end]) {
    const next = text[end + 1];
    // Only the first of two equal letters is read here, so that the second may still combine.
    const pairs = SINGLES.has(letter) && letter !== next && crosses(letter, next);
    set |= pairs
      ? wide(COMPASS_LETTERS, letter) & wide(COMPASS_LETTERS, next)
      : narrow(COMPASS_LETTERS, letter);
    end += pairs ? 2 : 1;
  }
  return { set, end };
}

/** `h` alone selects everything. */
function narrow(letters: ReadonlyMap<string, LetterSets>, letter: string): number {
  return letter === 'h' ? ALL : (letters.get(letter)?.narrow ?? 0);
}

function wide(letters: ReadonlyMap<string, LetterSets>, letter: string): number {
  return letters.get(letter)?.wide ?? 0;
}
