import { expect, test } from 'vitest';
import { buildDocument } from '../../../src/pipeline.js';
import { TOLD } from './described-request.js';

/** The codes of the errors in a game with one piece, after an opening that describes the board. */
function codesOf(opening: string): readonly string[] {
  const text = `${opening}\n\n### King (K)\n\nThe King moves one square in any direction.\n`;
  const { diagnostics } = buildDocument({ file: 'page.md', text }, () => null, TOLD);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

test.each([
  ['a sentence', '# Round chess\n\nThe board of 8x8 squares is a cylinder.'],
  ['a heading', '# Hexagonal chess\n\nThe game is played on an 8x8 board.'],
])('%s that names a board of another kind: the pieces are not read', (_, opening) => {
  expect(codesOf(opening)).toContain('doc/piece-not-read');
});

test.each([
  ['no such words', '# Flat chess\n\nThe game is played on an 8x8 board.'],
  [
    'a table',
    '# Flat chess\n\nThe game is played on an 8x8 board.\n\n| Also | Kind |\n| --- | --- |\n| Round | Cylindrical chess |',
  ],
])('%s: they are', (_, opening) => {
  expect(codesOf(opening)).not.toContain('doc/piece-not-read');
});
