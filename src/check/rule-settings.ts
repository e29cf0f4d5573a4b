import { isShown, type Diagnostic } from '../text/diagnostic.js';

/** The levels that a project can give to the findings of a code. */
export const RULE_LEVELS = ['off', 'info', 'warning', 'error'] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** Levels by code. Other codes keep their severity. */
export type RuleSettings = Readonly<Record<string, RuleLevel>>;

/** Gives findings the severities that a project sets. If a rule is off, its findings are hidden by `name`: no check fails, but the summary counts them. */
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
