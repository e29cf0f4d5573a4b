import type { Outcome } from '../play/mechanic.js';
import type { Line } from '../play/player.js';

/** Further moves, and the result after them. */
export interface Ending {
  readonly moves: readonly string[];
  readonly outcome: Outcome;
}

/** How two games differ at the end of the same line, in the letters of the first. */
export type Showing =
  /** Moves that are legal at its end in only one of them. */
  | {
      readonly kind: 'moves';
      readonly line: Line;
      readonly first: readonly string[];
      readonly second: readonly string[];
    }
  /** The results at its end; null: the game goes on. */
  | {
      readonly kind: 'result';
      readonly line: Line;
      readonly first: Outcome | null;
      readonly second: Outcome | null;
      /** If one game goes on: how it ends when the same moves are repeated. Null: both games are over, or repeating the moves does not end it. */
      readonly later: Ending | null;
    }
  /** The position at its end. */
  | {
      readonly kind: 'position';
      readonly line: Line;
      readonly first: string;
      readonly second: string;
    }
  /** The start positions, each in the letters of its game. */
  | { readonly kind: 'start'; readonly first: string; readonly second: string };

/** A difference at the end of a line. */
export type LineShowing = Exclude<Showing, { readonly kind: 'start' }>;

/** An option or a property of a piece, with its value in each variant, in words. */
export interface DifferingField {
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** The subject of a difference. */
export type About =
  | { readonly kind: 'board' }
  | { readonly kind: 'start' }
  /** A piece of both variants, by its name in the first. */
  | { readonly kind: 'piece'; readonly piece: string }
  /** A piece of only one variant. */
  | { readonly kind: 'extra-piece'; readonly piece: string; readonly of: 'first' | 'second' }
  /** A rule of play, by its name in the move generator. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A difference in play that none of the others explains. */
  | { readonly kind: 'unexplained' };

/** The subjects in the order of their description. */
export const ABOUT_KINDS = [
  'board',
  'start',
  'piece',
  'extra-piece',
  'rule',
  'unexplained',
] as const satisfies readonly About['kind'][];

/** A difference between two variants that affects, or may affect, play. */
export interface PlayDifference {
  readonly about: About;
  readonly fields: readonly DifferingField[];
  /** Sentences about the rules that apply to only one of the variants. */
  readonly sentences: { readonly first: readonly string[]; readonly second: readonly string[] };
  /** Null if no position was found that shows it. */
  readonly showing: Showing | null;
  /** Whether the position also shows it in the variants themselves. False: other differences hide it there, and the position shows it alone. */
  readonly holdsAsIs: boolean;
}

/** A difference without an effect on play. */
export interface CosmeticDifference {
  /** The piece, by its name in the first variant; null: the whole variant. */
  readonly piece: string | null;
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** `possible`: rules differ in a way that could affect play, but no position was found that shows it. */
export const VERDICTS = ['same', 'possible', 'differs'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The result of comparing two variants. */
export interface VariantDifference {
  readonly first: string;
  readonly second: string;
  readonly verdict: Verdict;
  /** Differences with a position that shows them come first. */
  readonly play: readonly PlayDifference[];
  readonly cosmetic: readonly CosmeticDifference[];
}
