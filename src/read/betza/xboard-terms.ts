import { shapeOf, type AtomShape } from './compass.js';
import { readXboardDirections } from './xboard-directions.js';

/** The letters of one leg, in one of the two readings. */
export interface XboardLeg {
  /** The directions of the letters, 0 if none. They are absolute in the first leg and relative to the leg before in later ones. */
  readonly directions: number;
  /** The letters among m c d e t p g o y n that take effect. */
  readonly modes: ReadonlySet<string>;
  /** The number of letters `j`. */
  readonly jumps: number;
  /** The number of letters `i`. */
  readonly initials: number;
}

/** `castling` is `O`: castling with a number, a null move without one. */
export type XboardAtom = AtomShape | 'castling';

/** One atom with its legs in order. */
export interface XboardTerm {
  readonly legs: readonly XboardLeg[];
  readonly atom: XboardAtom;
  /** The number after the atom. Null if there is none. */
  readonly range: number | null;
}

/** A part of the text, as offsets. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A term as XBoard scans it from the text. */
export interface ScannedTerm extends XboardTerm {
  /** The offset of the atom. */
  readonly atomAt: number;
  /** Prefix letters that XBoard drops, because they are not in its order. Null if none. */
  readonly dropped: TextRange | null;
}

interface XboardScan {
  readonly terms: readonly ScannedTerm[];
  /** Where XBoard stops reading. The length of the text if it reads everything. */
  readonly end: number;
}

/** The only order in which XBoard reads modifiers, after the directions. Any number of `j` follows, then `a`. */
export const MODIFIER_ORDER = 'mcdetpgoyn';

/** Cuts a description into terms exactly as XBoard 4.9.1 does, in linear time except for the legs of a term. */
export function scanXboard(text: string): XboardScan {
  const terms: ScannedTerm[] = [];
  let at = 0;
  while (at < text.length) {
    let start = at;
    while (text[start] === 'i') start++;
    let atomAt = start;
    while (isSmall(text[atomAt])) atomAt++;
    const atom = atomOf(text[atomAt] ?? '');
    if (atom === null) return { terms, end: at };
    const { legs, dropped } = scanLegs(text, at, atomAt, atom);
    const { range, end } = scanRange(text, atomAt + 1);
    terms.push({ legs, atom, range, dropped, atomAt });
    at = end;
  }
  return { terms, end: at };
}

function scanLegs(
  text: string,
  start: number,
  atomAt: number,
  atom: XboardAtom,
): Pick<ScannedTerm, 'legs' | 'dropped'> {
  const legs: XboardLeg[] = [];
  for (let at = start; ;) {
    let initials = 0;
    while (text[at] === 'i') [initials, at] = [initials + 1, at + 1];
    const symmetry = legs.length > 0 ? 'compass' : atom === 'castling' ? 'oblique' : atom.symmetry;
    const { set, end } = readXboardDirections(text, at, symmetry);
    at = end;
    const modes = new Set<string>();
    for (const letter of MODIFIER_ORDER) {
      if (text[at] !== letter) continue;
      modes.add(letter);
      at++;
    }
    let jumps = 0;
    while (text[at] === 'j') [jumps, at] = [jumps + 1, at + 1];
    legs.push({ directions: set, modes, jumps, initials });
    if (text[at] !== 'a' || at >= atomAt) {
      return { legs, dropped: at < atomAt ? { start: at, end: atomAt } : null };
    }
    at++;
  }
}

/** All digits are read, but at most two are skipped: for `R010` the number is 10 and the last 0 is left over. */
function scanRange(text: string, at: number): { range: number | null; end: number } {
  let end = at;
  while (isDigit(text[end])) end++;
  if (end === at) return { range: null, end: at };
  const range = Number(text.slice(at, end));
  return { range, end: at + (range > 9 ? 2 : 1) };
}

export function atomOf(letter: string): XboardAtom | null {
  return letter === 'O' ? 'castling' : shapeOf(letter, 'xboard');
}

function isSmall(letter: string | undefined): boolean {
  return letter !== undefined && letter >= 'a' && letter <= 'z';
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
