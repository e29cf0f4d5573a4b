import { beforeAll, expect, test } from 'vitest';
import type { Engine, EngineGame } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { playedPage } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});
let games = 0;

/** The engine's game for a page, under a title of its own: `ours 1`, then `ours 2`. */
function played(words: string, more = ''): EngineGame {
  games += 1;
  const text = `# Ours ${games}${more}\n\n${words}\n`;
  return playedPage(engine, text);
}

/** The moves of White's pawns in the engine, in a game of chess with these changes. */
function pawnMoves(words: string, fen: string): readonly string[] {
  const game = played(
    `The rules are those of chess, except for the following.\n\n${words}\n\n### Queen\n\nMoves like a queen or a knight.`,
  );
  game.setFen(fen);
  return game.legalMoves().filter((move) => !move.startsWith('e1'));
}

const BEFORE_THE_END = '4k3/P7/8/8/8/8/4P3/4K3 w - - 0 1';
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const STEPS = 'Captures one square diagonally forward.';

test.each([
  `### Pawn\n\nMoves one square straight forward. ${STEPS}`,
  `### Pawn\n\nMoves one square straight forward. On its first move it may move two squares forward, if both squares are empty. ${STEPS}`,
])('a pawn whose moves are told promotes as in the other game: %j', (words) => {
  expect(pawnMoves(words, BEFORE_THE_END).toSorted()).toEqual(
    ['a7a8b', 'a7a8n', 'a7a8q', 'a7a8r', 'e2e3', 'e2e4'].toSorted(),
  );
  expect(pawnMoves(words, EN_PASSANT)).toContain('e5d6');
});

test.each([
  ['Pawns cannot capture.', ['e2e3', 'e2e4']],
  ['Pawns move and capture one square straight forward.', ['e2e3', 'e2e4']],
  [
    'Pawns move one square straight forward or sideways and never capture.',
    ['e2d2', 'e2e3', 'e2e4', 'e2f2'],
  ],
])('a pawn that does not capture as there promotes as there: %s', (words, steps) => {
  const game = played(`The rules are those of chess, except for the following.\n\n${words}`);
  game.setFen(BEFORE_THE_END);
  const moves = game.legalMoves().filter((move) => /^a7a8|^e2/.test(move));
  game.close();
  expect(moves.toSorted()).toEqual(['a7a8b', 'a7a8n', 'a7a8q', 'a7a8r', ...steps]);
});

test.each([
  'Pawns do not promote.',
  'There is no promotion.',
  '### Pawn\n\nMoves as in chess. Pawns do not promote.',
  '### Pawn\n\nMoves as in chess. It does not promote.',
])('pawns that do not promote are those of the other game otherwise: %j', (words) => {
  expect(pawnMoves(words, BEFORE_THE_END).toSorted()).toEqual(['a7a8', 'e2e3', 'e2e4']);
  expect(pawnMoves(words, EN_PASSANT)).toContain('e5d6');
});

test('without promotion and double step', () => {
  const words = 'Pawns do not promote. There is no double step.';
  expect(pawnMoves(words, BEFORE_THE_END).toSorted()).toEqual(['a7a8', 'e2e3']);
});

test.each([
  ['moves and captures one square straight forward', ['e2e3']],
  [
    'moves one square straight forward and captures one square diagonally forward',
    ['e2e3', 'e2e4'],
  ],
])(
  'a title with "chess" gives its promotion and steps only to its pawn: it %s',
  (moves, expected) => {
    const words = `* King (K) - as in chess\n* Queen (Q) - as in chess\n* Pawn (P) - ${moves}\n\nFEN: q3k3/pppppppp/8/8/8/8/PPPPPPPP/Q3K3 w - - 0 1`;
    const game = played(words, ' Chess');
    expect(game.legalMoves().filter((move) => move.startsWith('e2'))).toEqual(expected);
  },
);

const KING = '### King (K)\n\nMoves one square in any direction.';
const PAWNS = 'pppppppp/8/8/8/8/PPPPPPPP';

/** The moves of White in the engine, in a game of its own, whose page and title name no other game. */
function ownMoves(words: string, fen: string, back = '4k3'): readonly string[] {
  const letter = /\((\w)\)\n\n(?:Moves like a pawn|It)/.exec(words)?.[1] ?? 'P';
  const pawns = PAWNS.replaceAll('p', letter.toLowerCase()).replaceAll('P', letter.toUpperCase());
  const start = `${back}/${pawns}/${back.toUpperCase()} w - - 0 1`;
  const game = played(`The board has 8x8 squares.\n\n${words}\n\nStart position: ${start}`);
  game.setFen(fen);
  return game.legalMoves().filter((move) => !move.startsWith('e1'));
}

const LIKE_CHESS = ['a7a8b', 'a7a8n', 'a7a8q', 'a7a8r', 'e2e3', 'e2e4'];

test.each([
  `${KING}\n\n### Pawn (P)\n\nMoves as in chess.`,
  `${KING}\n\n### Pawn (P)\n\nMoves like a pawn in chess.`,
  `The king and the pawn move as in chess.`,
])('a pawn of chess is one in every respect, whatever else the game has: %j', (words) => {
  expect(ownMoves(words, BEFORE_THE_END).toSorted()).toEqual(LIKE_CHESS);
  expect(ownMoves(words, EN_PASSANT)).toContain('e5d6');
});

test('a soldier that moves like the pawn of chess is one, too', () => {
  const words = `${KING}\n\n### Soldier (S)\n\nMoves like a pawn in chess.`;
  const [end, passing] = [BEFORE_THE_END, EN_PASSANT].map((fen) =>
    fen.replaceAll('P', 'S').replace('3pS3', '3sS3'),
  );
  expect(ownMoves(words, end ?? '').toSorted()).toEqual(LIKE_CHESS);
  expect(ownMoves(words, passing ?? '')).toContain('e5d6');
});

const AMAZON = '### Amazon (A)\n\nMoves like a queen or a knight.';

test.each([
  `${KING}\n\n${AMAZON}\n\n### Pawn (P)\n\nMoves as in chess. It promotes to an amazon.`,
  `${KING}\n\n${AMAZON}\n\n### Pawn (P)\n\nMoves one square straight forward and captures one square diagonally forward. It promotes to an amazon on the last rank.`,
])('a pawn that promotes to one piece is no pawn of shogi: %j', (words) => {
  expect(ownMoves(words, BEFORE_THE_END, 'a3k3').toSorted()).toEqual(['a7a8a', 'e2e3', 'e2e4']);
});

test('pawns of makruk promote where they do there, and make no double step', () => {
  const words =
    '### King (K)\n\nMoves as in makruk.\n\n### Met (M)\n\nMoves one square diagonally.\n\n### Pawn (P)\n\nMoves as in makruk.';
  const game = played(
    `The board has 8x8 squares.\n\n${words}\n\nStart position: m3k3/8/pppppppp/8/8/PPPPPPPP/8/M3K3 w - - 0 1`,
  );
  game.setFen('4k3/8/8/P7/8/4P3/8/4K3 w - - 0 1');
  expect(
    game
      .legalMoves()
      .filter((move) => !move.startsWith('e1'))
      .toSorted(),
  ).toEqual(['a5a6m', 'e3e4']);
});

test.each(['Moves and captures one square straight forward.', 'Moves one square forward.'])(
  'promotion alone does not bring drops: %j',
  (moves) => {
    const words = `${KING}\n\n${AMAZON}\n\n### Pawn (P)\n\n${moves} It promotes to an amazon on the last rank.`;
    const game = played(
      `The board has 8x8 squares.\n\n${words}\n\nStart position: a3k3/${PAWNS}/A3K3 w - - 0 1`,
    );
    expect(game.fen()).not.toContain('[');
  },
);
