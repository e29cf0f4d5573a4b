import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintDocument } from '../../../src/pipeline.js';
import { compareFindings, type Comparison, type Version } from './compare-findings.js';
import type { ExpectedFindings } from './expected.js';
import { ALQUERQUE } from './expected-alquerque.js';
import { CHEATSHEET } from './expected-cheatsheet.js';
import { PARAGI } from './expected-paragi.js';
import { TORI_GUIDE } from './expected-tori-guide.js';
import { ZO_SHOGI } from './expected-zo-shogi.js';

const DOCUMENTS = [CHEATSHEET, ZO_SHOGI, TORI_GUIDE, ALQUERQUE, PARAGI];

const OURS = 'test/fixtures/pages';
/** Documents of other authors, which are beside the project on the developers' machines and are not shipped with it. */
const ORIGINALS = '../shared/seeds';

function fileOf({ file, original }: ExpectedFindings, version: Version): string {
  if (version === 'ours') return path.join(OURS, file);
  const name = readdirSync(ORIGINALS).find((one) => one.startsWith(`${original}_`));
  return path.join(ORIGINALS, name ?? original);
}

function comparisonOf(expected: ExpectedFindings, version: Version): Comparison {
  const file = fileOf(expected, version);
  const source = { file, text: readFileSync(file, 'utf8') };
  const diagnostics = lintDocument(source, () => null, 'fairy-stockfish');
  return compareFindings(diagnostics, expected, source.text, version);
}

function expectFindings(expected: ExpectedFindings, version: Version): void {
  const { missing, surplus } = comparisonOf(expected, version);
  expect([...missing].sort()).toEqual([]);
  expect(surplus).toEqual([]);
}

test.each(DOCUMENTS)('$file in our words has its findings and no others', (expected) => {
  expectFindings(expected, 'ours');
});

describe.skipIf(!existsSync(ORIGINALS))('originals (skipped if ../shared/seeds is missing)', () => {
  test.each(DOCUMENTS)('$original has its findings and no others', (expected) => {
    expectFindings(expected, 'original');
  });
});

test('a name that is not defined is shown with the place of the piece that may be meant', () => {
  const text =
    '# My game\n\nGuard (G): Moves one square orthogonally.\n\nJudge (J): Moves like a Guard.\n\nGuard and Jurist can make a checkmate alone.\n';
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  const [undefinedName] = found.filter(({ code }) => code === 'doc/undefined-piece-name');
  const [note] = undefinedName?.notes ?? [];
  expect(note?.span && text.slice(note.span.start, note.span.end)).toMatch(/^Judge/);
});
