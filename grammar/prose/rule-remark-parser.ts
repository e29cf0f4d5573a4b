import { RuleDropLimitParser } from './rule-drop-limit-parser.js';
import * as t from './rule-lexer.js';
import type { RuleDraft } from './rule-trees.js';

/** The productions of README.md, section "Rules", on what states no rule: remarks, comparisons, reasons. */
export abstract class RuleRemarkParser extends RuleDropLimitParser {
  protected readonly separator = this.RULE('separator', () => {
    this.AT_LEAST_ONE(() =>
      this.OR([
        { ALT: () => this.CONSUME(t.Comma) },
        { ALT: () => this.CONSUME(t.Dash) },
        { ALT: () => this.CONSUME(t.And) },
        { ALT: () => this.CONSUME(t.But) },
        { ALT: () => this.CONSUME(t.InWhich) },
        { ALT: () => this.CONSUME(t.ExceptThat) },
      ]),
    );
  });

  /** Remarks that state no rule. */
  protected readonly remark = this.saying('remark', () =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(t.Differs) },
            { ALT: () => this.CONSUME(t.Sameness) },
            { ALT: () => this.CONSUME(t.StartFrom) },
            { ALT: () => this.CONSUME(t.Continues) },
            { ALT: () => this.CONSUME(t.Following) },
          ]);
          this.SUBRULE(this.allWords);
          return [];
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.If);
          this.CONSUME(t.Distances);
          this.SUBRULE2(this.allWords);
          return [{ kind: 'tie-break' }];
        },
      },
      { ALT: () => this.means([], t.NotTheRule) },
      {
        ALT: () => {
          this.SUBRULE(this.names);
          return this.means([], t.Normal);
        },
      },
      {
        GATE: () => this.isAt(2, t.DoesNot),
        ALT: () => {
          this.CONSUME2(t.Rest);
          this.CONSUME(t.DoesNot);
          this.CONSUME(t.Loses);
          this.CONSUME2(t.IsLegal);
          this.CONSUME(t.Brings);
          this.SUBRULE3(this.allWords);
          return [];
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.ThereIs);
          this.CONSUME(t.NumberWord);
          this.OPTION(() => this.CONSUME(t.IsLegal));
          this.OPTION4(() => {
            this.CONSUME(t.NameWord);
            this.CONSUME(t.Of);
          });
          return this.means([], t.DropRule);
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => {
            this.CONSUME(t.AtMost);
            this.CONSUME2(t.NumberWord);
          });
          this.CONSUME(t.Pieces);
          return this.means([], t.CanPromote);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Player);
          return this.means([], t.Alternate);
        },
      },
      {
        GATE: () => !this.isAt(2, t.DoesNot),
        ALT: () => {
          this.CONSUME(t.Rest);
          this.CONSUME3(t.IsLegal);
          this.CONSUME(t.To);
          this.CONSUME2(t.NameWord);
          this.CONSUME(t.With);
          this.CONSUME(t.Dropped);
          this.SUBRULE(this.name);
          return [];
        },
      },
    ]),
  );

  /** A definition or forecast: it is known by the words that it ends with. */
  protected readonly closingRemark = this.saying('closingRemark', () => {
    this.MANY({
      GATE: () => !this.isNext(t.CalledCheck, t.Rare) && this.isNext(t.AnyWord),
      DEF: () => this.SUBRULE(this.anyWord),
    });
    this.OR([{ ALT: () => this.CONSUME(t.CalledCheck) }, { ALT: () => this.CONSUME(t.Rare) }]);
    return [];
  });

  protected readonly allWords = this.RULE('allWords', () => {
    this.MANY({
      GATE: () => !this.isNext(t.But, t.Unless, t.ExceptThat),
      DEF: () => this.SUBRULE(this.anyWord),
    });
  });

  /** "unlike in Shogi" */
  protected readonly comparison = this.RULE('comparison', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Unlike) }, { ALT: () => this.CONSUME(t.AsIn) }]);
    this.OPTION(() => this.CONSUME(t.In));
    this.OPTION2(() => this.SUBRULE(this.name));
  });

  /** What is said of another game, or why: behind a clause. */
  protected readonly tail = this.RULE('tail', () => {
    this.MANY2(() =>
      this.OR4([
        { ALT: () => this.CONSUME(t.Comma) },
        { ALT: () => this.CONSUME(t.Dash) },
        { ALT: () => this.CONSUME(t.And) },
      ]),
    );
    this.OR([
      { GATE: () => this.isNext(t.Unlike, t.AsIn), ALT: () => this.SUBRULE(this.comparison) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(t.SuchAs) },
            { ALT: () => this.CONSUME(t.Because) },
            { ALT: () => this.CONSUME(t.Differs) },
          ]);
          this.SUBRULE(this.allWords);
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => {
            this.CONSUME(t.In);
            this.SUBRULE(this.name);
            this.CONSUME2(t.Comma);
          });
          this.CONSUME(t.Indicated);
          this.SUBRULE2(this.allWords);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.But);
          this.CONSUME(t.AtMost);
          this.MANY(() =>
            this.OR3([
              { ALT: () => this.CONSUME(t.NameWord) },
              { ALT: () => this.CONSUME(t.Stop) },
            ]),
          );
          this.CONSUME(t.Pieces);
        },
      },
    ]);
  });

  protected isTail(): boolean {
    let at = 1;
    while (at < 3 && this.isAt(at, t.Comma, t.Dash, t.And)) at++;
    if (this.isAt(at, t.In)) return this.isIndicated(at + 1);
    return (
      this.isAt(at, t.Indicated) ||
      this.isAt(at, t.Unlike, t.AsIn, t.SuchAs, t.Because, t.Differs) ||
      (this.isAt(at, t.But) && this.isAt(at + 1, t.AtMost))
    );
  }

  private isIndicated(from: number): boolean {
    let at = from;
    while (this.isAt(at, t.NameWord)) at++;
    return this.isAt(at, t.Comma) && this.isAt(at + 1, t.Indicated);
  }
}
