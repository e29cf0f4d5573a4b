import type { IToken, TokenType } from 'chevrotain';
import * as t from './rule-lexer.js';
import { foldOf } from './rule-terms.js';

/** What a heading, or the words before a colon, say that the sentences below it are about. */
export interface RuleTopic {
  /** Stands in front of a sentence that leaves out its subject. */
  readonly words: readonly IToken[];
  /** Of "Threefold repetition": 3. */
  readonly fold: number | null;
}

const NO_TOPIC: RuleTopic = { words: [], fold: null };

const SUBJECTS: readonly TokenType[] = [
  t.PromotionZone,
  t.Promotion,
  t.Castling,
  t.Passing,
  t.NMoveRule,
  t.Impasse,
  t.DoubleStep,
  t.Stalemate,
  t.Repetition,
  t.PerpetualCheck,
  t.BareKings,
  t.DropRule,
  t.Board,
];

/** A topic of several subjects stands for none of them. */
export function topicOf(words: string): RuleTopic {
  const { tokens } = t.ruleLexer().tokenize(words);
  const subjects = tokens.filter(({ tokenType }) => SUBJECTS.includes(tokenType));
  const fold = tokens.find(({ tokenType }) => tokenType === t.Fold);
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) return NO_TOPIC;
  return {
    words: fold === undefined ? [subject] : [fold, subject],
    fold: fold === undefined ? null : foldOf(fold.image),
  };
}
