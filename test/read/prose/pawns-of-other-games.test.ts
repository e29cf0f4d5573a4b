import { beforeAll, expect, test } from 'vitest';
import type { Engine, EngineGame } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { buildDocument } from '../../../src/pipeline.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});
let games = 0;

/** The engine's game for a page, under a title of its own: `ours 1`, then `ours 2`. */
function played(words: string, more = ''): EngineGame {
  games += 1;
  const text = `# Ours ${games}${more}\n\n${words}\n`;
  const { value } = buildDocument({ file: 'page.md', text }, () => null, {
    targets: ['ini'],
    variant: null,
    approximate: false,
    parent: null,
  });
  engine.load(value[0]?.text ?? '');
  const game = engine.play(value[0]?.variant ?? '');
  if (game === null) throw new Error('the engine has no such variant');
  return game;
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
