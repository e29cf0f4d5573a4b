import type { Profile } from '../catalog/profiles.js';
import { workOn } from '../catalog/within-steps.js';
import { compareDiagnostics, isShown, type Diagnostic } from '../text/diagnostic.js';
import { Listed, MOST_LISTED } from '../text/listed.js';
import type { Source } from '../text/source.js';
import type { Findings } from './replaced.js';
import { RULES } from './rule-list.js';
import { checkInto, iniChecker, type CheckedIni } from './run-rules.js';
import { suppressed, suppressionsOf, suppressor, unusedIn } from './suppressions.js';

/** The findings of `fairyc lint` in a variants.ini, in order of position. Suppressed findings are left out. */
export function lintIni(source: Source, profile: Profile): readonly Diagnostic[] {
  return lintIniWithHidden(source, profile, Infinity).filter(isShown);
}

/** The same, with suppressed findings marked as hidden. At most `most` findings of each kind are listed; the others are counted. */
export function lintIniWithHidden(
  source: Source,
  profile: Profile,
  most = MOST_LISTED,
): readonly Diagnostic[] {
  const listed = new Listed(most);
  lintInto(listed, source, profile);
  return listed.all().toSorted(compareDiagnostics);
}

/** Passes on each finding as it is made, in any order. Suppressed ones are marked as hidden. */
export function lintInto(findings: Findings, source: Source, profile: Profile): void {
  const { mark, unused } = suppressor(suppressionsOf(source));
  const marking: Findings = {
    most: findings.most,
    add: (found) => {
      findings.add(mark(found));
    },
    countOnly: (found) => {
      findings.countOnly(mark(found));
    },
  };
  const { tooMuch } = workOn(source, () => {
    checkInto(marking, source, RULES, profile);
  });
  for (const found of tooMuch) marking.add(found);
  for (const sign of unused()) findings.add(unusedIn(source, sign, ON_NEXT_LINE));
}

/** The same for a text being edited: unchanged parts are neither read nor checked again. */
export function iniLinter(profile: Profile): (source: Source) => CheckedIni {
  let check = iniChecker(RULES, profile);
  return (source) => {
    const { isDone, tooMuch, value } = workOn(source, () => check(source));
    // Do not cache a result that ran out of steps.
    if (!isDone) check = iniChecker(RULES, profile);
    const diagnostics = withSuppressions(source, [...value.diagnostics, ...tooMuch]);
    return { diagnostics, parts: value.parts };
  };
}

const ON_NEXT_LINE = 'on the next line';

function withSuppressions(
  source: Source,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  return suppressed(source, diagnostics, suppressionsOf(source), ON_NEXT_LINE);
}
