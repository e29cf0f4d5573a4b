import type { Profile } from '../catalog/profiles.js';
import { workOn } from '../catalog/within-steps.js';
import { isShown, type Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { RULES } from './rule-list.js';
import { checkIni, iniChecker, type CheckedIni } from './run-rules.js';
import { suppressed, suppressionsOf } from './suppressions.js';

/** What `fairyc lint` says of a variants.ini, in order of place, with what its author suppressed left out. */
export function lintIni(source: Source, profile: Profile): readonly Diagnostic[] {
  return judgeIni(source, profile).filter(isShown);
}

/** The same with what its author suppressed, marked as hidden. */
export function judgeIni(source: Source, profile: Profile): readonly Diagnostic[] {
  const { tooMuch, value } = workOn(source, () => checkIni(source, RULES, profile));
  return withSuppressions(source, [...value, ...tooMuch]);
}

/** The same for a text that changes: what an edit leaves alone is neither read nor checked again. */
export function iniJudge(profile: Profile): (source: Source) => CheckedIni {
  let check = iniChecker(RULES, profile);
  return (source) => {
    const { isDone, tooMuch, value } = workOn(source, () => check(source));
    // What was left for want of steps is not to be remembered as judged.
    if (!isDone) check = iniChecker(RULES, profile);
    const diagnostics = withSuppressions(source, [...value.diagnostics, ...tooMuch]);
    return { diagnostics, parts: value.parts };
  };
}

function withSuppressions(
  source: Source,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  return suppressed(source, diagnostics, suppressionsOf(source), 'on the next line');
}
