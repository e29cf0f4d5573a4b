import { expect, test } from 'vitest';
import { byColor } from '../../src/ir/board.js';
import { differingFields } from '../../src/ir/differing-fields.js';
import { emptyEngineRules } from '../../src/ir/engine-defaults.js';

const rules = emptyEngineRules();

test('rules do not differ from a copy in depth', () => {
  expect(differingFields(rules, structuredClone(rules))).toEqual([]);
});

test('each field that has another value is named, and no other', () => {
  expect(
    differingFields(rules, {
      ...rules,
      nMoveRule: 20,
      doubleStepRegion: byColor(() => []),
      promotionLimit: new Map([['queen', 1]]),
      castling: rules.castling,
    }),
  ).toEqual(['doubleStepRegion', 'nMoveRule', 'promotionLimit']);
});

test('maps are equal whatever the order in which they were filled', () => {
  const limits = (...entries: readonly (readonly [string, number])[]) => ({
    ...rules,
    promotionLimit: new Map(entries),
  });
  expect(differingFields(limits(['a', 1], ['b', 2]), limits(['b', 2], ['a', 1]))).toEqual([]);
  expect(differingFields(limits(['a', 1], ['b', 2]), limits(['a', 2], ['b', 1]))).toEqual([
    'promotionLimit',
  ]);
});
