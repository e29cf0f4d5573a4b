import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BETZA_LENGTH } from '../../../grammar/betza/complaints.js';
import { DIALECTS } from '../../../src/catalog/betza/dialects.js';
import { normalForm } from '../../../src/ir/compare.js';
import { reachInEngine } from '../../../src/read/betza/engine-reach.js';
import { engineMovement } from '../../../src/read/betza/fairy-stockfish-movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';

/** The budget of `elementsOf`, plus the last move, which may exceed it, plus the merging of equal targets. */
const MOST_WORK = 120_000;
/** A reader stops before a term has more moves than this, and drops the rest of the string soon after. */
const MOST_MOVES = 12_000;

function expectBounded(text: string): void {
  for (const dialect of DIALECTS) {
    const span = { file: '', start: 0, end: text.length };
    const { diagnostics, value } = readBetza(text, dialect, span);
    for (const movement of [value.asRead, value.asWritten]) {
      expect(movement.length, `${dialect} ${text}`).toBeLessThan(MOST_MOVES);
      expect(normalForm(movement).work, `${dialect} ${text}`).toBeLessThan(MOST_WORK);
    }
    for (const { message } of diagnostics) expect(message).not.toContain('"kind":');
  }
}

describe('the work for a string is limited', () => {
  test.each([
    'caaR',
    'caaaaR',
    'zabvB',
    'zaaabvB',
    'zaaabvR',
    'zaaQ',
    'zaaavBcD9',
    'KaKaKaKaK',
    'RaRaRaRaR',
    '{ R } { aB } { caQ }',
    'BN # captures all adjacent pieces, hurdle types: enemy, friendly; jumps over Rooks',
    'fhpQbhpQlhpQrhpQfhgQbhgQ',
    'U',
  ])('%s', expectBounded);

  test('random strings', () => {
    const letter = fc.constantFrom(...'fbrlvshmcepgnjioayztqxuWFNRBQKDAHCZLGU0239{}()[]-?,*# ');
    const chain = fc
      .tuple(fc.array(fc.constantFrom(...'caabvzaqmafs'), { minLength: 1, maxLength: 8 }), letter)
      .map(([legs, atom]) => legs.join('') + atom);
    const part = fc.oneof(chain, letter, letter);
    const text = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, expectBounded), { numRuns: 20, seed: 5 });
  });
});

test('a string that takes too much work gets one diagnostic, with its own code', () => {
  const text = 'RaRaRaRaRaRaRaRaRaR'; // XBetza reads ten terms of two legs.
  const long = `${'a'.repeat(9)}K`;
  for (const dialect of ['xboard', 'xbetza'] as const) {
    const codes = (one: string): readonly string[] =>
      readBetza(one, dialect, { file: '', start: 0, end: one.length }).diagnostics.map(
        ({ code }) => code,
      );
    expect(codes(long)).toContain('betza/not-judged');
    expect(codes(text).filter((code) => code === 'betza/not-judged').length).toBeLessThan(2);
  }
});

test('a long string is not cut within a surrogate pair', () => {
  const text = `${'W'.repeat(1023)}😀`;
  const { value } = readBetza(text, 'fairy-stockfish', { file: '', start: 0, end: text.length });
  expect(/[\uD800-\uDBFF]$/.test(value.syntax.text)).toBe(false);
});

test('of a very long string only the beginning is read, for its moves and for its reach', () => {
  const text = `${'fW'.repeat(MAX_BETZA_LENGTH / 2)}N`;
  const ends = (vectors: readonly { readonly dx: number; readonly dy: number }[]) =>
    [...new Set(vectors.map(({ dx, dy }) => `${dx},${dy}`))].sort();
  const moves = engineMovement(text).flatMap((move) => (move.kind === 'leap' ? move.vector : []));
  expect(ends(moves)).toEqual(['0,1']);
  expect(ends(reachInEngine(text).quiet)).toEqual(ends(moves));
});
