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
