import type { IToken } from 'chevrotain';
import type { Span } from '../../src/text/span.js';
import type { RuleFact } from './rule-syntax.js';
import type { PieceName } from './syntax.js';

/** What a clause says before its sentence, and the sentences around it, are known. */
export type RuleDraft =
  | RuleFact
  /** "Stalemate is a condition where …": what the word means; the result stands elsewhere. */
  | { readonly kind: 'stalemate-means'; readonly when: StalemateWhen }
  /** "This will cause the player to lose": the result of what the sentence before is about. */
  | { readonly kind: 'that-loses' }
  /** "Dropping a Swallow to mate": a case without a result. */
  | { readonly kind: 'case'; readonly of: 'drop-mate'; readonly piece: PieceName }
  /** Who wins if the bare kings are equally far: part of the rule before. */
  | { readonly kind: 'tie-break' }
  /** Words that fit together but make no rule. */
  | { readonly kind: 'nonsense' };

export type StalemateWhen = Extract<RuleFact, { kind: 'stalemate' }>['when'];
export type Result = 'win' | 'loss' | 'draw' | 'prohibited';

/** What happens on the board. */
export type Condition =
  /** `who`: of whom the sentence speaks. */
  | {
      readonly kind: 'stalemate';
      readonly when: StalemateWhen;
      readonly who: 'stalemated' | 'stalemating';
    }
  | {
      readonly kind: 'repetition';
      readonly times: Times | null;
      readonly verb: RepetitionVerb;
      readonly who: RepetitionWho | null;
    }
  | { readonly kind: 'perpetual-check' }
  | Extract<RuleFact, { kind: 'campmate' }>
  | { readonly kind: 'bare-kings' }
  | { readonly kind: 'no-progress'; readonly moves: number };

export type RepetitionVerb = 'stands' | 'is-repeated';
export type RepetitionWho = 'who-closes' | 'who-began' | 'who-made-it';

/** How often; an ordinal, "for the third time", counts positions and names the move that brings the last. */
export interface Times {
  readonly number: number;
  readonly isOrdinal: boolean;
}

/** What follows from it, and for whom. */
export interface Outcome {
  readonly result: Result;
  readonly whose:
    /** Of whom the condition speaks. */
    'actor' | 'opponent' | 'nobody' | 'checking' | 'nearer-king' | RepetitionWho;
}

/** What a clause says, and between which words. */
export interface ClauseTree {
  readonly drafts: readonly RuleDraft[];
  readonly first: IToken;
  readonly last: IToken;
}

export interface PlacedClause extends ClauseTree {
  readonly span: Span;
}

/** What opens a sentence: "Note that in Shogi, …". */
export interface SettingTree {
  /** The game that it is about; null: none is named. */
  readonly game: PieceName | null;
  /** In words. */
  readonly length: number;
}
