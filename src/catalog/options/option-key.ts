import type { TypedOptionRow } from './options.js';

/** One of the 341 keys that the engine reads. */
export type OptionKey = TypedOptionRow['key'];
