import { describe, expect, test } from 'vitest';
import { printSquare, squaresOf } from '../../src/ir/board.js';
import { printSquares, promotions, rankOf, reach, shippedVariant, square } from './shipped.js';

const alquerque = shippedVariant('alquerque');
const soldiers = shippedVariant('alquerque-soldier', 'alquerque');
const shogi = shippedVariant('shogi');

const connected = alquerque.regions.find(({ name }) => name === 'connected');
const unconnected = alquerque.regions.find(({ name }) => name === 'unconnected');

describe('regions', () => {
  test('41 squares are connected: corners, centre, and every second square between', () => {
    expect(connected?.squares.white).toHaveLength(41);
    expect(printSquares(connected?.squares.white.slice(0, 9) ?? [])).toBe('a1 c1 e1 g1 i1 b2 d2 f2 h2');
    for (const corner of ['a1', 'i1', 'a9', 'i9', 'e5']) {
      expect(connected?.squares.white).toContain(square(corner));
    }
  });

  test('they are the same for both players, and the other forty are unconnected', () => {
    expect(connected?.squares.black).toEqual(connected?.squares.white);
    const both = [...(connected?.squares.white ?? []), ...(unconnected?.squares.white ?? [])];
    expect(both.toSorted((a, b) => a - b)).toEqual(squaresOf(alquerque.board.value));
  });
});

// e4 is unconnected, e5 connected. Squares counted by hand from the prose and the two diagrams of the page.
describe('moves on an empty board', () => {
  const E_FILE = 'e1 e2 e3 e4 e5 e6 e7 e8 e9';
  const without = (origin: string, text: string) => text.replace(`${origin} `, '');
  test.each([
    ['King', 'd3 e3 f3 d4 f4 d5 e5 f5', 'd4 e4 f4 d5 f5 d6 e6 f6'],
    ['Gold', 'e3 d4 f4 e5', 'd4 e4 f4 d5 f5 d6 e6 f6'],
    [
      'Rook',
      `${without('e4', E_FILE)} a4 b4 c4 d4 f4 g4 h4 i4`,
      `${without('e5', E_FILE)} a5 b5 c5 d5 f5 g5 h5 i5 d4 f4 d6 f6`,
    ],
    [
      'Bishop',
      'e2 e3 c4 d4 f4 g4 e5 e6',
      'e3 e4 c5 d5 f5 g5 e6 e7 a1 b2 c3 d4 f6 g7 h8 i9 i1 h2 g3 f4 d6 c7 b8 a9',
    ],
    ['Silver', 'e5', 'e6 d4 f4 d6 f6 c3 g3 c7 g7'],
    ['Horse', 'd6 f6', 'c6 g6 d7 f7'],
    ['Lance', 'e5 e6', 'e6 e7 d6 c7 f6 g7'],
    ['Pawn', 'e5', 'e6'],
  ])('%s', (name, fromUnconnected, fromConnected) => {
    const sorted = (text: string) => text.split(' ').sort();
    expect(sorted(reach(alquerque, name, 'e4'))).toEqual(sorted(fromUnconnected));
    expect(sorted(reach(alquerque, name, 'e5'))).toEqual(sorted(fromConnected));
  });

  test('Soldier', () => {
    expect(reach(soldiers, 'Soldier', 'e4')).toBe('d4 f4 e5');
    expect(reach(soldiers, 'Soldier', 'e5')).toBe('d5 f5 d6 e6 f6');
  });

  test('Black moves the other way, from the same connected squares', () => {
    const black = { color: 'black' } as const;
    expect(reach(alquerque, 'Horse', 'e5', black)).toBe('d3 f3 c4 g4');
    expect(reach(alquerque, 'Horse', 'e6', black)).toBe('d4 f4');
    expect(reach(alquerque, 'Lance', 'e5', black)).toBe('c3 e3 g3 d4 e4 f4');
    expect(reach(soldiers, 'Soldier', 'e5', black)).toBe('d4 e4 f4 d5 f5');
  });
});

describe('the horse can be blocked', () => {
  test('from an unconnected square by the square in front of it', () => {
    expect(reach(alquerque, 'Horse', 'e4', { enemy: 'e5' })).toBe('');
    expect(reach(alquerque, 'Horse', 'e4', { own: 'd5 f5' })).toBe('d6 f6');
  });

  test('from a connected square by the squares aslant in front of it', () => {
    expect(reach(alquerque, 'Horse', 'e5', { enemy: 'd6' })).toBe('g6 f7');
    expect(reach(alquerque, 'Horse', 'e5', { enemy: 'f6' })).toBe('c6 d7');
    expect(reach(alquerque, 'Horse', 'e5', { own: 'e6 d5 f5' })).toBe('c6 g6 d7 f7');
  });
});

test('the silver leaps two squares, the lance and the bishop do not', () => {
  const neighbours = 'd4 e4 f4 d5 f5 d6 e6 f6';
  expect(reach(alquerque, 'Silver', 'e5', { own: neighbours })).toBe('c3 g3 c7 g7');
  expect(reach(alquerque, 'Lance', 'e5', { own: neighbours })).toBe('');
  expect(reach(alquerque, 'Bishop', 'e5', { own: neighbours })).toBe('');
  expect(reach(alquerque, 'Rook', 'e5', { own: neighbours })).toBe('');
});

describe('pieces that can never move again', () => {
  test('a silver on the last rank can move from connected squares only', () => {
    expect(reach(alquerque, 'Silver', 'c9')).toBe('a7 e7 b8 d8');
    expect(reach(alquerque, 'Silver', 'd9')).toBe('');
  });

  test('a horse on the eighth rank likewise', () => {
    expect(reach(alquerque, 'Horse', 'b8')).toBe('d9');
    expect(reach(alquerque, 'Horse', 'd8')).toBe('b9 f9');
    expect(reach(alquerque, 'Horse', 'e8')).toBe('');
  });

  test('a soldier never', () => {
    for (const at of squaresOf(soldiers.board.value)) {
      expect(reach(soldiers, 'Soldier', printSquare(at)), printSquare(at)).not.toBe('');
    }
  });
});

test('this gold and that of shogi have 416 moves over the 81 squares, as the page claims', () => {
  const movesOf = (variant: typeof shogi) =>
    squaresOf(variant.board.value)
      .map((at) => reach(variant, 'Gold', printSquare(at)).split(' ').length)
      .reduce((sum, count) => sum + count, 0);
  expect(movesOf(alquerque)).toBe(416);
  expect(movesOf(soldiers)).toBe(416);
  expect(movesOf(shogi)).toBe(416);
});

test('what promotes to gold in shogi promotes to this gold; rook and bishop do not promote', () => {
  expect(promotions(alquerque)).toEqual([
    'Silver > Gold',
    'Horse > Gold',
    'Lance > Gold',
    'Pawn > Gold',
  ]);
  expect(promotions(soldiers).toSorted()).toEqual([
    'Horse > Gold',
    'Pawn > Gold',
    'Silver > Gold',
    'Soldier > Gold',
  ]);
});

test('the start array is that of shogi', () => {
  const inShogi = (piece: string) =>
    piece.replace('Horse', 'Knight').replace('Soldier', 'Lance');
  for (const variant of [alquerque, soldiers]) {
    for (let rank = 1; rank <= 9; rank++) {
      expect(rankOf(variant, rank).map(inShogi)).toEqual(rankOf(shogi, rank));
    }
  }
});
