import { RuleGameParser } from './rule-game-parser.js';
import * as t from './rule-lexer.js';
import type { RuleDraft } from './rule-trees.js';

/** The productions of README.md, section "Rules", on promotion zones. */
export abstract class RuleZoneParser extends RuleGameParser {
  /** "when it reaches the promotion zone", "on the last two ranks"; may be missing. */
  protected readonly promotionPlace = this.RULE('promotionPlace', (): readonly RuleDraft[] => {
    const place = this.OPTION({
      GATE: () => !this.isNext(t.Comma) || this.isAt(2, t.If),
      DEF: () =>
        this.OR<readonly RuleDraft[]>([
          {
            ALT: () => {
              this.OPTION2(() => this.CONSUME(t.Comma));
              this.CONSUME(t.If);
              this.OPTION3(() =>
                this.OR2([
                  { ALT: () => this.CONSUME(t.Rest) },
                  { ALT: () => this.CONSUME(t.Player) },
                  { ALT: () => this.CONSUME(t.Pieces) },
                ]),
              );
              this.CONSUME(t.Reaches);
              return this.SUBRULE(this.zonePlace);
            },
          },
          {
            ALT: () => {
              this.OR3([
                {
                  ALT: () => {
                    this.CONSUME(t.In);
                    this.OPTION4(() => this.CONSUME3(t.Reaches));
                  },
                },
                { ALT: () => this.CONSUME2(t.Reaches) },
              ]);
              return this.SUBRULE2(this.zonePlace);
            },
          },
        ]),
    });
    return place ?? [];
  });

  protected readonly zonePlace = this.RULE('zonePlace', (): readonly RuleDraft[] =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Own));
          return this.means([], t.PromotionZone);
        },
      },
      {
        GATE: () => this.isNext(t.Far, t.Opponents) || this.isAt(2, t.Far),
        ALT: () => {
          const ranks = this.SUBRULE(this.lastRanks);
          return [{ kind: 'promotion-zone', ranks }];
        },
      },
      {
        GATE: () => !this.isNext(t.Far, t.Opponents) && !this.isAt(2, t.Far),
        ALT: () => [{ kind: 'promotion-ranks', ...this.SUBRULE(this.rankRange) }],
      },
    ]),
  );

  /** "The promotion zone is the last two ranks", "pieces can promote on the last rank". */
  protected readonly zone = this.saying('zone', () =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Own));
          this.CONSUME(t.PromotionZone);
          this.OPTION2(() =>
            this.OR2([
              { ALT: () => this.CONSUME(t.Is) },
              { ALT: () => this.CONSUME(t.Consists) },
              { ALT: () => this.CONSUME(t.Comma) },
            ]),
          );
          return this.OR3<readonly RuleDraft[]>([
            {
              GATE: () =>
                this.isNext(t.NumberWord) && this.isAt(2, t.Rank) && !this.isAt(3, t.Dash),
              ALT: () => {
                const ranks = this.SUBRULE(this.number);
                this.CONSUME(t.Rank);
                this.OPTION3(() => this.CONSUME(t.NameWord));
                return [{ kind: 'promotion-zone', ranks }];
              },
            },
            {
              GATE: () => !(this.isNext(t.NumberWord) && this.isAt(2, t.Rank)),
              ALT: () => this.SUBRULE(this.zonePlace),
            },
          ]);
        },
      },
      {
        GATE: () => this.isNext(t.Pieces, t.Promotion),
        ALT: () => {
          this.OR4([
            {
              ALT: () => {
                this.CONSUME(t.Pieces);
                this.CONSUME(t.CanPromote);
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Promotion);
                this.OR5([
                  { ALT: () => this.CONSUME(t.Occurs) },
                  { ALT: () => this.CONSUME(t.IsLegal) },
                ]);
              },
            },
          ]);
          return this.SUBRULE(this.promotionPlace);
        },
      },
      {
        ALT: () => {
          const ranks = this.SUBRULE2(this.lastRanks);
          this.OR6([{ ALT: () => this.CONSUME2(t.Is) }, { ALT: () => this.CONSUME2(t.Consists) }]);
          this.CONSUME2(t.PromotionZone);
          return [{ kind: 'promotion-zone', ranks }];
        },
      },
    ]),
  );

  /** "This happens moving into the zone, or beginning a move in it." */
  protected readonly promotionMoves = this.saying('promotionMoves', () => {
    this.OR([
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(t.Rest) }, { ALT: () => this.CONSUME(t.Promotion) }]);
          this.CONSUME(t.Occurs);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Pieces);
          this.CONSUME(t.CanPromote);
        },
      },
    ]);
    this.OPTION({
      GATE: () => this.isNext(t.Any, t.If, t.Of),
      DEF: () => this.SUBRULE(this.byOrWhen),
    });
    this.OPTION5(() =>
      this.OR3([{ ALT: () => this.CONSUME2(t.Rest) }, { ALT: () => this.CONSUME(t.Player) }]),
    );
    const through = this.OPTION6(() => this.CONSUME(t.ThroughZone)) !== undefined;
    const into = this.OPTION2(() => this.CONSUME(t.IntoZone)) !== undefined;
    this.OPTION3(() => this.SUBRULE(this.joint));
    const from = this.OPTION4(() => this.CONSUME(t.FromZone)) !== undefined;
    if (through) return [{ kind: 'promotion-moves', into: true, from: true }];
    return into || from ? [{ kind: 'promotion-moves', into, from }] : NONSENSE;
  });

  private readonly byOrWhen = this.RULE('byOrWhen', () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Any) },
      { ALT: () => this.CONSUME(t.If) },
      { ALT: () => this.CONSUME(t.Of) },
    ]);
  });
}

const NONSENSE: readonly RuleDraft[] = [{ kind: 'nonsense' }];
