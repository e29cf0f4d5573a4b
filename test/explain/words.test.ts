import { expect, test } from 'vitest';
import { ordinal } from '../../src/explain/words.js';

test('ordinals of every ending, as the rules of ICU for English have them', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
    one: 'st',
    two: 'nd',
    few: 'rd',
    other: 'th',
  };
  for (let number = 13; number < 1000; number++)
    expect(ordinal(number)).toBe(`${number}${endings[rules.select(number)]}`);
  expect([1, 2, 3].map(ordinal)).toEqual(['first', 'second', 'third']);
});
