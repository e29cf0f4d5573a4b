import data from './data/builtin-variants.json' with { type: 'json' };

/** What a built-in variant has that no option says. */
export interface BeyondOptions {
  readonly kingType?: string;
  /** Type -> its second letter. */
  readonly synonyms?: Readonly<Record<string, string | undefined>>;
  readonly freeDrops?: boolean;
  /** Type -> promoted type, of types that the variant does not have. */
  readonly promotedPieceType?: Readonly<Record<string, string | undefined>>;
  /** Type -> number, of types that the variant does not have. */
  readonly promotionLimit?: Readonly<Record<string, number | undefined>>;
  readonly nnueAlias?: string;
  readonly endgameEval?: string;
}

/** A built-in variant as a section without parent: before conclusion. */
export interface BuiltinVariant {
  readonly name: string;
  /** `key = value`, in the engine's order. */
  readonly options: readonly string[];
  readonly beyond?: BeyondOptions;
}

/** The 121 variants that the engine has without any file, in its own order. */
export const BUILTIN_VARIANTS: readonly BuiltinVariant[] = data.variants;

export const BUILTIN_NAMES: readonly string[] = BUILTIN_VARIANTS.map(({ name }) => name);
