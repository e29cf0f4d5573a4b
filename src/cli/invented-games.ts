import { inventDefinitions } from '../cross/invent/invent-games.js';
import { firstGame, gameOf } from '../definitions.js';
import { whyUnplayable } from '../play/lower-variant.js';
import type { CrossSettings } from './cross-report.js';
import type { FoundGame, GameSearch } from './find-games.js';
import { definitionsOf } from './games.js';
import { shippedLibrary } from './library.js';

/** Random games, in the form of games from files. What cannot be played is not a game. */
export function inventedGames(count: number, { reading, seed }: CrossSettings): GameSearch {
  const library = shippedLibrary();
  const texts = new Map<string, string>();
  const games: FoundGame[] = [];
  for (const source of inventDefinitions(count, seed, firstGame)) {
    texts.set(source.file, source.text);
    for (const definition of definitionsOf(source, library).definitions) {
      const game = gameOf(definition, reading);
      if (whyUnplayable(game) === null) games.push({ definition, game });
    }
  }
  return { games, diagnostics: [], texts, failure: null };
}
