import type { TypedOptionRow } from '../../../catalog/options/options.js';
import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import type { OptionView } from '../../../notation/option-values/print-option.js';
import { printPairs } from '../../../notation/option-values/piece-sets.js';

type MapRow = Extract<TypedOptionRow, { readonly type: 'PieceIntMap' | 'PiecePieceMap' }>;

/** The pairs that turn one map into the other. Pairs add to the map; `x:-` and `x:0` remove. Null: no pair is needed. */
export function changedPairs(
  row: MapRow,
  from: EngineRules,
  to: EngineRules,
  { types, letterOf }: OptionView,
): string | null {
  const text =
    row.type === 'PieceIntMap'
      ? printPairs(differing(types, from[row.fields[0]], to[row.fields[0]], 0), letterOf, String)
      : printPairs(
          differing(types, from.promotedPieceType, to.promotedPieceType, '-'),
          letterOf,
          (type) => (type === '-' ? type : letterOf(type)),
        );
  return text === '' ? null : text;
}

function differing<T>(
  types: readonly EnginePieceType[],
  from: ReadonlyMap<EnginePieceType, T>,
  to: ReadonlyMap<EnginePieceType, T>,
  none: T,
): readonly (readonly [EnginePieceType, T])[] {
  return types.flatMap((type) => {
    const value = to.get(type) ?? none;
    return value === (from.get(type) ?? none) ? [] : [[type, value] as const];
  });
}
