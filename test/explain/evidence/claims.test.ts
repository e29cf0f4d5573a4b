import { expect, test } from 'vitest';
import { repetitionClaims } from '../../../src/explain/evidence/claims.js';

test('a sentence that says who repeats first can be read in two ways', () => {
  const text =
    'Drops are allowed.\n\nThe player who made the same\nsituation 3 times first loses.\n';
  expect(repetitionClaims(text)).toEqual([
    {
      sentence: 'The player who made the same situation 3 times first loses',
      verdict: 'loses',
      isAmbiguous: true,
    },
  ]);
});

test('comments of a section are read, its options and the rules of documents are not', () => {
  const text = [
    '[x:chess]',
    '# Whoever completes a repetition wins!',
    'nFoldValue = loss',
    '- Repetition: threefold is lost by whoever completes it',
  ].join('\n');
  expect(repetitionClaims(text)).toEqual([
    {
      sentence: 'Whoever completes a repetition wins',
      verdict: 'wins',
      isAmbiguous: false,
    },
  ]);
});

test('a sentence on repetition without a winner, and one on winning by something else, claim nothing', () => {
  expect(repetitionClaims('No position may repeat. The king who arrives first wins.')).toEqual([]);
});

test('a long text costs no time', () => {
  const text = `${'a '.repeat(200_000)}same situation loses`;
  expect(repetitionClaims(text)).toEqual([]);
});
