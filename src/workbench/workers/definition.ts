import {
  builtinDefinition,
  documentsOf,
  sectionsOf,
  type Definition,
  type Definitions,
} from '../../definitions.js';
import { fileVariantsText } from '../../catalog/file-variants.js';
import { isIni } from '../texts.js';
import type { Source } from '../../text/source.js';
import { library } from './library.js';

/** A variant that the page speaks of. */
export type Ref =
  | {
      readonly kind: 'text';
      readonly source: Source;
      /** Null: the first. */
      readonly name: string | null;
    }
  /** One that the engine has, built in or in the variants.ini that comes with it. */
  | { readonly kind: 'engine'; readonly name: string };

/** The sections of the variants.ini that comes with the engine. */
export const ENGINE_SECTIONS: Source = { file: 'variants.ini', text: fileVariantsText() };

let last: { readonly source: Source; readonly found: Definitions } | null = null;

/** The variants of a text; the same text is read once. */
export function definitionsIn(source: Source): Definitions {
  if (last?.source.file === source.file && last.source.text === source.text) return last.found;
  const found = isIni(source.file) ? sectionsOf(source) : documentsOf(source, library);
  last = { source, found };
  return found;
}

/** Null: there is no such variant, or its text has an error. */
export function definitionOf(ref: Ref): Definition | null {
  switch (ref.kind) {
    case 'text': {
      const { definitions } = definitionsIn(ref.source);
      return (
        definitions.find(({ name }) => name === ref.name) ??
        (ref.name === null ? definitions[0] : undefined) ??
        null
      );
    }
    case 'engine':
      return (
        builtinDefinition(ref.name) ??
        sectionsOf(ENGINE_SECTIONS).definitions.find(({ name }) => name === ref.name) ??
        null
      );
  }
}
