import { describe, expect, test } from 'vitest';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { measuredCases, replayAll, replaySolo, SETUPS } from './replay.js';

const CASES = measuredCases('xbetza');

/** Strings for which no movement says what the diagram does. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([]);

describe('what the Interactive Diagram makes of a string', () => {
  test('the fixture is whole', () => {
    expect(CASES).toHaveLength(979);
    expect(SETUPS).toHaveLength(8);
    expect(CASES.filter(({ moved, unmoved }) => moved !== unmoved)).toHaveLength(24);
  });

  test.each(CASES.filter(({ betza }) => !EXCEPTIONS.has(betza)))(
    '$betza',
    ({ betza, moved, unmoved, solo }) => {
      const { asRead } = readBetza(betza, 'xbetza', spanOf(betza)).value;
      expect(replayAll(asRead, false)).toEqual(moved);
      expect(replayAll(asRead, true)).toEqual(unmoved);
      if (solo !== null) expect(replaySolo(asRead)).toBe(solo);
    },
  );
});

function spanOf(betza: string) {
  return { file: 'test', start: 0, end: betza.length };
}
