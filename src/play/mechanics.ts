import type { Mechanic } from './mechanic.js';
import { adjudication } from './mechanics/adjudication.js';
import { bareKingRace } from './mechanics/bare-king-race.js';
import { bikjang } from './mechanics/bikjang.js';
import { blast } from './mechanics/blast.js';
import { cambodianLeaps } from './mechanics/cambodian-leaps.js';
import { castlingWins } from './mechanics/castling-wins.js';
import { castling } from './mechanics/castling.js';
import { checkCounting } from './mechanics/check-counting.js';
import { checkmate } from './mechanics/checkmate.js';
import { connect } from './mechanics/connect.js';
import { counting } from './mechanics/counting.js';
import { dropMate } from './mechanics/drop-mate.js';
import { drops } from './mechanics/drops.js';
import { enPassant } from './mechanics/en-passant.js';
import { enclosingDrops } from './mechanics/enclosing-drops.js';
import { extinction } from './mechanics/extinction.js';
import { facingKings } from './mechanics/facing-kings.js';
import { flag } from './mechanics/flag.js';
import { flips } from './mechanics/flips.js';
import { forbiddenChecks } from './mechanics/forbidden-checks.js';
import { gating } from './mechanics/gating.js';
import { immobility } from './mechanics/immobility.js';
import { insufficientMaterial } from './mechanics/insufficient-material.js';
import { makpong } from './mechanics/makpong.js';
import { movement } from './mechanics/movement.js';
import { mustCapture } from './mechanics/must-capture.js';
import { mustDrop } from './mechanics/must-drop.js';
import { mutualImmunity } from './mechanics/mutual-immunity.js';
import { nMove } from './mechanics/n-move.js';
import { oppositeBishops } from './mechanics/opposite-bishops.js';
import { ownCaptures } from './mechanics/own-captures.js';
import { passing } from './mechanics/passing.js';
import { promotionStalemate } from './mechanics/promotion-stalemate.js';
import { promotion } from './mechanics/promotion.js';
import { pseudoRoyals } from './mechanics/pseudo-royals.js';
import { repetitionProhibited } from './mechanics/repetition-prohibited.js';
import { repetition } from './mechanics/repetition.js';
import { severalRoyals } from './mechanics/several-royals.js';
import { shatarMate } from './mechanics/shatar-mate.js';
import { sittuyinPromotion } from './mechanics/sittuyin-promotion.js';
import { stalemate } from './mechanics/stalemate.js';
import { walls } from './mechanics/walls.js';

/** Every rule of play, in the order in which they take part. */
export const MECHANICS = [
  movement,
  promotion,
  sittuyinPromotion,
  // Must come first: pieces that have just changed sides cannot be captured en passant.
  flips,
  enPassant,
  castling,
  drops,
  enclosingDrops,
  passing,
  gating,
  cambodianLeaps,
  blast,
  walls,
  facingKings,
  bikjang,
  makpong,
  forbiddenChecks,
  immobility,
  mutualImmunity,
  oppositeBishops,
  pseudoRoyals,
  severalRoyals,
  ownCaptures,
  repetitionProhibited,
  mustCapture,
  mustDrop,
  // The ends of games, in the engine's order.
  extinction,
  flag,
  bareKingRace,
  castlingWins,
  checkCounting,
  connect,
  adjudication,
  insufficientMaterial,
  dropMate,
  shatarMate,
  checkmate,
  stalemate,
  nMove,
  repetition,
  counting,
  promotionStalemate,
] as const satisfies readonly Mechanic[];
