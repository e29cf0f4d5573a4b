import { fileVariantsText } from '../../catalog/file-variants.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import {
  builtinDefinition,
  documentsOf,
  sectionsOf,
  type Definition,
  type Definitions,
} from '../../definitions.js';
import { namedRules } from '../../read/builtins.js';
import { NO_DECISIONS } from '../../read/prose/decisions.js';
import { slug } from '../../read/markdown/piece-ids.js';
import { once } from '../../text/once.js';
import type { Source } from '../../text/source.js';
import { kindOf } from '../texts.js';
import { library } from './library.js';

/** The sections of the variants.ini that comes with the engine. */
export const ENGINE_SECTIONS: Source = { file: 'variants.ini', text: fileVariantsText() };

const engineSections = once(() => sectionsOf(ENGINE_SECTIONS).definitions);

/** How many texts are cached. */
const KEPT = 8;
const read = new Map<
  string,
  { readonly text: string; readonly rulesFrom: string | null; readonly found: Definitions }
>();

/** The variants of a text. A built-in variant supplies the rules that its diagrams do not state. Cached. */
export function definitionsIn(source: Source, rulesFrom: string | null = null): Definitions {
  const { file, text } = source;
  const before = read.get(file);
  if (before?.text === text && before.rulesFrom === rulesFrom) return before.found;
  const found = findDefinitions(source, rulesFrom);
  read.delete(file);
  read.set(file, { text, rulesFrom, found });
  const [oldest] = read.keys();
  if (read.size > KEPT && oldest !== undefined) read.delete(oldest);
  return found;
}

function findDefinitions(source: Source, rulesFrom: string | null): Definitions {
  switch (kindOf(source.file)) {
    case 'ini':
      return sectionsOf(source);
    case 'document':
      return documentsOf(source, library, NO_DECISIONS, namedRules(rulesFrom));
    case 'games':
    case 'positions':
      return { definitions: [], diagnostics: [] };
  }
}

/** A variant of the engine, built in or from the variants.ini that comes with it. */
export function engineVariant(name: string): Definition | null {
  return (
    builtinDefinition(name) ??
    engineSections().find((definition) => definition.name === name) ??
    null
  );
}

/** The variant of this name in the other texts, the engine or a shipped document. */
export function variantNamed(name: string, among: readonly Source[]): Definition | null {
  const own = among
    .flatMap((source) => definitionsIn(source).definitions)
    .find((definition) => slug(definition.name) === slug(name));
  const builtin = builtinNamed(name);
  const shipped = library(name);
  return (
    own ??
    engineVariant(name.toLowerCase()) ??
    (builtin === null ? null : builtinDefinition(builtin)) ??
    (shipped === null ? null : (definitionsIn(shipped).definitions[0] ?? null))
  );
}
