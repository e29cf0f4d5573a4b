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
import type { Directions } from './directions.js';

type Bare<M extends Move> = Omit<M, 'modality' | 'condition' | 'enPassant'>;
/** A move without what it does on its target, and without conditions. */
export type Stroke = Bare<Leap> | Bare<LameLeap> | Bare<Ride> | Bare<Hop> | Bare<Path>;

/** What clauses say of the moves of a piece, before anybody asks what other pieces do and what the next sentence adds. */
export type MoveFact =
  /** It goes these ways. `move`: only to empty squares if another clause says how it captures. */
  | {
      readonly kind: 'ways';
      readonly ways: readonly Way[];
      readonly manner: Manner;
      readonly condition: Condition;
    }
  /** A notation says it; from the squares of a region, or all. */
  | { readonly kind: 'moves'; readonly moves: Movement; readonly from: string | null }
  /** The same in other words, all of it or only what was told last; it has to be so. */
  | { readonly kind: 'explains'; readonly ways: readonly Way[]; readonly of: 'all' | 'last' }
  /** Some of its moves lead there. */
  | { readonly kind: 'example'; readonly steps: Directions }
  /** It goes to the right as its twin goes to the left. */
  | { readonly kind: 'mirror' }
  /** It may, or may not, pass over what stands between. */
  | { readonly kind: 'jumps'; readonly jumps: boolean }
  /** It needs a piece to hop over. */
  | {
      readonly kind: 'hurdle';
      readonly for: 'capture' | 'everything';
      /** How far behind it it may land; without it: anywhere. */
      readonly beyond?: 1;
    }
  /** Not in these directions. */
  | { readonly kind: 'not'; readonly steps: Directions; readonly manner: Manner }
  /** No captures at all, or none by the way told last. */
  | { readonly kind: 'no-capture'; readonly of: 'all' | 'last' }
  /** It captures as it moves. */
  | { readonly kind: 'alike' }
  | { readonly kind: 'stay' }
  /** Only so far, and in these directions. */
  | {
      readonly kind: 'limit';
      readonly most: number | null;
      readonly steps: Directions | null;
      /** Absent: the way told last. */
      readonly of?: 'all';
    };

export type Hurdle = Extract<MoveFact, { readonly kind: 'hurdle' }>;
export type Manner = 'move' | 'both' | 'quiet' | 'capture' | 'capture-in-passing' | 'own-capture';

export type Way =
  | {
      readonly kind: 'line';
      readonly steps: Directions;
      /** Null: as far as the way before. */
      readonly least: number | null;
      readonly most: Reach;
      /** Null: the clause does not say. */
      readonly jumps: boolean | null;
      /** Only towards the side on which the piece does not start, or to the side opposite to that of the way before. */
      readonly side?: 'away' | 'opposite';
    }
  /** Over empty squares, and on from there. */
  | {
      readonly kind: 'bent';
      readonly first: TextRange;
      readonly second: TextRange;
      /** No word says how it turns: only "diagonally", or to sides of which one leads back. */
      readonly open: 'bend' | 'turn';
    }
  | { readonly kind: 'strokes'; readonly strokes: readonly Stroke[] }
  /** As another piece. */
  | {
      readonly kind: 'like';
      readonly piece: PieceReference;
      readonly most: number | null;
      readonly steps: Directions | null;
    }
  /** Over one hurdle, as this would go. */
  | { readonly kind: 'hop'; readonly of: Way; readonly beyond: Reach };

/** So far in one of these directions. */
interface TextRange {
  readonly steps: Directions;
  readonly least: number;
  readonly most: Reach;
}

export interface PieceReference {
  readonly name: string;
  /** The built-in game whose piece is meant; null: no word says. */
  readonly game: string | null;
  /** "A normal knight": never one of the page. */
  readonly isUsual: boolean;
  /** "The pawn, or feudal lord": its other name here. */
  readonly alias?: string;
}

/** A clause, and the pieces of which it speaks. */
export interface MoveClause {
  /** Null: as the clause before, or the piece that the text is about. */
  readonly subject: readonly PieceReference[] | null;
  readonly facts: readonly MoveFact[];
  /** "They …, respectively": of so many pieces the one with this number. */
  readonly turn?: { readonly at: number; readonly of: number };
}
