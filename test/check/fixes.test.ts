import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../src/check/apply-fixes.js';
import { fixIni } from '../../src/check/fix-ini.js';
import type { Rule } from '../../src/check/rule.js';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni } from '../../src/check/run-rules.js';
import { changesBetween } from '../../src/read/ini/changes-between.js';
import { measuredMistakes } from '../read/ini/facts.js';

const source = (text: string) => ({ file: 'x.ini', text });
const profileOf = (rule: Rule) => rule.profiles?.[0] ?? 'fairy-stockfish';

/** Every example of every rule that has a fix, without its marks. */
const EXAMPLES = RULES.flatMap((rule) =>
  rule.bad
    .filter(({ fixed }) => fixed !== undefined)
    .map(({ text: marked }) => {
      const text = marked.replace(/[⟦⟧]/g, '');
      const found = checkIni(source(text), [rule], profileOf(rule)).filter(
        ({ code, fix }) => code === rule.code && fix !== undefined,
      );
      return { rule, code: rule.code, text, found, safety: found[0]?.fix?.safety };
    }),
);

test.each(EXAMPLES.filter(({ safety }) => safety === 'safe'))(
  'a safe fix changes only what it announces: $code on $text',
  ({ found, text }) => {
    const after = applyFixes(text, found, 'safe').text;
    expect(after).not.toBe(text);
    const changes = changesBetween(source(text), source(after));
    expect(changes?.fields).toEqual(found[0]?.fix?.changes ?? []);
    expect((changes?.added.length ?? 0) > 0).toBe(found[0]?.fix?.addsSections ?? false);
  },
);

describe('fixing twice changes nothing', () => {
  test.each(EXAMPLES)('$code on $text', ({ rule, text }) => {
    for (const choice of ['safe', 'all'] as const) {
      const once = fixIni(source(text), profileOf(rule), choice).text;
      expect(fixIni(source(once), profileOf(rule), choice).text).toBe(once);
    }
  });

  test.each(measuredMistakes())('mistake $id', ({ iniBase64 }) => {
    const text = Buffer.from(iniBase64, 'base64').toString();
    for (const choice of ['safe', 'all'] as const) {
      const once = fixIni(source(text), 'fairy-stockfish', choice).text;
      expect(fixIni(source(once), 'fairy-stockfish', choice).text).toBe(once);
    }
  });
});

describe('--fix applies safe fixes and keeps comments and layout', () => {
  test.each([
    [
      'an old key',
      'maxRank = 9\npromotionRank = 7',
      'maxRank = 9\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *1 *2 *3',
    ],
    [
      'an old key, kept as it is laid out',
      '# the hill\nwhiteFlag  =  *8',
      '# the hill\nflagRegionWhite  =  *8',
    ],
    ['a key without a meaning today', 'endgameEval = chess\nnMoveRule = 40', 'nMoveRule = 40'],
    ['a blank at the end', 'castling = false ', 'castling = false'],
    [
      'a comment behind a value',
      'castling = false # as in shatranj',
      '# as in shatranj\ncastling = false',
    ],
    ['a capital', 'checking = True', 'checking = true'],
    [
      'a hand without drops',
      'startFen = 4k3/8/8/8/8/8/8/4K3[] w - - 0 1',
      'startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ],
    [
      'a key twice',
      'nMoveRule = 20\n# the last one counts\nnMoveRule = 30',
      '# the last one counts\nnMoveRule = 30',
    ],
  ])('%s', (_what, before, after) => {
    const fixed = fixIni(source(`[x:chess]\n${before}\n`), 'fairy-stockfish', 'safe').text;
    expect(fixed).toBe(`[x:chess]\n${after}\n`);
  });
});

describe('a fix does not depend on the line endings', () => {
  const fixed = (rule: Rule, text: string): string =>
    applyFixes(text, checkIni(source(text), [rule], profileOf(rule)), 'all').text;

  test.each(EXAMPLES.filter(({ text }) => /^[\x20-\x7e\n]*$/.test(text)))(
    '$code on $text',
    ({ rule, text }) => {
      const usual = fixed(rule, text);
      // A header at the end of the file is read differently.
      if (!/\]\s*$/.test(text)) expect(fixed(rule, text.trimEnd()).trimEnd()).toBe(usual.trimEnd());
      const windows = fixed(rule, text.replace(/\n/g, '\r\n'));
      expect(windows.replace(/\r\n/g, '\n')).toBe(usual);
      expect(windows).not.toMatch(/[^\r]\n/);
    },
  );
});
