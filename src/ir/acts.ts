import type { PieceCondition } from '../catalog/options/grounds.js';
import { KEYLESS_FIELDS } from '../catalog/options/keyless-fields.js';
import { OPTIONS, type TypedOptionRow } from '../catalog/options/options.js';
import type { EnginePieceType, EngineRuleKey, EngineRules } from './engine-rules.js';

/** What the grounds of the options ask of the rules. */
type Condition = Extract<
  TypedOptionRow,
  { readonly actsWhen: unknown }
>['actsWhen'][number][number];

/** A game as the grounds see it, whatever holds it. What is not known of one may be so. */
export interface ActingGame {
  /** What a field holds. */
  readonly valueOf: (field: EngineRuleKey) => unknown;
  /** Whether a type may be in the game. */
  readonly hasType: (type: EnginePieceType) => boolean;
  readonly hasPieces: (condition: PieceCondition) => boolean;
}

type Test = (game: ActingGame) => boolean;

/** When each field acts that does not always. */
const TESTS: ReadonlyMap<EngineRuleKey, Test> = new Map([
  ...OPTIONS.flatMap((row) =>
    'actsWhen' in row
      ? row.fields.map((field): [EngineRuleKey, Test] => [field, anyOf(row.actsWhen)])
      : [],
  ),
  ...KEYLESS_FIELDS.flatMap((row): readonly [EngineRuleKey, Test][] =>
    'actsWhen' in row ? [[row.field, anyOf(row.actsWhen)]] : [],
  ),
]);

/** Whether the engine looks at a field at all: false only where it is known not to. */
export function actsIn(field: EngineRuleKey, game: ActingGame): boolean {
  return TESTS.get(field)?.(game) ?? true;
}

/** The same of what the engine holds. */
export function acts(field: EngineRuleKey, rules: EngineRules, hasType = isInGame): boolean {
  return actsIn(field, {
    valueOf: (key) => rules[key],
    hasType: (type) => hasType(rules, type),
    hasPieces: (condition) => hasPieces(condition, rules),
  });
}

/** Whether a field may act whatever the others are. */
export function actsAlone(field: EngineRuleKey): boolean {
  return !TESTS.has(field);
}

/**
 * `wanted` with the fields that do not act taken from `base`, so that only what matters is left to say. Pieces of a document have no
 * types yet: there `hasType` is true of all.
 */
export function withoutIneffective(
  base: EngineRules,
  wanted: EngineRules,
  hasType = isInGame,
): EngineRules {
  const keys = [...TESTS.keys()].filter((key) => !acts(key, wanted, hasType));
  const from = (fields: readonly EngineRuleKey[], rules: EngineRules): Partial<EngineRules> =>
    Object.fromEntries(fields.map((key) => [key, rules[key]]));
  const inherited = { ...wanted, ...from(keys, base) };
  // What is inherited may wake another field.
  return {
    ...inherited,
    ...from(
      keys.filter((key) => acts(key, inherited, hasType)),
      wanted,
    ),
  };
}

function anyOf(grounds: readonly (readonly Condition[])[]): Test {
  const tests = grounds.map((ground) => ground.map(testOf));
  return (game) => tests.some((ground) => ground.every((holds) => holds(game)));
}

function testOf(condition: Condition): Test {
  if (typeof condition === 'string') return ({ valueOf }) => isOn(valueOf(condition));
  if ('field' in condition) return ({ valueOf }) => valueOf(condition.field) !== condition.isNot;
  if ('type' in condition) return ({ hasType }) => hasType(condition.type);
  return ({ hasPieces: has }) => has(condition.pieces);
}

function hasPieces(condition: PieceCondition, rules: EngineRules): boolean {
  switch (condition) {
    case 'first moves':
      return rules.pieces.some(({ type, betza }) => type === PAWN || betza.includes('i'));
    case 'promoting pawns':
      return rules.pieces.some(({ type }) => type === PAWN || isPawn(rules, type));
  }
}

const PAWN: EnginePieceType = 'pawn';

function isInGame({ pieces }: EngineRules, wanted: EnginePieceType): boolean {
  return pieces.some(({ type }) => type === wanted);
}

function isPawn({ promotionPawnTypes }: EngineRules, type: EnginePieceType): boolean {
  return promotionPawnTypes.white.includes(type) || promotionPawnTypes.black.includes(type);
}

/** A value of a rule that is on: neither false nor 0, none, `-` or empty; of what is said of both players, one is enough. */
export function isOn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !OFF.has(value);
  if (value instanceof Map) return value.size > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Object.values(value).some((half) =>
    Array.isArray(half) ? half.length > 0 : half !== '*' && !OFF.has(half),
  );
}

const OFF: ReadonlySet<unknown> = new Set([false, 0, 'none', '-', '']);
