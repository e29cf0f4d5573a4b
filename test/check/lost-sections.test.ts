import { describe, expect, test } from 'vitest';
import { fixIni } from '../../src/check/fix-ini.js';
import { defineRule } from '../../src/check/rule.js';
import { checkIni } from '../../src/check/run-rules.js';

const source = (text: string) => ({ file: 'x.ini', text });
const fix = (text: string, choice: 'safe' | 'all') =>
  fixIni(source(text), 'fairy-stockfish', choice).text;

describe('--fix restores sections that the engine lost', () => {
  test.each([
    [
      'behind a byte order mark, with the child of the section',
      '\uFEFF[x:chess]\nnMoveRule = 20\n[y:x]\n',
      '[x:chess]\nnMoveRule = 20\n[y:x]\n',
    ],
    [
      'at the end of the file',
      '[x:chess]\nnMoveRule = 20\n[y:x]',
      '[x:chess]\nnMoveRule = 20\n[y:x]\n',
    ],
    ['by blanks in the header', '[ x : chess ]\nnMoveRule = 20\n', '[x:chess]\nnMoveRule = 20\n'],
    ['by a tab behind a key', '[x:chess]\nnMoveRule\t= 20\n', '[x:chess]\nnMoveRule= 20\n'],
    ['by white space before a key', '[x:chess]\n\tnMoveRule = 20\n', '[x:chess]\nnMoveRule = 20\n'],
    ['by capitals', '[x:chess]\nNMoveRule = 20\n', '[x:chess]\nnMoveRule = 20\n'],
  ])('%s', (_what, text, fixed) => {
    expect(fix(text, 'safe')).toBe(fixed);
  });

  test.each([
    [
      'a section that another of its name stands for',
      '\uFEFF[x:chess]\nnMoveRule = 20\n[x:chess]\nnMoveRule = 30\n',
    ],
    ['a key that is there as well', '[x:chess]\nnMoveRule = 20\n  nMoveRule = 30\n'],
    ['a letter that other values may use', '[x:chess]\n  amazon = a\npromotionPieceTypes = q\n'],
    ['the lines of an indented header', '[x:chess]\n [y:chess]\nnMoveRule = 20\n'],
  ])('but not %s, which would change other rules', (_what, text) => {
    expect(fix(text, 'safe')).toBe(text);
  });

  test('--fix=all corrects indented and unclosed headers and the line endings of old Macs', () => {
    expect(fix('[x:chess]\n [y:chess]\nnMoveRule = 20\n', 'all')).toBe(
      '[x:chess]\n[y:chess]\nnMoveRule = 20\n',
    );
    expect(fix('[x:chess\nnMoveRule = 20\n[y:chess]\n', 'all')).toBe(
      '[x:chess]\nnMoveRule = 20\n[y:chess]\n',
    );
    expect(fix('[x:chess]\rnMoveRule = 20\r\r[y:chess]\r', 'all')).toBe(
      '[x:chess]\nnMoveRule = 20\n\n[y:chess]\n',
    );
  });
});

test('a finding of the reader is kept only if it touches no place of the rule’s finding', () => {
  // Lines from 10 on: `bad = 1` at 10, `bad = 2` at 18, `bad = 3` at 26. The wide span covers the first two.
  const text = '[x:chess]\nbad = 1\nbad = 2\nbad = 3\n';
  const rule = defineRule({
    code: 'ini/example',
    severity: 'error',
    title: 'An example.',
    why: 'An example.',
    replaces: ['ini/unknown-option'],
    bad: [],
    good: [],
    reads: 'file',
    check: () => [
      { at: { start: 11, end: 12 }, message: 'narrow' },
      { at: { start: 10, end: 20 }, message: 'wide' },
    ],
  });
  const starts = checkIni(source(text), [rule], 'fairy-stockfish')
    .filter(({ code }) => code === 'ini/unknown-option')
    .map(({ span }) => span.start);
  expect(starts).toEqual([26]);
});
