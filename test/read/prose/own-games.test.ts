import { expect, test } from 'vitest';
import { codesIn, valueOf } from './changed-game.js';

/** Games that a page describes in sentences, without the rules of another game. Values are written by hand. */

const palace = (confinement: string): string => `The board has 7 files and 7 ranks.

**General (G)** - moves one square orthogonally. ${confinement}

**Soldier (S)** - moves and captures one square forward or sideways.

The goal is to checkmate the general. A player without a legal move loses.

Start: \`3g3/7/s1sss1s/7/S1SSS1S/7/3G3 w - - 0 1\``;

test.each([
  'It may not leave the squares c1-e3 for White or c5-e7 for Black.',
  'The general cannot leave the nine squares c1 to e3 and c5 to e7.',
  'It must stay within c1-e3 or c5-e7.',
])('a piece confined to squares: %s', (words) => {
  expect(valueOf('mobilityRegionWhiteKing', palace(words))).toBe('c1 d1 e1 c2 d2 e2 c3 d3 e3');
  expect(valueOf('mobilityRegionBlackKing', palace(words))).toBe('c5 d5 e5 c6 d6 e6 c7 d7 e7');
});

test('the piece that is checkmated is royal', () => {
  expect(valueOf('king', palace(''))).toBe('g:W');
});

test.each([
  'It may not leave the three files in the middle (c to e).',
  'It cannot enter the corners.',
  'It is restricted to squares of the colour on which it starts.',
])('where a piece may go is not passed over: %s', (words) => {
  expect(codesIn(palace(words), 'error')).toContain('doc/piece-not-read');
});

const small = (ranks: number, pawn: string): string => `The board has 6 files and ${ranks} ranks.

- **King (K)**: moves one square in any direction.
- **Rook (R)**: moves any number of squares orthogonally.
- **Pawn (P)**: ${pawn}

Pawns promote to rooks on the last rank. There is no castling and no en passant.

Start: \`kr3r/pppppp${'/6'.repeat(ranks - 4)}/PPPPPP/KR3R w - - 0 1\``;
const PLAIN = 'moves one square forward and captures one square diagonally forward.';

test.each([
  [6, PLAIN, 'false'],
  [8, PLAIN, undefined],
  [6, `${PLAIN} On its first move it may move two squares.`, undefined],
])('on %i ranks, a pawn that %s: doubleStep = %s', (ranks, pawn, value) => {
  expect(valueOf('doubleStep', small(ranks, pawn))).toBe(value);
});
