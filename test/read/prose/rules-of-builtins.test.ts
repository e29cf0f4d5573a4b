import { beforeAll, expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../../src/catalog/builtins.js';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { readingOf } from '../../../src/page-reading.js';
import { builtPage, legalMovesAlong } from '../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

const page = (game: string, title: string): string =>
  `# ${title}\n\nThe rules are those of ${game}, except for the following. The game is drawn after 44 moves without a capture or a pawn move.\n`;

/** The name of a game in a sentence: many of the engine's names are words that mean something else. */
function nameOf(variant: string): string | null {
  const isRead = (game: string): boolean =>
    readingOf({ file: 'page.md', text: page(game, 'Ours') }).games[0]?.rules.some(
      ({ meaning }) => meaning === `other rules as in ${variant}`,
    ) === true;
  return [variant, `${variant} chess`].find(isRead) ?? null;
}

const movesOf = (variant: string): readonly string[] =>
  legalMovesAlong(engine, variant, { plies: 12, seed: 7 });

/** What a section cannot express, as a message says. */
const NOT_BUILT = ['spartan'];

test('a page that changes one rule of a built-in variant plays like it', () => {
  const known = new Set(engine.variants());
  const named = BUILTIN_NAMES.filter((name) => known.has(name)).flatMap((name) => {
    const game = nameOf(name);
    return game === null ? [] : [{ name, game }];
  });
  const built = named.map(({ game, name }) => {
    return { name, own: builtPage(page(game, `Ours of ${name}`)) };
  });
  engine.load(built.map(({ own }) => own.ini).join('\n'));
  for (const { name, own } of built)
    if (own.ini !== '') expect([name, ...movesOf(own.variant)]).toEqual([name, ...movesOf(name)]);
  const notBuilt = built.flatMap(({ name, own }) => (own.ini === '' ? [name] : []));
  expect(named.length).toBeGreaterThan(95);
  expect(notBuilt.toSorted()).toEqual(NOT_BUILT);
});

test.each([
  ['Three-check', '3check'],
  ['Five-check chess', '5check'],
  ['King of the Hill', 'kingofthehill'],
  ['Chess960', 'fischerandom'],
  ['Judkins shogi', 'judkins'],
  // Words, but not before "but".
  ['Knightmate', 'knightmate'],
  ['Giveaway', 'giveaway'],
  ['Losers', 'losers'],
])('a game by the name that players use: %s', (game, name) => {
  const text = `# Called ${name}\n\n${game}, but the game is drawn after 44 moves without a capture or a pawn move.\n`;
  const own = builtPage(text);
  engine.load(own.ini);
  expect(own.ini).toContain('nMoveRule = 44');
  expect(movesOf(own.variant)).toEqual(movesOf(name));
});
