/** Plays games: legal moves, results, counts, positions in other notations. */
export type * from './types.js';
export {
  builtinDefinition,
  documentsOf,
  gameOf,
  sectionsOf,
  withChess960,
} from '../definitions.js';
export { convertPosition } from '../notation/convert-position.js';
export { positionContext } from '../play/notation/position-context.js';
export { openPlayer } from '../play/player.js';
export { POSITION_FORMATS } from '../notation/position-text.js';
export { PGN_RESULTS } from '../notation/pgn.js';
export { openGame } from '../games/open-game.js';
export { printPlayedPgn, readPgn } from '../games/read-pgn.js';
export { MOVE_FORMATS } from '../play/notation/western/styles.js';
export { MOVE_STYLES } from '../notation/move-styles.js';
export { ENDING_KINDS } from '../explain/evidence/ending-kinds.js';
