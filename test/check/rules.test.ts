import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPTION_BY_KEY } from '../../src/catalog/options/options.js';
import { applyFixes } from '../../src/check/apply-fixes.js';
import type { Rule } from '../../src/check/rule.js';
import { checkIni } from '../../src/check/run-rules.js';
import { RULES } from '../../src/check/rule-list.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { unmark } from './unmark.js';

const FOLDER = path.resolve(import.meta.dirname, '../../src/check/rules');

function findingsOf(rule: Rule, text: string): readonly Diagnostic[] {
  const profile = rule.profiles?.[0] ?? 'fairy-stockfish';
  return checkIni({ file: 'x.ini', text }, [rule], profile).filter(
    ({ code }) => code === rule.code,
  );
}

test('every rule has a file with its name, and every file has a rule', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));
  expect(RULES.map(({ code }) => code)).toEqual(files.sort());
});

test('the keys of rules exist', () => {
  const keys = RULES.flatMap((rule) => (rule.reads === 'section' ? (rule.keys ?? []) : []));
  // PyChess refuses a key that the engine does not read.
  expect(keys.filter((key) => !OPTION_BY_KEY.has(key))).toEqual(['freeDrops']);
});

/** Rules on how something is written. They need not know what the section inherits. */
const OF_LINES =
  /^ini\/(?!deprecated-rank|section-name)|^region\/region-(?!beyond|off-board|one-colour)|^piece\/custom-piece-|^betza\/(?!e-flag|initial-needs|king-b|king-r|pawn-type)/;

describe.each(RULES.map((rule) => [rule.code, rule] as const))('%s', (_code, rule) => {
  test.each(rule.bad)('bad: $text', ({ fixed, says = '', text: marked }) => {
    const { end, start, text } = unmark(marked);
    const found = findingsOf(rule, text);
    expect(found.map(({ span }) => [span.start, span.end])).toEqual([[start, end]]);
    expect(found[0]?.message).toContain(says);
    if (fixed === undefined) {
      expect(found[0]?.fix).toBeUndefined();
      return;
    }
    const once = applyFixes(text, found, 'all').text;
    expect(once).toBe(fixed);
    expect(findingsOf(rule, once), 'the fix fixes it').toEqual([]);
  });

  test.each(rule.good)('good: %s', (text) => {
    expect(findingsOf(rule, text)).toEqual([]);
  });

  const ofChess =
    rule.reads === 'section'
      ? rule.bad
          .map(({ text }) => unmark(text).text)
          .filter((text) => /^\[\w+:chess\][^[]*$/.test(text))
      : [];
  // With an unknown parent, the inherited rules are unknown.
  test.each(ofChess.length > 0 ? [ofChess] : [])(
    'in a section with an unknown parent it reports only what depends on lines',
    (...texts) => {
      const found = texts.some(
        (text) => findingsOf(rule, text.replace(':chess]', ':nobody]')).length > 0,
      );
      expect(found).toBe(OF_LINES.test(rule.code));
    },
  );

  test('states the problem, the reason and what to do', () => {
    expect(rule.title).toMatch(/^[A-Z`[].*\.$/);
    expect(rule.why).toMatch(/\.$/);
    expect(rule.bad.length).toBeGreaterThan(0);
    expect(rule.good.length).toBeGreaterThan(0);
  });
});
