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
      /** What it counts: how often the position stood, or how often it was repeated after the first time. */
      readonly counts: 'occurrences' | 'repetitions';
      readonly result: 'win' | 'loss' | 'draw' | 'prohibited';
      /** Whose result: who brings the position about the last time, who began, "who made it" (either may be meant), or nobody's. */
      readonly who: 'who-closes' | 'who-began' | 'who-made-it' | null;
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
  | { readonly kind: 'promotion-compulsory'; readonly compulsory: boolean }
  /** `piece` null: the one that the text is about. */
  | {
      readonly kind: 'promotes';
      readonly piece: PieceName | null;
      readonly to: PieceName | null;
    }
  | { readonly kind: 'drop-file-limit'; readonly piece: PieceName; readonly most: number }
  | {
      readonly kind: 'drop-mate';
      readonly piece: PieceName;
      readonly result: 'illegal' | 'loss' | 'allowed';
    }
  /** A piece may, or may not, be dropped where it could never move. */
  | { readonly kind: 'drop-stuck'; readonly allowed: boolean }
  | { readonly kind: 'royal'; readonly piece: PieceName; readonly royal: boolean }
  /** Pieces that a remark names, without a rule. */
  | { readonly kind: 'mates-alone'; readonly pieces: readonly PieceName[] }
  /** `extent`: all rules, all that the page does not say otherwise, or only most. */
  | {
      readonly kind: 'same-rules';
      readonly as: PieceName;
      readonly extent: 'all' | 'all-else' | 'similar';
    };

export type RuleFactKind = RuleFact['kind'];
