import { FIELD_ROWS, type FieldRow } from '../catalog/options/options.js';
import type { ByColor } from './board.js';
import type { OneOrAny, PieceSet, RuleFields } from './rules.js';

type RuleRow = Exclude<FieldRow, { readonly about: string }>;
type SetRow = Extract<RuleRow, { readonly type: 'PieceSet' }>;
type OneRow = Extract<RuleRow, { readonly type: 'PieceType' }>;

const RULE_ROWS = FIELD_ROWS.filter((row): row is RuleRow => !('about' in row));
const SETS = RULE_ROWS.filter((row): row is SetRow => row.type === 'PieceSet');
const ONES = RULE_ROWS.filter((row): row is OneRow => row.type === 'PieceType');

/** The same rules with new names for the pieces. Sets are in the order of `names`; a piece without a new name is dropped. */
export function renamePieces<P extends string, Q extends string>(
  rules: RuleFields<P>,
  nameOf: (piece: P) => Q | null,
  names: readonly Q[],
): RuleFields<Q> {
  const one = (piece: OneOrAny<P>): OneOrAny<Q> => (piece === '*' ? '*' : (nameOf(piece) ?? '*'));
  const set = (pieces: PieceSet<P>): PieceSet<Q> => {
    const renamed = new Set(pieces.map((piece) => (piece === '*' ? '*' : nameOf(piece))));
    return (['*', ...names] as const).filter((name) => renamed.has(name));
  };
  const both = <A, B>({ white, black }: ByColor<A>, map: (value: A) => B): ByColor<B> => ({
    white: map(white),
    black: map(black),
  });
  const renamed = [
    ...SETS.flatMap((row) =>
      row.fields.map((field) => {
        const value = rules[field];
        return [field, 'white' in value ? both(value, set) : set(value)] as const;
      }),
    ),
    ...ONES.flatMap((row) =>
      row.fields.map((field) => {
        const value = rules[field];
        return [field, typeof value === 'object' ? both(value, one) : one(value)] as const;
      }),
    ),
  ];
  // No other fields name pieces.
  const others: unknown = { ...rules, ...Object.fromEntries(renamed) };
  return others as RuleFields<Q>;
}
