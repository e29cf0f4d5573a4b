import { describe, expect, test } from 'vitest';
import { RULES_FOR_PAGES } from '../../src/check/page/rules-for-pages.js';
import { adviceFor, type PageRule } from '../../src/check/page/page-rule.js';
import { lintDocument } from '../../src/pipeline.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { unmark } from './unmark.js';

function findingsOf({ code }: PageRule, text: string): readonly Diagnostic[] {
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  return found.filter((one) => one.code === code);
}

describe.each(RULES_FOR_PAGES.map((rule) => [rule.code, rule] as const))('%s', (_code, rule) => {
  test.each(rule.bad)('bad: %s', (marked) => {
    const { end, start, text } = unmark(marked);
    const found = findingsOf(rule, text);
    expect(found.map(({ severity, span }) => [severity, text.slice(span.start, span.end)])).toEqual(
      [[rule.severity, text.slice(start, end)]],
    );
    expect(found.map(({ span }) => span.start)).toEqual([start]);
  });

  test.each(rule.good)('good: %s', (text) => {
    expect(findingsOf(rule, text)).toEqual([]);
  });

  test('says what and why', () => {
    expect(rule.title).toMatch(/^[A-Z`[].*\.$/);
    expect(rule.why).toMatch(/\.$/);
    expect(rule.bad.length).toBeGreaterThan(0);
    expect(rule.good.length).toBeGreaterThan(0);
  });
});

test('only what the page itself writes can be written otherwise', () => {
  expect(adviceFor({ kind: 'builtin' }, 'nFoldRule = 3')).toBe(
    'the built-in variant stays as it is: fix the text',
  );
  expect(adviceFor({ kind: 'options' }, 'nFoldRule = 3')).toBe(
    'write `nFoldRule = 3`, or fix the text',
  );
  expect(adviceFor({ kind: 'options' }, null)).toBe('fix one of them');
});
