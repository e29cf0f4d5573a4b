import { expect, test } from 'vitest';
import { lintDocument } from '../../../src/pipeline.js';
import { readPage } from '../../../src/read/read-page.js';

test.each([
  ['in a line', 'Start position: eeekeeee/8/8/8/8/8/8/EEEKEEEE w - - 0 1'],
  ['among words', 'The game starts from `eeekeeee/8/8/8/8/8/8/EEEKEEEE w - - 0 1`.'],
  ['in a list', '- Start position: `eeekeeee/8/8/8/8/8/8/EEEKEEEE w - - 0 1`'],
  ['not at all', 'The game starts in the morning.'],
])('a start position is missing to lint where it is missing to build: %s', (_, sentence) => {
  const text = `# E\n\nThe board is 8x8.\n\n### Elephant (E)\n\nMoves like a rook.\n\n### King (K)\n\nMoves one square in any direction.\n\n${sentence}\n`;
  const source = { file: 'page.md', text };
  const { value } = readPage(source, { completion: null, library: () => null });
  const found = lintDocument(source, () => null, 'fairy-stockfish');
  const isMissing = found.some(({ code }) => code === 'doc/start-position-missing');
  expect([value.length, isMissing]).toEqual([1, value[0]?.start === null]);
  expect(isMissing).toBe(sentence.includes('morning'));
});

const MEN = [
  ['Pawn (P)', 'It moves one square forward. It captures one square diagonally forward.'],
  ['Knight (N)', 'It leaps to the opposite corner of a 2x3 rectangle.'],
  ['Bishop (B)', 'It moves any number of squares diagonally.'],
  ['Rook (R)', 'It moves any number of squares orthogonally.'],
  ['King (K)', 'It moves one square in any direction.'],
] as const;

test.each([
  ['Queen (Q)', 8, '8 pawns, 8 pieces'],
  // A piece of chess is missing, or the board has another size.
  ['Duchess (D)', 8, 'nothing'],
  ['Queen (Q)', 10, 'nothing'],
])('%s on a board of %d files: the setup of chess puts %s there', (queen, files, expected) => {
  const men = [...MEN, [queen, 'It moves like a rook or a bishop.']];
  const told = men.map(([name, moves]) => `### ${name}\n\n${moves}\n\n`).join('');
  const text = `# A game\n\nThe board is ${files}x8. The setup is the same as in chess.\n\n${told}`;
  const { value } = readPage({ file: 'page.md', text }, { completion: null, library: () => null });
  const white = value[0]?.start?.value.placements.filter(({ color }) => color === 'white') ?? [];
  const pawns = white.filter(({ piece }) => /pawn/i.test(piece)).length;
  const others = white.length - pawns;
  expect(white.length === 0 ? 'nothing' : `${pawns} pawns, ${others} pieces`).toBe(expected);
});

const WORDS =
  '# E\n\n### Elephant (E)\n\nMoves like a rook.\n\n### King (K)\n\nMoves one square in any direction.\n\n';

test.each([
  ['FEN: eeekeee/7/7/7/EEEKEEE w - - 0 1', '7x5'],
  ['```\neeekeeee/8/8/8/8/8/8/EEEKEEEE w - - 0 1\n```', '8x8'],
  // The start position decides against an example.
  ['Start position: eeekeeee/8/8/8/8/EEEKEEEE w\n\nExample: 2k2/5/5/2K2 w', '8x6'],
  // A sentence decides against a picture.
  ['The board is 9x9.\n\nFEN: eeekeee/7/7/7/EEEKEEE w - - 0 1', '9x9'],
  ['FEN: 2k2/5/5/2K2 w\n\nFEN: 3k/4/4/3K w', 'none'],
  ['FEN: k/1/1/1/1/1/1/K w', 'none'],
  ['The game starts in the morning.', 'none'],
])('the board of a page of words is that of its positions: %j', (words, expected) => {
  const source = { file: 'page.md', text: WORDS + words };
  const { value } = readPage(source, { completion: null, library: () => null });
  const size = value[0]?.board.value;
  expect(size === undefined ? 'none' : `${size.files}x${size.ranks}`).toBe(expected);
});
