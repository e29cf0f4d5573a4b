import { expect, test } from 'vitest';
import { pieceNamed, promotions, rankOf, reach, shippedVariant } from './shipped.js';

const kashogi = shippedVariant('kashogi');

// The kanji diagram of the source, read by hand.
test('start array', () => {
  const white = 'Lance,King,FIDE Knight,Gold,Knight,Gold,Silver,Knight,Lance';
  const black = 'Lance,Knight,Silver,Gold,Knight,Gold,FIDE Knight,King,Lance';
  expect(rankOf(kashogi, 1)).toEqual(white.split(',').map((name) => `white ${name}`));
  expect(rankOf(kashogi, 9)).toEqual(black.split(',').map((name) => `black ${name}`));
  const second = ['-', 'white Bishop', '-', '-', 'white Strutting Crow', '-', '-', 'white Rook', '-'];
  expect(rankOf(kashogi, 2)).toEqual(second);
  const eighth = ['-', 'black Rook', '-', '-', 'black Strutting Crow', '-', '-', 'black Bishop', '-'];
  expect(rankOf(kashogi, 8)).toEqual(eighth);
  expect(rankOf(kashogi, 3)).toEqual(Array.from({ length: 9 }, () => 'white Pawn'));
});

test('the strangers move as at home', () => {
  expect(reach(kashogi, 'FIDE Knight', 'e5')).toBe('d3 f3 c4 g4 c6 g6 d7 f7');
  expect(reach(kashogi, 'Strutting Crow', 'e5')).toBe('d4 f4 e6');
  expect(reach(kashogi, 'Flying Falcon', 'e5')).toBe(
    'a1 i1 b2 h2 c3 g3 d4 f4 d6 e6 f6 c7 g7 b8 h8 a9 i9',
  );
  expect(reach(kashogi, 'Knight', 'e5')).toBe('d7 f7');
});

test('promotions', () => {
  expect(promotions(kashogi).toSorted()).toEqual([
    'Bishop > Horse',
    'FIDE Knight > Promoted FIDE Knight',
    'Knight > Promoted Knight',
    'Lance > Promoted Lance',
    'Pawn > Tokin',
    'Rook > Dragon',
    'Silver > Promoted Silver',
    'Strutting Crow > Flying Falcon',
  ]);
});

test('both knights keep the abbreviations of the source', () => {
  expect(pieceNamed(kashogi, 'Knight').abbreviation).toBe('N');
  expect(pieceNamed(kashogi, 'FIDE Knight').abbreviation).toBe("N'");
  expect(pieceNamed(kashogi, 'Strutting Crow').abbreviation).toBe('SC@');
});
