import type { CodeRow } from '../catalog/code-row.js';
import { BULLET_ROWS } from '../notation/document/bullet-names.js';
import type { PageRule } from './page/page-rule.js';
import type { Rule } from './rule.js';
import { withWords } from './rule-words.js';

/** The version of a rule without `since`. */
const FIRST_VERSION = '0.1.0';

/** How many examples of each kind a page shows. The others are tests only. */
const MOST_SHOWN = 4;

/** The page of a lint rule in Markdown: its description and the first of its examples, which are also its tests. */
export function printRulePage(rule: Rule): string {
  const {
    bad,
    code,
    good,
    onPage,
    profiles,
    severity,
    since = FIRST_VERSION,
    title,
    why,
  } = withWords(rule);
  const only = profiles === undefined ? '' : ` For the profile ${profiles.join(', ')} only.`;
  const parts = [
    `# ${code}`,
    title,
    `Severity: ${severity}. Since ${since}.${only}`,
    why,
    '## Bad',
    ...bad
      .slice(0, MOST_SHOWN)
      .flatMap(({ fixed, text }) => [
        fence(text),
        ...(fixed === undefined ? [] : ['`fairyc lint --fix=all` changes it to:', fence(fixed)]),
      ]),
    '`⟦ ⟧` marks the place of the diagnostic; it is not part of the text.',
    '## Good',
    ...good.slice(0, MOST_SHOWN).map((text) => fence(text)),
    ...(onPage === undefined
      ? []
      : [
          '## On a page',
          `If the text of the page states what is meant, the severity is ${onPage.severity}.`,
          ...onPage.bad.map((text) => fence(text, 'markdown')),
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The page of a rule that compares the sources of a page. */
export function printPageRulePage({
  bad,
  code,
  good,
  severity,
  since = FIRST_VERSION,
  title,
  why,
}: PageRule): string {
  const parts = [
    `# ${code}`,
    title,
    `Severity: ${severity}. Since ${since}. For pages and documents.`,
    why,
    '## Bad',
    ...bad.slice(0, MOST_SHOWN).map((text) => fence(text, 'markdown')),
    '`⟦ ⟧` marks the place of the diagnostic; it is not part of the text.',
    '## Good',
    ...good.slice(0, MOST_SHOWN).map((text) => fence(text, 'markdown')),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The page of a diagnostic that is not a lint rule, in Markdown. */
export function printCodePage(code: string, { example, title, why }: CodeRow): string {
  const language = isSection(code, example) ? 'ini' : 'text';
  const parts = [`# ${code}`, title, why, '## Example', fence(example, language)];
  if (code === 'doc/unknown-bullet')
    parts.push(
      '## All bullets',
      BULLET_ROWS.map((row) => `- \`* ${row.name}: ${row.example}\`: ${row.text}`).join('\n'),
    );
  return `${parts.join('\n\n')}\n`;
}

/** Other examples are lines of documents, notations, commands, or words about a file. */
function isSection(code: string, example: string): boolean {
  return code.startsWith('ini/') || /^\[\w+[:\]]/.test(example);
}

/** A fenced block whose fence is longer than any run of backquotes in the text. */
function fence(text: string, language: 'ini' | 'markdown' | 'text' = 'ini'): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${visible(text)}${ticks}`;
}

/** Shows invisible characters as their names in brackets. */
function visible(text: string): string {
  const shown = text
    .replace(/\uFEFF/g, '⟨BOM⟩')
    .replace(/\r/g, '⟨CR⟩')
    .replace(/\t/g, '⟨tab⟩');
  return shown.endsWith('\n') ? shown : `${shown}\n`;
}
