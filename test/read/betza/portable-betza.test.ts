import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalMovements } from '../../../src/ir/compare.js';
import { scanAsEngine } from '../../../src/read/betza/fairy-stockfish-scan.js';
import { isPlainBetza } from '../../../src/read/betza/plain-betza.js';
import { isPortableBetza, portableBetza } from '../../../src/read/betza/portable-betza.js';
import { readFlatBetza } from '../../../src/read/betza/read-flat-betza.js';
import inUse from '../../fixtures/betza-in-use.json' with { type: 'json' };

/** Whether Fairy-Stockfish and XBoard read a string the same way, as far as they were measured. */
function agree(text: string): boolean {
  const span = { file: 'x', start: 0, end: text.length };
  const [here, there] = (['fairy-stockfish', 'xboard'] as const).map(
    (dialect) => readFlatBetza(text, dialect, span)?.value.asRead ?? [],
  );
  return equalMovements(here ?? [], there ?? []);
}

/** The strings in use that both were measured to read differently. */
const DIFFERENT =
  'mfWcfF NN mfWcfFfhmnN mfW mvR mfrWmrfF mfR mfFmfW mfsW mfhNcfW nC mfFcfeWimfnA mflFcflW mfF fKbR fKifmnD NNQ';

test('of the strings in use, exactly those that both read differently are not portable', () => {
  const plain = inUse.customPieces.filter((text) => text.trim() === text);
  const others = plain.filter((text) => !isPortableBetza(text) && !agree(text));
  expect([...others].sort()).toEqual(DIFFERENT.split(' ').sort());
});

test('portable strings are read the same way', { timeout: 60_000 }, () => {
  const letters = fc.constantFrom(...'fblrvshmcnpgi');
  const term = fc
    .tuple(
      fc.array(letters, { maxLength: 3 }),
      fc.constantFrom(...'WFDNAHCZGKRBQJL'),
      fc.constantFrom('', '', '2', '3'),
    )
    .map(([prefix, atom, suffix]) => prefix.join('') + atom + suffix);
  fc.assert(
    fc.property(term, (text) => {
      if (isPlainBetza(text, scanAsEngine(text)) && isPortableBetza(text))
        expect(agree(text), text).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['mfWcfF', 'fmWfcF'],
  ['NNQ', 'N0Q'],
  ['fKbR', 'fWfFbR'],
  ['fKifmnD', 'fWfFifmnD'],
  ['mfWcfFfhmnN', 'fmWfcFfhmnN'],
  ['mvR', 'vmR'],
  ['JL', 'ZC'],
])('%s is written %s for both', (text, portable) => {
  expect(portableBetza(text)).toBe(portable);
  expect(agree(portable)).toBe(true);
});

test.each(['[F?R]', 'fEW', 'W@8'])('%s cannot be written for both', (text) => {
  expect(portableBetza(text)).toBeNull();
});
