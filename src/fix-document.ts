import type { Profile } from './catalog/profiles.js';
import type { FixChoice } from './check/apply-fixes.js';
import { fixByRounds, provedFixes } from './check/fix-ini.js';
import { differingFields } from './ir/differing-fields.js';
import type { EngineRules } from './ir/engine-rules.js';
import { engineRulesOf } from './engine-rules-of.js';
import { lintDocument, type Library } from './pipeline.js';
import { readDocument } from './read/markdown/read-document.js';
import { errorsOf, SEVERITIES, type Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/**
 * Applies the chosen fixes to a document until none is left. A fix is kept only if it is proved: when the text is read again, it has fewer
 * findings of that code and no additional errors. With `safe` fixes, every game must also keep its rules, except those that the fix
 * announces.
 */
export function fixDocument(
  source: Source,
  library: Library,
  profile: Profile,
  choice: FixChoice,
): string {
  return fixByRounds(source, choice, (now) => {
    const found = lintDocument(now, library, profile);
    const before = counted(found);
    const holds: Parameters<typeof provedFixes>[2] = (_, after, applied) => {
      const left = counted(lintDocument(after, library, profile));
      const isBetter =
        (left.get(ERRORS) ?? 0) <= (before.get(ERRORS) ?? 0) &&
        applied.every(({ code }) => (left.get(code) ?? 0) < (before.get(code) ?? 0));
      return isBetter && (choice === 'all' || isSameGames(now, after, applied, library));
    };
    // Errors first: a rule may only seem unstated because its bullet is misspelt.
    for (const severity of SEVERITIES) {
      const chosen = found.filter(
        (one) =>
          one.severity === severity &&
          one.fix !== undefined &&
          (one.fix.safety === 'safe' || choice === 'all'),
      );
      const proved = provedFixes(now, chosen, holds);
      if (proved.length > 0) return proved;
    }
    return [];
  });
}

/** The number of findings for each code, and of errors. */
function counted(found: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map([[ERRORS, errorsOf(found).length]]);
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const ERRORS = 'errors';

function isSameGames(
  before: Source,
  after: Source,
  applied: readonly Diagnostic[],
  library: Library,
): boolean {
  const [old, now] = [before, after].map((source) =>
    readDocument(source, { library }).value.map((variant) => engineRulesOf(variant)),
  );
  const announced = new Set(applied.flatMap(({ fix }) => fix?.changes ?? []));
  const isSame = (one: EngineRules | null, other: EngineRules | null): boolean =>
    one === null || other === null
      ? one === other
      : differingFields(one, other).every((field) => announced.has(field));
  return (
    old?.length === now?.length &&
    (old ?? []).every((rules, index) => isSame(rules, now?.[index] ?? null))
  );
}
