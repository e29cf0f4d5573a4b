import { Token, Tokenizer, TokenizerMode } from 'parse5';
import { askSteps } from '../../text/steps.js';

/** A stretch of text that a page shows, or a tag. Comments and declarations are left out. */
export type Markup = TextRun | Tag;

interface TextRun {
  readonly kind: 'text';
  readonly start: number;
  end: number;
}

export interface Tag {
  readonly kind: 'tag';
  /** In lower case. */
  readonly name: string;
  readonly closes: boolean;
  /** The value of its attribute `class`, decoded. */
  readonly classes: string;
  readonly start: number;
  readonly end: number;
}

/** Elements whose content is not markup, with the mode in which the tokenizer reads it. */
const RAW: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);

/** A tokenizer that drops the content of long tokens while it reads them: only their places and classes are needed. */
class Places extends Tokenizer {
  dropText(): void {
    const token = this.currentToken;
    if (this.currentCharacterToken !== null) this.currentCharacterToken.chars = '';
    if (this.currentAttr.name !== CLASS) this.currentAttr.value = '';
    switch (token?.type) {
      case Token.TokenType.COMMENT:
        token.data = '';
        break;
      case Token.TokenType.START_TAG:
      case Token.TokenType.END_TAG:
        token.attrs = token.attrs.filter(({ name }) => name === CLASS);
        if (token.location !== null) token.location.attrs = {};
        break;
      case undefined:
      case Token.TokenType.CHARACTER:
      case Token.TokenType.NULL_CHARACTER:
      case Token.TokenType.WHITESPACE_CHARACTER:
      case Token.TokenType.DOCTYPE:
      case Token.TokenType.EOF:
        break;
    }
  }
}

const CLASS = 'class';

/** The number of characters that are read between two checks of the remaining steps. */
const PIECE_OF_TEXT = 1 << 12;

/**
 * The text and the tags of a page, in order, read only as far as they are asked for. This makes the tokens of HTML but not its
 * tree: a page may nest without limit, and a tree can be much larger than its page.
 */
export function* markupOf(text: string): Generator<Markup, void> {
  let found: Markup[] = [];
  const addText = ({ location }: Token.CharacterToken): void => {
    if (location === null) return;
    const { endOffset: end, startOffset: start } = location;
    const last = found.at(-1);
    if (last?.kind === 'text' && last.end === start) last.end = end;
    else found.push({ kind: 'text', start, end });
  };
  const addTag = ({ attrs, location, tagName }: Token.TagToken, closes: boolean): void => {
    if (location === null) return;
    const classes = attrs.find(({ name }) => name === CLASS)?.value ?? '';
    const { endOffset: end, startOffset: start } = location;
    found.push({ kind: 'tag', name: tagName, closes, classes, start, end });
    if (!closes) tokenizer.state = RAW.get(tagName) ?? TokenizerMode.DATA;
  };
  const tokenizer = new Places(
    { sourceCodeLocationInfo: true },
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onStartTag: (tag) => {
        addTag(tag, false);
      },
      onEndTag: (tag) => {
        addTag(tag, true);
      },
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  let piece = PIECE_OF_TEXT;
  for (let at = 0; at < text.length && askSteps(piece);) {
    const before = found.at(-1)?.end;
    const end = Math.min(at + piece, text.length);
    tokenizer.write(text.slice(at, end), end === text.length);
    tokenizer.flushCurrentCharacterToken();
    tokenizer.dropText();
    at = end;
    // The tokenizer copies an unfinished token for every piece that is added, so the pieces grow until it ends.
    piece = found.at(-1)?.end === before ? 2 * piece : PIECE_OF_TEXT;
    // A text may continue in the next piece.
    const last = found.pop();
    yield* found;
    found = last === undefined ? [] : [last];
  }
  yield* found;
}

/** The text that a run of characters beginning with `&` stands for. */
export function characterReference(run: string): string {
  let decoded = '';
  const add = ({ chars }: Token.CharacterToken): void => {
    decoded += chars;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: add,
      onStartTag: ignore,
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(run, true);
  return decoded;
}

function ignore(): void {
  // Comments and the like show nothing.
}
