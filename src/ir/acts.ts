import type { PieceCondition } from '../catalog/options/grounds.js';
import { KEYLESS_FIELDS } from '../catalog/options/keyless-fields.js';
import { OPTIONS, type TypedOptionRow } from '../catalog/options/options.js';
import type { EnginePieceType, EngineRuleKey, EngineRules } from './engine-rules.js';

/** One condition of an option's `actsWhen`. */
type Condition = Extract<
  TypedOptionRow,
  { readonly actsWhen: unknown }
>['actsWhen'][number][number];

/** The facts that the conditions of options need about a game, whatever its source. Anything unknown counts as possible. */
export interface ActingGame {
  readonly valueOf: (field: EngineRuleKey) => unknown;
  /** Whether a type may be in the game. */
  readonly hasType: (type: EnginePieceType) => boolean;
  readonly hasPieces: (condition: PieceCondition) => boolean;
}

/** A field acts if all conditions of one of these hold. */
type Grounds = readonly (readonly Condition[])[];

/** The grounds of the fields that do not always have an effect. */
const GROUNDS: ReadonlyMap<EngineRuleKey, Grounds> = new Map([
  ...OPTIONS.flatMap((row) =>
    'actsWhen' in row
      ? row.fields.map((field): [EngineRuleKey, Grounds] => [field, row.actsWhen])
      : [],
  ),
  ...KEYLESS_FIELDS.flatMap((row): readonly [EngineRuleKey, Grounds][] =>
    'actsWhen' in row ? [[row.field, row.actsWhen]] : [],
  ),
]);

/** Whether a field has any effect in the engine; false only if it certainly has none. */
export function actsIn(field: EngineRuleKey, game: ActingGame): boolean {
  const grounds = GROUNDS.get(field);
  return grounds?.some((ground) => ground.every((one) => holds(one, game))) ?? true;
}

/** `actsIn` for the engine's rules. */
export function acts(field: EngineRuleKey, rules: EngineRules, hasType = isInGame): boolean {
  return actsIn(field, {
    valueOf: (key) => rules[key],
    hasType: (type) => hasType(rules, type),
    hasPieces: (condition) => hasPieces(condition, rules),
  });
}

/** Whether a field may have an effect whatever the other fields are. */
export function actsAlone(field: EngineRuleKey): boolean {
  return !GROUNDS.has(field);
}

/**
 * `wanted`, except that fields without effect take their value from `base`, so that a writer states only what matters. The pieces of a document
 * have no engine types yet; for them, pass a `hasType` that is always true.
 */
export function withoutIneffective(
  base: EngineRules,
  wanted: EngineRules,
  hasType = isInGame,
): EngineRules {
  const keys = [...GROUNDS.keys()].filter((key) => !acts(key, wanted, hasType));
  const from = (fields: readonly EngineRuleKey[], rules: EngineRules): Partial<EngineRules> =>
    Object.fromEntries(fields.map((key) => [key, rules[key]]));
  const inherited = { ...wanted, ...from(keys, base) };
  // An inherited value may give another field an effect.
  return {
    ...inherited,
    ...from(
      keys.filter((key) => acts(key, inherited, hasType)),
      wanted,
    ),
  };
}

function holds(condition: Condition, game: ActingGame): boolean {
  if (typeof condition === 'string') return isOn(game.valueOf(condition));
  if ('field' in condition) return game.valueOf(condition.field) !== condition.isNot;
  if ('type' in condition) return game.hasType(condition.type);
  return game.hasPieces(condition.pieces);
}

function hasPieces(condition: PieceCondition, rules: EngineRules): boolean {
  switch (condition) {
    case 'first moves':
      return rules.pieces.some(({ type, betza }) => type === PAWN || betza.includes('i'));
    case 'promoting pawns':
      return rules.pieces.some(({ type }) => type === PAWN || isPawn(rules, type));
    case 'full board':
      return isFull(rules.startFen);
  }
}

const PAWN: EnginePieceType = 'pawn';

function isInGame({ pieces }: EngineRules, wanted: EnginePieceType): boolean {
  return pieces.some(({ type }) => type === wanted);
}

function isPawn({ promotionPawnTypes }: EngineRules, type: EnginePieceType): boolean {
  return promotionPawnTypes.white.includes(type) || promotionPawnTypes.black.includes(type);
}

/** Whether a FEN has no empty squares. */
export function isFull(fen: string): boolean {
  return !/\d/.test(/^[^[ ]*/.exec(fen)?.[0] ?? '');
}

/** Whether a rule is on: not false, 0, none, `-` or empty. A value for each player counts as on if either half is. */
export function isOn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !OFF.has(value);
  if (value instanceof Map) return value.size > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Object.values(value).some((half) =>
    Array.isArray(half) ? half.length > 0 : half !== '*' && !OFF.has(half),
  );
}

const OFF: ReadonlySet<unknown> = new Set([false, 0, 'none', '-', '']);
