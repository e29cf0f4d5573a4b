import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

const PAGE = `# Duke chess

The Duke moves like a queen.

| Piece | Movement                      |
| ----- | ----------------------------- |
| Mage  | Moves like a King or a Knight |

<div class="idiagram">
files=8
ranks=8
symmetry=mirror
duke:D:Q:duke:d1
king:K:K:king:e1
mage:M:KN:mage:a1
</div>
`;

test('a piece has all sources that describe it', () => {
  const { games } = readingOf({ file: 'page.md', text: PAGE });
  const pieces = games.flatMap((game) => game.pieces);
  expect(pieces.map(({ betza, names, sources }) => [names.join(), betza, sources])).toEqual([
    ['Duke', 'Q', ['prose', 'diagram']],
    ['Mage', 'KN', ['table', 'diagram']],
    ['king', 'K', ['diagram']],
  ]);
});

test.each([
  ['It leaps two squares diagonally (Betza: A).', ['prose', 'betza']],
  // Sentences that are not understood are no source of the moves.
  ['It moves like a trebuchet by night (Betza: A).', ['betza']],
])('a notation beside the sentence: %s', (sentence, sources) => {
  const { games } = readingOf({ file: 'page.md', text: `# Sea\n\n## Boat (B)\n\n${sentence}\n` });
  const pieces = games.flatMap((game) => game.pieces);
  expect(pieces.map((piece) => [piece.betza, piece.sources])).toEqual([['A', sources]]);
});
