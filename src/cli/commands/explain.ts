import { CODE_FAMILIES } from '../../catalog/codes.js';
import type { CodeRow } from '../../catalog/code-row.js';
import { printCodePage, printRulePage } from '../../check/rule-page.js';
import { RULES } from '../../check/rule-list.js';
import { nearest } from '../../text/nearest.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';

/** Prints what is known of a diagnostic code. */
export function explain(code: string): ExitStatus {
  const page = pageOf(code);
  if (page === null) {
    const suggestion = nearest(code, allCodes());
    const hint = suggestion === null ? '' : ` Did you mean '${suggestion}'?`;
    process.stderr.write(`fairyc explain: there is no diagnostic '${code}'.${hint}\n`);
    return EXIT_STATUS.usage;
  }
  process.stdout.write(page);
  return EXIT_STATUS.ok;
}

/** The page of a code, or null if there is none of that name. */
function pageOf(code: string): string | null {
  const rule = RULES.find((candidate) => candidate.code === code);
  if (rule !== undefined) return printRulePage(rule);
  const row = codeRows().get(code);
  return row === undefined ? null : printCodePage(code, row);
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

function allCodes(): readonly string[] {
  return [...RULES.map(({ code }) => code), ...codeRows().keys()];
}
