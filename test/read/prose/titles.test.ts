import { expect, test } from 'vitest';
import { readPage } from '../../../src/read/read-page.js';

function rulesOf(title: string) {
  const text = `# ${title}\n\nThe board has 6x6 squares.\n\n### King (K)\n\nMoves one square in any direction.\n`;
  return readPage({ file: 'page.md', text }, { completion: null, library: () => null }).value[0]
    ?.rules;
}

test('an ordinary word of a title names no game', () => {
  const drops = (title: string) => rulesOf(title)?.pieceDrops;
  expect(['Mini Hill', 'Mini Chess', 'Almost Perfect'].map(drops)).toEqual([false, false, false]);
  // Not "atomic", which comes first.
  expect(drops('Atomic Shogi')).toBe(true);
  // "Hop Shogi" is named after shogi.
  expect(drops('Hop Shogi')).toBe(true);
});

test('an ordinary word alone, or beside words about the page, is the name of the game', () => {
  const explodes = (title: string) => rulesOf(title)?.blastOnCapture;
  const named = ['Atomic', 'Atomic Chess', 'atomic-rules', 'The rules of Atomic'];
  expect(named.map(explodes)).toEqual([true, true, true, true]);
  const others = ['Atomic Hill', 'Atomic Shogi', 'The Atomic Hill', 'The Rules of the Atomic Hill'];
  expect(others.map(explodes)).toEqual([false, false, false, false]);
});
