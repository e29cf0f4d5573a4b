import { expect, test } from 'vitest';
import { nearest } from '../../src/text/nearest.js';

test('about a third of the letters may differ, whatever their case', () => {
  expect(nearest('promotoin zone', ['Promotion zone', 'Promotion'])).toBe('Promotion zone');
  expect(nearest('shgi', ['shogi', 'chess'])).toBe('shogi');
  expect(nearest('biuld', ['build', 'lint'])).toBe('build');
  expect(nearest('xyz', ['Promotion'])).toBeNull();
  // Two letters of four are half of them.
  expect(nearest('king', ['link'])).toBeNull();
});

test('one letter or glyph is near nothing but itself', () => {
  expect(nearest('と', ['B', 'K'])).toBeNull();
  expect(nearest('k', ['B', 'K'])).toBe('K');
});

test('of several equally near the first in code-unit order is taken, in whatever order they come', () => {
  expect(nearest('cat', ['rat', 'bat'])).toBe('bat');
  expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
});

test('a nearer one wins over one that comes first', () => {
  expect(nearest('promotionRegion', ['promotionRegionBlack', 'promotionRegions'])).toBe(
    'promotionRegions',
  );
});

test('two letters that changed places are the nearest slip', () => {
  expect(nearest('lnit', ['init', 'lint', 'fmt'])).toBe('lint');
  expect(nearest('rokkie', ['rookie', 'rokkies'])).toBe('rokkies');
  expect(nearest('castlnig', ['castling', 'castlnigs'])).toBe('castling');
  expect(nearest('ab', ['ba'])).toBeNull();
});
