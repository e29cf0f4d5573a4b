/** What comes along: documents, schemas, the names of the variants of the engine. */
import shipped from '../../generated/library/shipped.json' with { type: 'json' };
import { libraryOf } from '../read/markdown/library.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';

export type * from './types.js';
export { BUILTIN_NAMES } from '../catalog/builtins.js';
export { libraryOf } from '../read/markdown/library.js';

/** The documents that come with fairyc. */
export const SHIPPED_DOCUMENTS: readonly Source[] = shipped.documents;

/** Finds the shipped documents by the headings of their variants, as documents refer to them. */
export function shippedLibrary(name: string): Source | null {
  return library()(name);
}
const library = once(() => libraryOf(SHIPPED_DOCUMENTS));

/** The JSON Schemas of what fairyc prints for programs, by name: `diagnostics`, `diff` and so on. */
export const SCHEMAS: Readonly<Record<string, object>> = shipped.schemas;
