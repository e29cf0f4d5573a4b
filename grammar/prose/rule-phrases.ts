import { Lexer, type TokenType } from 'chevrotain';
import { createToken } from '../token.js';

/** Any word or sign. */
export const AnyWord = createToken({ name: 'AnyWord', pattern: Lexer.NA });
/** Any word of a name: one that means nothing else here, or one that may be part of a name. */
export const NameWord = createToken({
  name: 'NameWord',
  pattern: Lexer.NA,
  categories: [AnyWord],
});

/** Parts of phrases that several have. */
export const CAN = 'can|may|(?:is|are) (?:allowed|permitted|able|free) to|could';
export const CAN_NOT =
  "can not|cannot|can't|may not|can never|may never|must not|mustn't|must never|shall not|(?:is|are) not (?:allowed|permitted|able) to|(?:is|are) (?:forbidden|unable|never allowed) to|(?:isn't|aren't) (?:allowed|permitted) to|can no longer|may no longer|no longer can|(?:is|are) no longer able to|could not|could never";
export const OWN = "his or her|his/her|his|her|their|your|its|it's|one's|own";
export const REGARDED = '(?:considered|counted|scored|treated|regarded|declared|ruled|adjudicated)';

/** Words and phrases in the order in which the lexer tries them. */
export interface PhraseGroup {
  readonly words: readonly TokenType[];
  /** Phrases, parted by bars, as they stand when articles are blanked; a blank is any white space. */
  readonly phrase: (
    this: void,
    name: string,
    phrases: string,
    categories?: TokenType[],
  ) => TokenType;
}

export function phraseGroup(): PhraseGroup {
  const words: TokenType[] = [];
  const phrase: PhraseGroup['phrase'] = (name, phrases, categories = [AnyWord]) => {
    const source = phrases.replaceAll(' ', '\\s+');
    const pattern = new RegExp(`(?:${source})(?![\\w\\u00c0-\\uffff]|['’-][A-Za-z])`, 'i');
    const token = createToken({ name, pattern, categories, line_breaks: true });
    words.push(token);
    return token;
  };
  return { words, phrase };
}
