import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from './rule-reading.js';

const README = readFileSync(
  path.resolve(import.meta.dirname, '../../../grammar/README.md'),
  'utf8',
);
const SECTION = README.split(/^## /m).find((section) => section.startsWith('Rules')) ?? '';

/** The second cells of the table that are sentences. */
const EXAMPLES = SECTION.split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => /(?<!\\)\| `([^`]+)` \|[^|]*\|$/.exec(line)?.[1] ?? []);

test('the table of productions has examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(30);
});

test.each(EXAMPLES)('%s', (example) => {
  const { sentences, statements } = readRules(example).value;
  expect(sentences.map(({ reading }) => reading)).toEqual(sentences.map(() => 'understood'));
  expect(statements.length).toBeGreaterThan(0);
});
