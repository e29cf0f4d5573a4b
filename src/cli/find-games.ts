import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { builtinDefinition, gameOf, type Definition, type Definitions } from '../definitions.js';
import type { Library } from '../pipeline.js';
import type { Game } from '../play/game.js';
import type { Reading } from '../play/lower-engine.js';
import { whyUnplayable } from '../play/lower-variant.js';
import { recordingLibrary } from '../read/markdown/library.js';
import { NO_DECISIONS, type Decisions } from '../read/prose/decisions.js';
import { hasErrors, type Diagnostic } from '../text/diagnostic.js';
import { didYouMean, nearest } from '../text/nearest.js';
import type { Source } from '../text/source.js';
import { readSourceFile, splitSelection } from './files.js';
import { shippedLibrary } from './library.js';
import { tooManySections } from './many-sections.js';

/** A definition and its playable form. */
export interface FoundGame {
  readonly definition: Definition;
  readonly game: Game;
}

/** The result of a search for games: those found, findings in their files, and the error that stopped the search (null: none). */
export interface GameSearch {
  readonly games: readonly FoundGame[];
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of the files in diagnostics, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly failure: string | null;
}

/**
 * Reads everything that a text defines, or at least the variants of one name (`only`). Passed as a parameter so that only commands that
 * need the large document reader load it.
 */
export type ReadDefinitions = (
  source: Source,
  library: Library,
  decisions: Decisions,
  only: string | null,
) => Definitions;

/**
 * Finds the games named on the command line, in order: the name of a built-in variant, `FILE#NAME`, or `FILE` for all its variants.
 * `reading` applies to built-in variants and sections; documents are always played as written, with the reader's `decisions`. Words in
 * `known` are not searched for again.
 */
export function findGamesWith(
  readDefinitions: ReadDefinitions,
  words: readonly string[],
  reading: Reading,
  known = new Map<string, GameSearch>(),
  decisions = NO_DECISIONS,
): GameSearch {
  const library = shippedLibrary();
  const read: ReadFor = (source, only, texts) =>
    readDefinitions(source, recordingLibrary(library, texts), decisions, only);
  const found: GameSearch[] = [];
  for (const word of words) {
    const search = known.get(word) ?? findGame(word, reading, read);
    known.set(word, search);
    found.push(search);
    if (search.failure !== null) break;
  }
  return {
    games: found.flatMap(({ games }) => games),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
    texts: new Map(found.flatMap(({ texts }) => [...texts])),
    failure: found.at(-1)?.failure ?? null,
  };
}

/** The same for one word, which adds the texts that it reads to `texts`. */
type ReadFor = (source: Source, only: string | null, texts: Map<string, string>) => Definitions;

function findGame(word: string, reading: Reading, readDefinitions: ReadFor): GameSearch {
  const { file, variant } = splitSelection(word);
  const texts = new Map<string, string>();
  const result = (
    games: readonly FoundGame[],
    diagnostics: readonly Diagnostic[],
    failure: string | null = null,
  ): GameSearch => ({ games, diagnostics, texts, failure });
  const builtin = variant === null ? builtinDefinition(file) : null;
  if (builtin !== null)
    return result([{ definition: builtin, game: gameOf(builtin, reading) }], []);
  const read = readSourceFile(file);
  if (read.kind === 'failed') return result([], [], `${read.message}${builtinHint(file)}`);
  if (read.kind === 'rejected') return result([], [read.diagnostic]);
  texts.set(file, read.source.text);
  const tooMany = variant === null ? tooManySections(read.source) : null;
  if (tooMany !== null) return result([], [], tooMany);
  const found = readDefinitions(read.source, variant, texts);
  const chosen = found.definitions.filter(({ name }) => variant === null || name === variant);
  const diagnostics = errorsOf(found, variant === null ? null : chosen);
  if (chosen.length === 0 && !hasErrors(diagnostics))
    return result(
      [],
      diagnostics,
      noSuchVariant(file, variant, readDefinitions(read.source, null, texts).definitions),
    );
  const games: FoundGame[] = [];
  for (const definition of chosen) {
    const game = gameOf(definition, reading);
    const problem = whyUnplayable(game);
    if (problem !== null) return result(games, diagnostics, `${definition.name}: ${problem}`);
    games.push({ definition, game });
  }
  return result(games, diagnostics);
}

/** Errors in the chosen sections, or in the whole file if none was chosen. */
function errorsOf(
  { diagnostics }: Definitions,
  chosen: readonly Definition[] | null,
): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (chosen === null || chosen.length === 0) return errors;
  return errors.filter(({ span }) =>
    chosen.some(
      (definition) =>
        definition.kind === 'section' &&
        definition.at.start <= span.start &&
        span.end <= definition.at.end,
    ),
  );
}

/** A hint for a word that is not a file: `. Did you mean the built-in variant 'shogi'?` */
export function builtinHint(word: string): string {
  const suggestion = nearest(word, BUILTIN_NAMES);
  if (suggestion !== null) return `. Did you mean the built-in variant '${suggestion}'?`;
  return /^[\w-]+$/.test(word) ? ', and no built-in variant of that name' : '';
}

function noSuchVariant(file: string, name: string | null, known: readonly Definition[]): string {
  if (name === null) return `there is no variant in ${file}`;
  return `there is no variant '${name}' in ${file}.${nearestHint(name, known)}`;
}

/** ` Did you mean 'shogi'?`, or nothing. */
export function nearestHint(name: string, known: readonly Pick<Definition, 'name'>[]): string {
  const names = known.map((definition) => definition.name);
  return didYouMean(' ', nearest(name, names));
}
