import { expect, test } from 'vitest';
import { readPage } from '../../../src/read/read-page.js';

const page = (...lines: readonly string[]): string =>
  [
    '# Bullets',
    '',
    ...lines,
    '',
    'FEN: kp4/6/6/6/6/4PK w - - 0 1',
    '',
    '| Piece | Letter | Move |',
    '|---|---|---|',
    '| King | K | one square in any direction |',
    '| Pawn | P | one square straight forward |',
    '| Queen | Q | any number of squares in any direction |',
    '',
  ].join('\n');

function built(...lines: readonly string[]) {
  const source = { file: 'page.md', text: page(...lines) };
  const { diagnostics, value } = readPage(source, { completion: null, library: () => null });
  return {
    games: value.length,
    errors: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  };
}

test.each(['* Pawns become: Q', '- Double step: yes', '* **Move rule**: 30 moves'])(
  '%s would be lost beside moves in words, so the page is not built',
  (line) => {
    expect(built(line)).toEqual({ games: 0, errors: ['doc/unread-rule'] });
  },
);

test.each([
  // It is read as a sentence.
  '* Stalemate: loss',
  // No bullet of documents has such a value or name.
  '* Castling: see the rules of chess in a book',
  '* Number of squares: 36',
  // The size is that of the FEN.
  '* Size: 6x6',
])('%s is no lost rule', (line) => {
  expect(built(line)).toEqual({ games: 1, errors: [] });
});
