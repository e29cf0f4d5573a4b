import { diagnosticFrom } from '../catalog/diagnose.js';
import type { Profile } from '../catalog/profiles.js';
import type { TextRange } from '../read/ini/scan.js';
import { addTo, groupBy } from '../text/group-by.js';
import { memory, type Memory } from '../text/keep.js';
import { movedDiagnostic, type Diagnostic } from '../text/diagnostic.js';
import { Listed } from '../text/listed.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import { checkInPart } from '../text/steps.js';
import { FileReader } from './file-reader.js';
import type { LintedPart, LintedSection, LintedText, PlacedPart } from './linted-file.js';
import { OpenFindings, mergeFindings, replacedBy, type Findings, type Found } from './replaced.js';
import type { FileRule, Finding, PartRule, Rule, SectionRule } from './rule.js';

/** Real files are smaller, and are checked as a whole. */
const LARGE = 1 << 17;
/** Larger files are checked in pieces of this many characters. The pieces are small, so that their objects are collected while young. */
const PIECE = 1 << 8;

/** All findings on a variants.ini: those of its reader, and those of the rules. */
export function checkIni(
  source: Source,
  rules: readonly Rule[],
  profile: Profile,
  atOnce?: number,
): readonly Diagnostic[] {
  const all = new Listed(Infinity);
  checkInto(all, source, rules, profile, atOnce);
  return all.all();
}

/** Passes each finding on as it is found. */
export function checkInto(
  listed: Findings,
  source: Source,
  rules: readonly Rule[],
  profile: Profile,
  atOnce = source.text.length > LARGE ? PIECE : LARGE,
): void {
  checker(rules, profile, atOnce)(source, () => undefined, listed);
}

/** What was found in a variants.ini, and the parts that were read of it. */
export interface CheckedIni {
  readonly diagnostics: readonly Diagnostic[];
  readonly parts: readonly PlacedPart[];
}

/** The same for a text being edited: unchanged parts are neither read nor checked again. */
export function iniChecker(
  rules: readonly Rule[],
  profile: Profile,
): (source: Source) => CheckedIni {
  const check = checker(rules, profile, Infinity);
  return (source) => {
    const parts: PlacedPart[] = [];
    const all = new Listed(Infinity);
    check(source, (placed) => parts.push(placed), all);
    return { diagnostics: all.all(), parts };
  };
}

function checker(rules: readonly Rule[], profile: Profile, atOnce: number) {
  const reader = new FileReader(profile, atOnce);
  const keeps = atOnce === Infinity;
  const active = rules.filter((rule) => rule.profiles?.includes(profile) ?? true);
  const run = runnerOf(active, keeps);
  const placer = placerOf(keeps);
  return (source: Source, take: (placed: PlacedPart) => void, listed: Findings): void => {
    const open = new OpenFindings(active, listed.most);
    const file = reader.read(source, (placed) => {
      const ofRules = placer.found(placed, run.onPart(placed));
      const ofReader = placer.read(placed);
      if (ofRules.length > 0 || ofReader.length > 0)
        for (const found of mergeFindings(ofReader, ofRules))
          if (!open.take(found)) listed.add(found);
      take(placed);
    });
    const ofFile = run.onFile(file);
    for (const { diagnostic } of ofFile) listed.add(diagnostic);
    open.end(replacedBy(ofFile), listed);
  };
}

const NONE: readonly Found[] = [];

/** Runs the rules on parts and files. Findings for unchanged parts are reused. */
function runnerOf(rules: readonly Rule[], keeps: boolean) {
  const fileRules: FileRule[] = [];
  const partRules: PartRule[] = [];
  const sectionRules: SectionRule[] = [];
  for (const rule of rules) {
    if (rule.reads === 'file') fileRules.push(rule);
    else if (rule.reads === 'part') partRules.push(rule);
    else sectionRules.push(rule);
  }
  const rulesFor = rulesByKey(sectionRules);
  const ofPart = memory<LintedPart, readonly Found[]>(keeps);
  const ofSection = memory<LintedSection, readonly Found[]>(keeps);
  const onText = (part: LintedPart): readonly Found[] =>
    kept(ofPart, part, () =>
      partRules.flatMap((rule) =>
        (checkInPart(rule, 1 + part.lines.length, part, part) ?? []).map((finding) =>
          foundBy(rule, finding, part),
        ),
      ),
    );
  const onSection = (section: LintedSection, part: LintedPart): readonly Found[] =>
    kept(ofSection, section, () => {
      const found: Found[] = [];
      // A rule takes at least one step for each line of the section.
      const least = 1 + section.pairs.size;
      const run = (one: PreparedRule): void => {
        // What an orphan inherits is unknown.
        if (section.isOrphan && !one.readsOnlyLines) return;
        const findings = checkInPart(one, least, section, part);
        if (findings === null || findings.length === 0) return;
        if (one.yieldsToForkKeys && section.isOfFork) return;
        for (const finding of findings) found.push(foundBy(one.rule, finding, part));
      };
      // Rules are called thousands of times. In cold code a `for` loop would allocate an object for each; `forEach` does not.
      rulesFor(section).forEach(({ concerns, rules: group }) => {
        if (concerns?.(section) !== false) group.forEach(run);
      });
      return found;
    });
  return {
    onFile: (file: Parameters<FileRule['check']>[0]): readonly Found[] =>
      fileRules.flatMap((rule) =>
        (checkInPart(rule, 1 + file.file.sections.length, file, file) ?? []).map((finding) =>
          foundBy(rule, finding, file),
        ),
      ),
    onPart: ({ part, section }: PlacedPart): readonly Found[] => {
      const [inText, inSection] = [
        onText(part),
        section === null ? NONE : onSection(section, part),
      ];
      if (inText.length === 0) return inSection;
      return inSection.length === 0 ? inText : [...inText, ...inSection];
    },
  };
}

function kept<K extends object>(
  known: Memory<K, readonly Found[]>,
  key: K,
  find: () => readonly Found[],
): readonly Found[] {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found.length === 0 ? NONE : found);
  return found;
}

/** A rule with all fields that a check needs. All have the same shape, because their fields are read thousands of times. */
interface PreparedRule extends Pick<SectionRule, 'check' | 'code'> {
  readonly readsOnlyLines: boolean;
  readonly yieldsToForkKeys: boolean;
  readonly rule: SectionRule;
}

function prepared(rule: SectionRule): PreparedRule {
  const { check, code, readsOnlyLines = false, yieldsToForkKeys = false } = rule;
  return { check, code, readsOnlyLines, yieldsToForkKeys, rule };
}

/** Rules that are called for the same sections. */
interface RuleGroup {
  readonly concerns: SectionRule['concerns'];
  readonly rules: readonly PreparedRule[];
}

/** Finds the rules for a section by the keys that it sets. Most rules are about other keys, and many share the same keys. */
function rulesByKey(
  rules: readonly SectionRule[],
): (section: LintedSection) => readonly RuleGroup[] {
  const always: RuleGroup[] = [];
  const byKey = new Map<string, RuleGroup[]>();
  for (const sameKeys of groupBy(rules, ({ keys }) => keys?.join()).values())
    for (const [concerns, group] of groupBy(sameKeys, (rule) => rule.concerns)) {
      const [keys, rules] = [group[0]?.keys, group.map(prepared)];
      const one = { concerns, rules };
      if (keys === undefined) always.push(one);
      else for (const key of keys) addTo(byKey, key, one);
    }
  return ({ pairs }) => {
    const chosen = [...always];
    const choose = (group: RuleGroup): void => {
      if (!chosen.includes(group)) chosen.push(group);
    };
    pairs.forEach((_, key) => byKey.get(key)?.forEach(choose));
    return chosen;
  };
}

/** A finding as a diagnostic, with the file name in its spans. */
function foundBy(rule: Rule, finding: Finding, { source }: LintedText): Found {
  const span = ({ start, end }: TextRange): Span => ({ file: source.file, start, end });
  const { at, fix, message, notes = [] } = finding;
  const diagnostic = diagnosticFrom(rule.code, rule.severity, span(at), message, {
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
  return { diagnostic, replaces: rule.replaces ?? [] };
}

/** Moves the findings of parts to their positions in the file. Parts before an edit have not moved, so their findings are reused. */
function placerOf(keeps: boolean) {
  const ofRules = memory<object, Placed<Found>>(keeps);
  const ofReader = memory<object, Placed<Diagnostic>>(keeps);
  const place = <T>(
    known: Memory<object, Placed<T>>,
    all: readonly T[],
    by: number,
    move: (one: T, by: number) => T,
  ): readonly T[] => {
    if (all.length === 0 || by === 0) return all;
    const before = known.get(all);
    if (before?.by === by) return before.moved;
    const moved = all.map((one) => move(one, by));
    known.set(all, { by, moved });
    return moved;
  };
  return {
    found: ({ start }: PlacedPart, found: readonly Found[]) =>
      place(ofRules, found, start, ({ diagnostic, replaces }, by) => ({
        diagnostic: movedDiagnostic(diagnostic, by),
        replaces,
      })),
    read: ({ diagnostics, start }: PlacedPart) =>
      place(ofReader, diagnostics, start, movedDiagnostic),
  };
}

interface Placed<T> {
  readonly by: number;
  readonly moved: readonly T[];
}
