import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What each command has to load, whatever it does; each costs a tenth of a second. */
const START = ['fairyc.cjs', 'main.cjs'];

test('the command line starts without grammars, rules and writers', () => {
  expect(readdirSync('dist')).toEqual(expect.arrayContaining(START));
  for (const name of START) {
    const text = readFileSync(`dist/${name}`, 'utf8');
    expect(text, name).not.toContain('NoViableAlt');
    expect(text, name).not.toContain('rule/nfold-perspective');
    expect(text, name).not.toContain('emit/not-expressible');
  }
});
