import { expect, test } from 'vitest';
import { builtPage } from '../../built-page.js';

/** A game like chess with an amazon, and these words. */
function built(words: string) {
  const text = `# Harbour

The rules are those of chess, except for the following.

The queen is replaced by an amazon. The amazon (A) moves like a queen or a knight.

${words}
`;
  const { diagnostics, ini } = builtPage(text);
  return {
    ini,
    leftOut: diagnostics
      .filter(({ code }) => code === 'doc/rule-left-out')
      .map(({ span }) => text.slice(span.start, span.end)),
    idle: diagnostics.filter(({ code }) => code === 'doc/no-effect').map(({ message }) => message),
  };
}

// There are no drops in chess.
test.each([
  ['Pieces may be dropped only on the first three ranks.', 1],
  ['Pieces may be dropped only on the first three ranks. Captured pieces can be dropped.', 0],
  ['Pawns may not move two squares.', 0],
])('a rule without effect in the game is reported: %s', (words, count) => {
  const { idle } = built(words);
  expect(idle).toHaveLength(count);
  for (const message of idle) expect(message).toContain('without the rule "Drops"');
});

test('a rule that no option can state is reported', () => {
  expect(built('The Orcs cannot castle. The game is for two players.').leftOut).toEqual([
    'The Orcs cannot castle',
  ]);
  expect(built('When castling, the king moves two or three squares.').leftOut).toHaveLength(1);
  expect(built('When castling, the king moves nine squares.').leftOut).toHaveLength(1);
});

test('one that the game has, or that changes nothing, is not', () => {
  for (const words of [
    'Players agree to a draw.',
    'The king may not castle if it is in check.',
    'A player who resigns loses.',
  ])
    expect(built(words).leftOut).toEqual([]);
});

test('the king castles as far as the page says', () => {
  const { ini, leftOut } = built('When castling, the king moves three squares towards the rook.');
  expect(ini).toContain('castlingKingsideFile = h\ncastlingQueensideFile = b\n');
  expect(leftOut).toEqual([]);
  expect(built('The king castles by moving two squares towards a rook.').ini).not.toContain('File');
});

test('without en passant', () => {
  expect(built('There is no en passant.').ini).toContain('enPassantTypes = -\n');
});

test.each([
  ['Kings may not face each other on an open file.', 1],
  ['Kings may not face each other on an open file or rank.', 0],
  ['Kings may not face each other.', 0],
])('the engine’s rule on facing kings is about files and ranks: %s', (words, warnings) => {
  const { ini, leftOut } = built(words);
  expect(ini).toContain('flyingGeneral = true\n');
  expect(leftOut).toHaveLength(warnings);
});

test('kings in palaces never meet on a rank', () => {
  const text = `# Palaces

The board has 9x10 squares.

King (K): moves one square orthogonally. It may not leave the palace.

Chariot (R): moves any number of squares orthogonally.

Kings may not face each other on an open file.

Start position: r3k4/9/9/9/4r4/9/9/9/9/R3K4 w - - 0 1
`;
  const { diagnostics, ini } = builtPage(text);
  expect(ini).toContain('flyingGeneral = true\n');
  expect(diagnostics.map(({ code }) => code)).not.toContain('doc/rule-left-out');
});

test.each([
  [
    'A player who has only the king left loses.',
    'extinctionPieceTypes = *\nextinctionPieceCount = 1\n',
  ],
  ['A player who loses all rooks loses.', 'extinctionPieceTypes = r\n'],
])('the pieces whose loss ends the game are in the section: %s', (words, lines) => {
  expect(built(words).ini).toContain(lines);
});
