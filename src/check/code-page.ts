import type { CodeRow } from '../catalog/code-row.js';
import { CODE_FAMILIES } from '../catalog/codes.js';
import type { CodeDescription } from '../text/diagnostic.js';
import { PAGE_RULES } from './page-rule-list.js';
import { printCodePage, printPageRulePage, printRulePage } from './rule-page.js';
import { withWords } from './rule-words.js';
import { RULES } from './rule-list.js';

/** The explanation of a diagnostic code, in Markdown, the same for every command that reports it; null if there is no such code. */
export function codePage(code: string): string | null {
  const rule = RULES.find((candidate) => candidate.code === code);
  if (rule !== undefined) return printRulePage(rule);
  const pageRule = PAGE_RULES.find((candidate) => candidate.code === code);
  if (pageRule !== undefined) return printPageRulePage(pageRule);
  const row = codeRows().get(code);
  return row === undefined ? null : printCodePage(code, row);
}

/** What a code means: a sentence, why it matters, and its page. */
export function describeCode(code: string): CodeDescription | null {
  const page = codePage(code);
  const rule = RULES.find((candidate) => candidate.code === code);
  const row =
    rule === undefined
      ? (PAGE_RULES.find((candidate) => candidate.code === code) ?? codeRows().get(code))
      : withWords(rule);
  return page === null || row === undefined ? null : { title: row.title, why: row.why, page };
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

/** Codes with rules, whose pages have more content than those of other codes. */
export function codesOfRules(): readonly string[] {
  return [...new Set([...RULES, ...PAGE_RULES].map(({ code }) => code))].sort();
}

/** The rows of `catalog/codes`, by code. */
export function codeRows(): ReadonlyMap<string, CodeRow> {
  return new Map(
    Object.entries(CODE_FAMILIES).flatMap(([family, rows]) =>
      Object.entries<CodeRow>(rows).map(([slug, row]): [string, CodeRow] => [
        `${family}/${slug}`,
        row,
      ]),
    ),
  );
}
