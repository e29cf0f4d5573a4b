/** Reads, compares and prints moves in Betza notation, and finds them on a board. */
export type * from './types.js';
export { DIALECTS } from '../catalog/betza/dialects.js';
export { printBetza } from '../emit/betza/print-betza.js';
export { parseSquare, printSquare } from '../ir/board.js';
export { COLORS } from '../ir/board.js';
export { equalMovements } from '../ir/compare.js';
export { targets } from '../ir/targets.js';
export { readBetza } from '../read/betza/read-betza.js';
export { LEG_ENDS, MODALITIES } from '../ir/movement.js';
