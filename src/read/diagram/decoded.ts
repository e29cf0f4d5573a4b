import type { Excerpt } from '../../text/excerpt.js';
import { characterReference } from './markup.js';

/** A stretch of text between tags. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** Stands after it, instead of the tag. */
  readonly mark: string;
  /** Line ends are blanks, and blanks behind others are nothing; without it, all is kept. */
  readonly flows?: boolean;
}

/** A run of the decoded text: letters as they stand in the source, or what stands for a stretch of it. */
interface Run {
  /** Where it begins in the decoded text. */
  readonly at: number;
  readonly source: number;
  /** Length of what it stands for; null: it is the source letter by letter. */
  readonly standsFor: number | null;
}

/** The text of parts with entities decoded, and the place of every character of it; no parts behind `most` characters. */
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
  /** Behind a character, which may be an entity. */
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

/** The longest name has 31 letters; some need no semicolon. */
const REFERENCE = /&(?:#\w{1,9}|\w{2,32});?/y;

/** `references`: what those before stand for. */
function entityAt(
  text: string,
  at: number,
  references: Map<string, string>,
): { readonly text: string; readonly length: number } | null {
  REFERENCE.lastIndex = at;
  const run = REFERENCE.exec(text)?.[0];
  if (run === undefined) return null;
  // Blanks of other widths are blanks, and soft hyphens are nothing: a page does not show them.
  const stands =
    references.get(run) ??
    characterReference(run)
      .replace(/[^\S\n]/g, ' ')
      .replaceAll('\u00ad', '');
  references.set(run, stands);
  return stands === run ? null : { text: stands, length: run.length };
}
