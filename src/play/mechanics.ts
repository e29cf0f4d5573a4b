import type { Mechanic } from './mechanic.js';
import { castling } from './mechanics/castling.js';
import { drops } from './mechanics/drops.js';
import { enPassant } from './mechanics/en-passant.js';
import { promotion } from './mechanics/promotion.js';

/** Every rule of play, in the order in which they take part. */
export const MECHANICS = [
  promotion,
  enPassant,
  castling,
  drops,
] as const satisfies readonly Mechanic[];
