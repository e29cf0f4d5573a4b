/** What an engine-defined variant takes over from the built-in variant that its `setup` names as parent. */
export interface XboardParent {
  readonly name: string;
  /** Castling by XBoard's own rules: king and corner rooks, all conditions tested. */
  readonly castling: boolean;
  /**
   * `last-rank`: pieces of the pawn slots become another piece; `shogi-zone`: slots 0 to 8 with a promoted partner may promote when
   * they touch the farthest third; `any-partner`: every piece with a promoted partner may promote, on every square.
   */
  readonly promotion: 'last-rank' | 'shogi-zone' | 'any-partner';
  /** Slots with rules or royalty of their own that no ordinary piece may have. */
  readonly reserved: readonly number[];
  /** Rules that it plays and `fairy` does not, by the names of `ir/rules`. */
  readonly plays: {
    readonly stalemateValue?: 'win' | 'loss';
    readonly perpetualCheckIllegal?: boolean;
    readonly mustCapture?: boolean;
  };
}

/** The parents that fairyc uses, of some thirty. */
export const XBOARD_PARENTS = {
  fairy: { name: 'fairy', castling: true, promotion: 'last-rank', reserved: [], plays: {} },
  nocastle: { name: 'nocastle', castling: false, promotion: 'last-rank', reserved: [], plays: {} },
  giveaway: {
    name: 'giveaway',
    castling: false,
    promotion: 'last-rank',
    reserved: [],
    plays: { mustCapture: true, stalemateValue: 'win' },
  },
  /** A second king is 39; the promoted form of 7 is a second kind of pawn, and so 7 and 18 are left alone. */
  shogi: {
    name: 'shogi',
    castling: false,
    promotion: 'shogi-zone',
    reserved: [7, 18, 39],
    plays: { stalemateValue: 'loss', perpetualCheckIllegal: true },
  },
  /** 21 is the lion with its rules of capture, 50 a second king. Drops work, with hardly a rule. */
  chu: {
    name: 'chu',
    castling: false,
    promotion: 'any-partner',
    reserved: [21, 50],
    plays: {},
  },
} as const satisfies Record<string, XboardParent>;

/** The hard-wired rules of parent `shogi`: drops are refused, and promotion compelled, on that many last ranks. */
export const SHOGI_SLOT_RANKS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 2],
  [4, 1],
]);

/** Slots whose promotion the mouse offers under parent `shogi`; for 7 and 8 the move must be typed. */
export const LAST_SHOGI_SLOT_BY_MOUSE = 6;
/** Most promoting slots under parent `shogi`. */
export const LAST_SHOGI_SLOT = 8;

/** How many unpromoted pieces of slot 0 a file may hold under parent `shogi`: two on seven ranks (tori). */
export function shogiPawnsPerFile(ranks: number): number {
  return ranks === 7 ? 2 : 1;
}

/** Ranks of the promotion zone under parent `shogi`, for a board of so many ranks, dead ones included. */
export function shogiZoneRanks(ranks: number): number {
  return Math.floor(ranks / 3) + (ranks === 8 ? 1 : 0);
}
