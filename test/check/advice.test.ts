import { expect, test } from 'vitest';
import type { Rule } from '../../src/check/rule.js';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni } from '../../src/check/run-rules.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { unmark } from './unmark.js';

/*
 * Whoever writes the lines that a message advises is rid of the finding. They are added to the section in place of lines with the same keys, or
 * stand in place of the line with the finding.
 */

function findingsOf(rule: Rule, text: string): readonly Diagnostic[] {
  const profile = rule.profiles?.[0] ?? 'fairy-stockfish';
  return checkIni({ file: 'x.ini', text }, [rule], profile).filter(
    ({ code }) => code === rule.code,
  );
}

/** The lines that a message advises: one list for each of its alternatives. */
function advised(message: string): readonly (readonly string[])[] {
  const [, advice = ''] = /\b(?:write|set|add) (?=`\w+ = )([^;]*)/.exec(message) ?? [];
  return advice
    .split(/ or /)
    .map((part) => [...part.matchAll(/`(\w+ = [^`\n]+)`/g)].map(([, line = '']) => line))
    .filter((lines) => lines.length > 0);
}

function withLines(section: string, lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const [key = ''] = line.split(' ', 1);
    const before = new RegExp(`^${key} *=.*$`, 'm');
    return before.test(text) ? text.replace(before, () => line) : `${text.trimEnd()}\n${line}\n`;
  }, section);
}

const CASES = RULES.flatMap((rule) =>
  rule.bad.flatMap((bad) => {
    const { start, text } = unmark(bad.text);
    const [found] = findingsOf(rule, text);
    if (found === undefined) throw new Error(`${rule.code} finds nothing`);
    return advised(found.message).map((lines) => ({ rule, text, start, lines }));
  }),
);

test.each(CASES)('$rule.code: $lines', ({ lines, rule, start, text }) => {
  const heads = [...text.matchAll(/^\[/gm)].map(({ index }) => index);
  const from = heads.findLast((at) => at <= start) ?? 0;
  const to = heads.find((at) => at > start) ?? text.length;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', start) + 1);
  const section = text.slice(from, to);
  const left = [section, section.replace(line, '')].map((one) => {
    const changed = withLines(one, lines);
    return findingsOf(rule, text.slice(0, from) + changed + text.slice(to)).length;
  });
  expect(left).toContain(0);
});

test('many messages advise lines', () => {
  expect(CASES.length).toBeGreaterThan(70);
});
