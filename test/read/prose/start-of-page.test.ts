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

/** A page whose pieces have no letters in the text, with a board drawn in a code block. */
const drawn = (rows: string, pieces = 'rook elephant king'): string => {
  const told = pieces.split(' ').map((name) => {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const moves = name === 'king' ? 'one square in any direction' : 'one square diagonally';
    return `### ${title}\n\nMoves ${moves}.\n\n`;
  });
  return `# Ours\n\n${told.join('')}## Setup\n\n\`\`\`\n${rows}\n\`\`\`\n`;
};

test.each([
  ['rke\n...\n...\nRKE', 6],
  ['5 rke\n4 ...\n3 ...\n2 ...\n1 RKE\n  abc', 6],
  ['r k e\n. . .\n. . .\nR K E', 0],
  // Pieces of one side, ranks of different lengths, an unknown letter.
  ['rke\n...\n...\n...', 0],
  ['rke\n....\n...\nRKE', 0],
  ['rkz\n...\n...\nRKZ', 0],
])('a board drawn without spaces is a position: %j', (rows, count) => {
  const source = { file: 'page.md', text: drawn(rows) };
  const { value } = readPage(source, { completion: null, library: () => null });
  expect(value[0]?.start?.value.placements.length ?? 0).toBe(count);
});

test('an initial that several pieces have is nobody’s letter', () => {
  const read = (pieces: string) =>
    readPage(
      { file: 'page.md', text: drawn('eke\n...\n...\nEKE', pieces) },
      { completion: null, library: () => null },
    ).value[0]?.start?.value.placements[0]?.piece;
  expect(read('elephant king')).toBe('elephant');
  expect(read('elephant eagle king')).toBe(undefined);
});

test('the reason why a position is not read is given, if it is not that of unread pieces', () => {
  const found = (text: string) =>
    readPage(
      { file: 'page.md', text },
      { completion: null, library: () => null },
    ).diagnostics.flatMap(({ code, message }) =>
      code === 'doc/start-position-missing' ? [message] : [],
    );
  expect(found(drawn('rkz\n...\n...\nRKZ'))[0]).toContain('no piece with the letter Z');
  expect(found(drawn('rke\n...\n...\nRKE'))).toEqual([]);
  const unread = drawn('rke\n...\n...\nRKE').replace('one square diagonally', 'like a glorp');
  expect(found(unread)).toEqual([]);
});

test.each([
  'The queen is replaced by a florble.',
  'The queen captures like a florble on the frump.',
])('a changed game is not built without a start position that may be told unread: %s', (words) => {
  const text = `# Ours\n\nThe rules of chess apply, with one change:\n\n- The bishops are replaced by alfils. An alfil (A) leaps exactly two squares diagonally.\n- ${words}\n`;
  const { diagnostics, value } = readPage(
    { file: 'page.md', text },
    { completion: null, library: () => null },
  );
  expect(value).toEqual([]);
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
});

test('a position whose letters are of no piece is an error', () => {
  const text =
    '# Ours\n\nAll pieces move as in chess, except for the florbs:\n\n- **Camel (C)**: leaps three squares in one direction and one square at a right angle to it.\n\nStart position: cnbqkbnc/pppppppp/8/8/8/8/PPPPPPPP/CNBQKBNC w - - 0 1\n';
  const { diagnostics, value } = readPage(
    { file: 'page.md', text },
    { completion: null, library: () => null },
  );
  expect(value).toEqual([]);
  const missing = diagnostics.find(({ code }) => code === 'doc/start-position-missing');
  expect(missing?.severity).toBe('error');
});
