/** What fairyc ships: documents, schemas, and the names of the engine's variants. */
import shipped from '../../generated/library/shipped.json' with { type: 'json' };
import { libraryOf } from '../read/markdown/library.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';

export type * from './types.js';
export { BUILTIN_NAMES } from '../catalog/builtins.js';
export { libraryOf } from '../read/markdown/library.js';

/** The documents that come with fairyc. */
export const SHIPPED_DOCUMENTS: readonly Source[] = shipped.documents;

/** Finds a shipped document by the heading of its variant, as in `Uses the following pieces from shogi`. */
export function shippedLibrary(name: string): Source | null {
  return library()(name);
}
const library = once(() => libraryOf(SHIPPED_DOCUMENTS));

/** The JSON Schemas of what fairyc prints for programs, by name: `diagnostics`, `diff` and so on. */
export const SCHEMAS: Readonly<Record<string, object>> = shipped.schemas;
