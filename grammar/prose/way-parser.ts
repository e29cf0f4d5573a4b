import { EMPTY_ALT, tokenMatcher, type IToken } from 'chevrotain';
import * as t from './lexer.js';
import { RemarkParser } from './remark-parser.js';
import type { BodyTree, CircumstanceTree, LegTree, WayTree } from './trees.js';

/** What stands for a part that could not be read. */
const NO_BODY: BodyTree = { kind: 'runs', legs: [] };
const NO_WAY: WayTree = {
  verb: null,
  isApposed: false,
  heading: null,
  body: NO_BODY,
  circumstances: [],
};

const VERBS = [t.Moves, t.Steps, t.Leaps, t.Makes, t.Hops, t.Captures, t.Stays] as const;

/** "is the same as a pawn", "gets a bishop's move". */
const LIKE_VERBS = [t.SameAs, t.Gets, t.Combines] as const;

/** The productions of README.md, section "Prose", from `ways` to `runs`: what a sentence says behind its subject. */
export abstract class WayParser extends RemarkParser {
  protected readonly circumstance = this.RULE(
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
      const isKnown = tokenMatcher(of, t.RegionName);
      this.OR3([
        { ALT: () => this.CONSUME(t.Squares) },
        { GATE: () => isKnown && !this.isAny(1, [t.Squares]), ALT: EMPTY_ALT() },
      ]);
      return { word, of };
    },
    { recoveryValueFunc: () => null },
  );

  protected readonly ways = this.RULE(
    'ways',
    (): readonly WayTree[] => {
      const ways: WayTree[] = [];
      ways.push(this.SUBRULE(this.way));
      this.MANY({
        GATE: () => this.isJoint(1) && !this.isExcept(),
        DEF: () => {
          const isApposed = this.isComma();
          this.SUBRULE(this.separator);
          ways.push({ ...this.SUBRULE2(this.way), isApposed });
        },
      });
      return ways;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly way = this.RULE(
    'way',
    (): WayTree => {
      const circumstances: CircumstanceTree[] = [];
      this.MANY2({
        GATE: () => this.isCircumstance(),
        DEF: () => {
          const circumstance = this.SUBRULE2(this.circumstance);
          if (circumstance !== null) circumstances.push(circumstance);
          this.OPTION2(() => this.CONSUME(t.Comma));
        },
      });
      const heading = this.OPTION3({
        GATE: () => this.isAny(1, [t.Direction]) && this.isMoveIs(2),
        DEF: () => this.SUBRULE(this.heading),
      });
      // "first steps …, and then …"
      this.OPTION4({ GATE: () => this.isAny(2, VERBS), DEF: () => this.CONSUME(t.First) });
      const verb = this.OPTION({
        GATE: () => this.isAny(1, VERBS),
        DEF: () => this.SUBRULE(this.verb),
      });
      const body = this.OR<BodyTree>([
        { GATE: () => this.isLike(verb !== undefined), ALT: () => this.SUBRULE(this.like) },
        {
          ALT: () => {
            this.CONSUME(t.OnItsSquare);
            return { kind: 'stay' };
          },
        },
        { GATE: () => !this.isLike(verb !== undefined), ALT: () => this.SUBRULE(this.runs) },
      ]);
      this.MANY({
        GATE: () => this.isCircumstance(),
        DEF: () => {
          const circumstance = this.SUBRULE(this.circumstance);
          if (circumstance !== null) circumstances.push(circumstance);
        },
      });
      this.MANY3({ GATE: () => this.isRemark(), DEF: () => this.SUBRULE(this.remark) });
      return {
        verb: verb ?? null,
        isApposed: false,
        heading: heading ?? null,
        body,
        circumstances,
      };
    },
    {
      recoveryValueFunc: () => NO_WAY,
    },
  );

  private readonly verb = this.RULE(
    'verb',
    (): IToken => {
      const verb = this.OR(VERBS.map((type) => ({ ALT: () => this.CONSUME1(type) })));
      this.OPTION(() => {
        this.CONSUME(t.Is);
        // "is standard - any number of squares"
        this.OPTION2(() => this.CONSUME(t.Standard));
        this.OPTION3(() => this.CONSUME(t.Comma));
      });
      this.OPTION4({
        // "moves and captures one square forward"
        GATE: () => this.isAny(1, [t.And]) && this.isAny(2, [t.Captures]),
        DEF: () => {
          this.CONSUME(t.And);
          this.CONSUME(t.Captures);
        },
      });
      return verb;
    },
    { recoveryValueFunc: () => this.LA(0) },
  );

  private readonly like = this.RULE(
    'like',
    (): BodyTree => {
      this.OPTION(() => this.CONSUME(t.Exactly));
      this.OR([
        { ALT: () => this.CONSUME(t.Like) },
        { ALT: () => this.CONSUME(t.SameAs) },
        { ALT: () => this.CONSUME(t.Gets) },
        { ALT: () => this.CONSUME(t.Combines) },
        { ALT: () => this.CONSUME(t.As) },
      ]);
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
      this.OPTION(() => {
        this.CONSUME(t.Of);
        this.AT_LEAST_ONE2(() => words.push(this.CONSUME2(t.Word)));
      });
      return words;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly runs = this.RULE(
    'runs',
    (): BodyTree => {
      const legs: LegTree[] = [];
      legs.push(this.SUBRULE(this.leg));
      this.MANY({
        GATE: () => this.isAny(this.behindJoint(), [t.AndThen]),
        DEF: () => {
          this.OPTION(() => this.SUBRULE(this.separator));
          this.CONSUME(t.AndThen);
          this.OPTION2(() => this.CONSUME(t.Must));
          const steps = this.OPTION3({
            GATE: () => !this.isAny(2, [t.Squares]),
            DEF: () =>
              this.OR([{ ALT: () => this.CONSUME(t.Steps) }, { ALT: () => this.CONSUME(t.Moves) }]),
          });
          const isStep = steps !== undefined && tokenMatcher(steps, t.Steps);
          legs.push({ ...this.SUBRULE2(this.leg), isStep });
        },
      });
      return { kind: 'runs', legs };
    },
    { recoveryValueFunc: () => NO_BODY },
  );

  protected isExcept(): boolean {
    const at = this.behindJoint();
    if (this.isAny(at, [t.Except])) return true;
    return at > 1 && this.isAny(at - 1, [t.But]) && this.isAny(at, [t.Cannot]);
  }

  /** What follows a subject. */
  protected isPredicate(at: number): boolean {
    if (this.isAny(at, [...VERBS, ...LIKE_VERBS])) return true;
    return this.isAny(at, [t.Direction]) && this.isMoveIs(at + 1);
  }

  /** "moves as a bishop" needs its verb: "as a bishop, …" is something else. */
  private isLike(hasVerb: boolean): boolean {
    const place = this.isAny(1, [t.Exactly]) ? 2 : 1;
    if (/^(?:this|that|these|those|so|them)$/i.test(this.LA(place + 1).image)) return false;
    return this.isAny(place, [t.Like, ...LIKE_VERBS]) || (hasVerb && this.isAny(place, [t.As]));
  }

  protected isCircumstance(): boolean {
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
