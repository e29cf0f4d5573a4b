import leven from 'leven';
import { compareText, type Fix } from './diagnostic.js';
import type { Span } from './span.js';
import { capitalized } from './words.js';

/** How many letters may differ in short words; none in a single glyph or letter. */
const LIMITS: readonly number[] = [0, 0, 0, 1, 1];

/**
 * The candidate nearest to a misspelt word, or null if none is near: about a third of the letters may differ, and a swap of two adjacent
 * letters or a doubled letter counts less than any other change. Case is ignored. Of equally near candidates, the first in code-unit order is chosen.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase().slice(0, 64);
  const limit = LIMITS[wanted.length] ?? Math.ceil(wanted.length / 3);
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > bestDistance) continue;
    const distance = distanceOf(wanted, candidate.toLowerCase(), bestDistance + 1);
    if (distance > bestDistance || (distance === bestDistance && !isFirst(candidate, best)))
      continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** The edit distance, at most `most`. The most common slips count least. */
function distanceOf(wanted: string, candidate: string, most: number): number {
  return isSwap(wanted, candidate) || isDoubled(wanted, candidate)
    ? 0.5
    : leven(wanted, candidate, { maxDistance: Math.ceil(most) });
}

/** Whether two words differ only by a swap, as `lnit` and `lint`. */
function isSwap(one: string, other: string): boolean {
  if (one.length < 3) return false;
  const i = [...one].findIndex((_, index) => one.charAt(index) !== other.charAt(index));
  return i >= 0 && one.slice(0, i) + one.charAt(i + 1) + one.charAt(i) + one.slice(i + 2) === other;
}

/** Whether a letter is doubled, as in `linnt` and `lint`. */
function isDoubled(wanted: string, candidate: string): boolean {
  const i = [...wanted].findIndex((letter, index) => letter !== candidate.charAt(index));
  return (
    i > 0 &&
    wanted.charAt(i) === wanted.charAt(i - 1) &&
    wanted.slice(0, i) + wanted.slice(i + 1) === candidate
  );
}

/**
 * Whether a word is the other with one or two slips, apart from case and the characters between its words: near enough for a fix. A
 * message may also name words that are less near.
 */
export function isSlipOf(word: string, near: string): boolean {
  const [one, other] = [word, near].map((text) => text.toLowerCase().replace(/[^a-z\d]/g, ''));
  return leven(one ?? '', other ?? '', { maxDistance: 3 }) <= 2;
}

function isFirst(candidate: string, best: string | null): boolean {
  return best !== null && compareText(candidate, best) < 0;
}

/** A text longer than this is not respelled. */
const LONGEST_RESPELLED = 200;

/**
 * The text with each misspelt word replaced by the nearest of the words that can stand there, if it can be read then; otherwise null. Other
 * words, such as names, stay.
 */
export function respelledText(
  text: string,
  words: Iterable<string>,
  isRead: (text: string) => boolean,
): string | null {
  if (text.length > LONGEST_RESPELLED) return null;
  const known = [...new Set(words)];
  const meant = text.replace(/[a-z]{3,}/gi, (word) => {
    const said = word.toLowerCase();
    const near = known.includes(said) ? null : nearest(said, known);
    if (near === null || !isSlipOf(said, near)) return word;
    return word.startsWith(said.charAt(0)) ? near : capitalized(near);
  });
  return meant !== text && isRead(meant) ? meant : null;
}

/** The fix for a misspelt word, to be spread into the extras of a diagnostic; empty if no word is near. */
export function respelled(span: Span, near: string | null): { readonly fix?: Fix } {
  if (near === null) return {};
  const edits = [{ span, text: near }];
  return { fix: { title: `Write \`${near}\``, safety: 'suggestion', edits } };
}

/** `. Did you mean 'x'?` for the end of a message, with the given separator before it; empty if no word is near. */
export function didYouMean(
  lead: '. ' | '; ' | ' ',
  near: string | null,
  quote: "'" | '"' | '`' = "'",
): string {
  if (near === null) return '';
  return `${lead}${lead === '; ' ? 'did' : 'Did'} you mean ${quote}${near}${quote}?`;
}
