import { documentsOf, sectionsOf, type Definitions } from '../definitions.js';
import type { Library } from '../pipeline.js';
import type { Reading } from '../play/lower-engine.js';
import { NO_DECISIONS, type Decisions } from '../read/prose/decisions.js';
import type { Source } from '../text/source.js';
import { isIni } from './files.js';
import { findGamesWith, type GameSearch } from './find-games.js';

/** `findGamesWith` for words that may also mean documents. */
export function findGames(
  words: readonly string[],
  reading: Reading,
  known?: Map<string, GameSearch>,
  decisions?: Decisions,
): GameSearch {
  return findGamesWith(definitionsOf, words, reading, known, decisions);
}

/** Everything that a text defines: the sections of a variants.ini or the variants of a document (those of one name, unless `only` is null). */
export function definitionsOf(
  source: Source,
  library: Library,
  decisions = NO_DECISIONS,
  only: string | null = null,
): Definitions {
  return isIni(source)
    ? sectionsOf(source, only)
    : documentsOf(source, library, decisions, null, only);
}
