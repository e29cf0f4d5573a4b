import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RULES } from '../../src/check/rule-list.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { iniChecker } from '../../src/check/run-rules.js';
import { unmark } from './unmark.js';

/** The rules with findings in a section for which the runner does not call them, with the section's name. Must be empty. */
function overlooked(text: string): readonly string[] {
  const { parts } = iniChecker([], 'fairy-stockfish')({ file: 'x.ini', text });
  return parts.flatMap(({ part, section }) => {
    if (section === null) return [];
    return RULES.flatMap((rule) => {
      if (rule.reads !== 'section' || (section.isOrphan && rule.readsOnlyLines !== true)) return [];
      const isSet = rule.keys?.some((key) => section.pairs.has(key)) ?? true;
      if (isSet && rule.concerns?.(section) !== false) return [];
      return rule.check(section, part).map(() => `${rule.code} in ${section.name}`);
    });
  });
}

test('a rule has no finding in sections that its keys and its quick test exclude', () => {
  const examples = RULES.flatMap(({ bad, good }) => [...bad.map(({ text }) => text), ...good]);
  for (const example of examples) expect(overlooked(unmark(example).text)).toEqual([]);
  expect(overlooked(ENGINE_FILE)).toEqual([]);
});

const LINES = [...new Set(ENGINE_FILE.split('\n').filter((line) => /^\w+ *=/.test(line)))];
const PARENTS = ['', ':chess', ':shogi', ':xiangqi', ':crazyhouse', ':kyotoshogi', ':atomic'];
const CHANGED = ['', ' ', '+', '/', '*', '[', '-', '9', 'k', 'K', 'a'];

/** A line of the engine's own file, unchanged or with one character changed, added or removed. */
const line = fc
  .tuple(fc.constantFrom(...LINES), fc.nat(60), fc.nat(1), fc.option(fc.constantFrom(...CHANGED)))
  .map(([text, at, removed, added]) => {
    if (added === null || at < text.indexOf('=')) return text;
    return `${text.slice(0, at)}${added}${text.slice(at + removed)}`;
  });
const start = fc.constantFrom(...LINES.filter((one) => one.startsWith('startFen')));
const section = fc
  .tuple(fc.constantFrom(...PARENTS), fc.option(start), fc.array(line, { maxLength: 12 }))
  .map(([parent, fen, lines]) => [`[x${parent}]`, ...(fen === null ? [] : [fen]), ...lines, '']);

test('nor in sections composed of lines from the engine’s file', () => {
  fc.assert(
    fc.property(section, (lines) => {
      expect(overlooked(lines.join('\n'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
