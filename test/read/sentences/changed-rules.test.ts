import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { builtPage } from '../../built-page.js';

const pageOf = (words: string): string =>
  `# Ours\n\nThe rules are those of chess, except for the following.\n\n${words}\n`;

/** The options that a page states, and the number of sentences that are not understood. */
function rulesOf(words: string): readonly string[] {
  const { games, sentences } = readingOf({ file: 'page.md', text: pageOf(words) });
  const stated = games.flatMap(({ rules }) =>
    rules.flatMap(({ option, value }) => (option === null ? [] : [`${option} = ${value ?? ''}`])),
  );
  const unread = sentences.filter(({ verdict }) => verdict === 'unread' || verdict === 'partly');
  return [...stated, ...unread.map(() => 'unread')];
}

const EXPLODES = [
  'blastOnCapture = true',
  'extinctionPseudoRoyal = true',
  'extinctionValue = loss',
  'extinctionPieceTypes = k',
];

test.each([
  'Every capture causes an explosion that removes the capturing piece and all surrounding pieces except pawns.',
  'When a capture is made, both the capturing piece and all pieces adjacent to the captured piece, except pawns, explode.',
  'When a piece is captured, the capturing piece and all adjacent pieces except pawns are removed from the board.',
])('captures that explode: %s', (words) => {
  expect(rulesOf(words)).toEqual(EXPLODES);
});

test.each([
  // Does the piece that captures stay? In the engine it goes, and pawns stay.
  'When a piece is captured, all pieces around it except pawns are removed.',
  'When a piece is captured, all pieces around it explode.',
  'When a piece is captured, the capturing piece and all adjacent pieces are destroyed.',
])('explosions that the engine does not have are not read: %s', (words) => {
  expect(rulesOf(words)).toEqual(['unread']);
});

test.each([
  [
    'Captured pieces can be dropped on your half of the board.',
    [
      'pieceDrops = true',
      'capturesToHand = true',
      'whiteDropRegion = *1 *2 *3 *4',
      'blackDropRegion = *5 *6 *7 *8',
    ],
  ],
  [
    'Pawns may be dropped anywhere.',
    ['firstRankPawnDrops = true', 'promotionZonePawnDrops = true'],
  ],
  ['Dropped pieces may not give check.', ['dropChecks = false']],
  ['It is illegal to give check.', ['checking = false']],
  ['Players may not give check.', ['checking = false']],
  [
    'The first player to get four pieces in a row horizontally wins.',
    ['connectN = 4', 'connectVertical = false', 'connectDiagonal = false'],
  ],
  [
    'The first player to get four pieces in a row horizontally or vertically wins.',
    ['connectN = 4', 'connectDiagonal = false'],
  ],
  ['A player with no pieces left loses.', ['extinctionValue = loss', 'extinctionPieceTypes = *']],
  ['Pawns cannot promote to bishops.', ['promotionPieceTypes = q r n']],
  ['A player who gives check ten times wins.', ['unread']],
])('%s', (words, expected) => {
  expect(rulesOf(words)).toEqual(expected);
});

test('pieces that a game does not have are gone from the start position and from promotion', () => {
  for (const words of ['There are no queens.', 'The queens are removed from the game.']) {
    const { ini } = builtPage(pageOf(words));
    expect(ini).toContain('startFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n');
    expect(ini).toMatch(/^promotionPieceTypes = [nbr]{3}$/m);
    expect(ini).not.toContain('queen');
  }
  expect(builtPage(pageOf('There are no kings.')).ini).toBe('');
});

test('rooks castle as rooks, however they move', () => {
  const { diagnostics, ini } = builtPage(
    pageOf('Bishops move like rooks, and rooks move like bishops.'),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ini).toContain('bishop = r\nrook = b\n');
  expect(ini).toContain('castlingRookPieces = r\n');
});

// A reader cannot tell whether the usual moves stay, so the sentence is not read.
test.each([
  'Kings may move two squares in any direction.',
  'Pawns may move one square backward.',
  'Knights can leap like camels.',
])('moves in place of the usual ones or beside them: %s', (words) => {
  expect(rulesOf(words)).toEqual(['unread']);
  expect(builtPage(pageOf(words)).ini).toBe('');
});

test.each([
  ['Knights can leap like camels instead.', 'customPiece1 = n:C'],
  ['Knights may also leap like camels.', 'customPiece1 = n:NC'],
  ['Bishops move at most three squares.', 'customPiece1 = b:B3'],
])('%s', (words, line) => {
  expect(builtPage(pageOf(words)).ini).toContain(`${line}\n`);
});
