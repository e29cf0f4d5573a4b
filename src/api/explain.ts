/** Explains Betza strings, options and variants in words. */
export type * from './types.js';
export { explainBetza } from '../explain/betza/explain-betza.js';
export { moveDiagram } from '../explain/move-diagram.js';
export { explainOption } from '../explain/option.js';
export { printOptionExplanation } from '../explain/print-option.js';
export { printVariantExplanation } from '../explain/print-variant.js';
export { sayMovement } from '../explain/say-movement.js';
export { printDiff } from '../diff/print-diff.js';
export { pychessPieces } from '../explain/gui-facts.js';
export { diffDefinitions, explainDefinition, factsOf } from '../views.js';
export { VERDICTS } from '../diff/difference.js';
