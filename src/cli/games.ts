import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { conclude } from '../ir/engine-conclusion.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { Movement } from '../ir/movement.js';
import type { Variant } from '../ir/variant.js';
import type { Library } from '../pipeline.js';
import type { Game } from '../play/game.js';
import { lowerEngineRules, type ReadMovement, type Reading } from '../play/lower-engine.js';
import { lowerVariant, whyUnplayable } from '../play/lower-variant.js';
import { readBetza } from '../read/betza/read-betza.js';
import { builtinRulesBeforeConclusion } from '../read/builtins.js';
import { applyOptions } from '../read/ini/apply-options.js';
import { readIni } from '../read/ini/read-ini.js';
import type { IniSection } from '../read/ini/scan.js';
import { readDocument } from '../read/markdown/read-document.js';
import { hasErrors, type Diagnostic } from '../text/diagnostic.js';
import { nearest } from '../text/nearest.js';
import type { Source } from '../text/source.js';
import { isIni, readSourceFile, splitSelection } from './files.js';
import { expandPatterns } from './patterns.js';
import { shippedLibrary } from './library.js';

/** A variant that can be played, and what says so. Rules are those after conclusion: what the engine plays by. */
export type Definition =
  | { readonly kind: 'builtin'; readonly name: string; readonly rules: EngineRules }
  | {
      readonly kind: 'section';
      readonly name: string;
      readonly rules: EngineRules;
      readonly source: Source;
      /** Where the section stands in its source. */
      readonly at: IniSection;
    }
  | {
      readonly kind: 'document';
      readonly name: string;
      readonly variant: Variant;
      readonly source: Source;
    };

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

/** What one text defines. */
export interface Definitions {
  readonly definitions: readonly Definition[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The games that words of the command line mean, in their order: the name of a built-in variant, `FILE#NAME`, or `FILE` for all that it defines (patterns of files are expanded).
 * `reading` is for notations of the engine; a document is always played as written.
 */
export function findGames(words: readonly string[], reading: Reading): GameSearch {
  const library = shippedLibrary();
  const games: FoundGame[] = [];
  const diagnostics: Diagnostic[] = [];
  const texts = new Map<string, string>();
  const result = (failure: string | null): GameSearch => ({ games, diagnostics, texts, failure });
  for (const word of expandPatterns(words)) {
    const { file, variant } = splitSelection(word);
    const builtin = variant === null ? builtinDefinition(file) : null;
    if (builtin !== null) {
      games.push({ definition: builtin, game: gameOf(builtin, reading) });
      continue;
    }
    const read = readSourceFile(file);
    if (read.kind === 'failed') return result(`${read.message}${builtinHint(file)}`);
    if (read.kind === 'rejected') {
      diagnostics.push(read.diagnostic);
      continue;
    }
    texts.set(file, read.source.text);
    const found = definitionsOf(read.source, recording(library, texts));
    const chosen = found.definitions.filter(({ name }) => variant === null || name === variant);
    diagnostics.push(...errorsOf(found, variant === null ? null : chosen));
    if (chosen.length === 0 && !hasErrors(diagnostics))
      return result(noSuchVariant(file, variant, found.definitions));
    for (const definition of chosen) {
      const game = gameOf(definition, reading);
      const problem = whyUnplayable(game);
      if (problem !== null) return result(`${definition.name}: ${problem}`);
      games.push({ definition, game });
    }
  }
  return result(null);
}

/** A built-in variant of the engine; null: there is none of this name. */
export function builtinDefinition(name: string): Definition | null {
  const rules = builtinRulesBeforeConclusion(name);
  return rules === null ? null : { kind: 'builtin', name, rules: conclude(rules) };
}

/** All that a text defines: the sections of a variants.ini, or the variants of a document. */
export function definitionsOf(source: Source, library: Library): Definitions {
  return isIni(source) ? sectionsOf(source) : documentsOf(source, library);
}

/** The variants that the engine gets from a variants.ini. */
export function sectionsOf(source: Source): Definitions {
  const { value, diagnostics } = readIni(source);
  return {
    definitions: value.map(({ name, rules, section }) => ({
      kind: 'section',
      name,
      rules: conclude(rules),
      source,
      at: section,
    })),
    diagnostics,
  };
}

/** A document with an error is none that anybody should play. */
function documentsOf(source: Source, library: Library): Definitions {
  const { value, diagnostics } = readDocument(source, { library });
  if (hasErrors(diagnostics)) return { definitions: [], diagnostics };
  return {
    definitions: value.map((variant) => ({ kind: 'document', name: variant.id, variant, source })),
    diagnostics,
  };
}

/** Lays a definition out for play. */
export function gameOf(definition: Definition, reading: Reading): Game {
  switch (definition.kind) {
    case 'builtin':
    case 'section':
      return lowerEngineRules(definition.name, definition.rules, movementReader(reading), reading);
    case 'document':
      return lowerVariant(definition.variant, applyOptions);
  }
}

/** The same game with castling from shuffled positions. */
export function withChess960(game: Game): Game {
  return { ...game, rules: { ...game.rules, chess960: true } };
}

const NOWHERE = { file: '', start: 0, end: 0 };
/** Notations that are kept read; those of the engine's own types are asked for again and again. */
const KEPT_NOTATIONS = 1000;
const notations: Readonly<Record<Reading, Map<string, Movement>>> = {
  'as-engine': new Map(),
  'as-written': new Map(),
};

/** Reads the engine's notation in one of its two ways. */
export function movementReader(reading: Reading): ReadMovement {
  const known = notations[reading];
  return (betza) => {
    const before = known.get(betza);
    if (before !== undefined) return before;
    const { asRead, asWritten } = readBetza(betza, 'fairy-stockfish', NOWHERE).value;
    const movement = reading === 'as-engine' ? asRead : asWritten;
    if (known.size >= KEPT_NOTATIONS) known.clear();
    known.set(betza, movement);
    return movement;
  };
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

/** Lets reports quote shipped documents that were read on the way. */
function recording(library: Library, texts: Map<string, string>): Library {
  return (name) => {
    const source = library(name);
    if (source !== null) texts.set(source.file, source.text);
    return source;
  };
}

function builtinHint(word: string): string {
  const suggestion = nearest(word, BUILTIN_NAMES);
  return suggestion === null ? '' : `. Did you mean the built-in variant '${suggestion}'?`;
}

function noSuchVariant(file: string, name: string | null, known: readonly Definition[]): string {
  if (name === null) return `there is no variant in ${file}`;
  return `there is no variant '${name}' in ${file}.${nearestHint(name, known)}`;
}

/** ` Did you mean 'shogi'?`, or nothing. */
export function nearestHint(name: string, known: readonly Definition[]): string {
  const suggestion = nearest(
    name,
    known.map((definition) => definition.name),
  );
  return suggestion === null ? '' : ` Did you mean '${suggestion}'?`;
}
