import leven from 'leven';
import { groupBy } from '../../src/text/group-by.js';
import { nearest } from '../../src/text/nearest.js';
import { ruleLexer, Word } from './rule-lexer.js';

/** A word that is nearly a word of rules. */
export interface Misspelling {
  readonly written: string;
  readonly meant: string;
  /** Offset of the first letter. */
  readonly start: number;
}

/** Words that pages misspell, of which a misspelt one may be meant where a sentence makes no sense otherwise. */
const MENDABLE = [
  ...['player', 'players', 'opponent', 'loses', 'first', 'second', 'which', 'there'],
  ...['repetition', 'repeat', 'repeats', 'repeated', 'position', 'situation', 'occurs', 'times'],
  ...['stalemate', 'stalemated', 'checkmate', 'campmate', 'perpetual', 'castling', 'passing'],
  ...['impasse', 'reaches', 'reached', 'ranks', 'promotion', 'promotes', 'promote', 'promoted'],
  ...['compulsory', 'mandatory', 'obligatory', 'optional', 'forbidden', 'allowed', 'illegal'],
  ...['prohibited', 'captured', 'pieces', 'piece', 'dropped', 'dropping', 'drops', 'cannot'],
  ...['except', 'variant', 'similar', 'rules', 'royal', 'counterpart', 'counterparts', 'without'],
  ...['moves', 'their', 'legal', 'squares', 'square', 'closest', 'always', 'immediately'],
] as const;

const MENDABLE_BY_INITIAL = groupBy(MENDABLE, (word) => word.charAt(0));

/** Terms that mean nothing but rules: misspelt by one letter, they are seen wherever they stand. */
const TERMS = [
  ...['repetition', 'repetitions', 'stalemate', 'stalemated', 'checkmate', 'campmate'],
  ...['castling', 'impasse', 'promotion', 'promotions', 'perpetual', 'compulsory', 'mandatory'],
  ...['prohibition', 'orthogonally', 'diagonally', 'square', 'squares', 'standard'],
  ...['counterpart', 'counterparts'],
] as const;

/** Words of fewer letters must have the same letters in another order. */
const FIRM_LENGTH = 8;

const WORDS = /[A-Za-z]{5,20}/g;

/** Terms of rules that are misspelt in a text, whatever it says. */
export function misspeltTerms(text: string): readonly Misspelling[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: written, index: start }) => {
    const word = written.toLowerCase();
    const meant = TERMS.find((term) => isNearlyTerm(word, term));
    return meant === undefined ? [] : [{ written, meant, start }];
  });
}

function isNearlyTerm(word: string, term: string): boolean {
  if (word === term || word.charAt(0) !== term.charAt(0)) return false;
  if (Math.abs(word.length - term.length) > 1 || PROPER.has(word)) return false;
  const distance = leven(word, term);
  return (
    (distance === 1 && term.length >= FIRM_LENGTH) ||
    (distance === 2 && sorted(word) === sorted(term))
  );
}

/** Words that are none of the terms, though near to them. */
const PROPER: ReadonlySet<string> = new Set([
  ...TERMS,
  ...['casting', 'castings', 'stalemates', 'checkmated', 'checkmates', 'campmates', 'standards'],
  ...['diagonals', 'orthogonal', 'diagonal', 'promotional', 'prohibitions', 'squared', 'squarer'],
]);

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** A text with its misspelt words mended. */
export interface Mended {
  readonly text: string;
  readonly misspellings: readonly Misspelling[];
  /** The offset before of what now stands at an offset. */
  readonly before: (this: void, offset: number) => number;
}

/** Each word that the grammar does not know, and that is near to one with its first letter, is replaced. */
export function mendRuleWords(text: string): Mended {
  const misspellings = ruleLexer()
    .tokenize(text)
    .tokens.flatMap(({ image: written, startOffset: start, tokenType }) => {
      const meant = tokenType === Word ? meantBy(written) : null;
      return meant === null ? [] : [{ written, meant, start }];
    });
  let from = 0;
  let shift = 0;
  const parts: string[] = [];
  const shifts: { readonly at: number; readonly by: number }[] = [];
  for (const { meant, start, written } of misspellings) {
    parts.push(text.slice(from, start), meant);
    from = start + written.length;
    shift += written.length - meant.length;
    shifts.push({ at: from - shift, by: shift });
  }
  return {
    text: parts.join('') + text.slice(from),
    misspellings,
    before: (offset) => offset + (shifts.findLast(({ at }) => at <= offset)?.by ?? 0),
  };
}

/** A word with a capital may be a name: it must be very near. */
function meantBy(written: string): string | null {
  const word = written.toLowerCase();
  if (word.length < 4) return null;
  if (written !== word) return TERMS.find((term) => isNearlyTerm(word, term)) ?? null;
  return nearest(word, MENDABLE_BY_INITIAL.get(word.charAt(0)) ?? []);
}
