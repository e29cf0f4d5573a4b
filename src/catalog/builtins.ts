import data from './data/builtin-variants.json' with { type: 'json' };

/** Properties of a built-in variant that no option can express. */
export interface BeyondOptions {
  readonly kingType?: string;
  /** Type -> its second letter. */
  readonly synonyms?: Readonly<Record<string, string | undefined>>;
  readonly freeDrops?: boolean;
  /** Type -> promoted type, for types that the variant does not have. */
  readonly promotedPieceType?: Readonly<Record<string, string | undefined>>;
  /** Type -> number, for types that the variant does not have. */
  readonly promotionLimit?: Readonly<Record<string, number | undefined>>;
  readonly nnueAlias?: string;
  readonly endgameEval?: string;
}

/** A built-in variant as a section without a parent, before `conclude`. */
export interface BuiltinVariant {
  readonly name: string;
  /** `key = value`, in the engine's order. */
  readonly options: readonly string[];
  readonly beyond?: BeyondOptions;
}

/** The 121 variants that the engine has without a file, in the engine's order. */
export const BUILTIN_VARIANTS: readonly BuiltinVariant[] = data.variants;

export const BUILTIN_NAMES: readonly string[] = BUILTIN_VARIANTS.map(({ name }) => name);
