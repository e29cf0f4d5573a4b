import { expect, test } from 'vitest';
import { diagnose } from '../../src/catalog/diagnose.js';
import { hideBaseline, parseBaseline, printBaseline } from '../../src/check/baseline.js';
import { lintIniWithHidden } from '../../src/check/lint.js';
import { statusOf } from '../../src/cli/exit-status.js';
import { makeReport } from '../../src/report/report.js';
import { printReport } from '../../src/report/formats.js';
import { isShown, type Diagnostic } from '../../src/text/diagnostic.js';
import { countOf, Listed } from '../../src/text/listed.js';

const PROFILE = 'fairy-stockfish';
const BOTH = [false, true];

/** Unknown keys, some kept silent, duplicates, orphans of which every second has its parent below, a header that is not closed. */
const TEXT = [
  'words\n[x:chess]\n',
  ...Array.from({ length: 40 }, (_, i) => `key${i} = 1\npass = true\n`),
  ...Array.from({ length: 40 }, (_, i) => `; fairyc-ignore ini/unknown-option\nother${i} = 1\n`),
  ...Array.from({ length: 40 }, (_, i) => `[lost${i}:nowhere]\n[early${i}:late]\n`),
  '[late:chess]\n[open\n',
].join('');

/** How many there are of each kind. */
function counts(found: readonly Diagnostic[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const one of found) {
    const kind = `${one.severity} ${one.code} ${one.hiddenBy ?? ''}`;
    all[kind] = (all[kind] ?? 0) + countOf([one]);
  }
  return all;
}

// A large file is judged in pieces, a small one at once.
test.each(BOTH)('whatever is not listed is counted (large: %s)', (isLarge) => {
  const text = isLarge ? `${TEXT}${'# x\n'.repeat(40_000)}` : TEXT;
  const source = { file: 'x.ini', text };
  const whole = lintIniWithHidden(source, PROFILE, Infinity);
  expect(whole.every(({ count }) => count === undefined)).toBe(true);
  const expected = counts(whole);
  expect(expected).toMatchObject({
    'error ini/unknown-option ': 40,
    'error ini/unknown-option comments': 40,
    'error ini/unknown-parent ': 40,
    'error ini/parent-after-child ': 40,
  });
  for (const most of [0, 1, 7, 39, 40, 1000]) {
    const found = lintIniWithHidden(source, PROFILE, most);
    expect(counts(found)).toEqual(expected);
    for (const kind of Object.keys(expected)) {
      const listed = found.filter(
        (one) => kind === `${one.severity} ${one.code} ${one.hiddenBy ?? ''}`,
      );
      expect(listed.length).toBeLessThanOrEqual(most + 1);
    }
    expect(whole).toEqual(expect.arrayContaining(found.filter(({ count }) => count === undefined)));
  }
});

function warnings(number: number): readonly Diagnostic[] {
  const listed = new Listed(3);
  for (let start = 0; start < number; start += 1)
    listed.add(
      diagnose('file/unused-suppression', 'warning', { file: 'x', start, end: start }, 'm'),
    );
  return listed.all();
}

test('a limit of warnings and a baseline count what is not listed', () => {
  expect(warnings(3)).toHaveLength(3);
  expect(warnings(4)).toHaveLength(4);
  expect(warnings(4).at(-1)?.message).toBe('1 more finding of this kind is not listed');
  expect(statusOf(warnings(9), 9)).toBe(0);
  expect(statusOf(warnings(9), 8)).toBe(1);
  const baseline = parseBaseline(printBaseline(warnings(9))) ?? new Map<string, number>();
  expect(hideBaseline(warnings(9), baseline, 'b').some(isShown)).toBe(false);
  expect(hideBaseline(warnings(10), baseline, 'b').every(isShown)).toBe(true);
});

test('reports for programs say how many a finding stands for', () => {
  const report = makeReport(warnings(9), new Map([['x', 'abcdefghij']]));
  const style = { color: false, version: '0' };
  expect(JSON.parse(printReport(report, 'json', style))).toMatchObject([{}, {}, {}, { count: 6 }]);
  const log: unknown = JSON.parse(printReport(report, 'sarif', style));
  expect(log).toMatchObject({ runs: [{ results: [{}, {}, {}, { occurrenceCount: 6 }] }] });
  expect(printReport(report, 'pretty', style)).toContain(
    '6 more findings of this kind are not listed',
  );
});

test('an error that is not listed is still an error', () => {
  const listed = new Listed(0);
  listed.countOnly({
    code: 'ini/unknown-parent',
    severity: 'error',
    span: { file: 'x', start: 0, end: 0 },
  });
  expect(statusOf(listed.all(), null)).toBe(1);
});
