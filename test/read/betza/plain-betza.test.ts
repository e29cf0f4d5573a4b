import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanAsEngine } from '../../../src/read/betza/fairy-stockfish-scan.js';
import { isPlainBetza } from '../../../src/read/betza/plain-betza.js';
import { readFlatBetza } from '../../../src/read/betza/read-flat-betza.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };
import inUse from '../../fixtures/betza-in-use.json' with { type: 'json' };

/** The codes that the comparison of both readings gives. */
function findings(text: string): readonly string[] {
  const span = { file: 'x', start: 0, end: text.length };
  const reading = readFlatBetza(text, 'fairy-stockfish', span);
  return reading === null ? ['brackets'] : reading.diagnostics.map(({ code }) => code);
}

const isPlain = (text: string): boolean => isPlainBetza(text, scanAsEngine(text));

describe('a string is called plain only if both readings agree', () => {
  test('on every measured string', () => {
    const plain = measured.cases.map(({ betza }) => betza).filter(isPlain);
    expect(plain.length).toBeGreaterThan(200);
    for (const text of plain) expect(findings(text), text).toEqual([]);
  });

  test('on random strings', { timeout: 60_000 }, () => {
    const prefix = fc
      .array(
        fc.constantFrom('f', 'b', 'l', 'r', 'v', 's', 'h', 'm', 'c', 'n', 'p', 'g', 'i', 'e'),
        {
          maxLength: 4,
        },
      )
      .map((letters) => letters.join(''));
    const term = fc
      .tuple(
        fc.oneof(fc.constantFrom('', 'm', 'c', 'p', 'g', 'n', 'f', 'fr', 'ce'), prefix),
        fc.constantFrom(...'WFDNAHCZGKRBQJL'),
        fc.constantFrom('', '', '', '2', '3', '1', '0', 'same'),
      )
      .map(([before, atom, suffix]) => before + atom + (suffix === 'same' ? atom : suffix));
    const betza = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(''));
    fc.assert(
      fc.property(betza, (text) => {
        if (isPlain(text)) expect(findings(text), text).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

test('all strings in use are plain, except one with a space and one without moves', () => {
  const others = inUse.customPieces.filter((text) => !isPlain(text));
  expect(others).toEqual(['mBcpB ', 'nC']);
});

test.each([
  'fmWfcF',
  'mRcpR',
  'RcpRnN',
  'mQmgQ',
  'fsmW',
  'rflbB',
  'hrN',
  'NN',
  'fRlbBrbF',
  'mQ2cW',
])('%s is plain', (text) => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  'R12',
  'DD',
  'nC',
  'pW',
  'pN',
  'fsK',
  'fmsN',
  'R4R2',
  'fRpR',
  'NNnN',
  'iN',
  'nb',
  'Wf',
  'fEW',
  'feF',
  'mKceW',
  'mJceZ',
  '',
])('%s is not called plain', (text) => {
  expect(isPlain(text)).toBe(false);
});
