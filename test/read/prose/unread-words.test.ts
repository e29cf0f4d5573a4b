import { expect, test } from 'vitest';
import { builtPage } from '../../built-page.js';

/** Pages of which one sentence is not understood, or is about a piece and not about a player. None of them is another game in silence. */

test.each([
  'Pawns may not promote to a knight. They may pass.',
  'Knights are worth a lot. He may pass.',
  'Bishops may not castle. It may pass.',
  'If a rook cannot move, it must pass.',
])('a pronoun after a piece is no player: %s', (words) => {
  const { ini } = builtPage(
    `# Ours\n\nThe rules are those of chess. ${words} There are no queens.\n`,
  );
  expect(ini).not.toMatch(/pass/);
});

test.each(['A player moves or stays. They may pass.', 'A player may not castle. He may pass.'])(
  'a pronoun after a player is one: %s',
  (words) => {
    const { ini } = builtPage(
      `# Ours\n\nThe rules are those of chess, except for castling. ${words} There are no queens.\n`,
    );
    const isRead = /^pass(?:White)? = true$/m.test(ini);
    // The first sentence of the first page is not read.
    expect(isRead).toBe(words.includes('castle'));
  },
);

test.each([
  'moves one square orthogonally (on Sundays)',
  'moves one square orthogonally (during the first ten moves)',
  'moves one square (after move ten) orthogonally',
  'moves one square orthogonally (every other turn)',
])('a condition in brackets is not passed over: %s', (moves) => {
  const { diagnostics, ini } = builtPage(
    `# Ours\n\nThe rules are those of chess, with one difference: knights are replaced by trotters. A trotter ${moves}.\n`,
  );
  expect(ini).toBe('');
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});

test.each([
  'All pieces move as in chess, except for the glorp.',
  'Chess, but the rook glorps sideways.',
  'Same rules as in chess, except the glorping of rooks.',
])('no setup is made up for a page that leans on another game in unread words: %s', (words) => {
  const { diagnostics, ini } = builtPage(`# Ours\n\n${words} The knight moves like a king.\n`);
  expect(ini).toBe('');
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});

test('the capture of both knights is not the capture of one', () => {
  const page = (which: string): string =>
    builtPage(`# Ours\n\nThe rules of chess apply. The first player to capture ${which} wins.\n`)
      .ini;
  expect(page('both enemy knights')).toContain('extinctionPieceTypes = n');
  expect(page('an enemy knight')).toBe('');
});

test.each([
  // The start position of shogi without its lances, and of crazyhouse.
  [
    'Shogi, but there are no lances.',
    '1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/1NSGKGSN1[-] w',
  ],
  [
    'Crazyhouse, but pawns may not be dropped on the first rank.',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq',
  ],
])('a game is named at the start of its only sentence: %s', (words, start) => {
  expect(builtPage(`# Ours\n\n${words}\n`).ini).toContain(`startFen = ${start}`);
});

test.each([
  'The rooks of both players trade places with the knights.',
  'White and Black swap their positions after ten turns.',
])('pieces that change places are no remark: %s', (words) => {
  const { diagnostics, ini } = builtPage(
    `# Ours\n\nThe rules are those of chess. There are no queens. ${words}\n`,
  );
  expect(ini).toBe('');
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});
