import { describe, expect, test } from 'vitest';
import { promotions, rankOf, reach, shippedVariant } from './shipped.js';

const chess = shippedVariant('chess');

describe('moves from d4 on an empty board', () => {
  test.each([
    ['King', 'c3 d3 e3 c4 e4 c5 d5 e5'],
    ['Knight', 'c2 e2 b3 f3 b5 f5 c6 e6'],
    ['Bishop', 'a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7 h8'],
    ['Rook', 'd1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8'],
  ])('%s', (name, expected) => {
    expect(reach(chess, name, 'd4')).toBe(expected);
  });

  test('Queen moves as rook and bishop', () => {
    const both = `${reach(chess, 'Rook', 'd4')} ${reach(chess, 'Bishop', 'd4')}`;
    expect(reach(chess, 'Queen', 'd4').split(' ').sort()).toEqual(both.split(' ').sort());
  });
});

test('a pawn goes straight and captures aslant', () => {
  expect(reach(chess, 'Pawn', 'e2')).toBe('e3');
  expect(reach(chess, 'Pawn', 'e2', { enemy: 'd3 e3 f3' })).toBe('d3 f3');
  expect(reach(chess, 'Pawn', 'e7', { color: 'black', enemy: 'd6 e6 f6' })).toBe('d6 f6');
});

test('a pawn promotes to one of four', () => {
  expect(promotions(chess)).toEqual(['Pawn > Queen, Rook, Bishop, Knight']);
});

test('start array', () => {
  const pieces = ['Rook', 'Knight', 'Bishop', 'Queen', 'King', 'Bishop', 'Knight', 'Rook'];
  expect(rankOf(chess, 1)).toEqual(pieces.map((name) => `white ${name}`));
  expect(rankOf(chess, 8)).toEqual(pieces.map((name) => `black ${name}`));
  expect(rankOf(chess, 2)).toEqual(Array.from({ length: 8 }, () => 'white Pawn'));
  expect(rankOf(chess, 7)).toEqual(Array.from({ length: 8 }, () => 'black Pawn'));
  expect(chess.start?.value.castlingRights).toBe('KQkq');
});
