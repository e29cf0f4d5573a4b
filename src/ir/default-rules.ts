import { FIELD_ROWS, type FieldRow } from '../catalog/options/options.js';
import { squaresOf } from './board.js';
import { NO_SQUARES, squaresWhere, type SquareSet } from './region.js';
import type { RuleFields } from './rules.js';

/** The board on which the engine stores regions: its largest one (largeboards build). */
export const ENGINE_BOARD = { files: 12, ranks: 10 } as const;

/** The types to which the engine's defaults refer: pawns promote, reset the move count and capture en passant; king and rook castle. */
interface DefaultTypes<P> {
  readonly pawn: P | null;
  readonly king: P | null;
  readonly rook: P | null;
}

/** The rules of a section that has no parent and sets no option: the defaults in the table of options (variant.h, measured on snapshot c19b5f6c). */
export function defaultRules<P>(types: DefaultTypes<P>): RuleFields<P> {
  const rows = FIELD_ROWS.filter((row) => !('about' in row));
  const fields: unknown = { ...defaultsOf(rows, types), freeDrops: false };
  // The rows determine the type of each field, but TypeScript cannot follow a loop over them.
  return fields as RuleFields<P>;
}

/** The default values of the fields of these rows. */
export function defaultsOf<P>(
  rows: readonly FieldRow[],
  types: DefaultTypes<P>,
): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const row of rows) {
    const [field] = row.fields;
    if (!('default' in row)) {
      if (row.type.endsWith('Map')) values.set(field, new Map());
      continue;
    }
    const value = defaultOf(row, types);
    if (!('side' in row)) values.set(field, value);
    else values.set(field, { ...(values.get(field) ?? {}), [row.side]: value });
  }
  return Object.fromEntries(values);
}

type DefaultRow = Extract<FieldRow, { readonly default: unknown }>;

function defaultOf<P>(row: DefaultRow, types: DefaultTypes<P>): unknown {
  if (row.type === 'Bitboard') return region(row.default);
  if (row.type !== 'PieceType' && row.type !== 'PieceSet') return row.default;
  const piece = isNamed(row.default) ? types[row.default] : row.default === '*' ? '*' : null;
  // For an absent piece the engine uses the same number as for "any".
  if (row.type === 'PieceType') return row.default === '-' ? '-' : (piece ?? '*');
  return piece === null ? [] : [piece];
}

function isNamed(text: string): text is keyof DefaultTypes<unknown> {
  return ['pawn', 'king', 'rook'].includes(text);
}

/** All squares of the engine's board, in the order of its numbers. */
export const EVERYWHERE: SquareSet = squaresOf(ENGINE_BOARD);

/** Parses `all`, `none`, or `*2` (a rank over all twelve files). */
function region(text: string): SquareSet {
  if (text === 'all') return EVERYWHERE;
  if (text === 'none') return NO_SQUARES;
  const rank = Number(text.slice(1)) - 1;
  return squaresWhere(ENGINE_BOARD, (_file, r) => r === rank);
}
