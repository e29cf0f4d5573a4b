import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { readPage } from '../../../src/read/read-page.js';

const namesIn = (text: string): readonly string[] =>
  readingOf({ file: 'page.md', text }).games.flatMap(({ pieces }) =>
    pieces.flatMap(({ names, verdict }) => names.map((name) => `${name} ${verdict}`)),
  );

test('an underlined title is no piece, and underlined names are pieces', () => {
  const text =
    'Hill Game\n=========\n\nWizard (W)\n----------\n\nMoves one square diagonally.\n\nOrc\n---\nMoves one square forward.\n';
  expect(namesIn(text)).toEqual(['Wizard read', 'Orc read']);
});

test('a line below a sentence only separates', () => {
  const text = '# Hill Game\n\n### Orc\n\nMoves one square forward.\n---\nIt never captures.\n';
  expect(namesIn(text)).toEqual(['Orc read']);
});

test('a letter in brackets behind the name of a piece is its letter', () => {
  const text =
    '# Hill Game\n\nThe board has 6x6 squares. The orc (O) moves one square diagonally. The war elf (E) moves like a knight. The dwarf (O) moves like a rook.\n';
  const [variant] = readPage(
    { file: 'page.md', text },
    { completion: null, library: () => null },
  ).value;
  expect(variant?.pieces.map(({ abbreviation, name }) => [name, abbreviation])).toEqual([
    ['Orc', 'O'],
    ['War Elf', 'E'],
    ['Dwarf', null],
  ]);
});
