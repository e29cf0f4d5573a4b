import { expect, test } from 'vitest';
import { valueOfRepetition, type Repetition } from '../../../src/read/sentences/rule-facts.js';

type Said = Pick<Repetition, 'result' | 'who'>;

/*
 * `nFoldValue` is the result for the side to move, and that is the opponent of the player who has just repeated the position.
 */
test.each<[Said['result'], Said['who'], string | null]>([
  ['draw', null, 'draw'],
  ['draw', 'who-began', 'draw'],
  ['prohibited', null, 'win'],
  ['loss', 'who-closes', 'win'],
  ['win', 'who-closes', 'loss'],
  ['loss', 'who-began', null],
  ['win', 'who-began', null],
])('a repetition is a %s for %s: %s', (result, who, value) => {
  const fact: Repetition = {
    kind: 'repetition',
    times: 3,
    counts: 'occurrences',
    after: false,
    result,
    who,
  };
  expect(valueOfRepetition(fact)).toBe(value);
});
