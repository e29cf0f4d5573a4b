import { EmbeddedActionsParser, tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import * as t from './lexer.js';
import type { CountTree, HeadingTree, LegTree, SpotTree, TailTree } from './trees.js';

const TURNS = [t.Outward, t.Inward, t.StraightOn, t.AtARightAngle] as const;
const SIDES = [t.ToTheSameSide, t.ToTheOtherSide] as const;

/** What stands for a leg that could not be read. */
const NO_LEG: LegTree = {
  count: null,
  isStep: false,
  unit: 'squares',
  far: null,
  headings: [],
  side: null,
  tails: [],
};

/** The productions of README.md, section "Prose", from `leg` on: how far, where, and what is on the way. */
export abstract class LegParser extends EmbeddedActionsParser {
  constructor() {
    super(t.PROSE_TOKENS, { recoveryEnabled: true, maxLookahead: 1, skipValidations: true });
  }

  protected readonly separator = this.RULE('separator', () => {
    this.AT_LEAST_ONE({
      GATE: () => this.isJoint(1),
      DEF: () =>
        this.OR([
          { ALT: () => this.CONSUME(t.Comma) },
          { ALT: () => this.CONSUME(t.Or) },
          { ALT: () => this.CONSUME(t.And) },
          { ALT: () => this.CONSUME(t.But) },
        ]),
    });
  });

  protected readonly leg = this.RULE(
    'leg',
    (): LegTree => {
      const headings: HeadingTree[] = [];
      this.OPTION6({
        GATE: () => this.isHeading(1),
        DEF: () => headings.push(this.SUBRULE(this.heading)),
      });
      const count = this.OPTION(() => this.SUBRULE(this.count)) ?? null;
      this.OPTION7({
        GATE: () => this.isHeading(1),
        DEF: () => headings.push(this.SUBRULE2(this.heading)),
      });
      let unit: LegTree['unit'] = 'squares';
      let far: IToken | null = null;
      this.OR([
        {
          ALT: () => {
            this.OPTION2(() => this.CONSUME(t.Equal));
            this.CONSUME(t.Leaps);
            this.CONSUME(t.Of);
            far = this.CONSUME(t.NumberWord);
            this.SUBRULE(this.squares);
            unit = 'leaps';
          },
        },
        { ALT: () => this.OPTION3(() => this.SUBRULE2(this.squares)) },
      ]);
      this.OPTION4({
        GATE: () => this.isHeading(1),
        DEF: () => headings.push(this.SUBRULE3(this.heading)),
      });
      const side = this.OPTION5({
        GATE: () => this.isSide(),
        DEF: () => this.SUBRULE(this.side),
      });
      const tails: (readonly TailTree[])[] = [];
      this.MANY(() => tails.push(this.SUBRULE(this.tail)));
      return {
        count,
        isStep: false,
        unit,
        far,
        headings,
        side: side ?? null,
        tails: tails.flat(),
      };
    },
    {
      recoveryValueFunc: () => NO_LEG,
    },
  );

  private readonly squares = this.RULE('squares', () => {
    this.OPTION({
      GATE: () => this.isAny(2, [t.Squares, t.Steps]),
      DEF: () =>
        this.OR2([{ ALT: () => this.CONSUME(t.Free) }, { ALT: () => this.CONSUME(t.Empty) }]),
    });
    this.OR([{ ALT: () => this.CONSUME(t.Squares) }, { ALT: () => this.CONSUME(t.Steps) }]);
  });

  private readonly side = this.RULE(
    'side',
    (): LegTree['side'] => {
      this.CONSUME(t.And);
      const far = this.CONSUME(t.NumberWord);
      this.SUBRULE(this.squares);
      return { far, heading: this.SUBRULE(this.heading) };
    },
    { recoveryValueFunc: () => null },
  );

  private readonly count = this.RULE(
    'count',
    (): CountTree => {
      const numbers: IToken[] = [];
      const word = this.OR<IToken | null>([
        { ALT: () => this.CONSUME(t.AnyNumberOf) },
        {
          ALT: () => {
            const limit = this.OR2([
              { ALT: () => this.CONSUME(t.UpTo) },
              { ALT: () => this.CONSUME(t.Exactly) },
              { ALT: () => this.CONSUME(t.AtLeast) },
            ]);
            numbers.push(this.CONSUME(t.NumberWord));
            return limit;
          },
        },
        {
          ALT: () => {
            const from = this.CONSUME(t.From);
            numbers.push(this.CONSUME2(t.NumberWord));
            this.CONSUME(t.To);
            numbers.push(this.CONSUME3(t.NumberWord));
            return from;
          },
        },
        {
          ALT: () => {
            numbers.push(this.CONSUME4(t.NumberWord));
            return (
              this.OPTION({
                // "one or leaps two squares" has two ways.
                GATE: () => this.isAny(2, [t.NumberWord]),
                DEF: () => {
                  const or = this.CONSUME(t.Or);
                  numbers.push(this.CONSUME5(t.NumberWord));
                  return or;
                },
              }) ?? null
            );
          },
        },
      ]);
      return { word, numbers };
    },
    { recoveryValueFunc: () => ({ word: null, numbers: [] }) },
  );

  protected readonly heading = this.RULE(
    'heading',
    (): HeadingTree => {
      const alternatives: (readonly IToken[])[] = [];
      alternatives.push(this.SUBRULE(this.directions));
      this.MANY({
        GATE: () =>
          this.isJoint(1) &&
          this.isHeading(this.behindJoint()) &&
          !this.isMoveIs(this.behindJoint() + 1),
        DEF: () => {
          this.SUBRULE(this.separator);
          alternatives.push(this.SUBRULE2(this.directions));
        },
      });
      return alternatives;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly directions = this.RULE(
    'directions',
    (): readonly IToken[] => {
      const words: IToken[] = [];
      this.AT_LEAST_ONE({
        GATE: () => this.isHeading(1) || this.isStartSide(),
        DEF: () => {
          this.OPTION(() => this.CONSUME(t.To));
          this.OPTION2(() => this.CONSUME(t.Comma));
          this.OPTION3(() => this.CONSUME(t.InDirections));
          words.push(
            this.OR([
              { ALT: () => this.CONSUME(t.Direction) },
              { ALT: () => this.CONSUME(t.InAnyDirection) },
              ...[...TURNS, ...SIDES].map((turn) => ({ ALT: () => this.CONSUME(turn) })),
            ]),
          );
          this.OPTION4(() => this.CONSUME(t.Directions));
        },
      });
      return words;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly tail = this.RULE(
    'tail',
    (): readonly TailTree[] =>
      this.OR<readonly TailTree[]>([
        {
          ALT: () => {
            const word = this.OR2([
              { ALT: () => this.CONSUME(t.Taking) },
              { ALT: () => this.CONSUME(t.Onto) },
            ]);
            const whose = this.OPTION(() =>
              this.OR3([{ ALT: () => this.CONSUME(t.Enemy) }, { ALT: () => this.CONSUME(t.Own) }]),
            );
            this.CONSUME(t.Piece);
            return [{ kind: 'end', word, whose: whose ?? null }];
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.PassingOver);
            this.CONSUME(t.First);
            const number = this.OPTION2(() => this.CONSUME(t.NumberWord));
            this.SUBRULE(this.squares);
            return [{ kind: 'skip', number: number ?? null }];
          },
        },
        {
          ALT: () => {
            const spots: SpotTree[] = [];
            this.CONSUME(t.If);
            this.OPTION3(() => this.CONSUME(t.AtEachStep));
            spots.push(this.SUBRULE(this.spot));
            this.MANY(() => {
              this.CONSUME(t.And);
              spots.push(this.SUBRULE2(this.spot));
            });
            return [{ kind: 'spots', spots }];
          },
        },
        { ALT: () => this.SUBRULE(this.hurdle) },
      ]),
    { recoveryValueFunc: () => [] },
  );

  private readonly hurdle = this.RULE(
    'hurdle',
    (): readonly TailTree[] => {
      const tails: TailTree[] = [{ kind: 'hurdle' }];
      this.CONSUME(t.Over);
      this.CONSUME(t.NumberWord);
      this.CONSUME(t.Piece);
      this.OPTION(() => {
        this.CONSUME(t.AtMost);
        const number = this.CONSUME2(t.NumberWord);
        this.SUBRULE(this.hopUnit);
        this.CONSUME(t.Away);
        tails.push({ kind: 'away', number });
      });
      this.OPTION2(() => {
        this.CONSUME(t.Landing);
        const number = this.OR<IToken | null>([
          {
            ALT: () => {
              this.CONSUME(t.Right);
              return null;
            },
          },
          {
            ALT: () => {
              this.CONSUME2(t.AtMost);
              const most = this.CONSUME3(t.NumberWord);
              this.SUBRULE2(this.hopUnit);
              return most;
            },
          },
        ]);
        this.CONSUME(t.Behind);
        tails.push({ kind: 'landing', number });
      });
      return tails;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly hopUnit = this.RULE('hopUnit', () => {
    this.OR([{ ALT: () => this.SUBRULE(this.squares) }, { ALT: () => this.CONSUME(t.Leaps) }]);
  });

  private readonly spot = this.RULE(
    'spot',
    (): SpotTree => {
      const parts: { far: IToken; way: IToken }[] = [];
      this.CONSUME(t.Squares);
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.Of);
            this.CONSUME(t.Piece);
          },
        },
        {
          ALT: () =>
            this.AT_LEAST_ONE_SEP({
              SEP: t.And,
              DEF: () => {
                const far = this.CONSUME(t.NumberWord);
                const way = this.OR2([
                  { ALT: () => this.CONSUME(t.Along) },
                  { ALT: () => this.CONSUME(t.Across) },
                  { ALT: () => this.CONSUME(t.Direction) },
                ]);
                parts.push({ far, way });
              },
            }),
        },
      ]);
      this.CONSUME(t.Is);
      const is = this.OR3([
        { ALT: () => this.CONSUME(t.Empty) },
        { ALT: () => this.CONSUME(t.Occupied) },
      ]);
      return { parts, is };
    },
    { recoveryValueFunc: () => ({ parts: [], is: this.LA(0) }) },
  );

  protected isAny(at: number, types: readonly TokenType[]): boolean {
    return types.some((type) => tokenMatcher(this.LA(at), type));
  }

  protected isJoint(at: number): boolean {
    return this.isAny(at, [t.Comma, t.Or, t.And, t.But]);
  }

  /** "diagonally backwards, away from their starting side": no second direction, but more of the first. */
  private isStartSide(): boolean {
    return this.isAny(1, [t.Comma]) && this.isAny(2, [t.AwayFromStart]);
  }

  /** True for separators that are signs alone. */
  protected isComma(): boolean {
    return this.isAny(1, [t.Comma]) && !this.isJoint(2);
  }

  /** Where the next item of a list begins. */
  protected behindJoint(): number {
    let at = 1;
    while (this.isJoint(at)) at += 1;
    return at;
  }

  /** "its orthogonal move is" */
  protected isMoveIs(at: number): boolean {
    return this.isAny(at, [t.Moves]) && this.isAny(at + 1, [t.Is]);
  }

  protected isHeading(at: number): boolean {
    const place = this.isAny(at, [t.To, t.InDirections]) ? at + 1 : at;
    return this.isAny(place, [t.Direction, t.InAnyDirection, ...TURNS, ...SIDES]);
  }

  private isSide(): boolean {
    return this.isAny(1, [t.And]) && this.isAny(2, [t.NumberWord]);
  }
}
