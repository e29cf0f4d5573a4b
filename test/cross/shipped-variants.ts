import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { emitVariantsIni } from '../../src/emit/targets/variants-ini.js';
import type { Variant } from '../../src/ir/variant.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import type { Source } from '../../src/text/source.js';
import { emitOptions } from '../emit/options.js';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../variants');
const FILES: ReadonlyMap<string, string> = new Map([['alquerque-soldier', 'alquerque']]);

function shippedSource(id: string): Source | null {
  const file = path.join(DOCUMENTS, `${FILES.get(id) ?? id}.md`);
  return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : null;
}

/** A variant in `variants/`, read as in the pipeline. */
export function shippedVariant(id: string): Variant {
  const source = shippedSource(id);
  if (source === null) throw new Error(`there is no document of ${id}`);
  const library = (name: string): Source | null =>
    shippedSource(name.toLowerCase().replaceAll(' ', '-'));
  const { value, diagnostics } = readDocument(source, { library });
  const variant = value.find((found) => found.id === id);
  if (variant === undefined)
    throw new Error(`${id}: ${diagnostics.map(({ message }) => message).join('\n')}`);
  return variant;
}

let loads = 0;

/** Loads a section under a name that is new to the engine; null with the engine's output if it was rejected. */
export function loadFresh(
  engine: Engine,
  text: string,
): { readonly name: string | null; readonly messages: readonly string[] } {
  loads += 1;
  const { added, messages } = engine.load(text.replace(/^\[([^\]:]*)/m, `[$1-${loads}`));
  return { name: added.length === 1 ? (added[0] ?? null) : null, messages };
}

/** The section of a variant. */
export function sectionOf(variant: Variant, more: Parameters<typeof emitOptions>[0] = {}): string {
  const { text, diagnostics } = emitVariantsIni(variant, emitOptions(more));
  if (text === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return text;
}

/** A game of a section in the engine, at the start position. */
export function playSection(engine: Engine, text: string): EngineGame {
  const { name, messages } = loadFresh(engine, text);
  const game = name === null ? null : engine.play(name);
  if (game === null) throw new Error(`the engine rejected\n${text}\n${messages.join('\n')}`);
  return game;
}
