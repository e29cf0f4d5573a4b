/** What XBoard 4.9.1 can hold (measured in the Debian package xboard 4.9.1-2). */
export const XBOARD_LIMITS = {
  files: 16,
  /** The hands take two columns on either side. */
  filesWithHands: 12,
  /** Sixteen run, but mix up ranks; seventeen crash the program. */
  ranks: 15,
  /** A hand of more kinds than the board has ranks makes the board higher, by dead ranks. */
  kindsInHand: 15,
  /** Piece types a side, king included. */
  types: 66,
  /** Entries of the shortest table, both sides together; a shorter one is ignored as a whole. */
  leastTableEntries: 12,
  /** Characters of a table or a FEN. */
  textLength: 511,
} as const;

/** A board (dead ranks included) of this height has its ranks numbered 0 to 9. */
export const ZERO_BASED_HEIGHT = 10;
