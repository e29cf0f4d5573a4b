import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/*
 * A longer name under a heading is another name of the piece, such as "The Wild Goose" under "Goose", unless a piece of that name has a heading
 * of its own.
 */

function piecesOf(text: string): readonly string[] {
  return readingOf({ file: 'page.md', text: `# Ours\n\nThe board has 8x8 squares.\n\n${text}\n` })
    .games.flatMap(({ pieces }) => pieces)
    .map(({ betza, names }) => `${names.join(' = ')}: ${betza ?? ''}`)
    .sort();
}

const DUKE = 'Moves one square forward. It promotes to War Duke on the last rank.';
const WAR_DUKE = 'Moves like a queen.';

test.each([
  ['without letters', `### Duke\n\n${DUKE}\n\n### War Duke\n\n${WAR_DUKE}`],
  ['with letters', `### Duke (D)\n\n${DUKE}\n\n### War Duke (W)\n\n${WAR_DUKE}`],
  ['in the other order', `### War Duke (W)\n\n${WAR_DUKE}\n\n### Duke (D)\n\n${DUKE}`],
])('a piece that promotes to one of a longer name: %s', (_what, text) => {
  expect(piecesOf(text)).toEqual(['Duke: fW', 'War Duke: Q']);
});

test('a longer name without a heading', () => {
  expect(piecesOf('### Duke (D)\n\nThe War Duke moves one square forward.')).toEqual([
    'War Duke = Duke: fW',
  ]);
});

test('a longer name whose heading comes later', () => {
  const duke = '### Duke (D)\n\nMoves one square forward. The War Duke moves one square backward.';
  expect(piecesOf(`${duke}\n\n### War Duke (W)\n\nMoves one square backward.`)).toEqual([
    'Duke: fW',
    'War Duke: bW',
  ]);
});
