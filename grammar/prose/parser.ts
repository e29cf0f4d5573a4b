import type { IToken } from 'chevrotain';
import * as t from './lexer.js';
import { isNoName, isOfSubject } from './subject-words.js';
import type { CircumstanceTree, HeadingTree, SentenceTree, WayTree } from './trees.js';
import { WayParser } from './way-parser.js';

const NO_SENTENCE: SentenceTree = {
  isExample: false,
  circumstances: [],
  subject: [],
  ways: [],
  exceptions: [],
};

/** No piece has a longer name. */
const MOST_SUBJECT_WORDS = 6;
/** Behind an article a name may be in small letters, if it is no longer: "the green wolf". */
const MOST_SMALL_WORDS = 2;

/**
 * The grammar of README.md, section "Prose": one sentence on the moves of a piece. Recovery is on: what cannot be read of a
 * list costs that item.
 */
export class ProseParser extends WayParser {
  /** Whether an article stands before the sentence to be read; articles are no words of the grammar. */
  isBehindArticle = false;

  constructor() {
    super();
    this.performSelfAnalysis();
  }

  readonly sentence = this.RULE(
    'sentence',
    (): SentenceTree => {
      const circumstances: CircumstanceTree[] = [];
      const example = this.OPTION6(() => this.CONSUME(t.Example));
      this.OPTION7(() => this.CONSUME3(t.Comma));
      this.MANY({
        GATE: () => this.isCircumstance(),
        DEF: () => {
          const circumstance = this.SUBRULE(this.circumstance);
          if (circumstance !== null) circumstances.push(circumstance);
          this.OPTION(() => this.CONSUME(t.Comma));
        },
      });
      const subject = this.OPTION5({
        GATE: () => this.isSubject(),
        DEF: () => this.SUBRULE(this.subject),
      });
      let ways: readonly WayTree[] | null = null;
      this.OR([
        { ALT: () => this.CONSUME(t.DoesNotMove) },
        {
          ALT: () => {
            ways = this.SUBRULE(this.ways);
          },
        },
      ]);
      const exceptions: HeadingTree[] = [];
      this.OPTION2({
        GATE: () => this.isExcept(),
        DEF: () => {
          this.OPTION3(() => this.CONSUME2(t.Comma));
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(t.Except);
                // Left of a misspelt "except that".
                this.OPTION8(() => this.CONSUME(t.That));
                this.OPTION9(() => {
                  this.CONSUME(t.Cannot);
                  this.CONSUME(t.Moves);
                });
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.But);
                this.CONSUME2(t.Cannot);
                this.CONSUME2(t.Moves);
              },
            },
          ]);
          exceptions.push(this.SUBRULE(this.heading));
        },
      });
      this.OPTION4(() => this.CONSUME(t.FullStop));
      const isExample = example !== undefined;
      return { isExample, circumstances, subject: subject ?? [], ways, exceptions };
    },
    { recoveryValueFunc: () => NO_SENTENCE },
  );

  private readonly subject = this.RULE(
    'subject',
    (): readonly IToken[] => {
      const words: IToken[] = [];
      this.AT_LEAST_ONE({
        GATE: () => !this.isPredicate(1),
        DEF: () => words.push(this.CONSUME(t.Word)),
      });
      return words;
    },
    { recoveryValueFunc: () => [] },
  );

  /** Words and then a verb. */
  private isSubject(): boolean {
    for (let at = 1; at <= MOST_SUBJECT_WORDS; at++) {
      if (this.isPredicate(at) || this.isAny(at, [t.DoesNotMove])) return at > 1;
      if (!this.isAny(at, [t.Word])) return false;
      const { image } = this.LA(at);
      const isNamed = this.isBehindArticle && at <= MOST_SMALL_WORDS && !isNoName(image);
      if (!isNamed && !isOfSubject(image)) return false;
    }
    return false;
  }
}
