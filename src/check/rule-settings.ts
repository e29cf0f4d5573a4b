import { isShown, type Diagnostic } from '../text/diagnostic.js';

/** What a project may make of the findings of a code. */
export const RULE_LEVELS = ['off', 'info', 'warning', 'error'] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** Levels by code; what is not named stays as it is. */
export type RuleSettings = Readonly<Record<string, RuleLevel>>;

/** Gives findings the severity that a project wants. A rule that is off hides its findings under `name`: they fail nothing, but the summary has their number. */
export function applySettings(
  diagnostics: readonly Diagnostic[],
  settings: RuleSettings,
  name: string,
): readonly Diagnostic[] {
  const levels = new Map(Object.entries(settings));
  return diagnostics.map((diagnostic) => {
    const level = levels.get(diagnostic.code);
    if (level === undefined) return diagnostic;
    if (level !== 'off') return { ...diagnostic, severity: level };
    return isShown(diagnostic) ? { ...diagnostic, hiddenBy: name } : diagnostic;
  });
}
