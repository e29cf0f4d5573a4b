import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixIni } from '../../src/check/fix-ini.js';
import { lintIni } from '../../src/check/lint.js';
import { formatIni } from '../../src/format/format-ini.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { resolveIni } from '../../src/read/ini/resolve.js';
import { scanIni } from '../../src/read/ini/scan.js';
import { printIni } from '../read/ini/print-ini.js';
import { ENGINE_FILE, measuredFormatRules, measuredMistakes } from '../read/ini/facts.js';

/** Real texts: the sections of the engine's own file, the mistakes, the measured cases of the format. */
const SECTIONS = ENGINE_FILE.split(/^(?=\[)/m).slice(1);
const SEEDS: readonly string[] = [
  ...SECTIONS,
  ...measuredMistakes().map(({ iniBase64 }) => Buffer.from(iniBase64, 'base64').toString()),
  ...measuredFormatRules().map(({ ini }) => ini),
];
const LINES = SEEDS.flatMap((seed) => seed.split('\n'));

/** What breaks readers: the signs of the format, white space of all kinds, names of prototypes, numbers out of range. */
const SPLINTERS = [
  ...'[]:=;#*-+/~ \t\r\n\v\f\u00a0\uFEFF\u0000"\\',
  '\r\n',
  '\n[',
  '\n\n',
  ' = ',
  '__proto__',
  'constructor',
  '\n[x:x]\n',
  '99999999999',
  '-1',
  '*10',
  'm*',
  '歩',
  '\ud83d\ude00',
  '\ud800',
  'k:',
  ':',
  'fairyc-ignore ini/no-key',
  '# ',
];

interface Mutation {
  /** Where, as a part of the text. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 })),
  inserted: fc.oneof(
    fc.constantFrom(...SPLINTERS),
    fc.constantFrom(...LINES).map((line) => `\n${line}\n`),
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
});

/** A few real texts behind each other, changed in a few places. */
const mutatedText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.constantFrom(...SEEDS), { minLength: 1, maxLength: 3 }),
    fc.array(mutation, { maxLength: 8 }),
  )
  .map(([seeds, mutations]) =>
    mutations.reduce((text, { at, inserted, removed }) => {
      const place = Math.floor(at * text.length);
      return text.slice(0, place) + inserted + text.slice(place + removed);
    }, seeds.join('\n')),
  );

function holdsFor(runs: number, check: (text: string) => void): void {
  fc.assert(fc.property(mutatedText, check), { numRuns: runs, seed: 20260701 });
}

const source = (text: string) => ({ file: 'x.ini', text });

describe('mutated real files', () => {
  test('are read without an exception, and printed as they were', () => {
    holdsFor(1500, (text) => {
      expect(printIni(scanIni(source(text)))).toBe(text);
      const { diagnostics, value } = readIni(source(text));
      for (const { span } of diagnostics) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
      expect(new Set(value.map(({ name }) => name)).size).toBe(value.length);
    });
  });

  test('are judged within themselves', () => {
    holdsFor(500, (text) => {
      for (const { message, span } of lintIni(source(text), 'pychess')) {
        expect(message).not.toBe('');
        expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
      }
    });
  });

  test.each(['safe', 'all'] as const)('are fixed once and for all: %s', (choice) => {
    holdsFor(150, (text) => {
      const once = fixIni(source(text), 'fairy-stockfish', choice).text;
      expect(fixIni(source(once), 'fairy-stockfish', choice).text).toBe(once);
    });
  });

  test('are laid out once and for all, with the same rules', () => {
    holdsFor(500, (text) => {
      const { diagnostics, text: once } = formatIni(source(text));
      expect(diagnostics).toEqual([]);
      expect(formatIni(source(once)).text).toBe(once);
    });
  });

  test('are resolved to the rules that were read', () => {
    holdsFor(200, (text) => {
      expect(resolveIni(source(text)).value.map(({ variant }) => variant.name)).toEqual(
        readIni(source(text)).value.map(({ name }) => name),
      );
    });
  });
});
