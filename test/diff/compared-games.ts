import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definitionsOf } from '../../src/cli/games.js';
import { shippedLibrary } from '../../src/cli/library.js';
import { builtinDefinition, type Definition } from '../../src/definitions.js';
import type { ComparedGame } from '../../src/diff/compared-game.js';
import { comparedGame } from '../../src/views.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Sections that tests compare. */
export const PAIRS = readFileSync(path.join(ROOT, 'test/fixtures/diff/pairs.ini'), 'utf8');

function played(definition: Definition): ComparedGame {
  return comparedGame(definition);
}

/** A built-in variant of the engine. */
export function builtin(name: string): ComparedGame {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`No variant ${name}`);
  return played(definition);
}

/** A section of the fixture. */
export function section(name: string, text = PAIRS): ComparedGame {
  const { definitions } = definitionsOf({ file: 'pairs.ini', text }, shippedLibrary());
  const found = definitions.find((definition) => definition.name === name);
  if (found === undefined) throw new Error(`No section ${name}`);
  return played(found);
}

/** A document of `variants/`, with some of its text replaced. */
export function document(
  name: string,
  replace: readonly (readonly [string, string])[] = [],
): ComparedGame {
  const file = path.join(ROOT, `variants/${name}.md`);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replace) {
    if (!text.includes(from)) throw new Error(`${name} does not say ${from}`);
    text = text.replace(from, to);
  }
  return fromText(text, file);
}

/** The variant of a document. */
export function fromText(text: string, file = 'x.md'): ComparedGame {
  const [definition] = definitionsOf({ file, text }, shippedLibrary()).definitions;
  if (definition === undefined) throw new Error(`No variant in ${file}`);
  return played(definition);
}
