import { DROP_BULLETS } from './bullets/drops.js';
import { END_BULLETS } from './bullets/ends.js';
import { MOVE_BULLETS } from './bullets/moves.js';
import { PAWN_AND_CASTLING_BULLETS } from './bullets/pawns-and-castling.js';
import { PIECE_BULLETS } from './bullets/pieces.js';
import { PROMOTION_BULLETS } from './bullets/promotion.js';
import type { RuleBullet } from './bullet-row.js';

/** The bullets of all rules, by subject. A later bullet overrides an earlier one that sets the same field. */
export const RULE_BULLETS_BY_SUBJECT = {
  Pieces: PIECE_BULLETS,
  Promotion: PROMOTION_BULLETS,
  'Pawns and castling': PAWN_AND_CASTLING_BULLETS,
  'Drops, gates and walls': DROP_BULLETS,
  'Captures, kings and passing': MOVE_BULLETS,
  'End of the game': END_BULLETS,
} as const;

export type RuleBulletName =
  (typeof RULE_BULLETS_BY_SUBJECT)[keyof typeof RULE_BULLETS_BY_SUBJECT][number]['name'];

/** The bullets in the order in which they are read and written. */
export const RULE_BULLETS: readonly RuleBullet<RuleBulletName>[] =
  Object.values(RULE_BULLETS_BY_SUBJECT).flat();

/** The bullets that set one of these fields. Those that set fewer other fields come first. */
export function bulletsOf(fields: readonly string[]): readonly RuleBullet<RuleBulletName>[] {
  return RULE_BULLETS.filter((bullet) =>
    bullet.fields.some((field) => fields.includes(field)),
  ).toSorted((one, other) => one.fields.length - other.fields.length);
}
