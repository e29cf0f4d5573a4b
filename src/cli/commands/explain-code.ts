import { CODE_FAMILIES } from '../../catalog/codes.js';
import type { CodeRow } from '../../catalog/code-row.js';
import { printCodePage, printRulePage } from '../../check/rule-page.js';
import { RULES } from '../../check/rule-list.js';

/** The page of a diagnostic code, or null if there is none of that name. */
export function codePage(code: string): string | null {
  const rule = RULES.find((candidate) => candidate.code === code);
  if (rule !== undefined) return printRulePage(rule);
  const row = codeRows().get(code);
  return row === undefined ? null : printCodePage(code, row);
}

/** True for `family/…`, whether or not there is such a diagnostic. */
export function isOfCodeFamily(word: string): boolean {
  const families = new Set(allCodes().map((code) => code.slice(0, code.indexOf('/'))));
  const slash = word.indexOf('/');
  return slash > 0 && families.has(word.slice(0, slash));
}

/** Every code that can be explained. */
export function allCodes(): readonly string[] {
  return [...RULES.map(({ code }) => code), ...codeRows().keys()];
}

function codeRows(): ReadonlyMap<string, CodeRow> {
  return new Map(
    Object.entries(CODE_FAMILIES).flatMap(([family, rows]) =>
      Object.entries<CodeRow>(rows).map(([slug, row]): [string, CodeRow] => [
        `${family}/${slug}`,
        row,
      ]),
    ),
  );
}
