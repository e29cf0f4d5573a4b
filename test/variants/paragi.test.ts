import { describe, expect, test } from 'vitest';
import { pieceNamed, printSquares, promotions, rankOf, reach, shippedVariant } from './shipped.js';

const paragi = shippedVariant('paragi');

const STRAIGHT = 'e1 e2 e3 e4 a5 b5 c5 d5 f5 g5 h5 i5 e6 e7 e8 e9';
const ASLANT = 'a1 i1 b2 h2 c3 g3 d4 f4 d6 f6 c7 g7 b8 h8 a9 i9';
const KNIGHT = 'd3 f3 c4 g4 c6 g6 d7 f7';
const KING = 'd4 e4 f4 d5 f5 d6 e6 f6';

describe('moves from e5 on an empty board', () => {
  test.each([
    ['King', [KING]],
    ['Guard', [KING]],
    ['Pawn', ['e6']],
    ['Knight', [KNIGHT]],
    ['Judge', [KNIGHT, KING]],
    ['Bishop', [ASLANT]],
    ['Cardinal', [ASLANT, KNIGHT]],
    ['Rook', [STRAIGHT]],
    ['Marshal', [STRAIGHT, KNIGHT]],
    ['Horse', [ASLANT, KING]],
    ['Teut', [ASLANT, KING, KNIGHT]],
    ['Dragon', [STRAIGHT, KING]],
    ['Ship', [STRAIGHT, KING, KNIGHT]],
    ['Queen', [ASLANT, STRAIGHT]],
    ['Angel', [ASLANT, STRAIGHT, KNIGHT]],
  ])('%s', (name, parts) => {
    const expected = new Set(parts.join(' ').split(' '));
    expect(new Set(reach(paragi, name, 'e5').split(' '))).toEqual(expected);
  });
});

test('the seven promotions', () => {
  expect(promotions(paragi).toSorted()).toEqual([
    'Bishop > Cardinal',
    'Dragon > Ship',
    'Horse > Teut',
    'Knight > Judge',
    'Pawn > Guard',
    'Queen > Angel',
    'Rook > Marshal',
  ]);
});

test('letters of the page', () => {
  const letters = 'Guard G, Judge J, Cardinal C, Marshal M, Teut T, Ship S, Angel A';
  for (const entry of letters.split(', ')) {
    const [name = '', letter = ''] = entry.split(' ');
    expect(pieceNamed(paragi, name).abbreviation).toBe(letter);
  }
});

test('start array', () => {
  const white = ['Rook', 'Knight', 'Bishop', 'Horse', 'King', 'Dragon', 'Bishop', 'Knight', 'Rook'];
  const black = ['Rook', 'Knight', 'Bishop', 'Dragon', 'King', 'Horse', 'Bishop', 'Knight', 'Rook'];
  expect(rankOf(paragi, 1)).toEqual(white.map((name) => `white ${name}`));
  expect(rankOf(paragi, 9)).toEqual(black.map((name) => `black ${name}`));
  expect(rankOf(paragi, 2)[4]).toBe('white Queen');
  expect(rankOf(paragi, 8)[4]).toBe('black Queen');
  expect(rankOf(paragi, 3)).toEqual(Array.from({ length: 9 }, () => 'white Pawn'));
  expect(rankOf(paragi, 7)).toEqual(Array.from({ length: 9 }, () => 'black Pawn'));
});

test('campmate on the ninth and the first rank', () => {
  expect(printSquares(paragi.rules.flagRegion.white)).toBe('a9 b9 c9 d9 e9 f9 g9 h9 i9');
  expect(printSquares(paragi.rules.flagRegion.black)).toBe('a1 b1 c1 d1 e1 f1 g1 h1 i1');
  expect(paragi.rules.flagPiece.white).toBe(pieceNamed(paragi, 'King').id);
});

test('what no engine option says: repetition is prohibited, bare kings race', () => {
  expect(paragi.beyond).toEqual({
    repetitionProhibited: 3,
    bareKings: 'king-nearer-its-last-rank-wins',
    promotesInsideByCapture: false,
  });
  expect(paragi.origins.repetitionProhibited?.kind).toBe('stated');
  expect(paragi.origins.bareKings?.kind).toBe('stated');
});
