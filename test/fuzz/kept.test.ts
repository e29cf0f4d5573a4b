import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fuzzInput } from './inputs.js';
import { READERS, TRY } from './readers.js';

const KEPT = path.join(import.meta.dirname, 'kept');

// `npm run fuzz` writes what failed here, as READER-SEED.txt.
test.each(readdirSync(KEPT).filter((name) => name.endsWith('.txt')))('%s holds', (name) => {
  const reader = READERS.find((one) => name.startsWith(`${one}-`));
  if (reader === undefined) throw new Error(`no reader is called in ${name}`);
  TRY[reader](readFileSync(path.join(KEPT, name), 'utf8'));
});

test('an input is made of its seed alone, and all readers get some', () => {
  const inputs = Array.from({ length: 60 }, (_, index) => fuzzInput(`seed-${index}`));
  expect(inputs).toEqual(inputs.map((_, index) => fuzzInput(`seed-${index}`)));
  expect(new Set(inputs.map(({ reader }) => reader)).size).toBe(READERS.length);
});

// `.ci/run` makes a thousand more.
test('a few new inputs hold', () => {
  for (let index = 0; index < 12; index++) {
    const { reader, text } = fuzzInput(`test-${index}`);
    expect(() => TRY[reader](text), `${reader}: ${JSON.stringify(text)}`).not.toThrow();
  }
});
