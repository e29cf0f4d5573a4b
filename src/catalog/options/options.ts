import { BOARD_OPTIONS } from './board.js';
import { CAPTURE_OPTIONS } from './captures.js';
import { CASTLING_OPTIONS } from './castling.js';
import { CHECK_AND_DROP_OPTIONS } from './check-and-drops.js';
import { CONNECTION_AND_MATERIAL_OPTIONS } from './connection-and-material.js';
import { EVALUATION_OPTIONS } from './evaluation.js';
import { EXTINCTION_AND_FLAG_OPTIONS } from './extinction-and-flags.js';
import { FORMER_OPTIONS } from './former.js';
import { GATING_AND_WALL_OPTIONS } from './gating-and-walls.js';
import { GENERAL_OPTIONS } from './general.js';
import { PAWN_STEP_OPTIONS } from './pawn-steps.js';
import { PIECE_OPTIONS } from './pieces.js';
import { PROMOTION_OPTIONS } from './promotion.js';
import { REPETITION_AND_MATE_OPTIONS } from './repetition-and-mate.js';
import { SPECIAL_MOVE_OPTIONS } from './special-moves.js';

/** Every key of a section, by group, in the order in which the engine reads them. Later keys override earlier ones. */
export const OPTION_GROUPS = {
  board: BOARD_OPTIONS,
  pieces: PIECE_OPTIONS,
  evaluation: EVALUATION_OPTIONS,
  former: FORMER_OPTIONS,
  general: GENERAL_OPTIONS,
  promotion: PROMOTION_OPTIONS,
  captures: CAPTURE_OPTIONS,
  'pawn steps': PAWN_STEP_OPTIONS,
  castling: CASTLING_OPTIONS,
  'check and drops': CHECK_AND_DROP_OPTIONS,
  'gating and walls': GATING_AND_WALL_OPTIONS,
  'special moves': SPECIAL_MOVE_OPTIONS,
  'repetition and mate': REPETITION_AND_MATE_OPTIONS,
  'extinction and flags': EXTINCTION_AND_FLAG_OPTIONS,
  'connection and material': CONNECTION_AND_MATERIAL_OPTIONS,
} as const;
type OptionGroup = keyof typeof OPTION_GROUPS;

/** Rows of these groups, without what they say to people (`option-words.ts`). */
type RowIn<G extends OptionGroup> = Wordless<(typeof OPTION_GROUPS)[G][number]>;
type Wordless<R> = R extends unknown ? Omit<R, 'meaning' | 'note'> : never;

/** A row with its literal key, type and fields, so that a reader can assign by type. */
export type TypedOptionRow = RowIn<OptionGroup>;

/** Rows that describe a field, without old keys and keys for a single piece. */
export type FieldRow = RowIn<Exclude<OptionGroup, 'former' | 'pieces'>>;

/** All 341 keys in the engine's order. */
export const OPTIONS: readonly TypedOptionRow[] = Object.values(OPTION_GROUPS).flat();

/** The rows of single fields, in the engine's order. The row that sets several fields is left out. */
export const FIELD_ROWS: readonly FieldRow[] = OPTIONS.filter(isFieldRow);

function isFieldRow(row: TypedOptionRow): row is FieldRow {
  return row.fields.length === 1 && !('replacedBy' in row) && !('piece' in row);
}

/** A key's row and its place in the engine's order, from 0. */
export interface OrderedOption {
  readonly row: TypedOptionRow;
  readonly order: number;
}

export const OPTION_BY_KEY: ReadonlyMap<string, OrderedOption> = new Map(
  OPTIONS.map((row, order) => [row.key, { row, order }]),
);
