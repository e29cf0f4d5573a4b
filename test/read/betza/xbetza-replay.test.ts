import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../src/ir/movement.js';
import { readBetza } from '../../../src/read/betza/read-betza.js';
import { measuredCases, replayAll, replayLocusts, replaySolo, SETUPS } from './replay.js';

const CASES = measuredCases('xbetza');
const XBOARD = new Map(measuredCases('xboard').map((one) => [one.betza, one]));

const NEXT_CLICK =
  'the diagram was measured at its first click: behind a capture on the way it shows nothing before the second';

/** Strings for which only a part of the move was measured. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['caK', NEXT_CLICK],
  ['cabK', NEXT_CLICK],
  ['mcabK', NEXT_CLICK],
  ['KNADcaKmcabK', NEXT_CLICK],
  ['KNADcaKcabK', NEXT_CLICK],
  ['cafmF', NEXT_CLICK],
  ['fmcavF', NEXT_CLICK],
  ['cpaR', `${NEXT_CLICK}; where it can capture and hop, it shows neither`],
]);

describe('how the Interactive Diagram reads a string', () => {
  test('the fixture is complete', () => {
    expect(CASES).toHaveLength(979);
    expect(SETUPS).toHaveLength(8);
    expect(CASES.filter(({ moved, unmoved }) => moved !== unmoved)).toHaveLength(24);
  });

  // Later scripts read legs in brackets, so these strings no longer mean what the measured one made of them.
  const isLater = (betza: string): boolean => /\[[A-Z]/.test(betza);

  test('the script of the measurement did not know brackets', () => {
    expect(CASES.map(({ betza }) => betza).filter(isLater)).toEqual([
      '[F-R]',
      '[W-F]',
      '[F-sW]',
      '[FR]',
      't[WB]',
    ]);
  });

  test.each(CASES.filter(({ betza }) => !EXCEPTIONS.has(betza) && !isLater(betza)))(
    '$betza',
    ({ betza, moved, unmoved, solo }) => {
      const asRead = read(betza);
      expect(replayAll(asRead, false)).toEqual(moved);
      expect(replayAll(asRead, true)).toEqual(unmoved);
      if (solo !== null) expect(replaySolo(asRead)).toBe(solo);
    },
  );
});

describe('strings that capture on the way', () => {
  const exceptions = CASES.filter(({ betza }) => EXCEPTIONS.has(betza));

  test('every exception is a measured string that still differs', () => {
    expect(exceptions).toHaveLength(EXCEPTIONS.size);
    for (const { betza, moved } of exceptions) {
      expect(replayAll(read(betza), false), betza).not.toEqual(moved);
    }
  });

  test.each(exceptions.filter(({ betza }) => betza !== 'cpaR'))(
    '$betza: without what follows a capture it is as measured',
    ({ betza, moved, solo }) => {
      const firstClick = read(betza).filter((move) => !capturesOnTheWay(move));
      expect(replayAll(firstClick, false)).toEqual(moved);
      if (solo !== null) expect(replaySolo(firstClick)).toBe(solo);
    },
  );

  test.each(CASES.filter(({ locust }) => locust !== null))(
    '$betza: the squares of captures on the way are as measured',
    ({ betza, locust }) => {
      expect(replayLocusts(read(betza))).toEqual(locust);
    },
  );

  test.each(['caK', 'cabK', 'mcabK', 'KNADcaKmcabK', 'KNADcaKcabK', 'cafmF'])(
    '%s: what follows a capture is what XBoard was measured to make of the same string',
    (betza) => {
      expect(replayAll(read(betza), false)).toEqual(XBOARD.get(betza)?.moved);
    },
  );
});

function read(betza: string): Movement {
  const span = { file: 'test', start: 0, end: betza.length };
  return readBetza(betza, 'xbetza', span).value.asRead;
}

function capturesOnTheWay(move: Movement[number]): boolean {
  return move.kind === 'path' && move.legs.some(({ end }) => end.endsWith('capture'));
}
