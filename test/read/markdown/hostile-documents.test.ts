import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { THOROUGH } from '../../thorough.js';
import { SMALL } from './documents.js';

/** 256 KB; 1 MB in a thorough run. */
const LONG = THOROUGH ? 1 << 20 : 1 << 18;

function diagnosticsOf(text: string): readonly Diagnostic[] {
  return readDocument({ file: 'test.md', text }, { library: () => null }).diagnostics;
}

/** A start that begins a variant, and as many copies of a line as fit. */
function filled(head: string, line: string): string {
  return head + line.repeat(Math.floor((LONG - head.length) / line.length));
}

const HEAD = '# V\n\n* Size: 9x9\n';
const COLUMNS = '| Piece | Name | Abbr | Betza | Promote | Notes |\n| - | - | - | - | - | - |\n';
const TABLE = `${HEAD}\n${COLUMNS}`;

describe('a large amount of anything is read within seconds', () => {
  test.each([
    ['rows', filled(TABLE, '| 歩 | Pawn | P | fW | と | 1 |\n')],
    ['rows of nothing', filled(TABLE, '|\n')],
    ['one row of many cells', filled(`${TABLE}| 歩 `, '| a ')],
    ['one long Betza string', `${filled(`${TABLE}| 歩 | Pawn | P | `, 'fRbW')} |\n`],
    ['one long glyph cell', `${filled(`${TABLE}| `, '歩(')} | Pawn | P | W |\n`],
    ['one long list of promotions', `${filled(`${TABLE}| 歩 | Pawn | P | W | `, 'Q, ')} |\n`],
    [
      'one long list of notes',
      `${filled(`${TABLE}| 歩 | Pawn | P | W | | `, '7, ')} |\n\n1. Royal piece\n`,
    ],
    ['headings', filled('', '# Heading\n')],
    ['bullets', filled('# V\n\n', '* Size: 9x9\n')],
    ['a deep list', filled('# V\n\n', '- + * ')],
    [
      'ever deeper lists',
      Array.from({ length: 1400 }, (_, depth) => `${' '.repeat(depth)}- a\n`).join(''),
    ],
    ['blank lines', filled('# V\n', '\n')],
    ['brackets', filled('# V\n\n', '[')],
    ['stars', filled('# V\n\n', '*a ')],
    ['fences', filled('# V\n\n', '```\n')],
    ['a long start', `${filled(`${HEAD}* Start: `, 'x')}\n\n${COLUMNS}| 歩 | Pawn | P | W | | |\n`],
    [
      'a long region',
      `${filled(`${HEAD}* Region r: `, 'a1 ')}\n\n${COLUMNS}| 歩 | Pawn | P | W | | |\n`,
    ],
    [
      'a long use',
      `${TABLE}| 歩 | Pawn | P | W | | |\n\n${filled('Uses the following pieces from shogi: ', '歩, ')}\n`,
    ],
    ['a long note', `${TABLE}| 歩 | Pawn | P | W | | 1 |\n\n${filled('1. ', 'may not. ')}\n`],
    [
      'variants that double',
      Array.from(
        { length: 40 },
        (_, n) =>
          `# V${n}\n\n* Size: 9x9\n\nUses all pieces from V${n + 1}\n\nUses all pieces from V${n + 2}\n\n| Name | Betza |\n| - | - |\n| P${n} | W |\n\n`,
      ).join(''),
    ],
    [
      'a chain of variants',
      Array.from(
        { length: LONG >> 8 },
        (_, n) => `# V${n}\n\nUses all pieces from V${n + 1}\n\n`,
      ).join(''),
    ],
    ['NUL bytes', filled(TABLE, '\0')],
  ])(
    '%s',
    (_what, text) => {
      const diagnostics = diagnosticsOf(text);
      expect(diagnostics.some(({ severity }) => severity !== 'info')).toBe(true);
    },
    30_000,
  );
});

test('the reader never throws on a randomly edited document, and every span is inside it', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '|',
      '(',
      ')',
      '\n',
      '\r\n',
      '#',
      '* ',
      ': ',
      '; ',
      '`',
      '王',
      '\0',
      '\\',
      '\t',
      '~',
      '[',
      '/',
      '1. ',
      '- ',
    ),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );
  const edit = fc.record({ at: fc.nat(SMALL.length), remove: fc.nat(12), insert: piece });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      const text = edits.reduce(
        (sum, { at, remove, insert }) => sum.slice(0, at) + insert + sum.slice(at + remove),
        SMALL,
      );
      for (const { span } of diagnosticsOf(text)) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: THOROUGH ? 300 : 50, seed: 20261121 },
  );
});
