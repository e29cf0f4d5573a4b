import type { Excerpt } from '../../text/excerpt.js';
import { characterReference } from './markup.js';

/** A stretch of text between tags. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** The text after it, in place of the tag. */
  readonly mark: string;
  /** Whether line ends become blanks, and blanks at its start are dropped after another blank. Otherwise everything is kept. */
  readonly flows?: boolean;
}

/** A run of the decoded text: either the letters of the source or the replacement for a stretch of it. */
interface Run {
  /** The offset in the decoded text. */
  readonly at: number;
  readonly source: number;
  /** The length of the stretch that it replaces; null if it is the source letter by letter. */
  readonly standsFor: number | null;
}

/**
 * The text of parts with entities decoded, and the place of every character in the source. It ends with the part that exceeds
 * `most` characters.
 */
export function decoded(
  file: string,
  text: string,
  parts: Iterable<Part>,
  most = Infinity,
): Excerpt {
  const words: string[] = [];
  const runs: Run[] = [];
  let length = 0;
  let last = 0;
  const add = (run: string, source: number, standsFor: number | null): void => {
    if (run === '') return;
    runs.push({ at: length, source, standsFor });
    words.push(run);
    length += run.length;
  };
  let sign = text.indexOf('&');
  const references = new Map<string, string>();
  const nextSign = (from: number): number => {
    if (sign !== -1 && sign < from) sign = text.indexOf('&', from);
    return sign === -1 ? text.length : sign;
  };
  for (const { end, flows = false, mark, start } of parts) {
    const isBehindBlank = /\s$/.test(words.at(-1)?.slice(-1) ?? ' ');
    let from = flows && isBehindBlank ? behindBlanks(text, start, end) : start;
    const addLetters = (to: number): void => {
      const letters = text.slice(from, to);
      add(flows ? letters.replace(/\s/g, ' ') : letters, from, null);
    };
    for (let at = nextSign(from); at < end && length <= most; at = nextSign(at)) {
      const entity = entityAt(text, at, references);
      if (entity === null) {
        at++;
        continue;
      }
      addLetters(at);
      add(entity.text, at, entity.length);
      at += entity.length;
      from = at;
    }
    addLetters(end);
    add(mark, end, 0);
    last = end;
    if (length > most) break;
  }
  const runAt = (at: number): Run => lastRunUpTo(runs, at) ?? { at, source: last, standsFor: null };
  const placeOf = (at: number): number => {
    if (at >= length) return last;
    const { at: begin, source, standsFor } = runAt(at);
    return standsFor === null ? source + at - begin : source;
  };
  /** The end of a character in the source, which may be an entity. */
  const behind = (at: number): number => placeOf(at) + (runAt(at).standsFor ?? 1);
  return {
    text: words.join(''),
    place: (start, end) => {
      const from = placeOf(start);
      return { file, start: from, end: end <= start ? from : Math.max(from, behind(end - 1)) };
    },
  };
}

function behindBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && /\s/.test(text.charAt(at))) at++;
  return at;
}

function lastRunUpTo(runs: readonly Run[], at: number): Run | undefined {
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return runs[low];
}

/** The longest name of an entity has 31 letters. Some need no semicolon. */
const REFERENCE = /&(?:#\w{1,9}|\w{2,32});?/y;

/** The entity at an offset; null if there is none. `references` caches what entities stand for. */
function entityAt(
  text: string,
  at: number,
  references: Map<string, string>,
): { readonly text: string; readonly length: number } | null {
  REFERENCE.lastIndex = at;
  const run = REFERENCE.exec(text)?.[0];
  if (run === undefined) return null;
  // As on the page, blanks of any width are blanks, and soft hyphens are invisible.
  const stands =
    references.get(run) ??
    characterReference(run)
      .replace(/[^\S\n]/g, ' ')
      .replaceAll('\u00ad', '');
  references.set(run, stands);
  return stands === run ? null : { text: stands, length: run.length };
}
