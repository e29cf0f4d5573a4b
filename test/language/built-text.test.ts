import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtText } from '../../src/language/built-text.js';
import { lintIni } from '../../src/check/lint.js';
import { SETTINGS } from './asked.js';

const text = readFileSync('variants/tori-shogi.md', 'utf8');

test('a document is built to a variants.ini without errors', () => {
  const built = builtText({ file: 'untitled:x', text }, 'markdown', SETTINGS.library);
  expect(built).toEqual({ text: expect.stringMatching(/^\[tori-shogi/m) as string });
  const made = 'text' in built ? built.text : '';
  const found = lintIni({ file: 'variants.ini', text: made }, 'fairy-stockfish');
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a document with an error is not built, and the error is reported', () => {
  const wrong = { file: 'untitled:x', text: text.replace('FfrlW', 'FfrlWü') };
  expect(builtText(wrong, 'markdown', SETTINGS.library)).toEqual({
    problem: expect.stringMatching(/error/) as string,
  });
});
