import { expect, test } from 'vitest';
import { displayWidth } from '../../src/text/display-width.js';

test.each([
  ['', 0],
  ['startFen = 8/8', 14],
  ['象', 2],
  ['ｆａ', 4],
  ['歩 Pawn (と)', 12],
  ['か\u3099', 2],
  ['Ö', 1],
  ['O\u0308', 1],
  ['a\u200bb', 2],
  ['\ufeff[x]', 3],
  ['♟', 1],
  ['♟\ufe0f', 2],
  ['🐉', 2],
  ['👩‍👧‍👦', 2],
  ['🇯🇵', 2],
  ['1\ufe0f\u20e3', 2],
])('%j takes so many columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
