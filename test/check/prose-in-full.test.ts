import { expect, test } from 'vitest';
import { lintDocument } from '../../src/pipeline.js';

/** The codes of the section rules in a page of sentences. */
function codesIn(words: string): readonly string[] {
  const text = `# Test chess\n\nThe rules are as in chess, except for the following.\n\n${words}\n`;
  return lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish').map(
    ({ code }) => code,
  );
}

test('a page that is read in full has the warnings of its section', () => {
  const uncrowned = 'The king has no royal powers and can be captured like any other piece.';
  expect(codesIn(uncrowned)).toContain('rule/no-way-to-win');
  // What seems to be missing may be in the other sentence.
  expect(codesIn(`${uncrowned} A player who loses both rooks loses the game.`)).not.toContain(
    'rule/no-way-to-win',
  );
});

test.each(['Castling is not allowed.', 'Stalemate is a loss for the stalemated player.'])(
  'nothing is reported of rules that nobody would doubt: %s',
  (words) => {
    expect(codesIn(words)).toEqual([]);
  },
);
