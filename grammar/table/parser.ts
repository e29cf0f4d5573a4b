import { EmbeddedActionsParser, MismatchedTokenException, type IToken } from 'chevrotain';
import * as t from './lexer.js';

/** Adjacent words, with positions in the text rather than the source. Empty only after error recovery. */
export type Words = readonly IToken[];

interface UsesTree {
  readonly variant: Words;
  readonly pieces: readonly UsedPieceTree[] | null;
}

type NoteTree =
  | { readonly kind: 'royal' | 'not-royal' | 'no-drop' | 'no-drop-mate' }
  | { readonly kind: 'per-file'; readonly count: IToken };

interface SizeTree {
  readonly files: IToken;
  readonly ranks: IToken;
}

interface UsedPieceTree {
  readonly piece: Words;
  readonly as: Words | null;
}

interface LetterTree {
  readonly piece: Words;
  readonly letter: Words;
}

interface MovePartTree {
  readonly region: IToken | null;
  readonly betza: IToken;
}

const NO_WORDS: Words = [];

/**
 * The grammar of README.md, section "Piece tables". Each public rule reads one type of short text. Recovery is on, so a broken
 * item of a list affects only that item.
 */
export class TableParser extends EmbeddedActionsParser {
  constructor() {
    super(t.TABLE_TOKENS, { recoveryEnabled: true, maxLookahead: 2, skipValidations: true });
    this.performSelfAnalysis();
  }

  private readonly name = this.RULE(
    'name',
    (): Words => {
      const words: IToken[] = [];
      this.AT_LEAST_ONE(() => words.push(this.CONSUME(t.Word)));
      return words;
    },
    { recoveryValueFunc: () => NO_WORDS },
  );

  readonly alternatives = this.RULE(
    'alternatives',
    (): readonly Words[] => {
      const main = this.SUBRULE(this.name);
      const others: (readonly Words[])[] = [];
      this.MANY(() => others.push(this.SUBRULE(this.others)));
      return [main, ...others.flat()];
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly others = this.RULE(
    'others',
    (): readonly Words[] => {
      const names: Words[] = [];
      this.CONSUME(t.Open);
      this.MANY_SEP({ SEP: t.Comma, DEF: () => names.push(this.SUBRULE(this.name)) });
      const close = this.OPTION(() => this.CONSUME(t.Close));
      if (close === undefined) this.reportUnclosed();
      return names;
    },
    { recoveryValueFunc: () => [] },
  );

  /** What is read before an error: in `Q, R,` nothing is lost. */
  private choicesSoFar: readonly (readonly Words[])[] = [];

  readonly choices = this.RULE(
    'choices',
    (): readonly (readonly Words[])[] => {
      const choices: (readonly Words[])[] = [];
      this.choicesSoFar = choices;
      choices.push(this.SUBRULE(this.alternatives));
      this.MANY(() => {
        this.OR([
          {
            ALT: () => {
              this.CONSUME(t.Comma);
              this.OPTION(() =>
                this.OR2([{ ALT: () => this.CONSUME(t.And) }, { ALT: () => this.CONSUME(t.Or) }]),
              );
            },
          },
          { ALT: () => this.CONSUME2(t.And) },
          { ALT: () => this.CONSUME2(t.Or) },
        ]);
        choices.push(this.SUBRULE2(this.alternatives));
      });
      return choices;
    },
    { recoveryValueFunc: () => this.choicesSoFar },
  );

  readonly noteNumbers = this.RULE(
    'noteNumbers',
    (): readonly IToken[] => {
      const numbers: IToken[] = [];
      this.AT_LEAST_ONE(() => {
        numbers.push(this.CONSUME(t.Count));
        this.OPTION(() =>
          this.OR([{ ALT: () => this.CONSUME(t.Comma) }, { ALT: () => this.CONSUME(t.And) }]),
        );
      });
      return numbers;
    },
    { recoveryValueFunc: () => [] },
  );

  readonly uses = this.RULE(
    'uses',
    (): UsesTree => {
      this.CONSUME(t.Uses);
      this.OPTION(() => {
        this.CONSUME(t.All);
        this.OPTION2(() => this.CONSUME(t.Of));
      });
      this.OPTION3(() => this.CONSUME(t.The));
      const following = this.OPTION7(() => this.CONSUME(t.Following));
      this.OPTION8(() => this.CONSUME(t.Usual));
      this.CONSUME(t.Pieces);
      this.OR2([{ ALT: () => this.CONSUME(t.From) }, { ALT: () => this.CONSUME2(t.Of) }]);
      const variant = this.SUBRULE(this.name);
      const pieces: UsedPieceTree[] = [];
      this.OPTION4(() => {
        this.CONSUME(t.Colon);
        pieces.push(this.SUBRULE(this.usedPiece));
        this.MANY(() => {
          this.OR([
            {
              ALT: () => {
                this.CONSUME(t.Comma);
                this.OPTION5(() => this.CONSUME(t.And));
              },
            },
            { ALT: () => this.CONSUME2(t.And) },
          ]);
          pieces.push(this.SUBRULE2(this.usedPiece));
        });
      });
      this.OPTION6(() => this.CONSUME(t.FullStop));
      // Without a list, all of them.
      return { variant, pieces: following === undefined && pieces.length === 0 ? null : pieces };
    },
    { recoveryValueFunc: () => ({ variant: NO_WORDS, pieces: [] }) },
  );

  private readonly usedPiece = this.RULE(
    'usedPiece',
    (): UsedPieceTree => {
      const piece = this.SUBRULE(this.name);
      const as = this.OPTION(() => this.SUBRULE(this.renaming));
      return { piece, as: as ?? null };
    },
    { recoveryValueFunc: () => ({ piece: NO_WORDS, as: null }) },
  );

  private readonly renaming = this.RULE(
    'renaming',
    (): Words | null =>
      this.OR<Words>([
        {
          ALT: () => {
            this.CONSUME(t.Open);
            this.CONSUME(t.As);
            const name = this.SUBRULE(this.name);
            this.CONSUME(t.Close);
            return name;
          },
        },
        {
          ALT: () => {
            this.CONSUME2(t.As);
            return this.SUBRULE2(this.name);
          },
        },
      ]),
    { recoveryValueFunc: () => null },
  );

  readonly note = this.RULE(
    'note',
    (): NoteTree | null => {
      const note = this.OR<NoteTree>([
        {
          ALT: () => {
            this.CONSUME(t.Royal);
            this.OPTION(() => this.CONSUME(t.Piece));
            return { kind: 'royal' };
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.NotRoyal);
            this.OPTION4(() => this.CONSUME2(t.Piece));
            return { kind: 'not-royal' };
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Only);
            const count = this.CONSUME(t.Count);
            this.CONSUME(t.Per);
            this.CONSUME(t.Column);
            return { kind: 'per-file', count };
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Cannot);
            this.CONSUME(t.BeDropped);
            const mate = this.OPTION2(() => {
              this.CONSUME(t.To);
              return this.CONSUME(t.Mate);
            });
            return { kind: mate === undefined ? 'no-drop' : 'no-drop-mate' };
          },
        },
      ]);
      this.OPTION3(() => this.CONSUME(t.FullStop));
      return note;
    },
    { recoveryValueFunc: () => null },
  );

  readonly moves = this.RULE(
    'moves',
    (): readonly MovePartTree[] => {
      const parts: MovePartTree[] = [];
      this.AT_LEAST_ONE_SEP({
        SEP: t.Semicolon,
        DEF: () => {
          const part = this.SUBRULE(this.movePart);
          if (part !== null) parts.push(part);
        },
      });
      return parts;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly movePart = this.RULE(
    'movePart',
    (): MovePartTree | null => {
      const first = this.CONSUME(t.MoveText);
      const second = this.OPTION(() => {
        this.CONSUME(t.Colon);
        return this.CONSUME2(t.MoveText);
      });
      return second === undefined
        ? { region: null, betza: first }
        : { region: first, betza: second };
    },
    { recoveryValueFunc: () => null },
  );

  readonly size = this.RULE(
    'size',
    (): SizeTree | null => {
      const files = this.CONSUME(t.Digits);
      this.CONSUME(t.By);
      return { files, ranks: this.CONSUME2(t.Digits) };
    },
    { recoveryValueFunc: () => null },
  );

  readonly letters = this.RULE(
    'letters',
    (): readonly LetterTree[] => {
      const pairs: LetterTree[] = [];
      this.AT_LEAST_ONE_SEP({
        SEP: t.Comma,
        DEF: () => pairs.push(this.SUBRULE(this.letterChoice)),
      });
      return pairs;
    },
    { recoveryValueFunc: () => [] },
  );

  private readonly letterChoice = this.RULE(
    'letterChoice',
    (): LetterTree => {
      const piece = this.SUBRULE(this.name);
      this.CONSUME(t.Equals);
      return { piece, letter: this.SUBRULE2(this.name) };
    },
    { recoveryValueFunc: () => ({ piece: NO_WORDS, letter: NO_WORDS }) },
  );

  /** At the end of a text, Chevrotain recovers only in the outermost rule, which would lose all that was read. */
  private reportUnclosed(): void {
    const error = new MismatchedTokenException('")" is missing', this.LA(1), this.LA(0));
    this.errors = [...this.errors, error];
  }
}
