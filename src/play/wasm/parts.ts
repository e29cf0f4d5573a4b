import type { CompiledGame } from '../compiled-game.js';
import type { PromotionSettings } from '../mechanics/promotion.js';
import type { Element } from './elements.js';
import type { Tables } from './memory.js';
import type { Func, Global } from './module.js';
import type { Ways } from './ways.js';

/** A value for each side. */
export type BySide<T> = readonly [T, T];

/** Everything to which the code of a module refers: declared first, then defined. */
export interface Parts {
  readonly compiled: CompiledGame;
  readonly promotion: PromotionSettings;
  readonly memory: Tables;
  readonly elements: BySide<readonly (readonly Element[])[]>;
  readonly ways: BySide<Ways>;
  /** The cell of each king (0 if none), and the number of each side's pieces. */
  readonly kings: BySide<Global>;
  readonly totals: BySide<Global>;
  /** The address for the next move. */
  readonly top: Global;
  /** Whether the moves of the last ply are counted without being played. */
  readonly bulk: Global;
  readonly marks: Marks;
  /** `(cell): 1 or 0`: whether the side could capture there. */
  readonly attacked: BySide<Func>;
  /** `()`: examines the king of the side. */
  readonly mark: BySide<Func>;
  /** `(from, to, taken, code): 1 or 0`. */
  readonly safe: BySide<Func>;
  /** `(cell)`: writes the moves of a piece. */
  readonly write: BySide<Func>;
  /** `(start)`: drops the moves that leave the king in check. */
  readonly keep: BySide<Func>;
  /** `(write: 1 or 0)`: the number of the king's moves if they are not written. */
  readonly king: BySide<Func>;
  /** `(rights, passed)`: writes the legal moves after the king has been examined. */
  readonly generate: BySide<Func>;
  /** `(rights, passed)`: the number of legal moves. */
  readonly count: BySide<Func>;
  /** `(passed)`: writes en passant captures. */
  readonly passing: BySide<Func>;
  /** `(rights)`: writes castling. */
  readonly castle: BySide<Func>;
  /** `()`: writes drops. */
  readonly drop: BySide<Func>;
  /** `()`: the number of drops out of check. */
  readonly countDrops: BySide<Func>;
  /** `(move, depth, rights, passed)`: the number of leaves, as a long. */
  readonly play: BySide<Func>;
  /** `(depth, rights, passed)`: the number of leaves, as a long. */
  readonly perft: BySide<Func>;
}

/** The state of the king of the side to move. */
interface Marks {
  /** The number of the position. */
  readonly now: Global;
  readonly checks: Global;
  /** Whether a piece shields the king, whether there is a cell that must not be entered, and whether every move must be tried. */
  readonly shielded: Global;
  readonly entering: Global;
  readonly doubtful: Global;
  /** The number of cells between the king and the only checker. */
  readonly answers: Global;
}

/** A move in a module: from (9 bits), to (9), kind (4), type (6). A drop has its type in place of the origin. */
export const TO_SHIFT = 9;
export const KIND_SHIFT = 18;
export const TYPE_SHIFT = 22;
export const CELL_BITS = 511;
