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
import { OpenFindings, replacedBy, together, type Findings, type Found } from './replaced.js';
import type { FileRule, Finding, PartRule, Rule, SectionRule } from './rule.js';

/** Files in use are smaller, and judged as a whole. */
const LARGE = 1 << 17;
/** Of a larger one so many characters are read before they are judged and forgotten: few enough to be collected while they are young. */
const PIECE = 1 << 11;

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

/** Hands the findings on as they come. */
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
  const asked = rules.filter((rule) => rule.profiles?.includes(profile) ?? true);
  const judge = judgeOf(asked, keeps);
  const placer = placerOf(keeps);
  return (source: Source, take: (placed: PlacedPart) => void, listed: Findings): void => {
    const open = new OpenFindings(asked, listed.most);
    const file = reader.read(source, (placed) => {
      const ofRules = placer.found(placed, judge.part(placed));
      const ofReader = placer.read(placed);
      if (ofRules.length > 0 || ofReader.length > 0)
        for (const found of together(ofReader, ofRules)) if (!open.take(found)) listed.add(found);
      take(placed);
    });
    const ofFile = judge.file(file);
    for (const { diagnostic } of ofFile) listed.add(diagnostic);
    open.end(replacedBy(ofFile), listed);
  };
}

const NONE: readonly Found[] = [];

/** The rules by what they read, and what they have found of parts that are still the same. */
function judgeOf(rules: readonly Rule[], keeps: boolean) {
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
  const judgePart = (part: LintedPart): readonly Found[] =>
    kept(ofPart, part, () =>
      partRules.flatMap((rule) =>
        (checkInPart(rule, 1 + part.lines.length, part, part) ?? []).map((finding) =>
          foundBy(rule, finding, part),
        ),
      ),
    );
  const judgeSection = (section: LintedSection, part: LintedPart): readonly Found[] =>
    kept(ofSection, section, () => {
      const found: Found[] = [];
      // A rule takes at least one step for each of the parts that it looks at.
      const least = 1 + section.pairs.size;
      const judge = (one: AskedRule): void => {
        // What an orphan inherits is not known.
        if (section.isOrphan && !one.readsOnlyLines) return;
        const findings = checkInPart(one, least, section, part);
        if (findings === null || findings.length === 0) return;
        if (one.yieldsToForkKeys && section.isOfFork) return;
        for (const finding of findings) found.push(foundBy(one.rule, finding, part));
      };
      // Thousands of rules are asked: `forEach` makes no object for each, as a loop does in code that runs a few times only.
      rulesFor(section).forEach(({ concerns, rules: group }) => {
        if (concerns?.(section) !== false) group.forEach(judge);
      });
      return found;
    });
  return {
    file: (file: Parameters<FileRule['check']>[0]): readonly Found[] =>
      fileRules.flatMap((rule) =>
        (checkInPart(rule, 1 + file.file.sections.length, file, file) ?? []).map((finding) =>
          foundBy(rule, finding, file),
        ),
      ),
    part: ({ part, section }: PlacedPart): readonly Found[] => {
      const [inText, inSection] = [
        judgePart(part),
        section === null ? NONE : judgeSection(section, part),
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

/** A rule as each section asks for it. All have one form: thousands of times their fields are looked up. */
interface AskedRule extends Pick<SectionRule, 'check' | 'code'> {
  readonly readsOnlyLines: boolean;
  readonly yieldsToForkKeys: boolean;
  readonly rule: SectionRule;
}

function asked(rule: SectionRule): AskedRule {
  const { check, code, readsOnlyLines = false, yieldsToForkKeys = false } = rule;
  return { check, code, readsOnlyLines, yieldsToForkKeys, rule };
}

/** Rules that are called for the same sections. */
interface RuleGroup {
  readonly concerns: SectionRule['concerns'];
  readonly rules: readonly AskedRule[];
}

/** The rules that are about a section: most are about keys that it does not set, many about the same. */
function rulesByKey(
  rules: readonly SectionRule[],
): (section: LintedSection) => readonly RuleGroup[] {
  const always: RuleGroup[] = [];
  const byKey = new Map<string, RuleGroup[]>();
  for (const together of groupBy(rules, ({ keys }) => keys?.join()).values())
    for (const [concerns, group] of groupBy(together, (rule) => rule.concerns)) {
      const [keys, rules] = [group[0]?.keys, group.map(asked)];
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

/** A finding as others see it: places with the name of the file. */
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

/** Moves the findings of parts to their places in the file. Parts before an edit have not moved: theirs are kept. */
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
