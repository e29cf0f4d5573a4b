import { describe, expect, test } from 'vitest';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { measuredCases, replayAll, replayLocusts, replaySolo, SETUPS } from './replay.js';

const CASES = measuredCases('xboard');

/** `targets` of `asRead` must give the measured sets, without exceptions. */
describe('how XBoard 4.9.1 reads a string', () => {
  test('the fixture is complete', () => {
    expect(CASES).toHaveLength(979);
    expect(SETUPS).toHaveLength(8);
    expect(CASES.filter(({ moved, unmoved }) => moved !== unmoved)).toHaveLength(23);
  });

  test.each(CASES)('$betza', ({ betza, moved, unmoved, solo }) => {
    const { asRead } = readBetza(betza, 'xboard', spanOf(betza)).value;
    expect(replayAll(asRead, false)).toEqual(moved);
    expect(replayAll(asRead, true)).toEqual(unmoved);
    if (solo !== null) expect(replaySolo(asRead)).toBe(solo);
  });

  test.each(CASES.filter(({ locust }) => locust !== null))(
    '$betza: the squares of captures on the way are as measured',
    ({ betza, locust }) => {
      const { asRead } = readBetza(betza, 'xboard', spanOf(betza)).value;
      expect(replayLocusts(asRead)).toEqual(locust);
    },
  );
});

function spanOf(betza: string) {
  return { file: 'test', start: 0, end: betza.length };
}
