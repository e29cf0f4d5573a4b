import type { IToken } from 'chevrotain';
import { LegParser } from './leg-parser.js';
import * as t from './lexer.js';
import type {
  BodyTree,
  CircumstanceTree,
  HeadingTree,
  LegTree,
  SentenceTree,
  WayTree,
} from './trees.js';

/** What stands for a part that could not be read. */
const NO_BODY: BodyTree = { kind: 'runs', legs: [] };
const NO_WAY: WayTree = { verb: null, body: NO_BODY, circumstances: [] };

/** Names have capitals; these are what stands beside them. */
const BESIDE_NAMES: ReadonlySet<string> = new Set([
  'piece',
  'general',
  'regular',
  'normal',
  'ordinary',
  'its',
]);
/** Words with which a sentence may begin that change what it says. */
const NO_NAMES = /^(?:never|rarely|seldom|sometimes|often|usually|no|not|only|when|while|unless)$/i;

function isOfSubject(word: string): boolean {
  const first = word.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  return (isCapital || BESIDE_NAMES.has(plain)) && !NO_NAMES.test(word);
}

/** No piece has a longer name. */
const MOST_SUBJECT_WORDS = 6;

const VERBS = [t.Moves, t.Steps, t.Leaps, t.Makes, t.Hops, t.Captures, t.Stays] as const;

/**
 * The grammar of README.md, section "Prose": one sentence on the moves of a piece. Recovery is on: what cannot be read of a
 * list costs that item.
 */
export class ProseParser extends LegParser {
  constructor() {
    super();
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
          this.CONSUME(t.Except);
          this.CONSUME(t.Cannot);
          this.CONSUME(t.Moves);
          exceptions.push(this.SUBRULE(this.heading));
        },
      });
      this.OPTION4(() => this.CONSUME(t.FullStop));
      return { circumstances, subject: subject ?? [], ways, exceptions };
    },
    { recoveryValueFunc: () => ({ circumstances: [], subject: [], ways: [], exceptions: [] }) },
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
    (): IToken => {
      const verb = this.OR(VERBS.map((type) => ({ ALT: () => this.CONSUME(type) })));
      this.OPTION(() => this.CONSUME(t.Is));
      return verb;
    },
    { recoveryValueFunc: () => this.LA(0) },
  );

  private readonly subject = this.RULE(
    'subject',
    (): readonly IToken[] => {
      const words: IToken[] = [];
      this.AT_LEAST_ONE({
        GATE: () => !this.isAny(1, VERBS),
        DEF: () => words.push(this.CONSUME(t.Word)),
      });
      return words;
    },
    { recoveryValueFunc: () => [] },
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

  private isExcept(): boolean {
    return this.isAny(this.behindJoint(), [t.Except]) || this.isAny(1, [t.Except]);
  }

  /** Words and then a verb. */
  private isSubject(): boolean {
    for (let at = 1; at <= MOST_SUBJECT_WORDS; at++) {
      if (this.isAny(at, VERBS) || this.isAny(at, [t.DoesNotMove])) return at > 1;
      if (!this.isAny(at, [t.Word]) || !isOfSubject(this.LA(at).image)) return false;
    }
    return false;
  }

  private isLike(): boolean {
    return this.isAny(this.isAny(1, [t.Exactly]) ? 2 : 1, [t.Like]);
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
