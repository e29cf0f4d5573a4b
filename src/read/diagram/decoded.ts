import type { Excerpt } from '../../text/excerpt.js';
import { upTo } from '../../text/up-to.js';
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
  readonly text: string;
  readonly source: number;
  /** The length of the stretch that it replaces; null if it is the source letter by letter. */
  readonly standsFor: number | null;
}

/** The text of parts with entities decoded, and the place of every character in the source. */
export function decoded(file: string, text: string, parts: Iterable<Part>): Excerpt {
  const words: string[] = [];
  const runs: (Pick<Run, 'source' | 'standsFor'> & { readonly at: number })[] = [];
  let length = 0;
  let last = 0;
  for (const { source, standsFor, text: run } of runsOf(text, parts)) {
    last = source + (standsFor ?? run.length);
    if (run === '') continue;
    runs.push({ at: length, source, standsFor });
    words.push(run);
    length += run.length;
  }
  const placeOf = (at: number): { readonly start: number; readonly end: number } => {
    const run = at < length ? runs[upTo(runs, at, (one) => one.at) - 1] : undefined;
    if (run === undefined) return { start: last, end: last + 1 };
    const { at: begin, source, standsFor } = run;
    const start = standsFor === null ? source + at - begin : source;
    return { start, end: start + (standsFor ?? 1) };
  };
  return {
    text: words.join(''),
    place: (start, end) => {
      const from = placeOf(start).start;
      return { file, start: from, end: end <= start ? from : Math.max(from, placeOf(end - 1).end) };
    },
  };
}

/** The length of the decoded text of parts, counted up to the part that exceeds `most` characters. */
export function decodedLength(text: string, parts: Iterable<Part>, most: number): number {
  let length = 0;
  for (const run of runsOf(text, parts, most)) length += run.text.length;
  return length;
}

/** The runs of the decoded text, which may be empty. They end with the part that exceeds `most` characters. */
function* runsOf(text: string, parts: Iterable<Part>, most = Infinity): Generator<Run, void> {
  let length = 0;
  let before = ' ';
  const run = (words: string, source: number, standsFor: number | null): Run => {
    length += words.length;
    before = words.at(-1) ?? before;
    return { text: words, source, standsFor };
  };
  let sign = text.indexOf('&');
  const references = new Map<string, string>();
  const nextSign = (from: number): number => {
    if (sign !== -1 && sign < from) sign = text.indexOf('&', from);
    return sign === -1 ? text.length : sign;
  };
  for (const { end, flows = false, mark, start } of parts) {
    let from = flows && /\s/.test(before) ? behindBlanks(text, start, end) : start;
    const letters = (to: number): Run => {
      const words = text.slice(from, to);
      return run(flows ? words.replace(/\s/g, ' ') : words, from, null);
    };
    for (let at = nextSign(from); at < end && length <= most; at = nextSign(at)) {
      const entity = entityAt(text, at, references);
      if (entity === null) {
        at++;
        continue;
      }
      if (at > from) yield letters(at);
      yield run(entity.text, at, entity.length);
      at += entity.length;
      from = at;
    }
    if (end > from) yield letters(end);
    yield run(mark, end, 0);
    if (length > most) break;
  }
}

function behindBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && /\s/.test(text.charAt(at))) at++;
  return at;
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
