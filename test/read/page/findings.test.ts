import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintPage } from '../../../src/check/page/lint-page.js';
import { compareFindings, type Comparison, type Version } from './compare-findings.js';
import type { ExpectedFindings } from './expected.js';
import { ALQUERQUE } from './expected-alquerque.js';
import { CHEATSHEET } from './expected-cheatsheet.js';
import { PARAGI } from './expected-paragi.js';
import { TORI_GUIDE } from './expected-tori-guide.js';
import { ZO_SHOGI } from './expected-zo-shogi.js';

const DOCUMENTS = [CHEATSHEET, ZO_SHOGI, TORI_GUIDE, ALQUERQUE, PARAGI];

/** What is still to be done for a document: in both of its versions, or in one. */
interface ToDo {
  readonly file: string;
  readonly version?: Version;
  readonly what: readonly string[];
}

/** Findings that are expected and not yet made, by their ids: must shrink, and tells the truth. */
const NOT_YET: readonly ToDo[] = [
  {
    file: 'alquerque.txt',
    what: [
      '1 repetition',
      '1 zone',
      ...['bishop', 'horse', 'king', 'lance', 'rook', 'silver'].map((piece) => `2 ${piece}`),
    ],
  },
];

/** Findings that are made and should not be, by their codes: must stay empty. */
const NO_LONGER: readonly ToDo[] = [];

function listed(todos: readonly ToDo[], file: string, version: Version): readonly string[] {
  return todos
    .filter((todo) => todo.file === file && (todo.version ?? version) === version)
    .flatMap(({ what }) => what)
    .sort();
}

const OURS = 'test/fixtures/pages';
/** The documents of others lie beside the project where it was written, and are not shipped with it. */
const ORIGINALS = '../shared/seeds';

function fileOf({ file, original }: ExpectedFindings, version: Version): string {
  if (version === 'ours') return path.join(OURS, file);
  const name = readdirSync(ORIGINALS).find((one) => one.startsWith(`${original}_`));
  return path.join(ORIGINALS, name ?? original);
}

function comparisonOf(expected: ExpectedFindings, version: Version): Comparison {
  const file = fileOf(expected, version);
  const source = { file, text: readFileSync(file, 'utf8') };
  const options = { library: () => null, completion: null, profile: 'fairy-stockfish' } as const;
  return compareFindings(lintPage(source, options), expected, source.text, version);
}

function expectFindings(expected: ExpectedFindings, version: Version): void {
  const { missing, surplus } = comparisonOf(expected, version);
  const codes = [...new Set(surplus.map(({ code }) => code))];
  const { file } = expected;
  // Not there though expected (more than NOT_YET), or there though listed in NOT_YET (fewer).
  expect([...missing].sort()).toEqual(listed(NOT_YET, file, version));
  expect(codes.sort(), JSON.stringify(surplus, null, 2)).toEqual(listed(NO_LONGER, file, version));
}

test.each(DOCUMENTS)('$file in our words has its findings and no others', (expected) => {
  expectFindings(expected, 'ours');
});

describe.skipIf(!existsSync(ORIGINALS))(
  'originals (skipped where ../shared/seeds is missing)',
  () => {
    test.each(DOCUMENTS)('$original has its findings and no others', (expected) => {
      expectFindings(expected, 'original');
    });
  },
);
