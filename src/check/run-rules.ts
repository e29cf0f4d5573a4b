import { diagnosticFrom } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import type { Stretch } from '../read/ini/scan.js';
import { hasForkKeys } from './facts/fork-keys.js';
import { readForRules, type LintedFile, type LintedSection } from './linted-file.js';
import type { Profile } from '../catalog/profiles.js';
import type { Finding, Rule, SectionRule } from './rule.js';

/** Everything that is to be said of a variants.ini: what its reader met, and what the rules find. */
export function checkIni(
  source: Source,
  rules: readonly Rule[],
  profile: Profile,
): readonly Diagnostic[] {
  const { value: file, diagnostics } = readForRules(source, profile);
  const judged = judge(file);
  const ofProfile = rules.filter((rule) => rule.profiles?.includes(profile) ?? true);
  const found = [
    ...ofProfile.flatMap((rule) => runRule(rule, judged)),
    ...(file.orphans.length === 0 ? [] : judgeOrphans(ofProfile, file)),
  ];
  const replaced = placesByCode(found);
  return [
    ...diagnostics.filter(({ code, span }) => !isReplaced(replaced, code, span)),
    ...found.map(({ diagnostic }) => diagnostic),
  ];
}

/** A diagnostic of a rule, and the codes of the reader's that it says better. */
interface Found {
  readonly diagnostic: Diagnostic;
  readonly replaces: readonly string[];
}

function judgeOrphans(rules: readonly Rule[], file: LintedFile): readonly Found[] {
  const judged = judge({ ...file, sections: file.orphans });
  return rules.filter(({ judgesLines }) => judgesLines).flatMap((rule) => runRule(rule, judged));
}

/** A file, and for each key the sections that set it, in their order: few rules are about many sections. */
interface JudgedFile {
  readonly file: LintedFile;
  readonly settersOf: ReadonlyMap<string, readonly LintedSection[]>;
}

function judge(file: LintedFile): JudgedFile {
  const settersOf = new Map<string, LintedSection[]>();
  for (const section of file.sections) {
    for (const key of section.pairs.keys()) {
      const setters = settersOf.get(key);
      if (setters === undefined) settersOf.set(key, [section]);
      else setters.push(section);
    }
  }
  return { file, settersOf };
}

function runRule(rule: Rule, judged: JudgedFile): readonly Found[] {
  return findingsOf(rule, judged).map((finding) => ({
    diagnostic: diagnosticOf(rule, finding, judged.file.source),
    replaces: rule.replaces ?? [],
  }));
}

function findingsOf(rule: Rule, judged: JudgedFile): readonly Finding[] {
  const { file } = judged;
  switch (rule.reads) {
    case 'file':
      return rule.check(file);
    case 'section': {
      const found: Finding[] = [];
      for (const section of sectionsFor(rule, judged)) {
        const ofSection = rule.check(section, file);
        if (ofSection.length > 0 && rule.yieldsToForkKeys && hasForkKeys(section, file)) continue;
        found.push(...ofSection);
      }
      return found;
    }
  }
}

/** The sections that a rule is about, in the order of the file. */
function sectionsFor(
  { keys }: SectionRule,
  { file, settersOf }: JudgedFile,
): readonly LintedSection[] {
  if (keys === undefined) return file.sections;
  const [only, ...others] = keys;
  if (only !== undefined && others.length === 0) return settersOf.get(only) ?? [];
  const setters = new Set<LintedSection>();
  for (const key of keys) for (const section of settersOf.get(key) ?? []) setters.add(section);
  return [...setters].sort((a, b) => a.section.start - b.section.start);
}

/** A finding as others see it: places with the name of the file. */
export function diagnosticOf(rule: Rule, finding: Finding, source: Source): Diagnostic {
  const span = ({ start, end }: Stretch): Span => ({ file: source.file, start, end });
  const { at, fix, message, notes = [] } = finding;
  return diagnosticFrom(rule.code, rule.severity, span(at), message, {
    notes: notes.map((note) => ({ message: note.message, span: span(note.at) })),
    ...(fix === undefined
      ? {}
      : {
          fix: {
            title: fix.title,
            safety: fix.safety,
            edits: fix.replacements.map(({ at: place, text }) => ({ span: span(place), text })),
            ...(fix.changes === undefined ? {} : { changes: fix.changes }),
            ...(fix.addsSections === undefined ? {} : { addsSections: fix.addsSections }),
          },
        }),
  });
}

/** Places in the order of their starts, each with the furthest end of those up to it. */
type Places = readonly { readonly start: number; readonly reach: number }[];

function placesByCode(found: readonly Found[]): ReadonlyMap<string, Places> {
  const spans = new Map<string, Span[]>();
  for (const { diagnostic, replaces } of found) {
    for (const code of replaces) {
      const known = spans.get(code);
      const places = [diagnostic.span, ...diagnostic.notes.flatMap(({ span }) => span ?? [])];
      if (known === undefined) spans.set(code, places);
      else known.push(...places);
    }
  }
  return new Map([...spans].map(([code, places]) => [code, withReach(places)]));
}

function withReach(spans: readonly Span[]): Places {
  let reach = 0;
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .map(({ end, start }) => {
      reach = Math.max(reach, end);
      return { start, reach };
    });
}

/** A rule that knows the very mistake speaks instead of the reader, who only knows that there is one. */
function isReplaced(
  replaced: ReadonlyMap<string, Places>,
  code: string,
  { start, end }: Span,
): boolean {
  const places = replaced.get(code) ?? [];
  // A file may have any number of findings: the last place that starts in time is looked up by halves.
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) <= end) low = middle + 1;
    else high = middle;
  }
  return (places[low - 1]?.reach ?? -1) >= start;
}
