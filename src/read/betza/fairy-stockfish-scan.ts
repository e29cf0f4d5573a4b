import { ATOMS, type LeapSize } from '../../catalog/betza/atoms.js';
import type { Vector } from '../../ir/movement.js';
import { formPair, imagesOf, splitPairs } from './fairy-stockfish-directions.js';

/** The engine's three move tables. */
export type EngineTable = 'steps' | 'slider' | 'hopper';

/** One atom, with the modifiers collected for it, as the engine reads it. */
export interface EngineEntry {
  /** The offset of the atom in the text. */
  readonly offset: number;
  readonly atom: string;
  /** Two letters each. A single letter is doubled. */
  readonly pairs: readonly string[];
  readonly quiet: boolean;
  readonly capture: boolean;
  readonly initial: boolean;
  readonly table: EngineTable;
  /** The vectors of one step. */
  readonly directions: readonly Vector[];
  /**
   * For steps: 0 a leap, -1 a lame leap. For sliders: the maximum number of steps, 0 unlimited. For hoppers: the maximum number
   * of steps to the target, 0 unlimited, 1 a grasshopper, -1 a hopper that never moves.
   */
  readonly limit: number;
}

interface Gathered {
  pairs: string[];
  quiet: boolean;
  capture: boolean;
  hopper: boolean;
  lame: boolean;
  initial: boolean;
  limit: number;
}

/**
 * The engine's single pass over a string, from left to right (piece.cpp, `from_betza`). It reports no errors, skips unknown characters, and resets
 * the collected modifiers only at the next atom.
 */
export function scanAsEngine(text: string): readonly EngineEntry[] {
  const entries: EngineEntry[] = [];
  let gathered = noModifiers();
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const next = text.charAt(i + 1);
    const meaning = ATOMS['fairy-stockfish'].get(letter);
    if (meaning?.kind === 'leaper') {
      const suffixed = next === letter || isDigit(next);
      entries.push(entryOf(gathered, i, letter, meaning, suffixed ? next : ''));
      gathered = noModifiers();
      if (suffixed) i += 1;
    } else if ('fbvhrls'.includes(letter)) {
      const paired = next !== '' && formPair(letter, next);
      gathered.pairs.push(letter + (paired ? next : letter));
      if (paired) i += 1;
    } else gatherModifier(gathered, letter);
  }
  return entries;
}

function noModifiers(): Gathered {
  return {
    pairs: [],
    quiet: false,
    capture: false,
    hopper: false,
    lame: false,
    initial: false,
    limit: 0,
  };
}

function gatherModifier(gathered: Gathered, letter: string): void {
  if (letter === 'm') gathered.quiet = true;
  else if (letter === 'c') gathered.capture = true;
  else if (letter === 'n') gathered.lame = true;
  else if (letter === 'i') gathered.initial = true;
  else if (letter === 'p') gathered.hopper = true;
  else if (letter === 'g') {
    gathered.hopper = true;
    gathered.limit = 1;
  }
}

function entryOf(
  gathered: Gathered,
  offset: number,
  atom: string,
  { leaps, rides }: { readonly leaps: readonly LeapSize[]; readonly rides: boolean },
  suffix: string,
): EngineEntry {
  const rider = rides || suffix !== '';
  const range = isDigit(suffix) ? Number(suffix) : gathered.limit;
  const isBoth = !gathered.quiet && !gathered.capture;
  return {
    offset,
    atom,
    pairs: gathered.pairs,
    quiet: gathered.quiet || isBoth,
    capture: gathered.capture || isBoth,
    initial: gathered.initial,
    table: gathered.hopper ? 'hopper' : rider ? 'slider' : 'steps',
    directions: leaps.flatMap((leap) => {
      const splits = leaps.length === 1 && leap.short === 0;
      return imagesOf(leap, splits ? splitPairs(gathered.pairs) : gathered.pairs);
    }),
    limit: !rider && gathered.lame ? -1 : range,
  };
}

function isDigit(text: string): boolean {
  return text >= '0' && text <= '9' && text.length === 1;
}
