import { builtinDefinition, gameOf, describedGame, type Definition } from './definitions.js';
import { diffVariants } from './diff/diff-variants.js';
import type { VariantDifference } from './diff/difference.js';
import { comparedOfDocument, comparedOfEngine, type ComparedGame } from './diff/compared-game.js';
import { guiFacts, type GuiFacts } from './explain/gui-facts.js';
import { explainVariant, type VariantExplanation } from './explain/variant.js';
import { pageFiles, subjectsOneByOne, type FilesOptions } from './page/page-files.js';
import { pageSubject, type PageDefinition, type PageSubject } from './page/subject.js';
import type { Game } from './play/game.js';
import { applyOptions } from './read/ini/apply-options.js';

/** Describes, shows and compares definitions. */

/** Pages or pictures of games, as `fairyc page` writes them: file name to text. */
export function gamePages(
  definitions: readonly Definition[],
  options: FilesOptions,
): ReadonlyMap<string, string> {
  return pageFiles(
    subjectsOneByOne(definitions, (definition) => pageSubjectOf(definition)),
    options,
  );
}

/** The page of one game, as a complete HTML file. */
export function gamePageOf(definition: Definition): string {
  const [page] = gamePages([definition], { coordinates: 'shogi', formats: ['html'] }).values();
  return page ?? '';
}

/** The differences in play between two games, each with a position that shows it, as in `fairyc diff`. */
export function diffDefinitions(one: Definition, two: Definition): VariantDifference {
  return diffVariants(comparedGame(one), comparedGame(two));
}

/** The rules of a game in words. */
export function explainDefinition(definition: Definition): VariantExplanation {
  return explainVariant(describedGame(definition));
}

/** What a program needs to know to show the game: board, letters, hands, promotions, moves. */
export function factsOf(definition: Definition): GuiFacts {
  return guiFacts(describedGame(definition));
}

/** What the page of a variant shows. */
export function pageSubjectOf(
  definition: Definition,
  game: Game = gameOf(definition, 'as-engine'),
): PageSubject {
  return pageSubject(forPage(definition), describedGame(definition, game), applyOptions);
}

/** A game prepared for comparison. */
export function comparedGame(
  definition: Definition,
  game: Game = gameOf(definition, 'as-engine'),
  name: string = definition.name,
): ComparedGame {
  switch (definition.kind) {
    case 'builtin':
    case 'section':
      return comparedOfEngine(name, definition.rules, game);
    case 'document':
      return { ...comparedOfDocument(definition.variant, game), name };
  }
}

function forPage(definition: Definition): PageDefinition {
  switch (definition.kind) {
    case 'document':
      return { kind: 'document', variant: definition.variant };
    case 'section': {
      const { at, name, rules, source } = definition;
      const isOfFile = at.parent !== null && builtinDefinition(at.parent) === null;
      return {
        kind: 'engine',
        name,
        rules,
        section: {
          text: withoutTail(source.text.slice(at.start, at.end)),
          builtOn: isOfFile ? at.parent : null,
        },
      };
    }
    case 'builtin':
      return { kind: 'engine', name: definition.name, rules: definition.rules, section: null };
  }
}

/** A section without the blank lines and comments after it, which usually belong to the next one. */
function withoutTail(section: string): string {
  const lines = section.split('\n');
  const last = lines.findLastIndex((line) => !/^\s*(?:[#;]|$)/.test(line));
  return `${lines.slice(0, last + 1).join('\n')}\n`;
}
