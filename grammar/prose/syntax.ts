import type { Span } from '../../src/text/span.js';

/** What sentences on the moves of a piece say, before anybody asks which vectors are meant. */

/** One sentence. */
export interface MoveSentence {
  readonly span: Span;
  /** The piece that it is about, if it says so. */
  readonly subject: PieceName | null;
  /** They hold for all of it. */
  readonly circumstances: readonly Circumstance[];
  /** None: the piece does not move. */
  readonly ways: readonly Way[];
  /** Directions in which it cannot move, whatever was said before. */
  readonly exceptions: readonly Heading[];
  /** It shows by an example what another sentence says, and adds nothing. */
  readonly isExample: boolean;
}

/** When a move may be made, or what it does on its target. */
export type Circumstance =
  | { readonly kind: 'first-move' }
  | { readonly kind: 'from-region' | 'to-region'; readonly name: string }
  | { readonly kind: Manner };

export const MANNERS = ['quiet', 'capture', 'capture-in-passing', 'own-capture'] as const;
export type Manner = (typeof MANNERS)[number];

/** One way to move. */
export type Way = {
  readonly span: Span;
  /** They hold for this way alone. */
  readonly circumstances: readonly Circumstance[];
  /** It tells again what the way before says: "like a king: one step in any direction". */
  readonly isExplanation?: true;
} & (Like | Walk | Leap | Hop | Stay);

/** As other pieces move. */
export interface Like {
  readonly kind: 'like';
  readonly names: readonly PieceName[];
}

export interface PieceName {
  readonly text: string;
  readonly span: Span;
}

/** One leg after another, over empty squares. */
export interface Walk {
  readonly kind: 'walk';
  /** At least one. */
  readonly legs: readonly Leg[];
}

export interface Leg {
  readonly run: Run;
  readonly end: LegEnd;
  /** So many first squares are passed over unseen. */
  readonly skip: number;
  /** What is asked of each step. */
  readonly spots: readonly Spot[];
}

export const LEG_ENDS = ['quiet', 'capture', 'own-capture', 'hurdle', 'enemy-hurdle'] as const;
export type LegEnd = (typeof LEG_ENDS)[number];

/** Equal steps. */
export interface Run {
  /** Null: the sentence does not say how many. */
  readonly count: Count | null;
  /** How many the way before goes, if this one does not say: perhaps as many. */
  readonly countBefore?: Count;
  readonly step: StepSize;
}

/** How many; `most` null: as far as the board goes. */
export interface Count {
  readonly least: number;
  readonly most: number | null;
}

/** To a neighbouring square, or a leap. */
export type StepSize = { readonly kind: 'step'; readonly heading: Heading } | LeapSize;

/** So many squares one way, and so many (`side`) the other. */
export interface LeapSize {
  readonly kind: 'leap';
  readonly far: number;
  readonly heading: Heading;
  readonly side: LeapSide | null;
}

export interface LeapSide {
  readonly far: number;
  /** Null: to both sides of the heading. */
  readonly heading: Heading | null;
}

export interface Leap {
  readonly kind: 'leap';
  readonly size: LeapSize;
  readonly spots: readonly Spot[];
}

export interface Hop {
  readonly kind: 'hop';
  readonly run: Run;
  /** Most steps to the hurdle, and behind it; null: any number. */
  readonly hurdle: number | null;
  readonly beyond: number | null;
}

export interface Stay {
  readonly kind: 'stay';
}

/** A square on which a leap depends. */
export interface Spot {
  readonly place: readonly SpotPart[];
  readonly is: 'empty' | 'occupied';
}

export interface SpotPart {
  readonly far: number;
  readonly way: 'along' | 'across' | DirectionWord;
}

export const DIRECTION_WORDS = [
  'straight',
  'diagonally',
  'forward',
  'backward',
  'left',
  'right',
  'sideways',
  'vertically',
  'forward-left',
  'forward-right',
  'backward-left',
  'backward-right',
  'in-any-direction',
  'away-from-start',
  'opposite-side',
] as const;
export type DirectionWord = (typeof DIRECTION_WORDS)[number];

export const TURNS = ['straight-on', 'outward', 'at-a-right-angle', 'inward', 'back'] as const;
export type Turn = (typeof TURNS)[number];

/** Directions: alternatives, each of words that hold together; or as seen from the leg before. */
export interface Heading {
  readonly alternatives: readonly (readonly DirectionWord[])[];
  readonly turn: Turn | null;
  /** Of a turn: to the side of the bend before it, or to the other; null: either. */
  readonly side: 'same' | 'other' | null;
}
