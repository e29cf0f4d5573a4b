import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { readingOf } from '../../../src/page-reading.js';
import { builtPage, playedPage } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

let games = 0;

/** The moves of White's pawn in the engine, which reads the section of a page with this description. */
function movesOf(
  words: string,
  fens: readonly string[],
  before: readonly string[] = [],
): readonly (readonly string[])[] {
  // The engine keeps the first section of a name.
  games += 1;
  const text = `# Pawns ${games}

The board has 8x8 squares.

King (K): moves one square in any direction.

Queen (Q): moves any number of squares in any direction.

Pawn (P): ${words} Pawns promote to queens on the last rank.

Start position: q3k3/pppppppp/8/8/8/8/PPPPPPPP/Q3K3 w - - 0 1
`;
  const game = playedPage(engine, text);
  return fens.map((fen) => {
    game.setFen(fen);
    for (const move of before) game.push(move);
    return game
      .legalMoves()
      .filter((move) => !move.startsWith('e1'))
      .toSorted();
  });
}

/** At its start; with a piece before it; with a piece two squares before it; with pieces on all four diagonals. */
const FENS = [
  '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  '4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1',
  '4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1',
  '4k3/8/2p1p3/3P4/2p1p3/8/8/4K3 w - - 0 1',
];
const CAPTURES = ['d5c6', 'd5d6', 'd5e6'];

test.each([
  'Moves one square forward, or two squares on its first move. Captures one square diagonally forward.',
  'Moves one step forward (two on its first move) and captures one step diagonally forward.',
  'Moves one square straight forward without capturing, and captures one square diagonally forward. On its first move it may move two squares.',
  'Moves forward one square, with the option of two squares on its first move. Captures diagonally forward one square.',
  'Moves one square forward and captures diagonally. It can advance two squares on its first move.',
  'Moves one square forward. From its starting square it may move two squares forward. It captures one square diagonally forward.',
  'Can move one or two squares forward on its first move, and one square after that. Captures diagonally forward.',
  'Moves one or two squares forward from its starting position, otherwise one square forward. It captures one square diagonally.',
  'Moves one square forward, 2 on first move. Captures one square diagonally forward.',
  'Moves one square forward; on its first move, it has the choice of one or two squares. Captures one square diagonally forward.',
  'Moves one square forward, captures diagonally forward, initial double step allowed.',
  'Moves and captures as in chess, including the initial double step and en passant.',
  'As in chess.',
])('a pawn with a double step, without leaping or going back: %s', (words) => {
  expect(movesOf(words, FENS)).toEqual([['e2e3', 'e2e4'], [], ['e2e3'], CAPTURES]);
});

test.each([
  'Like a pawn in chess, but without the double step.',
  'Moves like a chess pawn, but cannot move two squares on its first move.',
  'Moves one square forward and captures one square diagonally forward. There is no double step.',
])('a pawn without a double step: %s', (words) => {
  expect(movesOf(words, FENS)).toEqual([['e2e3'], [], ['e2e3'], CAPTURES]);
});

test.each([
  ['Same as in chess.', ['e5d6', 'e5e6']],
  ['Same as in chess, but no en passant.', ['e5e6']],
  ["Moves like a chess pawn but can't capture en passant.", ['e5e6']],
  ['Moves as in chess, but cannot be captured en passant.', ['e5e6']],
  [
    'As in chess.\n\nGuard (G): moves one square diagonally, but cannot capture en passant.',
    ['e5d6', 'e5e6'],
  ],
])('a pawn with or without en passant: %s', (words, expected) => {
  const fens = ['4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1'];
  expect(movesOf(words, fens, ['d7d5'])).toEqual([expected]);
});

test.each([
  'The king, the queen and the pawn move as in chess. There is no double step and no en passant.',
  'The pawn, the king and the queen move as in chess. There is no double step.',
])('a rule of pawns in a paragraph on all pieces: %s', (words) => {
  const text = `# Ours

The board has 8x8 squares.

${words} Pawns promote to queens on the last rank.

Start position: q3k3/pppppppp/8/8/8/8/PPPPPPPP/Q3K3 w - - 0 1
`;
  expect(builtPage(text).ini).toContain('doubleStep = false\n');
});

test.each([
  'Moves one square in any direction. It may move two squares on its first move.',
  'Moves one square in any direction, but may move two squares on its first move.',
  'Moves one square diagonally and can move two squares on its first move.',
  'The guard moves one square diagonally, but may move two squares on its first move.',
  'Guards move one square diagonally, but on their first move they may move two squares.',
  'Moves one square diagonally; it can move two squares from its starting square.',
  'Moves one square diagonally. On its first move, it may move two squares.',
  'Moves one square diagonally. Initial double step allowed.',
  'Moves one square diagonally. Initially it may move two squares.',
])('the first move of another piece, without its way, is no rule of the pawns: %s', (words) => {
  const { games } = readingOf({ file: 'page.md', text: `# Ours\n\n### Guard\n\n${words}\n` });
  expect(games[0]?.pieces[0]?.verdict).not.toBe('read');
  expect(games[0]?.rules.map(({ option }) => option)).not.toContain('doubleStep');
});

test('another piece that captures diagonally does so in every direction', () => {
  const guard = movesOf(
    'As in chess.\n\nGuard (G): moves one square forward and captures diagonally.',
    ['4k3/8/2p1p3/3G4/2p1p3/8/8/4K3 w - - 0 1'],
  );
  expect(guard).toEqual([['d5c4', 'd5c6', 'd5d6', 'd5e4', 'd5e6']]);
});

test.each([
  ['Soldier (S): moves like a chess pawn, but cannot capture en passant.', ['e5e6']],
  ['White Pawn (S): moves as a pawn. It cannot capture en passant.', ['e5e6']],
  ['Soldier (S): moves like a chess pawn.', ['e5d6', 'e5e6']],
])('a piece like a pawn stands for the pawns: %s', (words, expected) => {
  games += 1;
  const text = `# Soldiers ${games}

The board has 8x8 squares.

King (K): moves one square in any direction.

Queen (Q): moves any number of squares in any direction.

${words} It promotes to a queen on the last rank.

Start position: q3k3/ssssssss/8/8/8/8/SSSSSSSS/Q3K3 w - - 0 1
`;
  const game = playedPage(engine, text);
  game.setFen('4k3/3s4/8/4S3/8/8/8/4K3 b - - 0 1');
  expect(game.push('d7d5')).toBe(true);
  expect(
    game
      .legalMoves()
      .filter((move) => move.startsWith('e5'))
      .toSorted(),
  ).toEqual(expected);
});

/** The moves of a pawn to the sixth and to the last rank, where it can never move again. */
test.each([
  ['Pawns may promote when they reach any of the last three ranks.', true],
  ['Pawns can promote on the last three ranks, and must promote on the last rank.', true],
  ['Pawns promote on reaching the sixth rank.', false],
  ['Pawns must promote on the last three ranks.', false],
])('whether a pawn may stay what it is before the last rank: %s', (words, mayStay) => {
  games += 1;
  const game = playedPage(
    engine,
    `# Promotions ${games}\n\nThe rules are as in chess, except for the following.\n\n${words}\n`,
  );
  game.setFen('7k/4P3/8/P7/8/8/8/K7 w - - 0 1');
  const of = (square: string): readonly string[] =>
    game.legalMoves().filter((move) => move.startsWith(square));
  expect(of('a5')).toHaveLength(mayStay ? 5 : 4);
  expect(of('a5').includes('a5a6')).toBe(mayStay);
  expect(of('e7').toSorted()).toEqual(['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']);
});

const GOAL = 'The first player to get a pawn to the last rank wins.';
const ZONE = 'Pawns may promote when they reach any of the last two ranks.';
test.each([GOAL, `${GOAL} ${ZONE}`, `${ZONE} ${GOAL}`])(
  'a pawn that wins on the last rank stays a pawn there: %s',
  (words) => {
    games += 1;
    const game = playedPage(
      engine,
      `# Race ${games}\n\nThe rules are as in chess, except for the following.\n\n${words}\n`,
    );
    game.setFen('7k/4P3/8/8/8/8/8/K7 w - - 0 1');
    expect(game.push('e7e8')).toBe(true);
    expect(game.legalMoves()).toEqual([]);
  },
);
