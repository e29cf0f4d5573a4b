/** Every bullet of a variant but the regions, as messages write it. */
export const BULLETS = [
  'Id',
  'Size',
  'Rules',
  'Betza',
  'Letters',
  'White',
  'Start',
  'Promotion zone',
  'Promotion',
  'Drops',
  'Immobile pieces',
  'Castling',
  'Double step',
  'Move rule',
  'Repetition',
  'Perpetual check',
  'Stalemate',
  'Campmate',
  'Bare kings',
] as const;
export type BulletName = (typeof BULLETS)[number];
