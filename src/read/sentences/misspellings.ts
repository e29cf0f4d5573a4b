import leven from 'leven';
import { diagnose } from '../../catalog/diagnose.js';
import { groupBy } from '../../text/group-by.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { keeper } from '../../text/keep.js';

/** Terms that are used only for rules and moves, so that a word with one wrong letter is recognised anywhere. */
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

/** Terms with fewer letters must have the same letters in another order. */
const FIRM_LENGTH = 7;

/** Correct words that are similar to terms. */
const PROPER: ReadonlySet<string> = new Set([
  ...TERMS,
  ...['casting', 'castings', 'stalemates', 'checkmated', 'checkmates', 'campmates', 'standards'],
  ...['capture', 'captured', 'capturer', 'literally', 'straights', 'outwards', 'impasses'],
  ...['diagonals', 'orthogonal', 'diagonal', 'promotional', 'prohibitions', 'squared', 'squarer'],
]);

/** The term that a word in small letters stands for. Null if there is none, or if the word is spelt correctly. */
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

/** A misspelt word, and the term that it stands for. */
interface Misspelling {
  readonly written: string;
  readonly index: number;
  readonly meant: string;
}

/** Kept, because every word is compared with the terms and an edit leaves most texts of a page unchanged. */
const keep = keeper<readonly Misspelling[]>(400_000);

/** Reports misspelt terms in a text, which are read as the terms that they stand for. */
export function diagnoseMisspeltTerms({ place, text }: Excerpt): readonly Diagnostic[] {
  return keep(text, () => findMisspellings(text)).map(({ index, meant, written }) => {
    const message = `"${written}" is read as "${meant}".`;
    return diagnose('doc/misspelt', 'info', place(index, index + written.length), message);
  });
}

function findMisspellings(text: string): readonly Misspelling[] {
  return [...text.matchAll(/[A-Za-z]{5,20}/g)].flatMap(({ 0: written, index }) => {
    const meant = termMeantBy(written.toLowerCase());
    return meant === null ? [] : [{ written, index, meant }];
  });
}
