import type { Outcome } from '../play/mechanic.js';
import type { Line } from '../play/player.js';

/** More moves, and how a game stands after them. */
export interface Ending {
  readonly moves: readonly string[];
  readonly outcome: Outcome;
}

/** What two games say of the same line, in the letters of the first. */
export type Showing =
  /** Moves that are legal at its end in only one of them. */
  | {
      readonly kind: 'moves';
      readonly line: Line;
      readonly first: readonly string[];
      readonly second: readonly string[];
    }
  /** How the game stands at its end; null: it goes on. */
  | {
      readonly kind: 'result';
      readonly line: Line;
      readonly first: Outcome | null;
      readonly second: Outcome | null;
      /** Where one goes on: how it ends when the same moves are made again and again. Null: it is over, or does not end so. */
      readonly later: Ending | null;
    }
  /** The position at its end. */
  | {
      readonly kind: 'position';
      readonly line: Line;
      readonly first: string;
      readonly second: string;
    }
  /** The start positions themselves, each in its own letters. */
  | { readonly kind: 'start'; readonly first: string; readonly second: string };

/** What was shown on a line. */
export type LineShowing = Exclude<Showing, { readonly kind: 'start' }>;

/** One thing that has a value in each variant: an option, or a property of a piece. Values are in words. */
export interface DifferingField {
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** What a difference is about. */
export type About =
  | { readonly kind: 'board' }
  | { readonly kind: 'start' }
  /** A piece that both have, by its name in the first. */
  | { readonly kind: 'piece'; readonly piece: string }
  /** A piece that only one of them has. */
  | { readonly kind: 'extra-piece'; readonly piece: string; readonly of: 'first' | 'second' }
  /** A rule of play, by its name in the generator. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** The games part in play, and nothing above says why. */
  | { readonly kind: 'unexplained' };

/** In the order in which they are described. */
export const ABOUT_KINDS = [
  'board',
  'start',
  'piece',
  'extra-piece',
  'rule',
  'unexplained',
] as const satisfies readonly About['kind'][];

/** Something in which two variants differ for play. */
export interface PlayDifference {
  readonly about: About;
  readonly fields: readonly DifferingField[];
  /** What the rules say of it in words, as far as they say it of one variant alone. */
  readonly sentences: { readonly first: readonly string[]; readonly second: readonly string[] };
  /** Null: no position was found that shows it. */
  readonly showing: Showing | null;
  /** False: the position shows this difference alone; in the two variants themselves others are in its way. */
  readonly holdsAsIs: boolean;
}

/** What two variants call or note differently, without any effect on play; null: only the other says anything. */
export interface CosmeticDifference {
  /** The piece that it is about, by its name in the first; null: the whole variant. */
  readonly piece: string | null;
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** `possible`: rules differ that could matter, but nothing was found that shows it. */
export const VERDICTS = ['same', 'possible', 'differs'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** All that was found out about two variants. */
export interface VariantDifference {
  readonly first: string;
  readonly second: string;
  readonly verdict: Verdict;
  /** Those that were shown first. */
  readonly play: readonly PlayDifference[];
  readonly cosmetic: readonly CosmeticDifference[];
}
