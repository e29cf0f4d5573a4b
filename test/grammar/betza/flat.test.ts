import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFlatBetza } from '../../../grammar/betza/flat.js';
import { parseByGrammar } from '../../../grammar/betza/parser.js';
import { DIALECTS } from '../../../src/catalog/betza/dialects.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };

function expectEqual(text: string): void {
  const span = { file: 'x', start: 7, end: 7 + text.length };
  for (const dialect of DIALECTS)
    expect(parseFlatBetza(text, dialect, span), `${dialect} ${text}`).toEqual(
      parseByGrammar(text, dialect, span),
    );
}

describe('a string without brackets is read as the grammar reads it', () => {
  test('on every measured string', () => {
    const flat = measured.cases.map(({ betza }) => betza).filter((text) => !/[([]/.test(text));
    expect(flat.length).toBeGreaterThan(900);
    flat.forEach(expectEqual);
  });

  test.each([
    'NXYW',
    'fXmW',
    'OO2O',
    'j@7',
    'N ; Knight',
    'R10*',
    '3W',
    'W)',
    'é€W',
    'ffYN',
    'A'.repeat(1100),
  ])('%s', expectEqual);

  test('on random ones', () => {
    const letters = fc.constantFrom(
      ...'WFDNAHCZGKRBQJLOUIXY@*,-?)] 0123ffbbllrrvvsshhmcipgneajzq#é',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 14 }), (text) => {
        expectEqual(text);
      }),
      { numRuns: 3000 },
    );
  });

  test('and only such a string', () => {
    const span = { file: 'x', start: 0, end: 5 };
    expect(parseFlatBetza('[F?R]', 'fairy-stockfish', span)).toBeNull();
    expect(parseFlatBetza('W(RB)', 'fairy-stockfish', span)).toBeNull();
  });
});
