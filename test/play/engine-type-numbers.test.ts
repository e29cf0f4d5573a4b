import { expect, test } from 'vitest';
import { engineTypeNumber } from '../../src/play/tables/bare-programs.js';

/* Published in the engine's types.h: the pieces of chess come first, and the king last, behind the custom pieces and their king. */

test('the numbers of piece types are those of the engine', () => {
  const chess = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'fers', 'alfil'];
  expect(chess.map(engineTypeNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(engineTypeNumber('king') - engineTypeNumber('customPiece25')).toBe(2);
  expect(engineTypeNumber(null)).toBe(0);
});
