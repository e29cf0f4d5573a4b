import type { IToken } from 'chevrotain';
import { factOf, RuleFeatureParser } from './rule-feature-parser.js';
import * as t from './rule-lexer.js';
import type { RuleDraft } from './rule-trees.js';

/** The productions of README.md, section "Rules", on the board, the players, and other games. */
export abstract class RuleGameParser extends RuleFeatureParser {
  /** "The game is played on a 7x7 board", "the board is 9 by 9". */
  protected readonly board = this.saying('board', () =>
    this.OR<readonly RuleDraft[]>([
      {
        GATE: () => !this.isNext(t.Board, t.Size),
        ALT: () => {
          this.SUBRULE(this.thisGame);
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(t.Played);
                this.CONSUME(t.In);
              },
            },
            { ALT: () => this.CONSUME(t.Uses) },
          ]);
          const size = this.OR6([
            {
              ALT: () => {
                const before = this.CONSUME(t.Size);
                this.CONSUME(t.Board);
                return before;
              },
            },
            {
              ALT: () => {
                this.CONSUME3(t.Board);
                this.CONSUME(t.Of);
                const behind = this.CONSUME3(t.Size);
                this.OPTION3(() => this.CONSUME3(t.NameWord));
                return behind;
              },
            },
          ]);
          return this.ACTION(() => [boardOf(size)]);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(t.Board);
          return this.OR3<readonly RuleDraft[]>([
            {
              ALT: () => {
                this.CONSUME2(t.Uses);
                return [this.SUBRULE(this.filesAndRanks)];
              },
            },
            {
              ALT: () => {
                this.OPTION(() =>
                  this.OR4([
                    { ALT: () => this.CONSUME(t.Is) },
                    { ALT: () => this.CONSUME(t.Consists) },
                    { ALT: () => this.CONSUME(t.Comma) },
                  ]),
                );
                const size = this.CONSUME2(t.Size);
                this.OPTION2(() => this.CONSUME(t.NameWord));
                return this.ACTION(() => [boardOf(size)]);
              },
            },
          ]);
        },
      },
    ]),
  );

  private readonly filesAndRanks = this.RULE('filesAndRanks', (): RuleDraft => {
    const first = this.SUBRULE(this.number);
    const filesFirst = this.OR([
      { ALT: () => this.means(true, t.File) },
      { ALT: () => this.means(false, t.Rank) },
    ]);
    this.CONSUME(t.And);
    const second = this.SUBRULE2(this.number);
    this.OR2([{ ALT: () => this.CONSUME2(t.Rank) }, { ALT: () => this.CONSUME2(t.File) }]);
    return filesFirst
      ? { kind: 'board-size', files: first, ranks: second }
      : { kind: 'board-size', files: second, ranks: first };
  });

  /** "White moves first", "the first player is called White". */
  protected readonly firstPlayer = this.saying('firstPlayer', () =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          const color = this.SUBRULE(this.color);
          this.OPTION2(() => this.CONSUME(t.Player));
          return this.OR2<readonly RuleDraft[]>([
            {
              ALT: () => {
                this.CONSUME(t.MovesFirst);
                return [{ kind: 'first-player', color }];
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.MovesNext);
                return [];
              },
            },
            {
              ALT: () => {
                this.OR3([
                  { ALT: () => this.CONSUME(t.Is) },
                  { ALT: () => this.CONSUME(t.Called) },
                ]);
                return this.OR4<readonly RuleDraft[]>([
                  {
                    ALT: () => {
                      this.CONSUME2(t.FirstPlayer);
                      return [{ kind: 'first-player', color }];
                    },
                  },
                  {
                    ALT: () => {
                      this.CONSUME2(t.Sente);
                      return [{ kind: 'sente-is', color }];
                    },
                  },
                ]);
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.FirstMoveBy);
          return [{ kind: 'first-player', color: this.SUBRULE5(this.color) }];
        },
      },
      {
        ALT: () => {
          const isFirst = this.OR5([
            { ALT: () => this.means(true, t.FirstPlayer) },
            { ALT: () => this.means(false, t.SecondPlayer) },
          ]);
          this.SUBRULE(this.isCalled);
          const color = this.SUBRULE2(this.color);
          return isFirst ? [{ kind: 'first-player', color }] : [];
        },
      },
      {
        ALT: () => {
          const isSente = this.OR6([
            { ALT: () => this.means(true, t.SenteGote) },
            { ALT: () => this.means(true, t.Sente) },
            { ALT: () => this.means(false, t.Gote) },
          ]);
          return this.OR7<readonly RuleDraft[]>([
            {
              ALT: () => {
                this.CONSUME2(t.MovesFirst);
                return [];
              },
            },
            {
              GATE: () => this.isAt(2, t.FirstPlayer, t.SecondPlayer),
              ALT: () => {
                this.SUBRULE3(this.isCalled);
                this.OR8([
                  { ALT: () => this.CONSUME3(t.FirstPlayer) },
                  { ALT: () => this.CONSUME3(t.SecondPlayer) },
                ]);
                return [];
              },
            },
            {
              GATE: () => !this.isAt(2, t.FirstPlayer, t.SecondPlayer),
              ALT: () => {
                this.SUBRULE2(this.isCalled);
                const color = this.SUBRULE3(this.color);
                this.OPTION(() => {
                  this.OR9([
                    { ALT: () => this.CONSUME(t.And) },
                    { ALT: () => this.CONSUME(t.Other) },
                  ]);
                  this.SUBRULE4(this.color);
                });
                return [{ kind: 'sente-is', color: isSente ? color : otherColor(color) }];
              },
            },
          ]);
        },
      },
    ]),
  );

  private readonly isCalled = this.RULE('isCalled', () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Is) },
      { ALT: () => this.CONSUME(t.Called) },
      { ALT: () => this.CONSUME(t.LeadsTo) },
    ]);
  });

  private readonly color = this.RULE('color', (): Color =>
    this.OR<Color>([
      {
        ALT: () => {
          this.CONSUME(t.White);
          return 'white';
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Black);
          return 'black';
        },
      },
    ]),
  );

  /** "All other rules are the same as in Shogi", "it is a variant of Sho Shogi". */
  protected readonly sameRules = this.saying('sameRules', () => {
    const isRest = this.OPTION(() => {
      this.CONSUME(t.ExceptAbove);
      this.OPTION2(() => this.CONSUME(t.Comma));
      return true;
    });
    return this.OR<readonly RuleDraft[]>([
      {
        GATE: () => this.isNext(t.AllRules) && this.isAt(2, t.Of),
        ALT: () => {
          this.CONSUME(t.AllRules);
          this.CONSUME(t.Of);
          const as = this.SUBRULE(this.name);
          this.CONSUME(t.Apply);
          return [{ kind: 'same-rules', as, extent: isRest === true ? 'all-else' : 'all' }];
        },
      },
      {
        GATE: () => !this.isAt(2, t.Of),
        ALT: () => {
          this.OPTION3({
            GATE: () => this.isNext(t.NameWord),
            DEF: () => this.SUBRULE2(this.name),
          });
          const isOther = this.OR2([
            { ALT: () => this.means(false, t.AllRules, 2) },
            { ALT: () => this.means(true, t.OtherRules) },
          ]);
          const isSame = this.OR3([
            { ALT: () => this.means(true, t.SameAs) },
            { ALT: () => this.means(false, t.SimilarTo) },
          ]);
          const as = this.SUBRULE3(this.name);
          this.OPTION4(() => this.CONSUME3(t.AllRules));
          const extent = isOther || isRest === true ? 'all-else' : 'all';
          return [{ kind: 'same-rules', as, extent: isSame ? extent : 'similar' }];
        },
      },
    ]);
  });

  protected readonly variantOf = this.saying('variantOf', () => {
    this.SUBRULE(this.thisGame);
    this.OR2([{ ALT: () => this.CONSUME(t.VariantOf) }, { ALT: () => this.CONSUME(t.BasedOn) }]);
    const as = this.SUBRULE(this.name);
    const features = this.OPTION(() => {
      const has = this.OR([
        { ALT: () => this.means(true, t.With) },
        { ALT: () => this.means(false, t.Without) },
      ]);
      return { has, names: this.SUBRULE(this.features) };
    });
    return this.ACTION(() => [
      { kind: 'same-rules', as, extent: 'similar' },
      ...(features?.names ?? []).map((feature) => factOf(feature, features?.has === true)),
    ]);
  });
}

type Color = 'white' | 'black';

function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

function boardOf({ image }: IToken): RuleDraft {
  const [files = 0, ranks = 0] = (image.match(/\d+/g) ?? []).map(Number);
  return { kind: 'board-size', files, ranks };
}
