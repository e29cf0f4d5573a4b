import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';

const lines = (count: number): string => `[long:chess]\n${'nMoveRule = 20\n'.repeat(count)}`;

function found(text: string, code: string) {
  return lintIni({ file: 'a.ini', text }, 'fairy-stockfish').filter((one) => one.code === code);
}

test('a section of 20,000 lines is not too long', () => {
  expect(found(lines(20_000), 'file/too-much-work')).toEqual([]);
});

test('of a longer one the first line that is not checked is said, and the next section is checked', () => {
  const text = `${lines(30_000)}[next:chess]\nnmoverule = 3\n`;
  const [one, ...others] = found(text, 'file/too-much-work');
  const start = lines(20_000).length;
  expect(others).toEqual([]);
  expect(one?.span).toEqual({ file: 'a.ini', start, end: start + 'nMoveRule = 20\n'.length });
  expect(found(text, 'ini/key-case')).toHaveLength(1);
});
