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
  /** In lower case; the beginning of a long one. */
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

/** A tokenizer that drops the content of tokens while it reads them: only their places, names and classes are needed. */
class Places extends Tokenizer {
  protected override _leaveAttrName(): void {
    if (this.currentAttr.name === CLASS) super._leaveAttrName();
  }

  /** Reads the next piece. A token may go on in the piece after it. */
  read(piece: string, isLast: boolean): void {
    this.write(piece, isLast);
    this._flushRun('');
    this.#dropContent();
    this.#dropPiece();
  }

  #dropContent(): void {
    const { currentAttr: attribute, currentToken: token } = this;
    if (this.currentCharacterToken !== null) this.currentCharacterToken.chars = '';
    attribute.name = attribute.name.slice(0, LONGEST_NAME);
    if (attribute.name !== CLASS) attribute.value = '';
    switch (token?.type) {
      case Token.TokenType.COMMENT:
        token.data = '';
        break;
      case Token.TokenType.DOCTYPE:
        token.name = '';
        token.publicId = '';
        token.systemId = '';
        break;
      case Token.TokenType.START_TAG:
      case Token.TokenType.END_TAG:
        token.tagName = token.tagName.slice(0, LONGEST_NAME);
        break;
      case undefined:
      case Token.TokenType.CHARACTER:
      case Token.TokenType.NULL_CHARACTER:
      case Token.TokenType.WHITESPACE_CHARACTER:
      case Token.TokenType.EOF:
        break;
    }
  }

  /** The tokenizer itself drops what it has read only between tokens, so a long one would be copied with every piece. */
  #dropPiece(): void {
    const before = this.preprocessor.droppedBufferSize;
    this.preprocessor.dropParsedChunk(KEPT);
    this.entityStartPos -= this.preprocessor.droppedBufferSize - before;
  }
}

const CLASS = 'class';

/** The number of letters that are kept of a name; no element of HTML has so many. */
const LONGEST_NAME = 100;
/** The tokenizer returns to a `&` that begins no entity. The longest name of an entity has 31 letters. */
const KEPT = 64;

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
    const name = tagName.slice(0, LONGEST_NAME);
    found.push({ kind: 'tag', name, closes, classes, start, end });
    if (!closes) tokenizer.state = RAW.get(name) ?? TokenizerMode.DATA;
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
  tokenizer.preprocessor.bufferWaterline = PIECE_OF_TEXT;
  for (let at = 0; at < text.length && askSteps(PIECE_OF_TEXT); at += PIECE_OF_TEXT) {
    const end = at + PIECE_OF_TEXT;
    tokenizer.read(text.slice(at, end), end >= text.length);
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
