import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtinDefinition, gameOf } from '../../definitions.js';
import type { FoundGame, GameSearch } from '../find-games.js';
import { findGames } from '../games.js';
import { shippedFolder } from '../library.js';

/** What a word of the command line means: the same as in other commands, or a shipped document. */
export function searchVariant(word: string): GameSearch {
  const search = findGames([word], 'as-engine');
  const shipped = shippedFile(word);
  return search.failure === null || shipped === null ? search : findGames([shipped], 'as-engine');
}

/** What a tag of a game means: a built-in variant or a shipped document, never a file. `Tori Shogi` is `tori-shogi`. */
export function searchNamed(tag: string): FoundGame | null {
  const name = tag.trim().toLowerCase().replace(/\s+/g, '-');
  const definition = builtinDefinition(name);
  if (definition !== null) return { definition, game: gameOf(definition, 'as-engine') };
  const shipped = shippedFile(name);
  return shipped === null ? null : (findGames([shipped], 'as-engine').games[0] ?? null);
}

function shippedFile(name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name)) return null;
  const file = path.join(shippedFolder(), `${name}.md`);
  return existsSync(file) ? file : null;
}
