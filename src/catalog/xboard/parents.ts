/** What an engine-defined variant inherits from the built-in variant that its `setup` names as parent. */
export interface XboardParent {
  readonly name: string;
  /** Whether XBoard's own castling rules apply: king and corner rooks, with all conditions checked. */
  readonly castling: boolean;
  /**
   * `last-rank`: pieces of the pawn slots become another piece; `shogi-zone`: pieces of slots 0 to 8 with a promoted form may promote on
   * moves in, into or out of the farthest third; `any-partner`: every piece with a promoted form may promote on every square.
   */
  readonly promotion: 'last-rank' | 'shogi-zone' | 'any-partner';
  /** Slots with special rules or royalty, unsuitable for ordinary pieces. */
  readonly reserved: readonly number[];
  /** Rules that it enforces and `fairy` does not, by their names in `ir/rules`. */
  readonly plays: {
    readonly stalemateValue?: 'win' | 'loss';
    readonly perpetualCheckIllegal?: boolean;
    readonly mustCapture?: boolean;
  };
}

/** The parents that fairyc uses, out of about thirty. */
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
  /** Slot 39 is a second king. The promoted form of 7 is 18, a second type of pawn, so neither is used. */
  shogi: {
    name: 'shogi',
    castling: false,
    promotion: 'shogi-zone',
    reserved: [7, 18, 39],
    plays: { stalemateValue: 'loss', perpetualCheckIllegal: true },
  },
  /** Slot 21 is the lion with its capture rules, 50 a second king. Drops work, almost without restrictions. */
  chu: {
    name: 'chu',
    castling: false,
    promotion: 'any-partner',
    reserved: [21, 50],
    plays: {},
  },
} as const satisfies Record<string, XboardParent>;

/** The hard-wired rules of parent `shogi`: by slot, on how many last ranks drops are refused and promotion is forced. */
export const SHOGI_SLOT_RANKS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 2],
  [4, 1],
]);

/** The last slot with promotion by mouse under parent `shogi`; for 7 and 8 the move must be typed. */
export const LAST_SHOGI_SLOT_BY_MOUSE = 6;
/** The last slot that can promote under parent `shogi`. */
export const LAST_SHOGI_SLOT = 8;

/** How many unpromoted pieces of slot 0 may be on a file under parent `shogi`: two on seven ranks (tori shogi). */
export function shogiPawnsPerFile(ranks: number): number {
  return ranks === 7 ? 2 : 1;
}

/** Number of ranks in the promotion zone under parent `shogi`, for a board with this many ranks, including dead ones. */
export function shogiZoneRanks(ranks: number): number {
  return Math.floor(ranks / 3) + (ranks === 8 ? 1 : 0);
}
