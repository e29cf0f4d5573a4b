import type { Mechanic } from './mechanic.js';
import { bikjang } from './mechanics/bikjang.js';
import { blast } from './mechanics/blast.js';
import { cambodianLeaps } from './mechanics/cambodian-leaps.js';
import { castling } from './mechanics/castling.js';
import { drops } from './mechanics/drops.js';
import { enPassant } from './mechanics/en-passant.js';
import { enclosingDrops } from './mechanics/enclosing-drops.js';
import { facingKings } from './mechanics/facing-kings.js';
import { flips } from './mechanics/flips.js';
import { forbiddenChecks } from './mechanics/forbidden-checks.js';
import { gating } from './mechanics/gating.js';
import { makpong } from './mechanics/makpong.js';
import { mustCapture } from './mechanics/must-capture.js';
import { mustDrop } from './mechanics/must-drop.js';
import { mutualImmunity } from './mechanics/mutual-immunity.js';
import { oppositeBishops } from './mechanics/opposite-bishops.js';
import { passing } from './mechanics/passing.js';
import { promotion } from './mechanics/promotion.js';
import { pseudoRoyals } from './mechanics/pseudo-royals.js';
import { sittuyinPromotion } from './mechanics/sittuyin-promotion.js';
import { walls } from './mechanics/walls.js';

/** Every rule of play, in the order in which they take part. */
export const MECHANICS = [
  promotion,
  sittuyinPromotion,
  enPassant,
  castling,
  drops,
  enclosingDrops,
  flips,
  passing,
  gating,
  cambodianLeaps,
  blast,
  walls,
  facingKings,
  bikjang,
  makpong,
  forbiddenChecks,
  mutualImmunity,
  oppositeBishops,
  pseudoRoyals,
  mustCapture,
  mustDrop,
] as const satisfies readonly Mechanic[];
