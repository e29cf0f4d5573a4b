/** Reads and checks documents, rules pages and diagrams, and compiles them for programs that play them. */
export type * from './types.js';
export { TARGET_IDS } from '../emit/target-ids.js';
export { buildDocument, builtinRules, lintDocument, TARGETS } from '../pipeline.js';
export { readDocument } from '../read/markdown/read-document.js';
export { readPage } from '../read/read-page.js';
export { SOURCE_KINDS } from '../read/page/source-kinds.js';
export { RULES_FAMILIES } from '../ir/variant.js';
