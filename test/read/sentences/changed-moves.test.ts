import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** The pieces of a page that changes chess: `Knight NF`, or `Knight ?` if not all is understood. */
function piecesOf(
  words: string,
  rules = 'The rules are those of chess, except:',
  between = '\n\n',
): string {
  const { games } = readingOf({ file: 'page.md', text: `# Ours\n\n${rules}${between}${words}\n` });
  const pieces = games.flatMap((game) => game.pieces);
  return pieces
    .map(({ betza, names, verdict }) => `${names.join()} ${verdict === 'read' ? betza : '?'}`)
    .join(', ');
}

const ADDED: readonly (readonly [string, string])[] = [
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
  ['The bishop additionally moves one square orthogonally.', 'Bishop BW'],
  ['Queens move like knights also.', 'Queen QN'],
  ['Queens move also like knights.', 'Queen QN'],
];
test.each(ADDED)('what is added to the moves of the other game: %s', (words, expected) => {
  expect(piecesOf(words)).toBe(expected);
});

const TAKEN: readonly (readonly [string, string])[] = [
  ['Knights may not capture.', 'Knight mN'],
  ['Bishops may not move backwards.', 'Bishop fB'],
  ['Rooks may not move backwards.', 'Rook fsR'],
];
test.each(TAKEN)('what is taken from the moves of the other game: %s', (words, expected) => {
  expect(piecesOf(words)).toBe(expected);
});

const IN_ONE = [...ADDED, ...TAKEN].filter(([words]) => !/^In addition|^Furthermore/.test(words));
test.each(IN_ONE)('the same in the sentence that names the game: %s', (words, expected) => {
  const [first = '', ...rest] = words;
  for (const lead of ['Chess, except that', 'Chess, but', 'The rules are those of chess, but'])
    expect([lead, piecesOf(`${first.toLowerCase()}${rest.join('')}`, lead, ' ')]).toEqual([
      lead,
      expected,
    ]);
});

// "Also" in the middle of a whole description.
test.each([
  ['Bishops move like knights, and can also capture one square forward.', 'Bishop NfcW'],
  ['The bishop, also known as the elephant, moves two squares diagonally.', 'Bishop A'],
])('a piece that is described anew: %s', (words, expected) => {
  expect(['', expected]).toContain(piecesOf(words));
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
