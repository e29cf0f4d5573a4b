import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE_FAMILIES } from '../src/catalog/codes.js';
import type { CodeRow } from '../src/catalog/code-row.js';
import { codePage, codesOfRules } from '../src/check/code-page.js';
import { PAGE_RULES } from '../src/check/page-rule-list.js';
import type { PageRule } from '../src/check/page/page-rule.js';
import type { Rule } from '../src/check/rule.js';
import { RULES } from '../src/check/rule-list.js';
import { findGames } from '../src/cli/games.js';
import { shippedFolder, shippedLibrary } from '../src/cli/library.js';
import { madeByUs } from '../src/cli/made-by.js';
import { packageRoot } from '../src/cli/package-root.js';
import { subjectOf } from '../src/cli/page-subjects.js';
import { pageFiles } from '../src/page/page-files.js';
import { TARGET_IDS } from '../src/emit/target-ids.js';
import { buildDocument, TARGETS } from '../src/pipeline.js';
import { apiPage } from './api-page.js';
import { schemaFiles } from './schema-files.js';

/** Everything under `generated/`, by its path there: the shipped variants for every target and as pages for people, the pages of rules and diagnostics, the schemas. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...shippedOutputs(),
    ...shippedPages(),
    ...rulePages(),
    ...schemaFiles(),
    ['docs/diagnostics.md', diagnosticsPage()],
    ['docs/api.md', apiPage(packageRoot())],
  ]);
}

function shippedOutputs(): [string, string][] {
  const library = shippedLibrary();
  return readdirSync(shippedFolder())
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(shippedFolder(), name), 'utf8');
      const { value } = buildDocument({ file: `variants/${name}`, text }, library, {
        targets: TARGET_IDS,
        variant: null,
        approximate: true,
        parent: null,
      });
      return value.map(({ target, text: output, variant }) =>
        made(`${target}/${variant}.${TARGETS[target].extension}`, output),
      );
    });
}

/** As `-o` writes it. */
function made(name: string, text: string): [string, string] {
  return [name, madeByUs(name, text)];
}

/** Pages of all shipped variants, and one that leads to them. */
function shippedPages(): [string, string][] {
  const words = readdirSync(shippedFolder())
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.join(shippedFolder(), name));
  const { games } = findGames(words, 'as-engine');
  const files = pageFiles(games.map(subjectOf), { coordinates: 'chess', formats: ['html'] });
  return [...files].map(([name, text]) => made(`pages/${name}`, text));
}

function rulePages(): [string, string][] {
  return codesOfRules().map((code) => [`docs/rules/${code}.md`, codePage(code) ?? '']);
}

function listOf(rules: readonly (Rule | PageRule)[]): string {
  return rules
    .map(({ code, severity, title }) => `- [${code}](rules/${code}.md) (${severity}): ${title}`)
    .join('\n');
}

function diagnosticsPage(): string {
  const ofRules = new Set(codesOfRules());
  const families = Object.entries(CODE_FAMILIES).flatMap(([family, rows]) =>
    Object.entries<CodeRow>(rows)
      .map(([slug, row]) => ({ code: `${family}/${slug}`, row }))
      // Some codes have a rule for files of the engine, too, and its page says more.
      .filter(({ code }) => !ofRules.has(code))
      .map(({ code, row }) =>
        [`## ${code}`, row.title, row.why, `Example: ${row.example}`].join('\n\n'),
      ),
  );
  const head = [
    '# Diagnostics',
    'Every message of fairyc carries a code in brackets. Written by `npm run generate` from `src/check/rules` and `src/catalog/codes`.',
    '## Lint rules',
    listOf(RULES),
    '## Rules for pages',
    listOf(PAGE_RULES),
  ];
  return `${[...head, ...families].join('\n\n')}\n`;
}
