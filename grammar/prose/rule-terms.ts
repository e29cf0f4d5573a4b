import {
  EMPTY_ALT,
  EmbeddedActionsParser,
  NoViableAltException,
  tokenMatcher,
  type IParserErrorMessageProvider,
  type IToken,
  type ParserMethod,
  type TokenType,
} from 'chevrotain';
import { ORDINAL_WORDS, NUMBER_WORDS } from '../../src/catalog/number-words.js';
import * as t from './rule-lexer.js';
import type { RuleDraft, Times } from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** Longest name of a piece or game, in words. */
const MOST_NAME_WORDS = 5;

/** Where the words of a name stand in the source. */
export type NamePlace = (first: IToken, last: IToken) => PieceName['span'];

const NOWHERE: NamePlace = () => ({ file: '', start: 0, end: 0 });

/** A production of a whole clause. */
export type Saying = ParserMethod<[], readonly RuleDraft[]>;

/** The productions of README.md, section "Rules", that others are made of: names, numbers, ranks, times. */
export abstract class RuleTerms extends EmbeddedActionsParser {
  private namePlace = NOWHERE;
  /** Types of the words of the sentence. */
  private kinds: ReadonlySet<TokenType> = new Set();
  /** The productions of clauses, and their names. */
  protected readonly sayings = new Map<Saying, string>();
  /** What "it" means. */
  protected subject: PieceName | null = null;

  /** `failures` hears of every word that a production failed at. */
  constructor(private readonly failures = new FarthestFailure()) {
    super(t.RULE_TOKENS, {
      recoveryEnabled: false,
      maxLookahead: 1,
      skipValidations: true,
      errorMessageProvider: failures,
    });
  }

  /** To be called before a sentence is parsed. */
  begin(words: readonly IToken[], namePlace: NamePlace): void {
    this.input = [...words];
    this.namePlace = namePlace;
    this.kinds = new Set(words.map(({ tokenType }) => tokenType));
    this.failures.offset = 0;
    this.subject = null;
  }

  /** Offset of the last word that any production failed at. */
  get farthest(): number {
    return this.failures.offset;
  }

  /**
   * Takes the place of Chevrotain's own, which spends most of the time on a message that nobody reads: each clause fails at many
   * productions before it fits one.
   */
  protected raiseNoAltException(): never {
    this.failures.note(this.LA(1));
    throw new NoViableAltException('', this.LA(1), this.LA(0));
  }

  protected isNext(...types: readonly TokenType[]): boolean {
    return this.isAt(1, ...types);
  }

  protected isAt(at: number, ...types: readonly TokenType[]): boolean {
    const token = this.LA(at);
    return types.some((type) => tokenMatcher(token, type));
  }

  /** True if the sentence has one of these words; without any: always. */
  protected has(...types: readonly TokenType[]): boolean {
    return types.length === 0 || types.some((type) => this.kinds.has(type));
  }

  /** Takes a word that means `value`. */
  protected means<V>(value: V, type: TokenType, occurrence = 0): V {
    this.consume(occurrence, type);
    return value;
  }

  /** A production that says something and must reach the end of its clause. */
  protected saying(name: string, implementation: () => readonly RuleDraft[]): Saying {
    const saying: Saying = this.RULE(name, () => {
      const said = implementation();
      this.SUBRULE9(this.clauseEnd);
      return said;
    });
    this.sayings.set(saying, name);
    return saying;
  }

  /** Takes nothing; fails in front of a word that belongs to the clause. */
  protected readonly clauseEnd = this.RULE('clauseEnd', () => {
    this.OR([
      { ALT: () => this.CONSUME(t.ClauseEnd) },
      { GATE: () => this.isClauseEnd(), ALT: EMPTY_ALT() },
    ]);
  });

  private isClauseEnd(): boolean {
    return (
      Number.isNaN(this.LA(1).startOffset) ||
      this.isNext(t.Comma, t.Dash, t.And, t.But, t.Unlike, t.AsIn, t.Because, t.SuchAs, t.While) ||
      this.isNext(t.InWhich, t.Or, t.ExceptThat)
    );
  }

  protected readonly name = this.RULE('name', (): PieceName => {
    const words = [this.CONSUME(t.NameWord)];
    this.MANY({
      GATE: () => words.length < MOST_NAME_WORDS,
      DEF: () => words.push(this.CONSUME2(t.NameWord)),
    });
    return this.ACTION(() => this.nameOf(words));
  });

  /** "A, B, and C". */
  protected readonly names = this.RULE('names', (): readonly PieceName[] => {
    const names = [this.SUBRULE(this.name)];
    this.MANY({
      GATE: () => this.isAt(this.behindJoint(), t.NameWord),
      DEF: () => {
        this.SUBRULE(this.joint);
        this.OPTION(() => this.CONSUME(t.Own));
        names.push(this.SUBRULE2(this.name));
      },
    });
    return names;
  });

  protected readonly anyWord = this.RULE('anyWord', () => this.CONSUME(t.AnyWord));

  protected readonly joint = this.RULE('joint', () => {
    this.OPTION(() => this.CONSUME(t.Comma));
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(t.And) },
        { ALT: () => this.CONSUME(t.Or) },
        { ALT: () => this.CONSUME(t.But) },
      ]),
    );
  });

  /** Position behind the words of a joint; 0 if none comes next. */
  protected behindJoint(): number {
    const at = this.isNext(t.Comma) ? 2 : 1;
    if (this.isAt(at, t.And, t.Or, t.But)) return at + 1;
    return at === 2 ? at : 0;
  }

  private nameOf(words: readonly IToken[]): PieceName {
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return { text: '', span: NO_SPAN };
    return {
      text: words.map(({ image }) => image.split(/\s+/).join(' ')).join(' '),
      span: this.namePlace(first, last),
    };
  }

  /** A name that the rules give a piece, such as nifu the pawn. */
  protected impliedName(text: string, word: IToken): PieceName {
    return { text, span: this.namePlace(word, word) };
  }

  protected readonly number = this.RULE('number', (): number => {
    const word = this.CONSUME(t.NumberWord);
    return this.ACTION(() => numberOf(word.image));
  });

  protected readonly ordinal = this.RULE('ordinal', (): number => {
    const word = this.CONSUME(t.Ordinal);
    return this.ACTION(() => ordinalOf(word.image));
  });

  /** One rank, as a king reaches it. */
  protected readonly rank = this.RULE('rank', (): number | 'last' => {
    this.OPTION(() => this.CONSUME(t.Own));
    const isTheirs = this.OPTION2(() => this.CONSUME(t.Opponents)) !== undefined;
    return this.OR<number | 'last'>([
      {
        ALT: () => {
          this.CONSUME(t.Far);
          this.CONSUME(t.Rank);
          return 'last';
        },
      },
      { ALT: () => this.means('last', t.FarSide) },
      {
        ALT: () => {
          const number = this.SUBRULE(this.ordinal);
          this.CONSUME2(t.Rank);
          return isTheirs && number === 1 ? 'last' : number;
        },
      },
      {
        ALT: () => {
          this.CONSUME3(t.Rank);
          return this.SUBRULE(this.number);
        },
      },
    ]);
  });

  /** How many of the farthest ranks. */
  protected readonly lastRanks = this.RULE('lastRanks', (): number => {
    const isTheirs = this.OPTION(() => this.CONSUME(t.Opponents)) !== undefined;
    const before = this.OPTION2(() => this.SUBRULE(this.number));
    this.OR([
      { ALT: () => this.CONSUME(t.Far) },
      { GATE: () => isTheirs, ALT: () => this.CONSUME(t.Ordinal) },
    ]);
    const behind = this.OPTION3(() => this.SUBRULE2(this.number));
    this.CONSUME(t.Rank);
    return before ?? behind ?? 1;
  });

  /** "7th to 9th rank", "ranks 7-9". */
  protected readonly rankRange = this.RULE('rankRange', (): { from: number; to: number } => {
    const isBefore = this.OPTION(() => this.CONSUME(t.Rank)) !== undefined;
    const from = this.SUBRULE(this.rankNumber);
    this.OPTION2(() => {
      this.OR([
        { ALT: () => this.CONSUME(t.Dash) },
        { ALT: () => this.CONSUME(t.To) },
        { ALT: () => this.CONSUME(t.And) },
        { ALT: () => this.CONSUME(t.Or) },
      ]);
    });
    const to = this.SUBRULE2(this.rankNumber);
    this.OPTION3({ GATE: () => !isBefore, DEF: () => this.CONSUME2(t.Rank) });
    return { from, to };
  });

  private readonly rankNumber = this.RULE('rankNumber', (): number =>
    this.OR([{ ALT: () => this.SUBRULE(this.ordinal) }, { ALT: () => this.SUBRULE(this.number) }]),
  );

  /** "three times", "twice", "for the third time". */
  protected readonly times = this.RULE('times', (): Times => {
    this.OPTION(() => this.CONSUME(t.For));
    return this.OR<Times>([
      {
        ALT: () => {
          this.CONSUME(t.Twice);
          return { number: 2, isOrdinal: false };
        },
      },
      {
        ALT: () => {
          const number = this.SUBRULE(this.number);
          this.CONSUME(t.Times);
          return { number, isOrdinal: false };
        },
      },
      {
        ALT: () => {
          const number = this.SUBRULE(this.ordinal);
          this.CONSUME(t.Time);
          return { number, isOrdinal: true };
        },
      },
    ]);
  });

  protected isTimes(): boolean {
    return (
      this.isNext(t.Twice, t.For) ||
      (this.isNext(t.NumberWord) && this.isAt(2, t.Times)) ||
      (this.isNext(t.Ordinal) && this.isAt(2, t.Time))
    );
  }
}

/** Chevrotain asks for a message of every failure, also of those that it goes back from. */
class FarthestFailure implements IParserErrorMessageProvider {
  offset = 0;

  /** The end of a sentence has no offset. */
  note({ startOffset }: IToken): string {
    if (startOffset > this.offset) this.offset = startOffset;
    return '';
  }

  buildMismatchTokenMessage({ actual }: { readonly actual: IToken }): string {
    return this.note(actual);
  }

  buildNotAllInputParsedMessage({ firstRedundant }: { readonly firstRedundant: IToken }): string {
    return this.note(firstRedundant);
  }

  buildNoViableAltMessage(): string {
    return '';
  }

  buildEarlyExitMessage(): string {
    return '';
  }
}

const NO_SPAN: PieceName['span'] = { file: '', start: 0, end: 0 };

function numberOf(image: string): number {
  const word = image.toLowerCase();
  const index = NUMBER_WORDS.findIndex((number) => number === word);
  return index >= 0 ? index : /^\d+$/.test(word) ? Number(word) : 1;
}

function ordinalOf(image: string): number {
  const digits = /^\d+/.exec(image)?.[0];
  return digits === undefined
    ? ORDINAL_WORDS.findIndex((word) => word === image.toLowerCase())
    : Number(digits);
}

/** "Threefold". */
export function foldOf(image: string): number {
  return numberOf(image.replace(/[-\s]*fold$/i, ''));
}
