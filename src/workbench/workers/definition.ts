import type { Definition } from '../../definitions.js';
import type { Source } from '../../text/source.js';
import { holdsEntries } from '../texts.js';
import { definitionsIn, engineVariant, variantNamed } from './known-variants.js';
import { entriesOf, movesOf, type Entry } from './records.js';

/** A variant that the page speaks of. */
export type Ref =
  | {
      readonly kind: 'text';
      readonly source: Source;
      /** Null: the first. */
      readonly name: string | null;
      /** The built-in variant whose rules its diagrams take where they leave some open. */
      readonly rulesFrom?: string | null;
      /** The other texts: games and positions may be of their variants. */
      readonly among?: readonly Source[];
    }
  /** One that the engine has, built in or in the variants.ini that comes with it. */
  | { readonly kind: 'engine'; readonly name: string };

/** The names of what can be played of a text: its variants, or its games and positions. */
export function playableNames(source: Source, among: readonly Source[]): readonly string[] {
  if (!holdsEntries(source.file)) return definitionsIn(source).definitions.map(({ name }) => name);
  return entriesOf(source).flatMap(({ name, variant }) =>
    variantNamed(variant, among) === null ? [] : [name],
  );
}

/** Null: there is no such variant, or its text has an error. */
export function definitionOf(ref: Ref): Definition | null {
  switch (ref.kind) {
    case 'text': {
      const { among = [], name, rulesFrom = null, source } = ref;
      const entry = entryOf(ref);
      if (entry !== null) return variantNamed(entry.variant, among);
      const { definitions } = definitionsIn(source, rulesFrom);
      return (
        definitions.find((definition) => definition.name === name) ??
        (name === null ? definitions[0] : undefined) ??
        null
      );
    }
    case 'engine':
      return engineVariant(ref.name);
  }
}

/** Where play begins that a text gives a position or moves; null: at the start of the variant. */
export function beginningOf(
  ref: Ref,
): { readonly fen: string | null; readonly moves: readonly string[] } | null {
  const entry = entryOf(ref);
  const definition = entry === null ? null : definitionOf(ref);
  if (entry === null || definition === null) return null;
  return { fen: entry.fen, moves: movesOf(entry, definition) };
}

function entryOf(ref: Ref): Entry | null {
  if (ref.kind === 'engine' || !holdsEntries(ref.source.file)) return null;
  const entries = entriesOf(ref.source);
  return entries.find(({ name }) => name === ref.name) ?? entries[0] ?? null;
}
