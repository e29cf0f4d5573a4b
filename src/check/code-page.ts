import type { CodeRow } from '../catalog/code-row.js';
import { CODE_FAMILIES } from '../catalog/codes.js';
import { PAGE_RULES } from './page-rule-list.js';
import { printCodePage, printPageRulePage, printRulePage } from './rule-page.js';
import { RULES } from './rule-list.js';

/** All that is known of a diagnostic code, in Markdown: one page, of a rule for files, for pages, of a reader or emitter. Null: there is none. */
export function codePage(code: string): string | null {
  const rule = RULES.find((candidate) => candidate.code === code);
  const row = codeRows().get(code);
  const pageRule = PAGE_RULES.find((candidate) => candidate.code === code);
  const parts = [
    ...(rule === undefined ? [] : [printRulePage(rule)]),
    ...(rule === undefined && row !== undefined ? [printCodePage(code, row)] : []),
    ...(pageRule === undefined ? [] : [printPageRulePage(pageRule)]),
  ];
  return parts.length === 0 ? null : parts.join('\n');
}

/** Every code that can be explained, each once. */
export function allCodes(): readonly string[] {
  return [
    ...new Set([
      ...RULES.map(({ code }) => code),
      ...PAGE_RULES.map(({ code }) => code),
      ...codeRows().keys(),
    ]),
  ];
}

/** Codes that have rules, whose pages say more than a row. */
export function codesOfRules(): readonly string[] {
  return [...new Set([...RULES, ...PAGE_RULES].map(({ code }) => code))].sort();
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
