import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { readPage } from '../../../src/read/read-page.js';

const piecesOf = (text: string): readonly string[] =>
  readingOf({ file: 'page.md', text: `# Ours\n\nThe board has 8x8 squares.\n\n${text}\n` })
    .games.flatMap(({ pieces }) => pieces)
    .map(({ betza, names, verdict }) => `${names.at(-1) ?? ''} ${verdict} ${betza ?? ''}`.trim());

const PAWN = '### Pawn (P)\n\nMoves one square forward.';

test.each([
  ['Promotes to Gold (one step orthogonally or diagonally forward).', 'Gold read WfF'],
  ['It promotes to a Duke (which moves like a queen).', 'Duke read Q'],
  [
    'It promotes to a War Duke (any number of squares diagonally) on the last rank.',
    'War Duke read B',
  ],
])('brackets behind a promoted form describe that form: %s', (sentence, form) => {
  expect(piecesOf(`${PAWN} ${sentence}`)).toEqual(['Pawn read fW', form]);
});

test('also behind a piece in the place of another', () => {
  expect(piecesOf('The queen is replaced by an amazon (queen + knight).')).toEqual([
    'Amazon read QN',
  ]);
});

test.each(['(see below)', '(glorps)', '(in hand)'])(
  'other brackets describe nothing: %s',
  (brackets) => {
    expect(piecesOf(`${PAWN} Promotes to Gold ${brackets}.`)).toEqual(['Pawn read fW']);
  },
);

test('a description elsewhere has to agree', () => {
  const text = (moves: string): string =>
    `### Duke (D)\n\nMoves like a queen.\n\n${PAWN} Promotes to Duke (${moves}).`;
  const found = (moves: string) =>
    piecesOf(text(moves)).filter((piece) => piece.startsWith('Duke'));
  expect(found('any number of squares in any direction')).toEqual(['Duke read Q']);
  expect(found('one square diagonally forward')).not.toEqual(['Duke read fF']);
});

test('a well-known form needs no description, and takes no letter of another piece', () => {
  const text = `# Ours\n\nThe board has 8x8 squares.\n\n### Ram (R)\n\nMoves one square forward. Promotes to rook.\n\n### Ape (A)\n\nMoves one square sideways. Promotes to amazon.\n`;
  const [variant] = readPage(
    { file: 'page.md', text },
    { completion: null, library: () => null },
  ).value;
  expect(variant?.pieces.map(({ abbreviation, name }) => [name, abbreviation])).toEqual([
    ['Ram', 'R'],
    ['Ape', 'A'],
    ['Rook', null],
    ['Amazon', null],
  ]);
});

test('a letter in an option is not that of another piece', () => {
  const text =
    '# Hop Shogi\n\nThe board has 9x9 squares.\n\n### Goose (G)\n\nMoves like a knight.\n\n### Pawn (P)\n\nMoves one square forward. Promotes to gold.\n';
  const rules = readingOf({ file: 'page.md', text }).games.flatMap((game) => game.rules);
  expect(rules.flatMap(({ meaning, option, value }) => [option ?? meaning, value])).not.toContain(
    'p:g',
  );
});

test('but its counterpart in another army may have the same letter', () => {
  const text =
    '# Ours\n\nThe board has 8x8 squares.\n\n### Kaiser (K)\n\nIt behaves like an orthodox king.\n\nCampmate is achieved by moving your king into the final rank.\n';
  const rules = readingOf({ file: 'page.md', text }).games.flatMap((game) => game.rules);
  expect(rules.map(({ option, value }) => [option, value])).toContainEqual(['flagPiece', 'k']);
});
