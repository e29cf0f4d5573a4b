import { lazyLibrary } from '../../read/markdown/library.js';
import shipped from '../../../generated/library/shipped.json' with { type: 'json' };
import type { Source } from '../../text/source.js';

/** The documents that come with fairyc. */
export const DOCUMENTS: readonly Source[] = shipped.documents;

/** Finds the documents by the headings of their variants. */
export const library = lazyLibrary(() => DOCUMENTS);
