import { diagnose } from '../catalog/diagnose.js';
import type { Profile } from '../catalog/profiles.js';
import { compareDiagnostics, isShown, type Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { RULES } from './rule-list.js';
import { iniChecker } from './run-rules.js';
import { suppress, suppressionsOf } from './suppressions.js';

/** What `fairyc lint` says of a variants.ini, in order of place, with what its author suppressed left out. */
export function lintIni(source: Source, profile: Profile): readonly Diagnostic[] {
  return judgeIni(source, profile).filter(isShown);
}

/** The same with what its author suppressed, marked as hidden. */
export function judgeIni(source: Source, profile: Profile): readonly Diagnostic[] {
  return iniJudge(profile)(source);
}

/** The same for a text that changes: what an edit leaves alone is neither read nor judged again. */
export function iniJudge(profile: Profile): (source: Source) => readonly Diagnostic[] {
  const check = iniChecker(RULES, profile);
  return (source) => {
    const { marked, unused } = suppress(check(source), suppressionsOf(source));
    const idle = unused.map(({ code, end, start }) =>
      diagnose(
        'file/unused-suppression',
        'info',
        { file: source.file, start, end },
        `\`${code}\` finds nothing on the next line: this comment keeps nothing silent, remove it`,
      ),
    );
    return [...marked, ...idle].sort(compareDiagnostics);
  };
}
