import type { Profile } from '../catalog/profiles.js';
import { changesBySection } from '../read/ini/changes-between.js';
import { eachVariant } from '../read/ini/one-by-one.js';
import { addAll } from '../text/add-all.js';
import { compareDiagnostics, isShown, type Diagnostic } from '../text/diagnostic.js';
import { MOST_LISTED } from '../text/listed.js';
import type { Source } from '../text/source.js';
import { upTo } from '../text/up-to.js';
import { applyFixes, isChosen, type FixChoice, type FixedText } from './apply-fixes.js';
import { lintInto } from './lint.js';

/** The maximum of fixing rounds, in case fixes cause each other (which would be a bug). */
const MAX_ROUNDS = 60;

/**
 * Applies the chosen fixes until none is left. Every safe fix is proved first: it must leave the effective rules
 * unchanged, except for the fields and sections that it announces. A fix that fails its proof is not applied.
 */
export function fixIni(source: Source, profile: Profile, choice: FixChoice): FixedText {
  const applied: Diagnostic[] = [];
  const text = fixedIni(source, profile, choice, (some) => addAll(applied, some));
  return { text, applied };
}

/** The text alone, for files of any size. */
export function fixedIni(
  source: Source,
  profile: Profile,
  choice: FixChoice,
  onApplied?: (applied: readonly Diagnostic[]) => void,
): string {
  const fixableIn = (now: Source): readonly Diagnostic[] => {
    const headers = headersOf(now);
    const found = fixableFindings(now, headers, profile, choice);
    const safe = found.filter(({ fix }) => fix?.safety === 'safe');
    const proved = new Set(provedFixes(now, safe));
    const fixable = found.filter(
      (diagnostic) => diagnostic.fix?.safety !== 'safe' || proved.has(diagnostic),
    );
    return firstOfEachSection(fixable, headers);
  };
  return fixByRounds(source, choice, fixableIn, onApplied);
}

/** The offsets of the lines that start with `[`. */
function headersOf({ text }: Source): readonly number[] {
  return [...text.matchAll(/^\[/gm)].map(({ index }) => index);
}

/** More fixes of a section wait for another round, because a file can have millions. */
const MOST_IN_SECTION = 1000;

/** The findings with a fix that may be applied, in order of position. */
function fixableFindings(
  source: Source,
  headers: readonly number[],
  profile: Profile,
  choice: FixChoice,
): readonly Diagnostic[] {
  const kept: Diagnostic[] = [];
  const counts = new Map<number, number>();
  const add = (found: Diagnostic): void => {
    if (!isShown(found) || found.fix === undefined || !isChosen(found.fix, choice)) return;
    const section = upTo(headers, found.span.start, (at) => at);
    const count = counts.get(section) ?? 0;
    if (count === MOST_IN_SECTION) return;
    counts.set(section, count + 1);
    kept.push(found);
  };
  lintInto({ most: MOST_LISTED, add, countOnly: () => {} }, source, profile);
  return kept.toSorted(compareDiagnostics);
}

/** Applies the chosen fixes and reads the text again, until no fix is left. */
export function fixByRounds(
  source: Source,
  choice: FixChoice,
  fixableIn: (now: Source) => readonly Diagnostic[],
  onApplied: (applied: readonly Diagnostic[]) => void = () => {},
): string {
  let { text } = source;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = applyFixes(text, fixableIn({ file: source.file, text }), choice);
    if (fixed.applied.length === 0 || fixed.text === text) break;
    ({ text } = fixed);
    onApplied(fixed.applied);
  }
  return text;
}

/** How many times a file may be read again to prove its fixes; the remaining ones are not applied. */
const MAX_PROOFS = 64;

/**
 * The safe fixes that change only what they announce, or that pass another proof. They are proved together, because nearly all
 * are correct. If the proof fails, each half is proved separately.
 */
export function provedFixes(
  source: Source,
  diagnostics: readonly Diagnostic[],
  holds: (before: Source, after: Source, applied: readonly Diagnostic[]) => boolean = isAnnounced,
): readonly Diagnostic[] {
  let proofs = 0;
  const prove = (some: readonly Diagnostic[]): readonly Diagnostic[] => {
    if (some.length === 0 || proofs >= MAX_PROOFS) return [];
    proofs += 1;
    const { applied, text } = applyFixes(source.text, some, 'all');
    if (holds(source, { ...source, text }, applied)) return applied;
    if (some.length === 1) return [];
    const half = some.length >> 1;
    return [...prove(some.slice(0, half)), ...prove(some.slice(half))];
  };
  return prove(diagnostics);
}

/** True if every section changes only in fields that a fix in the section, or in one of its ancestors, announces. */
function isAnnounced(before: Source, after: Source, applied: readonly Diagnostic[]): boolean {
  const changes = changesBySection(before, after);
  if (changes === null) return false;
  if (changes.added.length > 0 && !applied.some(({ fix }) => fix?.addsSections === true))
    return false;
  if (changes.fields.size === 0) return true;
  const announcedIn = announcedBySection(before, applied);
  return [...changes.fields].every(([name, fields]) => {
    const announced = announcedIn.get(name);
    return fields.every((field) => announced?.has(field) === true);
  });
}

/** For each section, the fields that fixes in it and in its ancestors announce. */
function announcedBySection(
  source: Source,
  applied: readonly Diagnostic[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const ordered = applied.toSorted((a, b) => a.span.start - b.span.start);
  const all = new Map<string, ReadonlySet<string>>();
  let at = 0;
  // In file order, so the parent of a section comes first.
  for (const { name, parent, section } of eachVariant(source)) {
    const fields = new Set(parent === null ? [] : all.get(parent));
    while ((ordered[at]?.span.start ?? Infinity) < section.start) at += 1;
    for (; (ordered[at]?.span.start ?? Infinity) < section.end; at += 1)
      for (const field of ordered[at]?.fix?.changes ?? []) fields.add(field);
    if (fields.size > 0) all.set(name, fields);
  }
  return all;
}

/**
 * Keeps only the first fix of each section that changes its rules. Two fixes that are correct alone may conflict, so the next one is
 * found again after it. Fixes of blanks and comments cannot conflict, so all of them are kept.
 */
function firstOfEachSection(
  fixable: readonly Diagnostic[],
  headers: readonly number[],
): readonly Diagnostic[] {
  const changed = new Set<number>();
  let section = 0;
  return fixable.filter(({ fix, span }) => {
    if (fix?.safety === 'safe' && (fix.changes ?? []).length === 0) return true;
    while ((headers[section] ?? Infinity) <= span.start) section += 1;
    if (changed.has(section)) return false;
    changed.add(section);
    return true;
  });
}
