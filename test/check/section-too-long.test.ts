import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';

/** The number of characters of a section that are checked. */
const MOST = 131_072;
const HEADER = '[long:chess]\n';
const LINE = 'nMoveRule = 20\n';
const FITTING = Math.floor((MOST - HEADER.length) / LINE.length);

function found(text: string, code: string) {
  return lintIni({ file: 'a.ini', text }, 'fairy-stockfish').filter((one) => one.code === code);
}

test('a section of exactly the maximum size is accepted', () => {
  const fill = 'x'.repeat(MOST - HEADER.length - LINE.length * FITTING - 1);
  const text = `${HEADER}${LINE.repeat(FITTING)}${fill}\n`;
  expect(text).toHaveLength(MOST);
  expect(found(text, 'file/too-much-work')).toEqual([]);
  expect(found(`${HEADER}x${text.slice(HEADER.length)}`, 'file/too-much-work')).toHaveLength(1);
});

test('in a longer section the first unchecked line is reported, and the next section is checked', () => {
  const text = `${HEADER}${LINE.repeat(2 * FITTING)}[next:chess]\nnmoverule = 3\n`;
  const [one, ...others] = found(text, 'file/too-much-work');
  const start = HEADER.length + LINE.length * FITTING;
  expect(others).toEqual([]);
  expect(one?.span).toEqual({ file: 'a.ini', start, end: start + LINE.length });
  expect(found(text, 'ini/key-case')).toHaveLength(1);
});

test('a single line beyond the limit is not read', () => {
  const text = `${HEADER}customPiece1 = a:${'fmWfcF'.repeat(100_000)}\n${LINE}`;
  expect(found(text, 'file/too-much-work')).toMatchObject([{ span: { start: HEADER.length } }]);
});

test('lines before the first header are limited too', () => {
  const above = '; a comment\n'.repeat(MOST / 8);
  const text = `${above}lost = 1\n[next:chess]\nnMoveRule = 3\n`;
  expect(found(text, 'file/too-much-work')).toHaveLength(1);
  expect(found(`; a comment\n[next:chess]\nnMoveRule = 3\n`, 'file/too-much-work')).toEqual([]);
});
