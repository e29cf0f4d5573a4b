import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readIni } from '../../src/read/ini/read-ini.js';

/** Whether V8 holds two objects in one form, so that the same field of both is found at once. */
function haveSameForm(): (a: object, b: object) => boolean {
  setFlagsFromString('--allow-natives-syntax');
  return runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
}

// Every lint rule reads fields of the rules of every section. Beyond four forms V8 looks a field up each time.
test('the rules of all sections of a file are held in four forms at most, however they inherit from each other', () => {
  const file = 'test/fixtures/ini/variants.ini';
  const { value: sections } = readIni({ file, text: readFileSync(file, 'utf8') });
  const isSame = haveSameForm();
  const forms: object[] = [];
  for (const rules of sections.flatMap((section) => [section.base, section.rules]))
    if (!forms.some((form) => isSame(form, rules))) forms.push(rules);
  expect(sections.length).toBeGreaterThan(140);
  expect(forms.length).toBeLessThanOrEqual(4);
});
