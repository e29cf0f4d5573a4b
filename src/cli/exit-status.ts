import { isShown, type Diagnostic } from '../text/diagnostic.js';
import { countOf } from '../text/listed.js';

/** The exit statuses of the program. */
export const EXIT_STATUS = { ok: 0, findings: 1, usage: 2 } as const;
export type ExitStatus = (typeof EXIT_STATUS)[keyof typeof EXIT_STATUS];

/** 0 without errors and with at most `maxWarnings` warnings (null: any number), else 1. */
export function statusOf(
  diagnostics: readonly Diagnostic[],
  maxWarnings: number | null,
): ExitStatus {
  const count = (severity: Diagnostic['severity']): number =>
    countOf(diagnostics.filter((found) => isShown(found) && found.severity === severity));
  if (count('error') > 0) return EXIT_STATUS.findings;
  if (maxWarnings !== null && count('warning') > maxWarnings) return EXIT_STATUS.findings;
  return EXIT_STATUS.ok;
}
