import { expect, test } from 'vitest';
import { hideBaseline, parseBaseline, printBaseline } from '../../src/check/baseline.js';
import { isShown, type Diagnostic, type Severity } from '../../src/text/diagnostic.js';

function finding(file: string, code: string, severity: Severity = 'error'): Diagnostic {
  return { code, severity, message: code, span: { file, start: 0, end: 1 }, notes: [] };
}

const ROW = { file: 'a.ini', code: 'ini/one', count: 2 };
const rows = (...list: readonly unknown[]): string => JSON.stringify(list);

test.each([
  ['an empty text', ''],
  ['no JSON', '[}'],
  ['no list', JSON.stringify(ROW)],
  ['nothing', 'null'],
  ['a row of nothing', rows(null)],
  ['a row that is a number', rows(5)],
  ['a row that is a text', rows('file')],
  ['no file', rows({ code: 'ini/one', count: 2 })],
  ['no code', rows({ file: 'a.ini', count: 2 })],
  ['no count', rows({ file: 'a.ini', code: 'ini/one' })],
  ['a file that is a number', rows({ ...ROW, file: 1 })],
  ['a code that is a number', rows({ ...ROW, code: 1 })],
  ['a count that is a text', rows({ ...ROW, count: '2' })],
  ['a wrong row after a right one', rows(ROW, null)],
])('not a baseline: %s', (_what, text) => {
  expect(parseBaseline(text)).toBeNull();
});

test('a written baseline reads back as the sorted number of findings for each code and file, without infos', () => {
  const found = [
    finding('b.ini', 'ini/one'),
    finding('a.ini', 'ini/two', 'warning'),
    finding('a.ini', 'ini/one'),
    finding('a.ini', 'ini/two', 'warning'),
    finding('a.ini', 'ini/three', 'info'),
    { ...finding('a.ini', 'ini/one'), hiddenBy: 'a comment' },
  ];
  const text = printBaseline(found);
  expect(JSON.parse(text)).toEqual([
    { file: 'a.ini', code: 'ini/one', count: 1 },
    { file: 'a.ini', code: 'ini/two', count: 2 },
    { file: 'b.ini', code: 'ini/one', count: 1 },
  ]);
  expect(parseBaseline(text)).toEqual(
    new Map([
      ['a.ini\u0000ini/one', 1],
      ['a.ini\u0000ini/two', 2],
      ['b.ini\u0000ini/one', 1],
    ]),
  );
});

test.each([
  [0, 1, false],
  [1, 1, true],
  [1, 2, false],
  [2, 2, true],
  [3, 2, true],
])('%d known and %d found: hidden is %s', (known, number, isHidden) => {
  const baseline = new Map([['a.ini\u0000ini/one', known]]);
  const found = Array.from({ length: number }, () => finding('a.ini', 'ini/one'));
  const others = [finding('b.ini', 'ini/one'), finding('a.ini', 'ini/one', 'info')];
  const hidden = hideBaseline([...found, ...others], baseline, 'the baseline');
  expect(hidden.map((one) => !isShown(one))).toEqual([...found.map(() => isHidden), false, false]);
});

test('a finding that something else hides stays hidden by it', () => {
  const before = { ...finding('a.ini', 'ini/one'), hiddenBy: 'a comment' };
  const baseline = new Map([['a.ini\u0000ini/one', 1]]);
  expect(hideBaseline([before], baseline, 'the baseline')).toEqual([before]);
});
