import { expect, test } from 'vitest';
import { built, codesIn, valueOf } from './changed-game.js';

/** Pieces of another game that a page changes: what it does not say stays as it was, and what it says of some is not said of all. */

const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1';

test.each([
  // The dragon king is no king, and the shogi knight is a knight.
  ['Shogi, but kings move like camels.', 'king', 'k:C'],
  ['Shogi, but knights move like camels.', 'customPiece1', 'n:C'],
  // A promoted piece has no place at the start.
  ['Shogi, but dragons move like camels.', 'customPiece1', 'd:C'],
])('the rest of shogi stays: %s', (words, key, value) => {
  expect(valueOf(key, words)).toBe(value);
  expect(valueOf('startFen', words)).toBe(SHOGI);
  expect(valueOf('promotedPieceType', words)?.split(' ').toSorted()).toEqual(
    'b:h l:g n:g p:g r:d s:g'.split(' '),
  );
  expect(codesIn(words, 'warning')).toEqual([]);
});

test('tokins are no golds', () => {
  expect(valueOf('gold', 'Shogi, but tokins cannot capture.')).not.toBeDefined();
  expect(built('Shogi, but there are no tokins.').ini).not.toContain('lns1k1snl');
});

test.each([
  ['Xiangqi, but elephants may also move one square forward.', 'b:nAfW', '*1 *2 *3 *4 *5'],
  ['Xiangqi, but elephants cannot capture.', 'b:mnA', '*1 *2 *3 *4 *5'],
  ['Xiangqi, but advisors move like camels.', 'a:C', 'd1 e1 f1 d2 e2 f2 d3 e3 f3'],
])('who is confined stays so, however it moves: %s', (words, moves, squares) => {
  expect(valueOf('customPiece1', words)).toBe(moves);
  expect(valueOf('mobilityRegionWhiteCustomPiece1', words)).toBe(squares);
});

test.each([
  [
    'Xiangqi, but there are no advisors.',
    'rnb1k1bnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNB1K1BNR w - - 0 1',
  ],
  [
    'Crazyhouse, but Black has two pawns in hand.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[pp] w KQkq - 0 1',
  ],
  [
    'Chess, but each player has a knight in hand.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1',
  ],
])('%s', (words, fen) => {
  expect(valueOf('startFen', words)).toBe(fen);
});

test('pieces in hand can be dropped', () => {
  const words = 'Chess, but each player has a knight in hand.';
  expect(valueOf('pieceDrops', words)).toBe('true');
  expect(valueOf('capturesToHand', words)).not.toBe('true');
});

test.each([
  // Of one player.
  'Chess, but there are no white rooks.',
  'Chess, but white pawns cannot move two squares.',
  'Chess, but white pawns may move two squares from the third rank.',
  'Chess, but black pawns promote to queens.',
  'Chess, but black kings are not royal.',
  'Crazyhouse, but white pawns may be dropped on the first rank.',
  // Of some of them.
  'Crazyhouse, but there are no promoted pawns.',
  'Shogi, but there are no promoted rooks.',
  'Crazyhouse, but dropped pawns may not move two squares.',
  'Crazyhouse, but dropped knights cannot promote.',
  // Only there.
  'Crazyhouse, but pawns may be dropped only on the first rank.',
  'Shogi, but pawns can only be dropped on the first rank.',
  // The zone of the pawns is that of all pieces.
  'Shogi, but pawns promote only on the last rank.',
])('what is said of some is not said of all: %s', (words) => {
  expect(built(words).ini).toBe('');
});

test.each([
  // The soldier goes sideways only beyond the river.
  'Xiangqi, but soldiers cannot capture.',
  'Chess, but knights promote only on the last rank.',
  // Nothing promotes in xiangqi, so it has no zone.
  'Xiangqi, but soldiers promote to horses.',
])('a warning says what is lost or assumed: %s', (words) => {
  expect(built(words).ini).not.toBe('');
  expect(codesIn(words, 'warning')).not.toEqual([]);
});

test('where nothing promotes in the other game, the zone is the last rank', () => {
  expect(valueOf('promotionRegionWhite', 'Xiangqi, but soldiers promote to horses.')).toBe('*10');
});

test.each([
  ['Chess, but knights capture like bishops.', 'knibis', 'n'],
  ['Chess, but pawns capture one square straight forward.', 'customPiece1', 'p:fWifmnD'],
  ['Xiangqi, but cannons capture like rooks.', 'rook', 'c'],
  ['Chess, but knights also capture like bishops.', 'customPiece1', 'n:NcB'],
  ['Chess, but knights move like bishops and capture like rooks.', 'customPiece1', 'n:mBcR'],
])('what is said of captures alone leaves the other moves: %s', (words, key, value) => {
  expect(valueOf(key, words)).toBe(value);
});

test.each([
  'Chess, but knights capture like bishops. They move like camels.',
  'Chess, but bishops can jump over pieces.',
  'Chess, but the archer captures like a bishop.',
  // The silver general, or the gold general?
  'Shogi, but with the following changes:\n\n- The general moves like a queen.\n- Stalemate is a draw.',
])('refused: %s', (words) => {
  expect(built(words).ini).toBe('');
});
