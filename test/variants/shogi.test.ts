import { describe, expect, test } from 'vitest';
import { pieceNamed, printSquares, promotions, rankOf, reach, shippedVariant } from './shipped.js';

const shogi = shippedVariant('shogi');
const okisaki = shippedVariant('okisaki-shogi');

const GOLD = 'e4 d5 f5 d6 e6 f6';
const KING = 'd4 e4 f4 d5 f5 d6 e6 f6';

describe('shogi, from e5 on an empty board', () => {
  test.each([
    ['King', KING],
    ['Gold', GOLD],
    ['Silver', 'd4 f4 d6 e6 f6'],
    ['Knight', 'd7 f7'],
    ['Lance', 'e6 e7 e8 e9'],
    ['Pawn', 'e6'],
    ['Rook', 'e1 e2 e3 e4 a5 b5 c5 d5 f5 g5 h5 i5 e6 e7 e8 e9'],
    ['Bishop', 'a1 i1 b2 h2 c3 g3 d4 f4 d6 f6 c7 g7 b8 h8 a9 i9'],
    ['Dragon', 'e1 e2 e3 d4 e4 f4 a5 b5 c5 d5 f5 g5 h5 i5 d6 e6 f6 e7 e8 e9'],
    ['Horse', 'a1 i1 b2 h2 c3 g3 d4 e4 f4 d5 f5 d6 e6 f6 c7 g7 b8 h8 a9 i9'],
    ['全', GOLD],
    ['圭', GOLD],
    ['杏', GOLD],
    ['と', GOLD],
  ])('%s', (name, expected) => {
    expect(reach(shogi, name, 'e5')).toBe(expected);
  });

  test('the knight leaps, and Black moves downwards', () => {
    expect(reach(shogi, 'Knight', 'e5', { own: KING })).toBe('d7 f7');
    expect(reach(shogi, 'Knight', 'e5', { color: 'black' })).toBe('d3 f3');
    expect(reach(shogi, 'Gold', 'e5', { color: 'black' })).toBe('d4 e4 f4 d5 f5 e6');
  });
});

test('shogi: promotions', () => {
  expect(promotions(shogi)).toEqual([
    'Rook > Dragon',
    'Bishop > Horse',
    'Silver > Promoted Silver',
    'Knight > Promoted Knight',
    'Lance > Promoted Lance',
    'Pawn > Tokin',
  ]);
});

test('shogi: the start array', () => {
  const back = ['Lance', 'Knight', 'Silver', 'Gold', 'King', 'Gold', 'Silver', 'Knight', 'Lance'];
  expect(rankOf(shogi, 1)).toEqual(back.map((name) => `white ${name}`));
  expect(rankOf(shogi, 2).flatMap((piece, file) => (piece === '-' ? [] : [file, piece]))).toEqual([
    1,
    'white Bishop',
    7,
    'white Rook',
  ]);
  expect(rankOf(shogi, 3)).toEqual(Array.from({ length: 9 }, () => 'white Pawn'));
  expect(rankOf(shogi, 8)[1]).toBe('black Rook');
});

test('shogi: glyphs with alternatives', () => {
  expect(pieceNamed(shogi, 'King').glyphs).toEqual(['王', '玉']);
  expect(pieceNamed(shogi, 'Dragon').glyphs).toEqual(['龍', '竜']);
  expect(pieceNamed(shogi, 'Tokin').glyphs).toEqual(['と', '个']);
});

test('shogi: only the pawn has limits when dropped', () => {
  const limited = shogi.pieces.filter(
    ({ drop }) => drop.perFile !== null || drop.mateForbidden || !drop.allowed,
  );
  expect(limited.map(({ name, drop }) => [name, drop])).toEqual([
    ['Pawn', { allowed: true, perFile: 1, mateForbidden: true }],
  ]);
});

describe('okisaki shogi, from e5 on an empty board', () => {
  const rook = 'e1 e2 e3 e4 a5 b5 c5 d5 f5 g5 h5 i5 j5 e6 e7 e8 e9 e10';
  const bishop = 'a1 i1 b2 h2 c3 g3 d4 f4 d6 f6 c7 g7 b8 h8 a9 i9 j10';
  test.each([
    ['Queen', `${rook} ${bishop}`],
    ['FIDE Knight', 'd3 f3 c4 g4 c6 g6 d7 f7'],
    ['Reverse Chariot', 'e1 e2 e3 e4 e6 e7 e8 e9 e10'],
    ['Promoted FIDE Knight', GOLD],
    ['Promoted Reverse Chariot', GOLD],
    ['Bishop', bishop],
    ['Silver', 'd4 f4 d6 e6 f6'],
  ])('%s', (name, expected) => {
    expect(reach(okisaki, name, 'e5').split(' ').sort()).toEqual(expected.split(' ').sort());
  });
});

test('okisaki: promotions; queen, gold and king have none', () => {
  expect(promotions(okisaki).toSorted()).toEqual([
    'Bishop > Horse',
    'FIDE Knight > Promoted FIDE Knight',
    'Pawn > Tokin',
    'Reverse Chariot > Promoted Reverse Chariot',
    'Rook > Dragon',
    'Silver > Promoted Silver',
  ]);
});

test('okisaki: the start array', () => {
  const back = 'Reverse Chariot,FIDE Knight,Silver,Gold,Queen,King,Gold,Silver,FIDE Knight,Reverse Chariot';
  expect(rankOf(okisaki, 1)).toEqual(back.split(',').map((name) => `white ${name}`));
  expect(rankOf(okisaki, 2)[1]).toBe('white Bishop');
  expect(rankOf(okisaki, 2)[8]).toBe('white Rook');
  expect(rankOf(okisaki, 3)).toEqual(Array.from({ length: 10 }, () => 'white Pawn'));
});

test('okisaki: the zone is ranks 8 to 10', () => {
  const zone = printSquares(okisaki.rules.promotionRegion.white).split(' ');
  expect(zone).toHaveLength(30);
  expect([zone[0], zone[29]]).toEqual(['a8', 'j10']);
});
