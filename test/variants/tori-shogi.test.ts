import { describe, expect, test } from 'vitest';
import { pieceNamed, printSquares, promotions, rankOf, reach, shippedVariant } from './shipped.js';

const tori = shippedVariant('tori-shogi');

// Squares counted by hand from the prose of the guide.
describe('moves from d4 on an empty board', () => {
  test.each([
    ['King', 'c3 d3 e3 c4 e4 c5 d5 e5'],
    ['Swallow', 'd5'],
    ['Falcon', 'c3 e3 c4 e4 c5 d5 e5'],
    ['Crane', 'c3 d3 e3 c5 d5 e5'],
    ['Pheasant', 'c3 e3 d6'],
    ['Left Quail', 'g1 f2 c3 e3 d5 d6 d7'],
    ['Right Quail', 'a1 b2 c3 e3 d5 d6 d7'],
    ['Goose', 'd2 b6 f6'],
    ['Eagle', 'd1 b2 d2 f2 c3 d3 e3 c4 e4 c5 d5 e5 b6 f6 a7 g7'],
  ])('%s', (name, expected) => {
    expect(reach(tori, name, 'd4')).toBe(expected);
  });
});

test('black quails are those of White turned by a half', () => {
  expect(reach(tori, 'Left Quail', 'd4', { color: 'black' })).toBe('d1 d2 d3 c5 e5 b6 a7');
});

test('pheasant and goose leap, the eagle does not', () => {
  const ring = 'c3 d3 e3 c4 e4 c5 d5 e5';
  expect(reach(tori, 'Pheasant', 'd4', { own: ring })).toBe('d6');
  expect(reach(tori, 'Goose', 'd4', { own: ring })).toBe('d2 b6 f6');
  expect(reach(tori, 'Eagle', 'd4', { own: ring })).toBe('');
  expect(reach(tori, 'Eagle', 'd4', { enemy: ring })).toBe('c3 d3 e3 c4 e4 c5 d5 e5');
});

test('only the falcon and the swallow promote', () => {
  expect(promotions(tori)).toEqual(['Falcon > Eagle', 'Swallow > Goose']);
});

test('start array', () => {
  expect(rankOf(tori, 1)).toEqual(
    ['Left Quail', 'Pheasant', 'Crane', 'King', 'Crane', 'Pheasant', 'Right Quail'].map(
      (name) => `white ${name}`,
    ),
  );
  expect(rankOf(tori, 2)).toEqual(['-', '-', '-', 'white Falcon', '-', '-', '-']);
  expect(rankOf(tori, 3)).toEqual(Array.from({ length: 7 }, () => 'white Swallow'));
  const middle = ['-', '-', 'black Swallow', '-', 'white Swallow', '-', '-'];
  expect(rankOf(tori, 4)).toEqual(middle);
});

test('two swallows a file at most, and none dropped to give mate', () => {
  expect(pieceNamed(tori, 'Swallow').drop).toEqual({
    allowed: true,
    perFile: 2,
    mateForbidden: true,
  });
  expect(pieceNamed(tori, 'Falcon').drop).toEqual({
    allowed: true,
    perFile: null,
    mateForbidden: false,
  });
});

test('values of the guide', () => {
  const values = tori.pieces.map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(values)).toEqual({
    King: null,
    Swallow: 1,
    Pheasant: 3,
    Crane: 6,
    'Left Quail': 7,
    'Right Quail': 7,
    Falcon: 7,
    Goose: 2,
    Eagle: 16,
  });
});

test('the king is the phoenix, 鵬', () => {
  expect(pieceNamed(tori, '鵬')).toMatchObject({ name: 'King', abbreviation: 'K', royal: true });
});

test('the zone is the last two ranks', () => {
  expect(printSquares(tori.rules.promotionRegion.white)).toBe(
    'a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7 g7',
  );
  expect(printSquares(tori.rules.promotionRegion.black)).toBe(
    'a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2',
  );
});
