import { expect, test } from 'vitest';
import { builtPage } from '../../built-page.js';

/** A page whose pieces are described in sentences only. */
function built(name: string, promotion: string) {
  const text = `# Harbour

The board has 8x8 squares.

### ${name} (D)

It moves one square diagonally.

### King (K)

It moves one square in any direction.

### Pawn (P)

It moves one square forward. ${promotion}

\`\`\`
d . . k . . . d
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
D . . K . . . D
\`\`\`
`;
  const { diagnostics, ini } = builtPage(text);
  const unread = diagnostics
    .filter(({ code }) => code === 'doc/sentence-not-understood')
    .map(({ span }) => text.slice(span.start, span.end));
  return {
    ini,
    unread,
    codes: diagnostics.map(({ code }) => code),
    messages: diagnostics.map(({ message }) => message).join('\n'),
  };
}

test('a promotion that may not be the only one is reported, also among the moves of the pawn', () => {
  const open = 'Pawns may be promoted to kings on the last rank.';
  expect(built('Queen', open)).toMatchObject({ unread: [open] });
  const { ini, unread } = built('Duke', 'Pawns promote only to dukes on the last rank.');
  expect(unread).toEqual([]);
  expect(ini).toContain('promotionPieceTypes = d\n');
});

test('pawns that "promote and move like dukes" promote to dukes, from that rank on', () => {
  const { ini, unread } = built(
    'Duke',
    'Pawns promote and move like dukes when they reach the sixth rank.',
  );
  expect(unread).toEqual([]);
  expect(ini).toContain('promotionPieceTypes = d\n');
  expect(ini).toContain('promotionRegionWhite = *6 *7 *8\n');
});

test('a pawn that "moves like" two pieces may be a compound of them', () => {
  const { codes, ini } = built(
    'Duke',
    'Pawns promote and move like a king or a duke when they reach the sixth rank.',
  );
  expect(codes).toContain('doc/sentence-not-understood');
  expect(ini).not.toContain('promotionPieceTypes = kd');
});

test('a piece of chess that the page does not define has its usual moves', () => {
  const { ini } = built('Duke', 'It promotes to a queen on the last rank.');
  expect(ini).toContain('queen = q\n');
  expect(ini).toContain('promotedPieceType = p:q\n');
});

test('unless the page has a piece with a longer name', () => {
  const { ini } = built('Snow Queen', 'It promotes to a queen on the last rank.');
  expect(ini).toContain('promotedPieceType = p:d\n');
  expect(ini).not.toContain('queen = ');
});

test('also a piece of another game', () => {
  const { ini } = built('Duke', 'It promotes to a gold general on the last rank.');
  expect(ini).toContain('gold = ');
});

test('a piece of no game is reported', () => {
  const { codes, ini } = built('Duke', 'It promotes to a Toll Warden on the last rank.');
  expect(codes).toContain('doc/piece-not-read');
  expect(ini).toBe('');
});

test.each([
  ['', '1 farthest rank', 'chess'],
  [' Captured pieces may be dropped.', '3 farthest ranks', 'shogi'],
])('without a zone, that of the family is assumed, by drops: "%s"', (more, zone, family) => {
  const { ini, messages } = built('Duke', `It promotes to a queen.${more}`);
  expect(messages).toContain(`"Promotion zone" is not stated; assuming "${zone}" as in ${family}`);
  expect(ini).toContain('promotedPieceType = p:q\n');
  expect(ini.includes('pieceDrops = true')).toBe(family === 'shogi');
});

/** A page in HTML, whose table has Betza and what the pawns become. */
function table(cell: string, more = '') {
  const rows = [
    ['King', 'K', 'K', ''],
    ['Queen', 'Q', 'Q', ''],
    ['Knight', 'N', 'N', ''],
    ['Pawn', 'P', 'fmWfcF', cell],
  ].map((cells) => `<tr>${cells.map((one) => `<td>${one}`).join('')}`);
  return builtPage(
    `<html><h1>Harbour</h1><p>The board has 8x8 squares. There is no castling. ${more}<table><tr><th>Name<th>Symbol<th>Betza<th>Promotes to${rows.join('')}</table><p>Start position: qnnqknnq/pppppppp/8/8/8/8/PPPPPPPP/QNNQKNNQ w - - 0 1</html>`,
  ).ini;
}

test('what a table says that pawns become is read, or nothing is built', () => {
  const queens = 'Pawns promote to a queen.';
  expect(table('Q, N')).toMatch(/^promotionPieceTypes = (?:qn|nq)$/m);
  expect(table('Queen or knight')).toMatch(/^promotionPieceTypes = (?:qn|nq)$/m);
  expect(table('see below', queens)).toContain('promotionPieceTypes = q\n');
  for (const cell of ['Q N', 'Q only once', 'whatever was lost']) expect(table(cell)).toBe('');
});
