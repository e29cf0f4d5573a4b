import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles, usualTextsFile } from '../.config/generated-files.js';
import { ruleIndexText } from '../.config/rule-index.js';
import { THOROUGH } from './thorough.js';

const FOLDER = path.resolve(import.meta.dirname, '../generated');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [path.relative(FOLDER, file)];
  });
}

// If this fails, run `npm run generate`, check the difference, and commit it.
test(
  'generated/ contains exactly the files that `npm run generate` writes',
  { timeout: 300_000 },
  () => {
    const expected = new Map([...generatedFiles(), ...(THOROUGH ? [usualTextsFile()] : [])]);
    // The report of `npm run cross:all`, the picture of the workbench and the usual texts of Betza have their own tests; each run of `npm run bench` gives other numbers.
    const elsewhere = THOROUGH
      ? /^(?:cross|bench|pictures)\//
      : /^(?:cross|bench|pictures)\/|^library\/usual-texts/;
    const generated = filesBelow(FOLDER).filter((name) => !elsewhere.test(name));
    expect(generated.sort()).toEqual([...expected.keys()].sort());
    for (const [name, text] of expected) {
      expect(readFileSync(path.join(FOLDER, name), 'utf8'), name).toBe(text);
    }
  },
);

test.each(['rule-index.ts', 'page-rule-index.ts'] as const)(
  '%s is what the folder holds',
  (name) => {
    const index = path.resolve(import.meta.dirname, '../src/check', name);
    expect(readFileSync(index, 'utf8')).toBe(ruleIndexText(name));
  },
);
