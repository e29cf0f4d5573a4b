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

/** A definition as it is played. */
export interface FoundGame {
  readonly definition: Definition;
  readonly game: Game;
}

/** What came of looking for games: all that were found, what is wrong with their files, and what stopped the search (null: nothing). */
export interface GameSearch {
  readonly games: readonly FoundGame[];
  readonly diagnostics: readonly Diagnostic[];
  /** The files that diagnostics speak of. */
  readonly texts: ReadonlyMap<string, string>;
  readonly failure: string | null;
}

/** Reads all that a text defines. The reader of documents is large: who needs none is not to load it. */
type ReadDefinitions = (source: Source, library: Library, decisions: Decisions) => Definitions;

/**
 * The games that words of the command line mean, in their order: the name of a built-in variant, `FILE#NAME`, or `FILE` for all that it defines.
 * `reading` is for notations of the engine; a document is always played as written, with what was decided of its sentences. What is `known` of words is not looked for again.
 */
export function findGamesWith(
  readDefinitions: ReadDefinitions,
  words: readonly string[],
  reading: Reading,
  known = new Map<string, GameSearch>(),
  decisions = NO_DECISIONS,
): GameSearch {
  const library = shippedLibrary();
  const read = (source: Source, texts: Map<string, string>): Definitions =>
    readDefinitions(source, recordingLibrary(library, texts), decisions);
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

function findGame(
  word: string,
  reading: Reading,
  readDefinitions: (source: Source, texts: Map<string, string>) => Definitions,
): GameSearch {
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
  const found = readDefinitions(read.source, texts);
  const chosen = found.definitions.filter(({ name }) => variant === null || name === variant);
  const diagnostics = errorsOf(found, variant === null ? null : chosen);
  if (chosen.length === 0 && !hasErrors(diagnostics))
    return result([], diagnostics, noSuchVariant(file, variant, found.definitions));
  const games: FoundGame[] = [];
  for (const definition of chosen) {
    const game = gameOf(definition, reading);
    const problem = whyUnplayable(game);
    if (problem !== null) return result(games, diagnostics, `${definition.name}: ${problem}`);
    games.push({ definition, game });
  }
  return result(games, diagnostics);
}

/** Errors of the whole file, or of the sections that were chosen if there are any. */
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

/** What to add where a word is no file: `. Did you mean the built-in variant 'shogi'?` */
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
