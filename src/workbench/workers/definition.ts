import type { Definition } from '../../definitions.js';
import type { Source } from '../../text/source.js';
import { holdsEntries } from '../texts.js';
import { definitionsIn, engineVariant, variantNamed } from './known-variants.js';
import { entriesOf, movesOf, type Entry } from './records.js';

/** A reference to a variant. */
export type Ref =
  | {
      readonly kind: 'text';
      readonly source: Source;
      /** Null for the first. */
      readonly name: string | null;
      /** The built-in variant that supplies the rules its diagrams do not state. */
      readonly rulesFrom?: string | null;
      /** The other texts, whose variants games and positions can use. */
      readonly among?: readonly Source[];
    }
  /** A variant of the engine, built in or from the variants.ini that comes with it. */
  | { readonly kind: 'engine'; readonly name: string };

/** The names of what can be played in a text: its variants, or its games and positions. */
export function playableNames(source: Source, among: readonly Source[]): readonly string[] {
  if (!holdsEntries(source.file)) return definitionsIn(source).definitions.map(({ name }) => name);
  return entriesOf(source).flatMap(({ name, variant }) =>
    variantNamed(variant, among) === null ? [] : [name],
  );
}

/** Null if there is no such variant or its text has an error. */
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

/** The position and moves that a text of games or positions gives; null for other texts. */
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
