import { describe, expect, test } from 'vitest';
import { pieceNamed, printSquares, promotions, reach, shippedVariant, startOf } from './shipped.js';

const zo = shippedVariant('zo-shogi');

describe('moves from e5 on an empty board', () => {
  test('the elephant goes everywhere but straight back', () => {
    expect(reach(zo, 'Elephant', 'e5')).toBe('d4 f4 d5 f5 d6 e6 f6');
    expect(reach(zo, 'Elephant', 'e5', { color: 'black' })).toBe('d4 e4 f4 d5 f5 d6 f6');
  });

  test('the prince goes everywhere, and is not royal', () => {
    expect(reach(zo, 'Prince', 'e5')).toBe('d4 e4 f4 d5 f5 d6 e6 f6');
    expect(pieceNamed(zo, 'Prince').royal).toBe(false);
  });

  test('the knight has two squares', () => {
    expect(reach(zo, 'Knight', 'e5')).toBe('d7 f7');
  });
});

test('the seven promotions', () => {
  expect(promotions(zo).toSorted()).toEqual([
    'Bishop > Horse',
    'Elephant > Prince',
    'Knight > Promoted Knight',
    'Lance > Promoted Lance',
    'Pawn > Tokin',
    'Rook > Dragon',
    'Silver > Promoted Silver',
  ]);
});

// The squares of the diagram definition of the page.
test('start array', () => {
  const start = startOf(zo);
  const at = (name: string) =>
    [...start].flatMap(([where, piece]) => (piece.endsWith(` ${name}`) ? [where] : [])).sort();
  expect(at('King')).toEqual(['e1', 'e9']);
  expect(at('Elephant')).toEqual(['e2', 'e8']);
  expect(at('Rook')).toEqual(['b8', 'h2']);
  expect(at('Bishop')).toEqual(['b2', 'h8']);
  expect(at('Gold')).toEqual(['d1', 'd9', 'f1', 'f9']);
  expect(at('Silver')).toEqual(['c1', 'c9', 'g1', 'g9']);
  expect(at('Knight')).toEqual(['b1', 'b9', 'h1', 'h9']);
  expect(at('Lance')).toEqual(['a1', 'a9', 'i1', 'i9']);
  expect(at('Pawn')).toHaveLength(18);
  expect(start.get('h2')).toBe('white Rook');
});

test('campmate: the king wins on the last rank', () => {
  const { flagPiece, flagRegion } = zo.rules;
  const king = pieceNamed(zo, 'King').id;
  expect(flagPiece).toEqual({ white: king, black: king });
  expect(printSquares(flagRegion.white)).toBe('a9 b9 c9 d9 e9 f9 g9 h9 i9');
  expect(printSquares(flagRegion.black)).toBe('a1 b1 c1 d1 e1 f1 g1 h1 i1');
});
