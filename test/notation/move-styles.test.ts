import { expect, test } from 'vitest';
import { stylesOfMove } from '../../src/notation/move-styles.js';

/** A move of shogi in each of the engine's notations, and moves that only one notation can write. */
test.each([
  ['P-7f', ['hodges']],
  ['SC-5c', ['hodges']],
  ["N'-5b", ['hodges']],
  ['Bx2b+', ['hodges']],
  ['G6i-5h', ['hodges']],
  ['S*4d', ['hodges']],
  ['P-76', ['hodges-numbers']],
  ['S*33', ['hodges-numbers']],
  ['S-11+', ['hodges-numbers']],
  ['Bx22+', ['hodges-numbers', 'hosking']],
  ['G69-58', ['hodges-numbers', 'hosking']],
  ['P76', ['hosking']],
  ["S'33", ['hosking']],
  ['S11+', ['hosking']],
  ['S11=', ['hosking']],
  ['e4', ['san']],
  ['Nbd7+', ['san']],
  ['e8=Q#', ['san']],
  ['Ng1-f3', ['lan']],
  ['Na3/H+', ['san']],
  ['a3,d3', ['san']],
  ['P-8f,5f', ['hodges']],
  ['N@f3', ['san', 'lan']],
  ['the', []],
  ['P', []],
  ['7f', []],
  ['1-1', []],
  ['S\\*33', []],
  ['S00', []],
  [`P-${'7'.repeat(30)}f`, []],
] as const)('%s', (text, styles) => {
  expect(stylesOfMove(text)).toEqual(styles);
});

test('castling occurs in all notations', () => {
  expect(stylesOfMove('O-O-O')).toEqual(['hodges', 'hodges-numbers', 'hosking', 'san', 'lan']);
});
