import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CODE_FAMILIES } from '../src/catalog/codes.js';
import type { CodeRow } from '../src/catalog/code-row.js';
import { allCodes, codePage, codesOfRules, describeCode } from '../src/check/code-page.js';
import { PAGE_RULES } from '../src/check/page-rule-list.js';
import type { PageRule } from '../src/check/page/page-rule.js';
import type { Rule } from '../src/check/rule.js';
import { RULES } from '../src/check/rule-list.js';
import { findGames } from '../src/cli/games.js';
import { shippedDocuments, shippedFolder, shippedLibrary } from '../src/cli/library.js';
import { madeByUs } from '../src/cli/made-by.js';
import { packageRoot } from '../src/cli/package-root.js';
import { pageFiles } from '../src/page/page-files.js';
import { TARGET_IDS } from '../src/emit/target-ids.js';
import { buildDocument, TARGETS } from '../src/pipeline.js';
import { pageSubjectOf } from '../src/views.js';
import { apiPage } from './api-page.js';
import { ffishPage } from './ffish-page.js';
import { commandsPage } from './commands-page.js';
import { documentsPage } from './documents-page.js';
import { settingsPage } from './settings-page.js';
import { usualTexts } from './usual-texts.js';
import { schemaFiles } from './schema-files.js';

/** The files of `generated/` by path: the shipped variants for all targets and as pages, the reference pages, the schemas, the data of the library. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...shippedOutputs(),
    ...shippedPages(),
    ...rulePages(),
    ...schemaFiles(),
    ['library/shipped.json', shippedJson()],
    ['library/codes.json', codesJson()],
    ['docs/diagnostics.md', diagnosticsPage()],
    ['docs/documents.md', documentsPage()],
    ['docs/commands.md', commandsPage()],
    ['docs/tori-shogi.svg', pictureOf('tori-shogi')],
    ['docs/api.md', apiPage(packageRoot())],
    ['docs/ffish.md', ffishPage()],
    ['docs/settings.md', settingsPage()],
  ]);
}

/** The usual Betza texts. The search takes half a minute, so it is separate; the result changes only with the printer of Betza. */
export function usualTextsFile(): readonly [name: string, text: string] {
  return ['library/usual-texts.json', `${JSON.stringify(usualTexts(), null, 1)}\n`];
}

/** The start position of a shipped variant, for the README. */
function pictureOf(name: string): string {
  const { games } = findGames([path.join(shippedFolder(), `${name}.md`)], 'as-engine');
  const subjects = games.map(({ definition, game }) => pageSubjectOf(definition, game));
  const files = pageFiles(subjects, { coordinates: 'chess', formats: ['svg'] });
  const picture = files.get(`${name}/start.svg`);
  if (picture === undefined) throw new Error(`no picture of ${name}`);
  return picture;
}

function shippedOutputs(): [string, string][] {
  const library = shippedLibrary();
  return shippedDocuments().flatMap((source) => {
    const { value } = buildDocument(source, library, {
      targets: TARGET_IDS,
      variant: null,
      approximate: true,
      parent: null,
    });
    return value.map(({ target, text, variant }) =>
      made(`${target}/${variant}.${TARGETS[target].extension}`, text),
    );
  });
}

/** The descriptions of all codes, for the reports of the command line. */
function codesJson(): string {
  const known = allCodes()
    .toSorted()
    .map((code) => [code, describeCode(code)]);
  return `${JSON.stringify(Object.fromEntries(known), null, 1)}\n`;
}

/** The documents and the schemas for programs that cannot read files. */
function shippedJson(): string {
  const schemas = Object.fromEntries(
    schemaFiles().map(([file, text]): [string, unknown] => [
      path.basename(file, '.schema.json'),
      JSON.parse(text),
    ]),
  );
  return `${JSON.stringify({ documents: shippedDocuments(), schemas }, null, 1)}\n`;
}

/** A file as `-o` writes it. */
function made(name: string, text: string): [string, string] {
  return [name, madeByUs(name, text)];
}

/** The pages of all shipped variants, and their index. */
function shippedPages(): [string, string][] {
  const words = readdirSync(shippedFolder())
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => path.join(shippedFolder(), name));
  const { games } = findGames(words, 'as-engine');
  const files = pageFiles(
    games.map(({ definition, game }) => pageSubjectOf(definition, game)),
    { coordinates: 'chess', formats: ['html'] },
  );
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
      // If a code also has a rule for the engine's files, that rule's page has more details.
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
