import { libraryOf } from '../../read/markdown/library.js';
import shipped from '../../../generated/library/shipped.json' with { type: 'json' };
import { once } from '../../text/once.js';
import type { Source } from '../../text/source.js';

/** The documents that come with fairyc. */
export const DOCUMENTS: readonly Source[] = shipped.documents;

const found = once(() => libraryOf(DOCUMENTS));

/** Finds them by the headings of their variants. */
export function library(name: string): Source | null {
  return found()(name);
}
