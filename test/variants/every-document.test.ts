import { describe, expect, test } from 'vitest';
import { DOCUMENTS, opposite, readShipped, startOf } from './shipped.js';

test('the shipped documents are those of the issue', () => {
  expect(DOCUMENTS).toEqual([
    'alquerque',
    'chess',
    'kashogi',
    'okisaki-shogi',
    'paragi',
    'shogi',
    'tori-shogi',
    'wa-shogi',
    'zo-shogi',
  ]);
});

describe.each(DOCUMENTS)('%s', (document) => {
  const { value: variants, diagnostics } = readShipped(document);

  test('reads without an error or a warning', () => {
    const problems = diagnostics.filter(({ severity }) => severity !== 'info');
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test('has the variant of its name, and only alquerque has a second one', () => {
    const expected = document === 'alquerque' ? ['alquerque', 'alquerque-soldier'] : [document];
    expect(variants.map(({ id }) => id)).toEqual(expected);
  });

  test('says nothing that is not an assumed rule', () => {
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(diagnostics.length === 0 ? [] : ['doc/assumed-rule']),
    );
  });

  test('starts with armies that a half turn exchanges, or in chess a mirror', () => {
    for (const variant of variants) {
      const start = startOf(variant);
      const across = (at: string) =>
        document === 'chess' ? `${at.charAt(0)}${9 - Number(at.slice(1))}` : opposite(variant, at);
      const exchanged = [...start].map(([at, piece]): [string, string] => [
        across(at),
        piece.startsWith('white')
          ? piece.replace('white', 'black')
          : piece.replace('black', 'white'),
      ]);
      expect(new Map(exchanged)).toEqual(start);
    }
  });

  test('has one royal piece, which each player has once', () => {
    for (const variant of variants) {
      const royal = variant.pieces.filter((piece) => piece.royal);
      expect(royal.map(({ name }) => name)).toEqual(['King']);
      const kings = [...startOf(variant).values()].filter((piece) => piece.endsWith('King'));
      expect(kings.sort()).toEqual(['black King', 'white King']);
    }
  });

  test('White, the first player, is to move and no hand holds a piece', () => {
    for (const { start } of variants) {
      expect(start?.value.turn).toBe('white');
      expect(start?.value.hands).toEqual({ white: [], black: [] });
    }
  });
});
