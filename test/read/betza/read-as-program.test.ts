import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIALECTS } from '../../../src/catalog/betza/dialects.js';
import { parseBetza } from '../../../grammar/betza/parser.js';
import { lowerBetza } from '../../../src/read/betza/lower-betza.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import measured from '../../fixtures/betza-fairy-stockfish.json' with { type: 'json' };

function expectSame(text: string): void {
  for (const dialect of DIALECTS) {
    const span = { file: 'x', start: 0, end: text.length };
    expect(readAsProgram(text, dialect), `${dialect} ${text}`).toEqual(
      lowerBetza(parseBetza(text, dialect, span).value).asRead,
    );
  }
}

test('a program reads a string the same way, whether the meaning of its author is computed or not', () => {
  for (const { betza } of measured.cases) expectSame(betza);
});

test('and so it does for random strings', () => {
  const letter = fc.constantFrom(...'fbrlvshmcepgnjioayztqxuWFNRBQKDAHCZLGU0239{}()[]-?,*# ');
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(fc.property(text, expectSame), { numRuns: 300, seed: 19 });
});
