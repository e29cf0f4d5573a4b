import { EmbeddedActionsParser, tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import { joinSpans, subspan, type Span } from '../../src/text/span.js';
import { cutBetza, noAtom, outOfPlace, unknownLetter } from './complaints.js';
import { parseFlatBetza } from './flat.js';
import * as t from './lexer.js';
import type {
  BetzaAtom,
  BetzaDescription,
  BetzaSuffix,
  BetzaTerm,
  BracketLeg,
  GroupAtom,
  PrefixItem,
  PrefixLetter,
} from './syntax.js';

/** The maximum nesting of brackets. Deeper brackets are read as stray characters. */
const MAX_DEPTH = 8;

/**
 * Parses a Betza string. `span` is the place of `text` in its source; all spans in the result are absolute. Never throws: each
 * invalid part becomes a foreign letter with a diagnostic, and the rest is read.
 */
export function parseBetza(text: string, dialect: Dialect, span: Span): Parsed<BetzaDescription> {
  // Nearly all strings are flat, and the grammar is slow to start.
  return parseFlatBetza(text, dialect, span) ?? parseByGrammar(text, dialect, span);
}

/** Parses a Betza string with the grammar, even if it has no brackets. */
export function parseByGrammar(
  text: string,
  dialect: Dialect,
  span: Span,
): Parsed<BetzaDescription> {
  const { read, diagnostics } = cutBetza(text, span);
  parser ??= new BetzaParser();
  const { terms, dangling, found } = parser.read(read, dialect, span);
  return {
    value: { dialect, text: read, span, terms, dangling },
    diagnostics: [...diagnostics, ...found],
  };
}

let parser: BetzaParser | null = null;

/** Terms, and a final prefix that no atom follows. */
interface Sequence {
  readonly terms: readonly BetzaTerm[];
  readonly dangling: readonly PrefixItem[];
}

/** The tokens that end a sequence: the closing brackets around it, and the joiners of their legs. */
type Ends = readonly TokenType[];

const LEG_ENDS: Ends = [t.Dash, t.Query, t.RightSquare];

/**
 * The grammar is total: it accepts every sequence of tokens. Errors have separate productions (`stray`, a missing closing bracket)
 * that create the diagnostics, so one error never hides the next.
 */
class BetzaParser extends EmbeddedActionsParser {
  private dialect: Dialect = 'fairy-stockfish';
  private place: Span = { file: '', start: 0, end: 0 };
  private text = '';
  private found: Diagnostic[] = [];
  private depth = 0;

  constructor() {
    super([...t.VOCABULARY], { maxLookahead: 2, skipValidations: true });
    this.performSelfAnalysis();
  }

  read(text: string, dialect: Dialect, span: Span): Sequence & { found: readonly Diagnostic[] } {
    this.input = t.tokenizeBetza(text, dialect).tokens;
    this.dialect = dialect;
    this.place = span;
    this.text = text;
    this.found = [];
    this.depth = 0;
    const sequence = this.sequence([]);
    const [error] = this.errors;
    if (error !== undefined) throw error; // The grammar is total, so this is a bug.
    return { ...sequence, found: [...this.found, ...noAtom(sequence.dangling, text, span)] };
  }

  /** sequence := { prefixLetter | atom suffix | stray } */
  private readonly sequence = this.RULE('sequence', (ends: Ends = []): Sequence => {
    const terms: BetzaTerm[] = [];
    let prefix: PrefixItem[] = [];
    this.MANY({
      GATE: () => !this.at(ends),
      DEF: () => {
        this.OR({
          DEF: [
            { ALT: () => prefix.push(this.SUBRULE(this.prefixLetter)) },
            {
              GATE: () => !this.at([t.LeftRound, t.LeftSquare]) || this.depth < MAX_DEPTH,
              ALT: () => {
                const atom = this.SUBRULE(this.atom, { ARGS: [ends] });
                const suffix = this.SUBRULE(this.suffix, { ARGS: [atom] });
                this.ACTION(() => {
                  if (isRepetition(atom)) {
                    prefix.push({ kind: 'repetition', letters: atom.dangling, span: atom.span });
                    return;
                  }
                  const span = joinSpans((prefix[0] ?? atom).span, suffix.span);
                  terms.push({ prefix, atom, suffix, span });
                  prefix = [];
                });
              },
            },
            { ALT: () => prefix.push(this.SUBRULE(this.stray)) },
          ],
          IGNORE_AMBIGUITIES: true, // A bracket that is nested too deeply is a stray.
        });
      },
    });
    return { terms, dangling: prefix };
  });

  /** prefixLetter := DIRECTION | MODIFIER | FOREIGN */
  private readonly prefixLetter = this.RULE('prefixLetter', (): PrefixLetter =>
    this.OR([
      { ALT: () => this.letterOf('direction', this.CONSUME(t.Direction)) },
      { ALT: () => this.letterOf('modifier', this.CONSUME(t.Modifier)) },
      {
        ALT: () => {
          const token = this.CONSUME(t.Foreign);
          this.ACTION(() => {
            this.found.push(unknownLetter(token.image, this.dialect, this.spanOf(token)));
          });
          return this.letterOf('foreign', token);
        },
      },
    ]),
  );

  /** atom := LETTER [ EXTENSION ] | 'O' | '@' | tuple | group | bracket */
  private readonly atom = this.RULE('atom', (ends: Ends = []): BetzaAtom =>
    this.OR<BetzaAtom>([
      {
        ALT: () => {
          const letter = this.CONSUME(t.Letter);
          const extension = this.OPTION(() => this.CONSUME(t.Extension));
          return this.ACTION((): BetzaAtom => ({
            kind: 'letter',
            letter: letter.image,
            extension: extension?.image ?? '',
            span: joinSpans(this.spanOf(letter), this.spanOf(extension ?? letter)),
          }));
        },
      },
      { ALT: () => this.bareAtom('castling', this.CONSUME(t.Castling)) },
      { ALT: () => this.bareAtom('drop', this.CONSUME(t.Drop)) },
      { GATE: () => this.LA(2).tokenType === t.Digits, ALT: () => this.SUBRULE(this.tuple) },
      { ALT: () => this.SUBRULE(this.group, { ARGS: [ends] }) },
      { ALT: () => this.SUBRULE(this.bracket, { ARGS: [ends] }) },
    ]),
  );

  /** tuple := '(' DIGITS ',' DIGITS ')' */
  private readonly tuple = this.RULE('tuple', (): BetzaAtom => {
    const open = this.CONSUME(t.LeftRound);
    const first = this.CONSUME1(t.Digits);
    const comma = this.OPTION1(() => this.CONSUME(t.Comma));
    const second = this.OPTION2(() => this.CONSUME2(t.Digits));
    const close = this.OPTION3(() => this.CONSUME(t.RightRound));
    return this.ACTION((): BetzaAtom => {
      const span = this.between(open, close ?? second ?? comma ?? first);
      if (comma === undefined || second === undefined) {
        const message = `"${this.textAt(span)}" is not a leap: a leap in parentheses has two numbers, as in (1,4).`;
        this.found.push(diagnose('betza/bad-tuple', 'error', span, message));
      } else if (close === undefined) this.unclosed(open, ')');
      return { kind: 'tuple', first: first.image, second: second?.image ?? '', span };
    });
  });

  /** group := '(' sequence ')' */
  private readonly group = this.RULE('group', (ends: Ends = []): BetzaAtom => {
    const open = this.CONSUME(t.LeftRound);
    this.ACTION(() => (this.depth += 1));
    const inner = this.SUBRULE(this.sequence, { ARGS: [[...ends, t.RightRound]] });
    this.ACTION(() => (this.depth -= 1));
    const close = this.OPTION(() => this.CONSUME(t.RightRound));
    return this.ACTION((): BetzaAtom => {
      if (close === undefined) this.unclosed(open, ')');
      return { kind: 'group', ...inner, span: this.between(open, close ?? this.LA(0)) };
    });
  });

  /** bracket := '[' leg { ( '-' | '?' ) leg } ']' */
  private readonly bracket = this.RULE('bracket', (ends: Ends = []): BetzaAtom => {
    const legs: BracketLeg[] = [];
    const open = this.CONSUME(t.LeftSquare);
    this.ACTION(() => (this.depth += 1));
    const first = this.SUBRULE1(this.sequence, { ARGS: [[...ends, ...LEG_ENDS]] });
    this.ACTION(() => legs.push(this.legOf(null, first, open)));
    this.MANY(() => {
      const joiner = this.OR([
        { ALT: () => this.CONSUME(t.Dash) },
        { ALT: () => this.CONSUME(t.Query) },
      ]);
      const next = this.SUBRULE2(this.sequence, { ARGS: [[...ends, ...LEG_ENDS]] });
      this.ACTION(() => legs.push(this.legOf(joiner.image === '-' ? '-' : '?', next, joiner)));
    });
    this.ACTION(() => (this.depth -= 1));
    const close = this.OPTION(() => this.CONSUME(t.RightSquare));
    return this.ACTION((): BetzaAtom => {
      if (close === undefined) this.unclosed(open, ']');
      return { kind: 'bracket', legs, span: this.between(open, close ?? this.LA(0)) };
    });
  });

  /** suffix := { the letter of the atom again } [ DIGITS | '[' DIGITS [ '-' [ DIGITS ] ] ']' ] [ '*' ] */
  private readonly suffix = this.RULE('suffix', (atom: BetzaAtom): BetzaSuffix => {
    const last = this.LA(0);
    const isAllowed = (): boolean => !isRepetition(atom);
    let repeats = 0;
    this.MANY({
      GATE: () => atom.kind === 'letter' && this.LA(1).image === atom.letter,
      DEF: () => {
        this.CONSUME(t.Letter);
        repeats += 1;
      },
    });
    const digits = this.OPTION1({ GATE: isAllowed, DEF: () => this.CONSUME(t.Digits) });
    const interval = this.OPTION2({
      GATE: () => isAllowed() && this.LA(2).tokenType === t.Digits,
      DEF: () => this.SUBRULE(this.interval),
    });
    const star = this.OPTION3({ GATE: isAllowed, DEF: () => this.CONSUME(t.Star) });
    return this.ACTION((): BetzaSuffix => {
      const start = last.startOffset + last.image.length;
      const end = this.LA(0).startOffset + this.LA(0).image.length;
      return {
        repeats,
        digits: digits?.image ?? '',
        interval: interval ?? null,
        star: star !== undefined,
        span: subspan(this.place, start, end),
      };
    });
  });

  private readonly interval = this.RULE('interval', () => {
    const open = this.CONSUME(t.LeftSquare);
    const least = this.CONSUME1(t.Digits);
    const most = this.OPTION1(() => {
      this.CONSUME(t.Dash);
      return this.OPTION2(() => this.CONSUME2(t.Digits).image) ?? '';
    });
    const close = this.OPTION3(() => this.CONSUME(t.RightSquare));
    this.ACTION(() => {
      if (close === undefined) this.unclosed(open, ']');
    });
    return { least: least.image, most: most ?? least.image };
  });

  /** stray := any known character in a place where it means nothing */
  private readonly stray = this.RULE('stray', (): PrefixLetter => {
    const token = this.OR([
      { ALT: () => this.CONSUME(t.Digits) },
      { ALT: () => this.CONSUME(t.Star) },
      { ALT: () => this.CONSUME(t.Extension) },
      { ALT: () => this.CONSUME(t.LeftRound) },
      { ALT: () => this.CONSUME(t.RightRound) },
      { ALT: () => this.CONSUME(t.LeftSquare) },
      { ALT: () => this.CONSUME(t.RightSquare) },
      { ALT: () => this.CONSUME(t.Comma) },
      { ALT: () => this.CONSUME(t.Dash) },
      { ALT: () => this.CONSUME(t.Query) },
    ]);
    this.ACTION(() => {
      this.found.push(outOfPlace(token.image, this.spanOf(token)));
    });
    return this.letterOf('foreign', token);
  });

  private at(types: readonly TokenType[]): boolean {
    return types.some((type) => tokenMatcher(this.LA(1), type));
  }

  private letterOf(kind: PrefixLetter['kind'], token: IToken): PrefixLetter {
    return this.ACTION(() => ({ kind, text: token.image, span: this.spanOf(token) }));
  }

  private bareAtom(kind: 'castling' | 'drop', token: IToken): BetzaAtom {
    return this.ACTION(() => ({ kind, span: this.spanOf(token) }));
  }

  private legOf(joiner: BracketLeg['joiner'], inner: Sequence, before: IToken): BracketLeg {
    const start = before.startOffset + 1;
    const end = this.LA(0).startOffset + this.LA(0).image.length;
    const span = subspan(this.place, start, end);
    if (inner.terms.length !== 1) {
      const message = `A leg of a bracket has exactly one atom, as in [F?R]; "${this.textAt(span)}" has ${inner.terms.length}.`;
      this.found.push(diagnose('betza/bad-leg', 'error', span, message));
    }
    return { joiner, ...inner, span };
  }

  private unclosed(open: IToken, closer: string): void {
    const message = `This "${open.image}" has no "${closer}"; add it.`;
    this.found.push(diagnose('betza/unclosed', 'error', this.spanOf(open), message));
  }

  private textAt(span: Span): string {
    return this.text.slice(span.start - this.place.start, span.end - this.place.start);
  }

  private spanOf(token: IToken): Span {
    return subspan(this.place, token.startOffset, token.startOffset + token.image.length);
  }

  private between(first: IToken, last: IToken): Span {
    return joinSpans(this.spanOf(first), this.spanOf(last));
  }
}

/** Whether a group has only letters and no atom, as `(y)`: then it belongs to the prefix. */
function isRepetition(atom: BetzaAtom): atom is GroupAtom {
  return atom.kind === 'group' && atom.terms.length === 0;
}
