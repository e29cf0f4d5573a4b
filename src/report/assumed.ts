import type { Diagnostic } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';

/** A rule that no text states; its first note is the rule in words. */
const ASSUMED = 'doc/assumed-rule';

/** Combines the assumed rules of a file in one note after its other findings. Programs and --verbose get each rule. */
export function withAssumedTogether(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...groupBy(diagnostics, ({ span }) => span.file).values()].flatMap((ofFile) => {
    const assumed = ofFile.filter(({ code }) => code === ASSUMED);
    const [first, ...others] = assumed;
    if (first === undefined || others.length === 0) return ofFile;
    const rules = [...new Set(assumed.flatMap(({ notes: [note] }) => note?.message ?? []))];
    const listed = rules.length === 0 ? '' : ` (${rules.join('; ')})`;
    const message = `${assumed.length} rules are assumed, because they are not stated${listed}; --verbose lists them`;
    const { code, severity, span } = first;
    return [
      ...ofFile.filter((diagnostic) => !assumed.includes(diagnostic)),
      { code, severity, span, message, notes: [] },
    ];
  });
}
