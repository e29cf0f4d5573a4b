import leven from 'leven';
import { diagnose } from '../../catalog/diagnose.js';
import { groupBy } from '../../text/group-by.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { keeper } from '../../text/keep.js';

/** Terms that mean nothing but rules and moves: misspelt by one letter, they are seen wherever they stand. */
const TERMS = [
  ...['repetition', 'repetitions', 'stalemate', 'stalemated', 'checkmate', 'campmate'],
  ...['castling', 'impasse', 'promotion', 'promotions', 'perpetual', 'compulsory', 'mandatory'],
  ...['prohibition', 'orthogonally', 'diagonally', 'square', 'squares', 'standard'],
  ...[
    'counterpart',
    'counterparts',
    'captures',
    'horizontally',
    'vertically',
    'straight',
    'forward',
  ],
  ...['forwards', 'backward', 'backwards', 'sideways', 'outward', 'exactly', 'laterally'],
] as const;

const TERMS_BY_INITIAL = groupBy(TERMS, (term) => term.charAt(0));

/** Words of fewer letters must have the same letters in another order. */
const FIRM_LENGTH = 7;

/** Words that are none of the terms, though near to them. */
const PROPER: ReadonlySet<string> = new Set([
  ...TERMS,
  ...['casting', 'castings', 'stalemates', 'checkmated', 'checkmates', 'campmates', 'standards'],
  ...['capture', 'captured', 'capturer', 'literally', 'straights', 'outwards', 'impasses'],
  ...['diagonals', 'orthogonal', 'diagonal', 'promotional', 'prohibitions', 'squared', 'squarer'],
]);

/** The term that a word in small letters is meant to be; null: it is none, or well spelt. */
export function termMeantBy(word: string): string | null {
  if (word.length < 5 || word.length > 20 || PROPER.has(word)) return null;
  return (
    TERMS_BY_INITIAL.get(word.charAt(0))?.find((term) => {
      if (Math.abs(word.length - term.length) > 1) return false;
      const distance = leven(word, term);
      return (
        (distance === 1 && term.length >= FIRM_LENGTH) ||
        (distance === 2 && sorted(word) === sorted(term))
      );
    }) ?? null
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** A word of a text, and the term that it is meant to be. */
interface Misspelt {
  readonly written: string;
  readonly index: number;
  readonly meant: string;
}

/** Every word is held against the terms: an edit leaves most texts of a page as they were. */
const keep = keeper<readonly Misspelt[]>(400_000);

/** Misspelt terms of a text, which are read as what they are meant to be. */
export function misspeltIn({ place, text }: Excerpt): readonly Diagnostic[] {
  return keep(text, () => findMisspelt(text)).map(({ index, meant, written }) => {
    const message = `"${written}" is read as "${meant}".`;
    return diagnose('doc/misspelt', 'info', place(index, index + written.length), message);
  });
}

function findMisspelt(text: string): readonly Misspelt[] {
  return [...text.matchAll(/[A-Za-z]{5,20}/g)].flatMap(({ 0: written, index }) => {
    const meant = termMeantBy(written.toLowerCase());
    return meant === null ? [] : [{ written, index, meant }];
  });
}
