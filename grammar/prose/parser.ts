import { EMPTY_ALT, tokenMatcher, type IToken } from 'chevrotain';
import { PIECE_NAMES } from '../../src/catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../src/catalog/piece-types.js';
import * as t from './lexer.js';
import { RemarkParser } from './remark-parser.js';
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
const NO_WAY: WayTree = {
  verb: null,
  isApposed: false,
  heading: null,
  body: NO_BODY,
  circumstances: [],
};

const NO_SENTENCE: SentenceTree = {
  isExample: false,
  circumstances: [],
  subject: [],
  ways: [],
  exceptions: [],
};

/** Names have capitals; these are what stands beside them. */
const BESIDE_NAMES: ReadonlySet<string> = new Set([
  'piece',
  'general',
  'regular',
  'normal',
  'ordinary',
  'its',
  'counterpart',
]);
/** Words with which a sentence may begin that change what it says. */
const NO_NAMES =
  /^(?:never|rarely|seldom|sometimes|often|usually|hardly|no|not|only|when|while|unless|if|in|of|at|with|that|which|who|next|last|opponent|player)$/i;

/** Words of names that stand behind an article in small letters: "the gold general". */
const NAME_WORDS: ReadonlySet<string> = new Set(
  [...PIECE_NAMES, ...ENGINE_PIECE_TYPES]
    .flatMap(({ names }) => names)
    .flatMap((name) => name.toLowerCase().split(' ')),
);

function isOfSubject(word: string): boolean {
  const first = word.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  const isOfName = isCapital || BESIDE_NAMES.has(plain) || NAME_WORDS.has(plain);
  return isOfName && !NO_NAMES.test(word);
}

/** No piece has a longer name. */
const MOST_SUBJECT_WORDS = 6;
/** Behind an article a name may be in small letters, if it is no longer: "the green wolf". */
const MOST_SMALL_WORDS = 2;

const VERBS = [t.Moves, t.Steps, t.Leaps, t.Makes, t.Hops, t.Captures, t.Stays] as const;

/** "is the same as a pawn", "gets a bishop's move". */
const LIKE_VERBS = [t.SameAs, t.Gets, t.Combines] as const;

/**
 * The grammar of README.md, section "Prose": one sentence on the moves of a piece. Recovery is on: what cannot be read of a
 * list costs that item.
 */
export class ProseParser extends RemarkParser {
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
      const isKnown = tokenMatcher(of, t.RegionName);
      this.OR3([
        { ALT: () => this.CONSUME(t.Squares) },
        { GATE: () => isKnown && !this.isAny(1, [t.Squares]), ALT: EMPTY_ALT() },
      ]);
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

  private isExcept(): boolean {
    const at = this.behindJoint();
    if (this.isAny(at, [t.Except])) return true;
    return at > 1 && this.isAny(at - 1, [t.But]) && this.isAny(at, [t.Cannot]);
  }

  /** Words and then a verb. */
  private isSubject(): boolean {
    for (let at = 1; at <= MOST_SUBJECT_WORDS; at++) {
      if (this.isPredicate(at) || this.isAny(at, [t.DoesNotMove])) return at > 1;
      if (!this.isAny(at, [t.Word])) return false;
      const { image } = this.LA(at);
      const isNamed = this.isBehindArticle && at <= MOST_SMALL_WORDS && !NO_NAMES.test(image);
      if (!isNamed && !isOfSubject(image)) return false;
    }
    return false;
  }

  /** What follows a subject. */
  private isPredicate(at: number): boolean {
    if (this.isAny(at, [...VERBS, ...LIKE_VERBS])) return true;
    return this.isAny(at, [t.Direction]) && this.isMoveIs(at + 1);
  }

  /** "moves as a bishop" needs its verb: "as a bishop, …" is something else. */
  private isLike(hasVerb: boolean): boolean {
    const place = this.isAny(1, [t.Exactly]) ? 2 : 1;
    if (/^(?:this|that|these|those|so|them)$/i.test(this.LA(place + 1).image)) return false;
    return this.isAny(place, [t.Like, ...LIKE_VERBS]) || (hasVerb && this.isAny(place, [t.As]));
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
