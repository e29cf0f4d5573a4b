import { diagnose } from './catalog/diagnose.js';
import { documentNames, engineNames } from './explain/piece-names.js';
import {
  builtinDefinition,
  sectionDefinition,
  sectionsOf,
  type Definition,
  type Definitions,
} from './engine-definitions.js';
import { toDescribedGame, type DescribedGame } from './explain/described-game.js';
import type { Movement } from './ir/movement.js';
import type { Game } from './play/game.js';
import { lowerEngineRules, type ReadMovement, type Reading } from './play/lower-engine.js';
import { lowerVariant, whyUnplayable } from './play/lower-variant.js';
import { reachInEngine } from './read/betza/engine-reach.js';
import { engineMovement } from './read/betza/fairy-stockfish-movement.js';
import { readFlatBetza } from './read/betza/read-flat-betza.js';
import type { Completion } from './read/diagram/complete.js';
import { applyOptions } from './read/ini/apply-options.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { isIn, unusedBy } from './read/markdown/parts.js';
import { NO_DECISIONS, type Decisions } from './read/prose/decisions.js';
import { readPage } from './read/read-page.js';
import { hasErrors, type Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';
import { hasStepsLeft } from './text/steps.js';

/** Finds everything that can be played, wherever it is defined. Pure: `cli/` reads the files. */

export { builtinDefinition, sectionDefinition, sectionsOf };
export type { Definition, Definitions };

/** The game of the first section or document in a source, as the engine plays it; null if nothing in it can be played. */
export function firstGame(source: Source): Game | null {
  const isDocument = source.file.endsWith('.md');
  const { definitions } = isDocument ? documentsOf(source, () => null) : sectionsOf(source);
  const [definition] = definitions;
  const game = definition === undefined ? null : gameOf(definition, 'as-engine');
  return game === null || whyUnplayable(game) !== null ? null : game;
}

/**
 * The variants of a document. `decisions` settles its ambiguous sentences; `completion` supplies the rules that its diagrams leave out
 * (null: the usual ones). A document with an error has no variants. Variants that cannot be played are reported. With `only`, what the parts of
 * other variants contain does not matter, unless it uses them.
 */
export function documentsOf(
  source: Source,
  library: Library,
  decisions: Decisions = NO_DECISIONS,
  completion: Completion | null = null,
  only: string | null = null,
): Definitions {
  const page = readPage(source, { library, completion, decisions });
  const unused = unusedBy(only, page.value);
  const inUnused = unused.map((one) => isIn(one, page.value));
  const diagnostics = page.diagnostics.filter((one) => !inUnused.some((holds) => holds(one)));
  const value = page.value.filter((one) => !unused.includes(one));
  if (hasErrors(diagnostics)) return { definitions: [], diagnostics };
  const definitions: Definition[] = [];
  const unplayable: Diagnostic[] = [];
  for (const variant of value) {
    const why = whyUnplayable(lowerVariant(variant, applyOptions));
    if (why === null) definitions.push({ kind: 'document', name: variant.id, variant, source });
    else unplayable.push(diagnose('doc/unplayable', 'error', variant.span, why));
  }
  return { definitions, diagnostics: [...diagnostics, ...unplayable] };
}

/** Prepares a definition for play. */
export function gameOf(definition: Definition, reading: Reading): Game {
  switch (definition.kind) {
    case 'builtin':
    case 'section':
      return lowerEngineRules(
        definition.name,
        definition.rules,
        movementReader(reading),
        reading,
        reading === 'as-engine' ? reachInEngine : null,
      );
    case 'document':
      return lowerVariant(definition.variant, applyOptions);
  }
}

/** The same game with Chess960 castling. */
export function withChess960(game: Game): Game {
  return { ...game, rules: { ...game.rules, chess960: true } };
}

const NOWHERE = { file: '', start: 0, end: 0 };
/** How many parsed notations to cache; those of the engine's own types are needed often. */
const KEPT_NOTATIONS = 1000;
const notations: Readonly<Record<Reading, Map<string, Movement>>> = {
  'as-engine': new Map(),
  'as-written': new Map(),
};

/** Reads the engine's notation in one of two ways. Brackets are not part of the notation; both ways read them as the engine does. */
export function movementReader(reading: Reading): ReadMovement {
  const known = notations[reading];
  return (betza) => {
    const before = known.get(betza);
    if (before !== undefined) return before;
    const movement =
      reading === 'as-engine'
        ? engineMovement(betza)
        : (readFlatBetza(betza, 'fairy-stockfish', NOWHERE)?.value.asWritten ??
          engineMovement(betza));
    // The steps ran out: the movement may be incomplete, so it is not cached.
    if (!hasStepsLeft()) return movement;
    if (known.size >= KEPT_NOTATIONS) known.clear();
    known.set(betza, movement);
    return movement;
  };
}

/** A definition prepared for description in words; `game` is its playable form, if that already exists. */
export function describedGame(
  definition: Definition,
  game: Game = gameOf(definition, 'as-engine'),
): DescribedGame {
  switch (definition.kind) {
    case 'builtin':
    case 'section':
      return toDescribedGame(definition.name, game, engineNames(game));
    case 'document': {
      const { variant } = definition;
      return toDescribedGame(variant.title, game, documentNames(variant));
    }
  }
}
