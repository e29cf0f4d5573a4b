import type { CompiledGame } from '../compiled-game.js';
import type { PromotionSettings } from '../mechanics/promotion.js';
import type { Element } from './elements.js';
import type { Tables } from './memory.js';
import type { Func, Global } from './module.js';
import type { Ways } from './ways.js';

/** One value a side. */
export type BySide<T> = readonly [T, T];

/** All that the code of a module refers to: declared first, then defined. */
export interface Parts {
  readonly compiled: CompiledGame;
  readonly promotion: PromotionSettings;
  readonly memory: Tables;
  readonly elements: BySide<readonly (readonly Element[])[]>;
  readonly ways: BySide<Ways>;
  /** Cell of each king, 0 for none; the number of each side's pieces. */
  readonly kings: BySide<Global>;
  readonly totals: BySide<Global>;
  /** Where the next move is written. */
  readonly top: Global;
  /** Are the last moves counted unplayed? */
  readonly bulk: Global;
  readonly marks: Marks;
  /** `(cell): 1 or 0`: could the side take there? */
  readonly attacked: BySide<Func>;
  /** `()`: looks around the king of the side. */
  readonly mark: BySide<Func>;
  /** `(from, to, taken, code): 1 or 0`. */
  readonly safe: BySide<Func>;
  /** `(cell)`: writes where a piece could go. */
  readonly write: BySide<Func>;
  /** `(start)`: drops the moves that leave the king in check. */
  readonly keep: BySide<Func>;
  /** `(write: 1 or 0): moves of the king that are counted, if not written`. */
  readonly king: BySide<Func>;
  /** `(rights, passed)`: writes the legal moves once the king has been looked at. */
  readonly generate: BySide<Func>;
  /** `(rights, passed): how many legal moves`. */
  readonly count: BySide<Func>;
  /** `(passed)`: writes captures en passant. */
  readonly passing: BySide<Func>;
  /** `(rights)`. */
  readonly castle: BySide<Func>;
  /** `()`: writes drops. */
  readonly drop: BySide<Func>;
  /** `(): how many drops out of check`. */
  readonly countDrops: BySide<Func>;
  /** `(move, depth, rights, passed): leaves`, as a long. */
  readonly play: BySide<Func>;
  /** `(depth, rights, passed): leaves`, as a long. */
  readonly perft: BySide<Func>;
}

/** What is known of the king of the side to move. */
interface Marks {
  /** The number of the position. */
  readonly now: Global;
  readonly checks: Global;
  /** Does any piece shield him? Is there a cell that must not be entered? Must every move be tried? */
  readonly shielded: Global;
  readonly entering: Global;
  readonly doubtful: Global;
  /** How many cells lie between him and the one checker. */
  readonly answers: Global;
}

/** A move in a module: from (9 bits), to (9), kind (4), type (6). A drop has its type in place of the origin. */
export const TO_SHIFT = 9;
export const KIND_SHIFT = 18;
export const TYPE_SHIFT = 22;
export const CELL_BITS = 511;
