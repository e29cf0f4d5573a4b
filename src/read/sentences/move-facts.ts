import type {
  Condition,
  Hop,
  LameLeap,
  Leap,
  Move,
  Movement,
  Path,
  Reach,
  Ride,
} from '../../ir/movement.js';
import type { Directions, Exclusion } from './directions.js';

type Bare<M extends Move> = Omit<M, 'modality' | 'condition' | 'enPassant'>;
/** A move without its modality and conditions. */
export type Stroke = Bare<Leap> | Bare<LameLeap> | Bare<Ride> | Bare<Hop> | Bare<Path>;

/** What clauses state about the moves of a piece, before other pieces and later sentences are considered. */
export type MoveFact =
  /** It goes these ways. With `move` only to empty squares if another clause describes its captures. */
  | {
      readonly kind: 'ways';
      readonly ways: readonly Way[];
      readonly manner: Manner;
      readonly condition: Condition;
    }
  /** Moves given by a notation, from the squares of a region or from everywhere. */
  | { readonly kind: 'moves'; readonly moves: Movement; readonly from: string | null }
  /** A second description of all moves, or of the last way only. It must agree with the first. */
  | { readonly kind: 'explains'; readonly ways: readonly Way[]; readonly of: 'all' | 'last' }
  /** Text in brackets: some of its moves again, in other words. */
  | { readonly kind: 'repeats'; readonly ways: readonly Way[]; readonly manner: Manner }
  /** Some of its moves lead in these directions. */
  | { readonly kind: 'example'; readonly steps: Directions }
  /** It goes to the right as its twin goes to the left. */
  | { readonly kind: 'mirror' }
  /** Whether it may pass over pieces in between. */
  | { readonly kind: 'jumps'; readonly jumps: boolean }
  /** It needs a piece to hop over. */
  | {
      readonly kind: 'hurdle';
      readonly for: 'capture' | 'everything';
      /** How far behind the hurdle it may land. Absent for any distance. */
      readonly beyond?: 1;
    }
  /** It does not go in these directions. */
  | { readonly kind: 'not'; readonly steps: Exclusion; readonly manner: Manner }
  /** It has no captures at all, or none by the last way. */
  | { readonly kind: 'no-capture'; readonly of: 'all' | 'last' }
  /** It captures as it moves. */
  | { readonly kind: 'alike' }
  | { readonly kind: 'stay' }
  /** A limit on distance and directions. */
  | {
      readonly kind: 'limit';
      readonly most: number | null;
      readonly steps: Directions | null;
      /** Absent if it concerns only the last way. */
      readonly of?: 'all';
    };

export type Hurdle = Extract<MoveFact, { readonly kind: 'hurdle' }>;
export type Manner = 'move' | 'both' | 'quiet' | 'capture' | 'capture-in-passing' | 'own-capture';

export type Way =
  | {
      readonly kind: 'line';
      readonly steps: Directions;
      /** Null for the distance of the previous way. */
      readonly least: number | null;
      readonly most: Reach;
      /** Null if the clause does not say. */
      readonly jumps: boolean | null;
      /** Only to the side away from where the piece starts, or to the side opposite to that of the previous way. */
      readonly side?: 'away' | 'opposite';
    }
  /** Two stretches with a bend, over empty squares. */
  | {
      readonly kind: 'bent';
      readonly first: Stretch;
      readonly second: Stretch;
      /** The text leaves the turn open: it says only "diagonally", or names sides of which one leads back. */
      readonly open: 'bend' | 'turn';
    }
  | { readonly kind: 'strokes'; readonly strokes: readonly Stroke[] }
  /** Like another piece. */
  | {
      readonly kind: 'like';
      readonly piece: PieceReference;
      readonly most: number | null;
      readonly steps: Directions | null;
      /** Not in these directions. */
      readonly except?: Exclusion;
      /** Its leap, so many times at most in the same direction. */
      readonly again?: Reach;
    }
  /** Over one hurdle, otherwise like the way `of`. */
  | { readonly kind: 'hop'; readonly of: Way; readonly beyond: Reach };

/** A distance in one of these directions. */
interface Stretch {
  readonly steps: Directions;
  readonly least: number;
  readonly most: Reach;
}

export interface PieceReference {
  readonly name: string;
  /** The built-in game to which the piece belongs. Null if it is not stated. */
  readonly game: string | null;
  /** "A normal knight", which is never a piece of the page. */
  readonly isUsual: boolean;
  /** Its second name on the page: "The pawn, or feudal lord". */
  readonly alias?: string;
}

/** A clause, and the pieces that it is about. */
export interface MoveClause {
  /** Null if the subject is that of the previous clause, or the piece that the text is about. */
  readonly subject: readonly PieceReference[] | null;
  readonly facts: readonly MoveFact[];
  /** For "they …, respectively": the number of the piece, and how many there are. */
  readonly turn?: { readonly at: number; readonly of: number };
}
