import type { IToken } from 'chevrotain';

/** Trees of tokens: what they mean is said in `parse.ts`. */

export interface SentenceTree {
  readonly isExample: boolean;
  readonly circumstances: readonly CircumstanceTree[];
  /** The name of the piece; may be empty. */
  readonly subject: readonly IToken[];
  /** Null: the piece does not move. */
  readonly ways: readonly WayTree[] | null;
  readonly exceptions: readonly HeadingTree[];
}

export interface CircumstanceTree {
  readonly word: IToken;
  /** The region, or what the capture is of. */
  readonly of: IToken | null;
}

export interface WayTree {
  /** Null: as the way before. */
  readonly verb: IToken | null;
  /** Only a comma, colon or dash parts it from the way before. */
  readonly isApposed: boolean;
  /** In front of the verb: `its orthogonal move is`. */
  readonly heading: HeadingTree | null;
  readonly body: BodyTree;
  readonly circumstances: readonly CircumstanceTree[];
}

export type BodyTree =
  | { readonly kind: 'like'; readonly names: readonly (readonly IToken[])[] }
  | { readonly kind: 'runs'; readonly legs: readonly LegTree[] }
  | { readonly kind: 'stay' };

export interface LegTree {
  readonly count: CountTree | null;
  /** After "steps" a leg without a number is one step. */
  readonly isStep: boolean;
  /** `one square diagonally`, or `three equal leaps of two squares diagonally`. */
  readonly unit: 'squares' | 'leaps';
  readonly far: IToken | null;
  /** In front of the count, of the squares, and behind them; they hold together. */
  readonly headings: readonly HeadingTree[];
  readonly side: { readonly far: IToken; readonly heading: HeadingTree | null } | null;
  readonly tails: readonly TailTree[];
}

export interface CountTree {
  readonly word: IToken | null;
  readonly numbers: readonly IToken[];
}

export type HeadingTree = readonly (readonly IToken[])[];

/** What is said of a leg behind its directions. */
export type TailTree =
  | { readonly kind: 'end'; readonly word: IToken; readonly whose: IToken | null }
  | { readonly kind: 'skip'; readonly number: IToken | null }
  | { readonly kind: 'spots'; readonly spots: readonly SpotTree[] }
  | { readonly kind: 'hurdle' }
  | { readonly kind: 'away'; readonly number: IToken }
  | { readonly kind: 'landing'; readonly number: IToken | null };

export interface SpotTree {
  readonly parts: readonly { readonly far: IToken; readonly way: IToken }[];
  readonly is: IToken;
}
