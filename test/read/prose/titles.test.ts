import { expect, test } from 'vitest';
import { readPage } from '../../../src/read/read-page.js';

test('an ordinary word of a title names no game', () => {
  const rulesOf = (title: string) => {
    const text = `# ${title}\n\nThe board has 6x6 squares.\n\n### King (K)\n\nMoves one square in any direction.\n`;
    return readPage({ file: 'page.md', text }, { completion: null, library: () => null }).value[0]
      ?.rules.pieceDrops;
  };
  expect(['Mini Hill', 'Mini Chess', 'Almost Perfect'].map(rulesOf)).toEqual([false, false, false]);
  expect(['Atomic Hill', 'Dragon Hill', 'Grand Hill'].map(rulesOf)).toEqual([false, false, false]);
  // Not "atomic", which comes first.
  expect(rulesOf('Atomic Shogi')).toBe(true);
  // "Hop Shogi" is named after shogi.
  expect(rulesOf('Hop Shogi')).toBe(true);
});
