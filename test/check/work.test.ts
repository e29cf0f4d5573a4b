import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineRule, type Rule, type SectionRule } from '../../src/check/rule.js';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni } from '../../src/check/run-rules.js';

const FACTS: Omit<SectionRule, 'check' | 'code' | 'reads'> = {
  severity: 'info',
  title: 'A rule that counts.',
  why: 'To count.',
  bad: [],
  good: [],
};

test('rules with the same quick test share it for a section, and are called only if it succeeds', () => {
  const looked: string[] = [];
  const called: string[] = [];
  const concerns: SectionRule['concerns'] = ({ name }) => {
    looked.push(name);
    return name === 'b';
  };
  const counting = (code: SectionRule['code']): Rule =>
    defineRule({
      ...FACTS,
      code,
      reads: 'section',
      concerns,
      check: ({ name }) => {
        called.push(`${code} ${name}`);
        return [];
      },
    });
  const rules = [counting('ini/one'), counting('ini/two')];
  const text = '[a:chess]\n[b:chess]\n[c:chess]\n';
  checkIni({ file: 'x.ini', text }, rules, 'fairy-stockfish');
  expect(looked.sort()).toEqual(['a', 'b', 'c']);
  expect(called.sort()).toEqual(['ini/one b', 'ini/two b']);
});

test('at most a quarter of the rules check a section of a real file', () => {
  let calls = 0;
  const counted = RULES.map((rule): Rule => {
    if (rule.reads !== 'section') return rule;
    return {
      ...rule,
      check: (section, text) => {
        calls += 1;
        return rule.check(section, text);
      },
    };
  });
  const file = 'test/fixtures/ini/variants.ini';
  const text = readFileSync(file, 'utf8');
  checkIni({ file, text }, counted, 'fairy-stockfish');
  const sections = text.match(/^\[/gm)?.length ?? 0;
  const most = counted.filter(({ reads }) => reads === 'section').length;
  expect(sections).toBeGreaterThan(140);
  expect(calls).toBeLessThan((sections * most) / 4);
});
