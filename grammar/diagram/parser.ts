import { EmbeddedActionsParser, type IToken } from 'chevrotain';
import * as t from './lexer.js';

/** Adjacent tokens, possibly none. */
export type Tokens = readonly IToken[];

/** An item: words, and the parameter or piece after them. Words alone are neither. */
export interface ItemTree {
  readonly words: Tokens;
  /** The sign after the words; null if there is none. */
  readonly sign: IToken | null;
  /** After `=`, the value. After `:`, the fields before the squares. */
  readonly fields: readonly FieldTree[];
  /** Null if the item has no such field. */
  readonly squares: SquaresTree | null;
  readonly hand: FieldTree | null;
}

/** A field, possibly empty, and the sign before it. */
export interface FieldTree {
  readonly opener: IToken;
  readonly tokens: Tokens;
}

interface SquaresTree {
  readonly opener: IToken;
  /** White's squares; Black's come after an empty entry. */
  readonly white: Tokens;
  readonly black: Tokens;
}

/** The sign after the words decides the type of an item. Recovery is on, so every sequence of tokens is a definition. */
export class DiagramParser extends EmbeddedActionsParser {
  constructor() {
    super(t.DIAGRAM_TOKENS, { recoveryEnabled: true, maxLookahead: 2, skipValidations: true });
    this.performSelfAnalysis();
  }

  readonly definition = this.RULE('definition', (): readonly ItemTree[] => {
    const items: ItemTree[] = [];
    this.MANY(() => {
      const item = this.OR<ItemTree | null>([
        { ALT: () => this.SUBRULE(this.between) },
        { ALT: () => this.SUBRULE(this.item) },
        { ALT: () => this.SUBRULE(this.nameless) },
      ]);
      if (item !== null) items.push(item);
    });
    return items;
  });

  private readonly between = this.RULE('between', (): null => {
    this.OR([
      { ALT: () => this.CONSUME(t.Blank) },
      { ALT: () => this.CONSUME(t.Break) },
      { ALT: () => this.CONSUME(t.Comma) },
    ]);
    return null;
  });

  private readonly item = this.RULE('item', (): ItemTree => {
    const words: IToken[] = [this.CONSUME(t.Run)];
    this.MANY(() => {
      this.CONSUME(t.Blank);
      words.push(this.CONSUME2(t.Run));
    });
    this.OPTION(() => this.CONSUME2(t.Blank));
    return this.OR<ItemTree>([
      { ALT: () => this.SUBRULE(this.parameter, { ARGS: [words] }) },
      { ALT: () => this.SUBRULE(this.piece, { ARGS: [words] }) },
      { ALT: () => ({ words, sign: null, fields: [], squares: null, hand: null }) },
    ]);
  });

  private readonly nameless = this.RULE('nameless', (): ItemTree =>
    this.OR<ItemTree>([
      { ALT: () => this.SUBRULE(this.parameter, { ARGS: [[]] }) },
      { ALT: () => this.SUBRULE(this.piece, { ARGS: [[]] }) },
    ]),
  );

  private readonly parameter = this.RULE('parameter', (words: Tokens): ItemTree => {
    const sign = this.CONSUME(t.Equals);
    const value: IToken[] = [];
    this.MANY(() => {
      value.push(
        this.OR([
          { ALT: () => this.CONSUME(t.Run) },
          { ALT: () => this.CONSUME2(t.Equals) },
          { ALT: () => this.CONSUME(t.Colon) },
          { ALT: () => this.CONSUME(t.Comma) },
        ]),
      );
    });
    const fields = [{ opener: sign, tokens: value }];
    return { words, sign, fields, squares: null, hand: null };
  });

  private readonly piece = this.RULE('piece', (words: Tokens): ItemTree => {
    const fields: FieldTree[] = [this.SUBRULE(this.field)];
    let squares: SquaresTree | null = null;
    let hand: FieldTree | null = null;
    this.OPTION(() => {
      fields.push(this.SUBRULE2(this.field));
      this.OPTION2(() => {
        fields.push(this.SUBRULE3(this.field));
        this.OPTION3(() => {
          squares = this.SUBRULE(this.squares);
          this.OPTION4(() => {
            hand = this.SUBRULE4(this.field);
            this.MANY(() => this.SUBRULE5(this.field));
          });
        });
      });
    });
    return { words, sign: fields[0]?.opener ?? null, fields, squares, hand };
  });

  private readonly field = this.RULE('field', (): FieldTree => {
    const opener = this.CONSUME(t.Colon);
    const tokens: IToken[] = [];
    this.MANY(() => {
      tokens.push(
        this.OR([
          { ALT: () => this.CONSUME(t.Run) },
          { ALT: () => this.CONSUME(t.Comma) },
          { ALT: () => this.CONSUME(t.Equals) },
        ]),
      );
    });
    return { opener, tokens };
  });

  private readonly squares = this.RULE('squares', (): SquaresTree => {
    const opener = this.CONSUME(t.Colon);
    const white: IToken[] = [];
    const black: IToken[] = [];
    let own = white;
    let isEmpty = true;
    this.MANY(() =>
      this.OR([
        {
          ALT: () => {
            own.push(this.CONSUME(t.Run));
            isEmpty = false;
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Comma);
            if (isEmpty) own = black;
            isEmpty = true;
          },
        },
      ]),
    );
    return { opener, white, black };
  });
}
