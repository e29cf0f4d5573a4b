import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** The pieces of a page that changes chess: `Knight NF`, or `Knight ?` if not all is understood. */
function piecesOf(words: string, rules = 'The rules are those of chess, except:'): string {
  const { games } = readingOf({ file: 'page.md', text: `# Ours\n\n${rules}\n\n${words}\n` });
  const pieces = games.flatMap((game) => game.pieces);
  return pieces
    .map(({ betza, names, verdict }) => `${names.join()} ${verdict === 'read' ? betza : '?'}`)
    .join(', ');
}

test.each([
  ['Knights may also move one square diagonally.', 'Knight NF'],
  ['The queen can also move like a knight.', 'Queen QN'],
  ['Knights can also move one square orthogonally without capturing.', 'Knight NmW'],
  ['Bishops may also capture one square orthogonally.', 'Bishop BcW'],
  ['Kings can also move two squares orthogonally, jumping over any piece.', 'King KD'],
  ['In addition to their usual moves, bishops may move one square orthogonally.', 'Bishop BW'],
  ['In addition, the bishop moves one square orthogonally.', 'Bishop BW'],
  ['Pawns may also move one square sideways, without capturing.', 'Pawn fsmWfceF'],
  // It captures differently from how it moves, so "move" leaves open which is meant.
  ['Pawns may also move one square sideways.', ''],
  ['In addition, pawns may move one square sideways.', ''],
  // A piece that chess has not: nothing is added.
  ['Furthermore, the Wizard moves one square diagonally.', 'Wizard F'],
  ['Wizards may also move one square diagonally.', ''],
])('what is added to the moves of the other game: %s', (words, expected) => {
  expect(piecesOf(words)).toBe(expected);
});

test.each([
  ['Knights may not capture.', 'Knight mN'],
  ['Bishops may not move backwards.', 'Bishop fB'],
  ['Rooks may not move backwards.', 'Rook fsR'],
])('what is taken from the moves of the other game: %s', (words, expected) => {
  expect(piecesOf(words)).toBe(expected);
});

test('without another game, "also" says nothing of the other moves', () => {
  const words = 'Knights may also move one square diagonally.';
  expect(piecesOf(words, 'The board has 8x8 squares.')).toBe('');
});

test.each([
  [
    'Knights move like knights, but capture like rooks. Rooks move like rooks, but capture like knights.',
    'Knight mNcR, Rook mRcN',
  ],
  ['Knights move like bishops, and bishops move like knights.', 'Knight B, Bishop N'],
  // No game has these two.
  ['The Lion moves like a snark. The Snark moves like a lion.', 'Lion ?, Snark ?'],
])('pieces that move like each other are those of the other game: %s', (words, expected) => {
  expect(piecesOf(words)).toBe(expected);
});
