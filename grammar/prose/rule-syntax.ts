import type { Span } from '../../src/text/span.js';
import type { PieceName } from './syntax.js';

/** What sentences say of the rules of a game, before anybody asks what options they are. */

/** One rule that a text states; a sentence may state several. */
export type RuleStatement = RuleFact & {
  /** The words that say it. */
  readonly span: Span;
};

export type RuleFact =
  | { readonly kind: 'board-size'; readonly files: number; readonly ranks: number }
  | { readonly kind: 'first-player'; readonly color: 'white' | 'black' }
  /** Which colour sente has, in the words of the page. */
  | { readonly kind: 'sente-is'; readonly color: 'white' | 'black' }
  /** Whether captured pieces come into hand and are dropped. */
  | { readonly kind: 'drops'; readonly allowed: boolean }
  | { readonly kind: 'castling'; readonly allowed: boolean }
  | { readonly kind: 'passing'; readonly allowed: boolean }
  | { readonly kind: 'double-step'; readonly allowed: boolean }
  /** `moves` null: there is no such rule. */
  | { readonly kind: 'n-move-rule'; readonly moves: number | null }
  /** Jishogi, entering kings. */
  | { readonly kind: 'impasse'; readonly allowed: boolean }
  | {
      readonly kind: 'stalemate';
      /** For the player who is stalemated. */
      readonly result: 'win' | 'loss' | 'draw';
      /** What the text calls stalemate. */
      readonly when: 'no-legal-move' | 'royal-cannot-move' | 'only-illegal-moves';
    }
  | {
      readonly kind: 'repetition';
      /** Times that the text names; null: it names none. */
      readonly times: number | null;
      /**
       * What it counts: how often the position stood, or how often it was repeated after the first time. `either`: "is repeated
       * three times", which people say of both.
       */
      readonly counts: 'occurrences' | 'repetitions' | 'either';
      readonly result: 'win' | 'loss' | 'draw' | 'prohibited';
      /** Whose result: who brings the position about the last time, who began, "who made it" (either may be meant), or nobody's. */
      readonly who: 'who-closes' | 'who-began' | 'who-made-it' | null;
      /** True: the result falls on the time after those; "if it is repeated twice, no one can repeat it again". */
      readonly after?: true;
    }
  | { readonly kind: 'perpetual-check'; readonly result: 'loss' | 'draw' | 'prohibited' }
  /** A piece (null: the king) that comes to a rank wins. */
  | {
      readonly kind: 'campmate';
      readonly piece: PieceName | null;
      readonly rank: number | 'last';
    }
  | { readonly kind: 'bare-kings'; readonly result: 'draw' | 'king-nearer-its-last-rank-wins' }
  /** The farthest ranks in which pieces promote. */
  | { readonly kind: 'promotion-zone'; readonly ranks: number }
  /** The same by White's numbers of ranks, where nobody knows how many ranks the board has. */
  | { readonly kind: 'promotion-ranks'; readonly from: number; readonly to: number }
  /** A move into the zone promotes, one that begins in it does; false: the text does not say so. */
  | { readonly kind: 'promotion-moves'; readonly into: boolean; readonly from: boolean }
  | { readonly kind: 'promotion-compulsory'; readonly compulsory: boolean }
  /** Of one kind of piece (null: the one that the text is about), on squares of a rank (null: in the whole zone). */
  | {
      readonly kind: 'piece-promotion-compulsory';
      readonly piece: PieceName | null;
      readonly compulsory: boolean;
      readonly on: SquaresOfRank | null;
    }
  /** `piece` null: the one that the text is about; `to` null: it does not promote. */
  | {
      readonly kind: 'promotes';
      readonly piece: PieceName | null;
      readonly to: PieceName | null;
    }
  /** All pieces that promote to `to` in another game do so here, to the piece of the same name. */
  | { readonly kind: 'promotes-as-in'; readonly game: PieceName; readonly to: PieceName }
  /** What a captured piece is in the hand of an army that has other pieces. */
  | { readonly kind: 'captured-pieces'; readonly become: 'counterparts' | 'unchanged' }
  | { readonly kind: 'drop-file-limit'; readonly piece: PieceName; readonly most: number }
  | {
      readonly kind: 'drop-mate';
      readonly piece: PieceName;
      readonly result: 'illegal' | 'loss' | 'allowed';
    }
  /** A piece may, or may not, be dropped where it could never move. */
  | { readonly kind: 'drop-stuck'; readonly allowed: boolean }
  /** A piece may not be dropped on the farthest ranks. */
  | { readonly kind: 'drop-last-ranks'; readonly piece: PieceName; readonly ranks: number }
  | { readonly kind: 'illegal-move'; readonly result: 'loss' }
  | { readonly kind: 'royal'; readonly piece: PieceName; readonly royal: boolean }
  /** Pieces that a remark names, without a rule. */
  | { readonly kind: 'mates-alone'; readonly pieces: readonly PieceName[] }
  /** `extent`: all rules, all that the page does not say otherwise, or only most. */
  | {
      readonly kind: 'same-rules';
      readonly as: PieceName;
      readonly extent: 'all' | 'all-else' | 'similar';
    };

/** Some squares of a rank: "non-connected squares of the last rank"; `squares` null: all. */
export interface SquaresOfRank {
  readonly squares: string | null;
  readonly rank: number | 'last';
}

export type RuleFactKind = RuleFact['kind'];
