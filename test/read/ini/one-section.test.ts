import { expect, test } from 'vitest';
import { readSections } from '../../../src/read/ini/section-variant.js';

const TEXT = `[a:chess]
maxFiel = 8
[b:chess]
pawn = p
[c:a]
king = k
[b:shogi]
rokk = r
[d:c]
`;

/** What is reported if one section is asked for, by line. */
function reported(wanted: string | null): readonly number[] {
  const { diagnostics } = readSections({ file: 'x.ini', text: TEXT }, wanted);
  return diagnostics.map(({ span }) => TEXT.slice(0, span.start).split('\n').length);
}

test('of one section, only its own lines and those of its parents are reported', () => {
  expect(reported(null)).toEqual([2, 7]);
  expect(reported('a')).toEqual([2]);
  expect(reported('c')).toEqual([2]);
  expect(reported('d')).toEqual([2]);
  // The second section of the same name is skipped whole, which concerns who asks for it.
  expect(reported('b')).toEqual([7]);
  expect(reported('nowhere')).toEqual([2, 7]);
});

test('sections that inherit from each other are walked once', () => {
  const text = '[a:b]\nx = 1\n[b:a]\n[c:chess]\ny = 1\n';
  const { diagnostics } = readSections({ file: 'x.ini', text }, 'c');
  expect(diagnostics.map(({ span }) => text.slice(span.start, span.end))).toEqual(['y']);
});
