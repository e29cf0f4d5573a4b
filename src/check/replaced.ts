import { addTo } from '../text/group-by.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Listed } from '../text/listed.js';
import type { Span } from '../text/span.js';
import { upTo } from '../text/up-to.js';
import type { Rule } from './rule.js';

/** Decides which findings are reported: a rule replaces the reader's finding of the same mistake, and consequences of a mistake are dropped. */

/** Receives findings one by one; those beyond the limit are only counted. */
export type Findings = Pick<Listed, 'add' | 'countOnly' | 'most'>;

/** A rule's diagnostic, and the codes of the reader's diagnostics that it replaces. */
export interface Found {
  readonly diagnostic: Diagnostic;
  readonly replaces: readonly string[];
}

/** The findings in one part of a text, without replaced ones and without consequences of a mistake. */
export function mergeFindings(
  ofReader: readonly Diagnostic[],
  ofRules: readonly Found[],
): readonly Diagnostic[] {
  const replaced = replacedBy(ofRules);
  const others = ofReader.filter((one) => !isReplaced(replaced, one));
  return withoutConsequences([...others, ...ofRules.map(({ diagnostic }) => diagnostic)]);
}

/** Where rules replace the reader's diagnostics, by their code. */
type Replaced = ReadonlyMap<string, Reaches>;

export function replacedBy(found: readonly Found[]): Replaced {
  const spans = new Map<string, Span[]>();
  for (const { diagnostic, replaces } of found)
    for (const code of replaces) for (const span of placesOf(diagnostic)) addTo(spans, code, span);
  return new Map([...spans].map(([code, places]) => [code, withReach(places)]));
}

/** Where findings of one code are, as numbers alone: there can be hundreds of thousands. */
interface Places extends Pick<Diagnostic, 'code' | 'severity'> {
  readonly file: string;
  /** Start and end of each in turn. */
  readonly bounds: number[];
}

/** The reader's findings that a rule for the whole file, which runs last, may still replace. Beyond the limit, only their places are kept. */
export class OpenFindings {
  readonly #codes: ReadonlySet<string>;
  readonly #most: number;
  readonly #found: Diagnostic[] = [];
  readonly #places = new Map<string, Places>();

  /** `most`: how many findings of one kind are listed. */
  constructor(rules: readonly Rule[], most: number) {
    this.#most = 2 * most;
    const ofFile = rules.filter(({ reads }) => reads === 'file');
    this.#codes = new Set(ofFile.flatMap(({ replaces = [] }) => replaces));
  }

  /** Returns false if no rule for the file can replace it. */
  take(found: Diagnostic): boolean {
    const { code, severity, span } = found;
    if (!this.#codes.has(code)) return false;
    if (this.#found.length < this.#most) this.#found.push(found);
    else {
      const key = `${severity} ${code} ${span.file}`;
      const places = this.#places.get(key) ?? { code, severity, file: span.file, bounds: [] };
      this.#places.set(key, places);
      places.bounds.push(span.start, span.end);
    }
    return true;
  }

  end(replaced: Replaced, listed: Findings): void {
    for (const one of this.#found) if (!isReplaced(replaced, one)) listed.add(one);
    for (const { bounds, code, file, severity } of this.#places.values())
      for (let index = 0; index < bounds.length; index += 2) {
        const [start = 0, end = 0] = [bounds[index], bounds[index + 1]];
        const one = { code, severity, span: { file, start, end } };
        if (!isReplaced(replaced, one)) listed.countOnly(one);
      }
  }
}

function placesOf({ notes, span }: Diagnostic): readonly Span[] {
  return [span, ...notes.flatMap((note) => note.span ?? [])];
}

/** If a value is misread, that is the only finding at its place. Findings about the value that was read instead would disappear with the mistake. */
function withoutConsequences(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const unread = new Set(
    found
      .filter(({ code, severity }) => severity === 'error' && code.startsWith('ini/'))
      .map(({ span }) => span.start),
  );
  if (unread.size === 0) return found;
  return found.filter(
    ({ code, severity, span }) =>
      severity === 'error' || code.startsWith('ini/') || !unread.has(span.start),
  );
}

/** Spans in order of their starts, each with the furthest end of all spans up to it. */
type Reaches = readonly { readonly start: number; readonly reach: number }[];

function withReach(spans: readonly Span[]): Reaches {
  let reach = 0;
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .map(({ end, start }) => {
      reach = Math.max(reach, end);
      return { start, reach };
    });
}

/** A rule that recognises the specific mistake replaces the reader's general diagnostic. */
function isReplaced(
  replaced: Replaced,
  { code, span: { end, start } }: Pick<Diagnostic, 'code' | 'span'>,
): boolean {
  if (replaced.size === 0) return false;
  const places = replaced.get(code) ?? [];
  const before = places[upTo(places, end, (place) => place.start) - 1];
  return before !== undefined && before.reach >= start;
}
