/** The limits of XBoard 4.9.1 (measured with the Debian package xboard 4.9.1-2). */
export const XBOARD_LIMITS = {
  files: 16,
  /** The hands take two columns on each side. */
  filesWithHands: 12,
  /** With 16 ranks XBoard runs but mixes up ranks; with 17 it crashes. */
  ranks: 15,
  /** If a hand has more types than the board has ranks, XBoard adds dead ranks to the board. */
  kindsInHand: 15,
  /** Piece types for each side, including the king. */
  types: 66,
  /** Entries of the shortest allowed table, for both sides together; XBoard ignores a shorter table. */
  leastTableEntries: 12,
  /** Characters of a table or a FEN. */
  textLength: 511,
} as const;

/** On a board of this height (including dead ranks), ranks are numbered 0 to 9. */
export const ZERO_BASED_HEIGHT = 10;
