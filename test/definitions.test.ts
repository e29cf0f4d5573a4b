import { expect, test } from 'vitest';
import { documentsOf } from '../src/definitions.js';

/** A document with a number of pieces: A to Z, then AA to ZA and so on. */
function crowd(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const letter = String.fromCodePoint(65 + (index % 26));
    const family = ['', 'A', 'B'][Math.floor(index / 26)] ?? '';
    return `| Piece ${index} | ${letter}${family} | W | ${letter + family === 'K' ? '1' : ''} |\n`;
  });
  return `# Crowd\n\n* Start: k7/8/8/8/8/8/8/K7 w - - 0 1\n\n| Name | Abbr | Betza | Notes |\n| - | - | - | - |\n${rows.join('')}\n1. Royal piece\n`;
}

// Its page and its moves would need tables, which cannot hold it.
test('a document with more piece types than can be played gives a finding and no game', () => {
  const read = (count: number) => {
    const source = { file: 'crowd.md', text: crowd(count) };
    const { definitions, diagnostics } = documentsOf(source, () => null);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const places = errors.map(
      ({ code, span }) => `${code} "${source.text.slice(span.start, span.end)}"`,
    );
    return { games: definitions.length, places };
  };
  expect(read(62)).toEqual({ games: 1, places: [] });
  expect(read(63)).toEqual({ games: 0, places: ['doc/unplayable "Crowd"'] });
});

test('errors in the part of another variant do not stop a variant that does not use it', () => {
  const part = (id: string, betza: string): string =>
    `# ${id}\n\n* Start: 4k3/8/8/8/8/8/8/4K2R w - - 0 1\n* Castling: no\n\n| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n| Rook | R | ${betza} |\n`;
  const text = `${part('good', 'R')}\n${part('bad', 'LL')}\n# heir\n\n* Start: 4k3/8/8/8/8/8/8/4K2R w - - 0 1\n\nUses the following pieces from bad: King, Rook\n`;
  const namesFor = (only: string | null) =>
    documentsOf({ file: 'x.md', text }, () => null, undefined, null, only).definitions.map(
      ({ name }) => name,
    );
  expect(namesFor('good')).toEqual(['good']);
  for (const only of ['bad', 'heir', 'nonesuch', null]) expect(namesFor(only)).toEqual([]);
});
