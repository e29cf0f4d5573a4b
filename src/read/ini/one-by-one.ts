import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { inPart } from '../../text/steps.js';
import { upTo } from '../../text/up-to.js';
import { ChildCounts, parentsIn } from './child-counts.js';
import { diagnoseFile, readSection, variantsIn, type SectionInOrder } from './read-ini.js';
import {
  scanCounting,
  scanHeader,
  scanSection,
  splitIni,
  type IniSection,
  type TextRange,
} from './scan.js';

/** Readers for files of any size: they keep only a few sections at a time. */

/**
 * The variants that a file adds, one at a time, without lines that decide nothing. Of those before, it keeps only what later ones
 * inherit. Findings in the lines that it leaves out are not reported.
 */
export function* eachVariant(source: Source): Generator<SectionInOrder, void> {
  yield* oneByOne(
    source,
    (text, at) => scanCounting(text, at, isOption),
    () => {},
  );
}

/** The names of these variants and where their sections are, with the diagnostics of `readIni`. */
export function listIni(
  source: Source,
): Parsed<readonly (TextRange & { readonly name: string })[]> {
  return collectIni(source, ({ name, section: { end, start } }) => ({ name, start, end }));
}

/** What `take` keeps of each variant (null: nothing), with the diagnostics of `readIni`. */
export function collectIni<T>(
  source: Source,
  take: (section: SectionInOrder) => T | null,
): Parsed<readonly T[]> {
  return inPart('read', 'options', () => {
    const diagnostics = diagnoseFile({ ...splitIni(source.text), source });
    const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
    const value: T[] = [];
    for (const section of oneByOne(source, scanSection, report)) {
      const taken = take(section);
      if (taken !== null) value.push(taken);
    }
    return { value, diagnostics };
  });
}

/** Whether something in a file concerns a variant: it is in its section, in one that it inherits from, or in none. */
export function concernsVariant(
  { text }: Source,
  name: string,
): (diagnostic: Diagnostic) => boolean {
  const headers = splitIni(text).sections.map((at) => scanHeader(text, at));
  // Of two sections of one name, the engine reads the first.
  const parents = new Map(headers.toReversed().map((header) => [header.name, header.parent]));
  const chain = new Set<string>();
  for (let next: string | null = name; next !== null && !chain.has(next);) {
    chain.add(next);
    next = parents.get(next) ?? null;
  }
  return ({ span }) => {
    const header = headers[upTo(headers, span.start, ({ start }) => start) - 1];
    return header === undefined || chain.has(header.name);
  };
}

function isOption(key: string): boolean {
  return OPTION_BY_KEY.has(key);
}

function* oneByOne(
  source: Source,
  scan: (text: string, at: TextRange) => IniSection,
  report: (diagnostic: Diagnostic) => void,
): Generator<SectionInOrder, void> {
  const { text } = source;
  const { sections } = splitIni(text);
  function* scanned(): Generator<IniSection, void> {
    for (const at of sections) yield scan(text, at);
  }
  const children = new ChildCounts(parentsIn(text, sections));
  yield* variantsIn(source, scanned(), readSection, report, children);
}
