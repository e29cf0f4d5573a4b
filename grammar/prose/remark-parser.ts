import { LegParser } from './leg-parser.js';
import * as t from './lexer.js';

/** "and lacks the move of a bishop", "and promotes to gold", "giving it six possible destinations". */
const ASIDES = [t.Lacks, t.Promotes, t.Giving] as const;

/** What a sentence adds to a way without changing it: comparisons, and what the piece does not have. */
export abstract class RemarkParser extends LegParser {
  protected readonly remark = this.RULE('remark', () => {
    this.OR([
      {
        GATE: () => this.isComparison(),
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Comma));
          this.OR2([{ ALT: () => this.CONSUME(t.As) }, { ALT: () => this.CONSUME(t.Like) }]);
          this.SUBRULE(this.words);
        },
      },
      {
        GATE: () => this.isTowards(),
        ALT: () => {
          this.CONSUME2(t.Comma);
          this.CONSUME(t.Towards);
          this.SUBRULE2(this.words);
        },
      },
      {
        GATE: () => this.isAside(),
        ALT: () => {
          this.OPTION2(() => this.SUBRULE(this.separator));
          this.OR3(ASIDES.map((type) => ({ ALT: () => this.CONSUME1(type) })));
          this.SUBRULE3(this.words);
        },
      },
    ]);
  });

  private readonly words = this.RULE('words', () => {
    this.AT_LEAST_ONE({
      GATE: () => this.isAny(1, [t.Word, t.Of, t.Is]),
      DEF: () =>
        this.OR([
          { ALT: () => this.CONSUME(t.Word) },
          { ALT: () => this.CONSUME(t.Of) },
          { ALT: () => this.CONSUME(t.Is) },
        ]),
    });
  });

  protected isRemark(): boolean {
    return this.isComparison() || this.isTowards() || this.isAside();
  }

  /** "as usual", "as for a pawn", "as pawns do"; behind a comma alone also "like the guard of Korean chess". */
  private isComparison(): boolean {
    const at = this.isAny(1, [t.Comma]) ? 2 : 1;
    if (this.isAny(at, [t.Like])) return at === 2;
    if (!this.isAny(at, [t.As])) return false;
    return /^(?:usual|for)$/i.test(this.LA(at + 1).image) || this.isDoing(at + 2);
  }

  private isDoing(at: number): boolean {
    return [at, at + 1].some((place) => /^do(?:es)?$/i.test(this.LA(place).image));
  }

  /** Behind a comma it only tells directions again: "diagonally backwards, towards the tail". */
  private isTowards(): boolean {
    return this.isAny(1, [t.Comma]) && this.isAny(2, [t.Towards]);
  }

  private isAside(): boolean {
    return this.isAny(this.behindJoint(), ASIDES);
  }
}
