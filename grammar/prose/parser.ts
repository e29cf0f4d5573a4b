import { EmbeddedActionsParser, tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import * as t from './lexer.js';

/** Trees of tokens: what they mean is said in `parse.ts`. */

export interface SentenceTree {
  readonly circumstances: readonly CircumstanceTree[];
  /** Null: the piece does not move. */
  readonly ways: readonly WayTree[] | null;
  readonly exceptions: readonly HeadingTree[];
}

export interface CircumstanceTree {
  readonly word: IToken;
  /** The region, or what the capture is of. */
  readonly of: IToken | null;
}

export interface WayTree {
  /** Null: as the way before. */
  readonly verb: IToken | null;
  readonly body: BodyTree;
  readonly circumstances: readonly CircumstanceTree[];
}

export type BodyTree =
  | { readonly kind: 'like'; readonly names: readonly (readonly IToken[])[] }
  | { readonly kind: 'runs'; readonly legs: readonly LegTree[] }
  | { readonly kind: 'stay' };

export interface LegTree {
  readonly count: CountTree | null;
  /** `one square diagonally`, or `three equal leaps of two squares diagonally`. */
  readonly unit: 'squares' | 'leaps';
  readonly far: IToken | null;
  readonly heading: HeadingTree | null;
  readonly side: { readonly far: IToken; readonly heading: HeadingTree | null } | null;
  readonly tails: readonly TailTree[];
}

export interface CountTree {
  readonly word: IToken | null;
  readonly numbers: readonly IToken[];
}

export type HeadingTree = readonly (readonly IToken[])[];

/** What is said of a leg behind its directions. */
export type TailTree =
  | { readonly kind: 'end'; readonly word: IToken; readonly whose: IToken | null }
  | { readonly kind: 'skip'; readonly number: IToken | null }
  | { readonly kind: 'spots'; readonly spots: readonly SpotTree[] }
  | { readonly kind: 'hurdle' }
  | { readonly kind: 'away'; readonly number: IToken }
  | { readonly kind: 'landing'; readonly number: IToken | null };

export interface SpotTree {
  readonly parts: readonly { readonly far: IToken; readonly way: IToken }[];
  readonly is: IToken;
}

/** What stands for a part that could not be read. */
const NO_BODY: BodyTree = { kind: 'runs', legs: [] };
const NO_WAY: WayTree = { verb: null, body: NO_BODY, circumstances: [] };
const NO_LEG: LegTree = {
  count: null,
  unit: 'squares',
  far: null,
  heading: null,
  side: null,
  tails: [],
};

const VERBS = [t.Moves, t.Steps, t.Leaps, t.Makes, t.Hops, t.Captures, t.Stays] as const;
const TURNS = [t.Outward, t.Inward, t.StraightOn, t.AtARightAngle] as const;
const SIDES = [t.ToTheSameSide, t.ToTheOtherSide] as const;

/**
 * The grammar of README.md, section "Prose": one sentence on the moves of a piece. Recovery is on: what cannot be read of a
 * list costs that item.
 */
export class ProseParser extends EmbeddedActionsParser {
  constructor() {
    super(t.PROSE_TOKENS, { recoveryEnabled: true, maxLookahead: 1 });
    this.performSelfAnalysis();
  }

  readonly sentence = this.RULE(
    'sentence',
    (): SentenceTree => {
      const circumstances: CircumstanceTree[] = [];
      this.MANY({
        GATE: () => this.isCircumstance(),
        DEF: () => {
          const circumstance = this.SUBRULE(this.circumstance);
          if (circumstance !== null) circumstances.push(circumstance);
          this.OPTION(() => this.CONSUME(t.Comma));
        },
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
          this.CONSUME(t.Except);
          this.CONSUME(t.Cannot);
          this.CONSUME(t.Moves);
          exceptions.push(this.SUBRULE(this.heading));
        },
      });
      this.OPTION4(() => this.CONSUME(t.FullStop));
      return { circumstances, ways, exceptions };
    },
    { recoveryValueFunc: () => ({ circumstances: [], ways: [], exceptions: [] }) },
  );

  private readonly circumstance = this.RULE(
    'circumstance',
    (): CircumstanceTree | null =>
      this.OR<CircumstanceTree | null>([
        { ALT: () => ({ word: this.CONSUME(t.OnItsFirstMove), of: null }) },
        { ALT: () => ({ word: this.CONSUME(t.WithoutCapturing), of: null }) },
        {
          ALT: () => {
            const word = this.CONSUME(t.ToCapture);
            const of = this.OPTION(() =>
              this.OR2([
                { ALT: () => this.CONSUME(t.OrCaptureEnPassant) },
                {
                  ALT: () => {
                    const own = this.CONSUME(t.Own);
                    this.CONSUME(t.Piece);
                    return own;
                  },
                },
              ]),
            );
            return { word, of: of ?? null };
          },
        },
        { ALT: () => this.SUBRULE(this.region) },
      ]),
    { recoveryValueFunc: () => null },
  );

  private readonly region = this.RULE(
    'region',
    (): CircumstanceTree | null => {
      const word = this.OR([
        { ALT: () => this.CONSUME(t.OnlyTo) },
        { ALT: () => this.CONSUME(t.On) },
        { ALT: () => this.CONSUME(t.From) },
      ]);
      const of = this.OR2([
        { ALT: () => this.CONSUME(t.Quoted) },
        { ALT: () => this.CONSUME(t.Word) },
      ]);
      this.CONSUME(t.Squares);
      return { word, of };
    },
    { recoveryValueFunc: () => null },
  );

  private readonly ways = this.RULE(
    'ways',
    (): readonly WayTree[] => {
      const ways: WayTree[] = [];
      ways.push(this.SUBRULE(this.way));
      this.MANY({
        GATE: () => this.isJoint(1) && !this.isExcept(),
        DEF: () => {
          this.SUBRULE(this.separator);
          ways.push(this.SUBRULE2(this.way));
        },
      });
      return ways;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly separator = this.RULE('separator', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Comma);
          this.OPTION(() => this.SUBRULE(this.orAnd));
        },
      },
      { ALT: () => this.SUBRULE2(this.orAnd) },
    ]);
  });

  private readonly orAnd = this.RULE('orAnd', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Or) }, { ALT: () => this.CONSUME(t.And) }]);
  });

  private readonly way = this.RULE(
    'way',
    (): WayTree => {
      const verb = this.OPTION({
        GATE: () => this.isAny(1, VERBS),
        DEF: () => this.SUBRULE(this.verb),
      });
      const body = this.OR<BodyTree>([
        { GATE: () => this.isLike(), ALT: () => this.SUBRULE(this.like) },
        {
          ALT: () => {
            this.CONSUME(t.OnItsSquare);
            return { kind: 'stay' };
          },
        },
        { GATE: () => !this.isLike(), ALT: () => this.SUBRULE(this.runs) },
      ]);
      const circumstances: CircumstanceTree[] = [];
      this.MANY({
        GATE: () => this.isCircumstance(),
        DEF: () => {
          const circumstance = this.SUBRULE(this.circumstance);
          if (circumstance !== null) circumstances.push(circumstance);
        },
      });
      return { verb: verb ?? null, body, circumstances };
    },
    {
      recoveryValueFunc: () => NO_WAY,
    },
  );

  private readonly verb = this.RULE(
    'verb',
    (): IToken => this.OR(VERBS.map((verb) => ({ ALT: () => this.CONSUME(verb) }))),
    { recoveryValueFunc: () => this.LA(0) },
  );

  private readonly like = this.RULE(
    'like',
    (): BodyTree => {
      this.OPTION(() => this.CONSUME(t.Exactly));
      this.CONSUME(t.Like);
      const names: (readonly IToken[])[] = [];
      names.push(this.SUBRULE(this.name));
      this.MANY({
        GATE: () => this.isNameNext(),
        DEF: () => {
          this.SUBRULE(this.separator);
          names.push(this.SUBRULE2(this.name));
        },
      });
      return { kind: 'like', names };
    },
    { recoveryValueFunc: () => NO_BODY },
  );

  private readonly name = this.RULE(
    'name',
    (): readonly IToken[] => {
      const words: IToken[] = [];
      this.AT_LEAST_ONE(() => words.push(this.CONSUME(t.Word)));
      return words;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly runs = this.RULE(
    'runs',
    (): BodyTree => {
      const legs: LegTree[] = [];
      legs.push(this.SUBRULE(this.leg));
      this.MANY(() => {
        this.CONSUME(t.AndThen);
        legs.push(this.SUBRULE2(this.leg));
      });
      return { kind: 'runs', legs };
    },
    { recoveryValueFunc: () => NO_BODY },
  );

  private readonly leg = this.RULE(
    'leg',
    (): LegTree => {
      const count = this.OPTION(() => this.SUBRULE(this.count)) ?? null;
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
      const heading = this.OPTION4({
        GATE: () => this.isHeading(1),
        DEF: () => this.SUBRULE(this.heading),
      });
      const side = this.OPTION5({
        GATE: () => this.isSide(),
        DEF: () => this.SUBRULE(this.side),
      });
      const tails: (readonly TailTree[])[] = [];
      this.MANY(() => tails.push(this.SUBRULE(this.tail)));
      return {
        count,
        unit,
        far,
        heading: heading ?? null,
        side: side ?? null,
        tails: tails.flat(),
      };
    },
    {
      recoveryValueFunc: () => NO_LEG,
    },
  );

  private readonly squares = this.RULE('squares', () => {
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
              this.OPTION(() => {
                const or = this.CONSUME(t.Or);
                numbers.push(this.CONSUME5(t.NumberWord));
                return or;
              }) ?? null
            );
          },
        },
      ]);
      return { word, numbers };
    },
    { recoveryValueFunc: () => ({ word: null, numbers: [] }) },
  );

  private readonly heading = this.RULE(
    'heading',
    (): HeadingTree => {
      const alternatives: (readonly IToken[])[] = [];
      alternatives.push(this.SUBRULE(this.directions));
      this.MANY({
        GATE: () => this.isJoint(1) && this.isHeading(this.behindJoint()),
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
      this.OPTION(() => this.CONSUME(t.To));
      this.AT_LEAST_ONE({
        GATE: () => this.isHeading(1),
        DEF: () =>
          words.push(
            this.OR([
              { ALT: () => this.CONSUME(t.Direction) },
              { ALT: () => this.CONSUME(t.InAnyDirection) },
              ...[...TURNS, ...SIDES].map((turn) => ({ ALT: () => this.CONSUME(turn) })),
            ]),
          ),
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

  private isAny(at: number, types: readonly TokenType[]): boolean {
    return types.some((type) => tokenMatcher(this.LA(at), type));
  }

  private isJoint(at: number): boolean {
    return this.isAny(at, [t.Comma, t.Or, t.And]);
  }

  /** Where the next item of a list begins. */
  private behindJoint(): number {
    return this.isAny(1, [t.Comma]) && this.isAny(2, [t.Or, t.And]) ? 3 : 2;
  }

  private isHeading(at: number): boolean {
    const place = this.isAny(at, [t.To]) ? at + 1 : at;
    return this.isAny(place, [t.Direction, t.InAnyDirection, ...TURNS, ...SIDES]);
  }

  private isExcept(): boolean {
    return this.isAny(this.isAny(1, [t.Comma]) ? 2 : 1, [t.Except]);
  }

  private isLike(): boolean {
    return this.isAny(this.isAny(1, [t.Exactly]) ? 2 : 1, [t.Like]);
  }

  private isSide(): boolean {
    return this.isAny(1, [t.And]) && this.isAny(2, [t.NumberWord]);
  }

  private isCircumstance(): boolean {
    if (this.isAny(1, [t.OnItsFirstMove, t.WithoutCapturing, t.ToCapture, t.OnlyTo, t.On]))
      return true;
    return this.isAny(1, [t.From]) && this.isAny(3, [t.Squares]);
  }

  private isNameNext(): boolean {
    const at = this.behindJoint();
    return (
      this.isJoint(1) &&
      this.isAny(at, [t.Word]) &&
      !this.isAny(at, [t.NumberWord, t.Exactly, ...VERBS])
    );
  }
}
