import { expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';

/** The option that is shown for what pawns promote to, on a page that describes pieces of these names and gives them no letters. */
function choicesOf(names: readonly string[], promotion: readonly string[]): string | null {
  const pieces = names.map((name) => `A ${name} leaps two squares diagonally.`).join('\n\n');
  const text = `# Ours\n\nRules are those of chess, except:\n\n${pieces}\n\nPawns promote to a queen or a ${promotion.join(' or a ')}.\n`;
  const { games } = readingOf({ file: 'page.md', text });
  return (
    games
      .flatMap(({ rules }) => rules)
      .find(
        ({ option, meaning }) => option === 'promotionPieceTypes' || /^pawns/.test(meaning ?? ''),
      )?.value ?? null
  );
}

const NAMES = ['dragon', 'duke', 'cannon', 'camel', 'archer', 'baron', 'king of arms'];

test('a piece without a letter is shown with its first letter only if no other piece may have it', () => {
  let shown = 0;
  for (const one of NAMES)
    for (const other of NAMES.filter((name) => name !== one)) {
      const initials = [one[0], other[0]];
      const isFree =
        initials[0] !== initials[1] && initials.every((it) => !/[kqrbnp]/.test(it ?? ''));
      const value = choicesOf([one, other], [one, other]);
      if (value !== null) shown += 1;
      if (value !== null) expect([value, isFree]).toEqual([`q ${initials.join(' ')}`, true]);
      // The other piece need not be among those to which pawns promote.
      const alone = choicesOf([one, other], [one]);
      if (alone !== null) expect(alone).toBe(`q ${one[0] ?? ''}`);
      if (initials[0] === initials[1]) expect(alone).toBeNull();
    }
  expect(shown).toBe(16);
});

test.each([
  'Pawns may also promote to a dragon.',
  'Pawns may promote to a dragon as well.',
  'Pawns may promote to a dragon, too.',
  'A pawn can promote to a dragon in addition to the usual pieces.',
  'Pawns can promote to a dragon as well as to the usual pieces.',
])('adds to the usual promotions: %s', (sentence) => {
  const text = `# Ours\n\nRules are those of chess, except:\n\nA dragon leaps two squares diagonally.\n\n${sentence}\n`;
  const { games } = readingOf({ file: 'page.md', text });
  const rules = games.flatMap((game) => game.rules);
  expect(rules.find(({ option }) => option === 'promotionPieceTypes')?.value).toBe('q r b n d');
});
