import type { IToken } from 'chevrotain';
import { nearest } from '../../src/text/nearest.js';
import { PROSE_LEXER, Word } from './lexer.js';

/** A word of no meaning, and the word of the grammar that is nearest to it. */
export interface MendedWord {
  readonly written: IToken;
  /** Stands at the same place. */
  readonly meant: IToken;
}

/** Words of which a misspelt one may be meant; shorter ones are too near to each other. */
const MENDABLE = [
  'moves',
  'move',
  'leaps',
  'jumps',
  'captures',
  'square',
  'squares',
  'space',
  'spaces',
  'step',
  'steps',
  'orthogonally',
  'diagonally',
  'straight',
  'forward',
  'forwards',
  'backward',
  'backwards',
  'sideways',
  'outward',
  'except',
  'exactly',
] as const;

/** Each word of a sentence that the grammar does not know and that is near to one with its first letter. */
export function mendWords(words: readonly IToken[]): readonly MendedWord[] {
  return words.flatMap((written) => {
    const initial = written.image.charAt(0).toLowerCase();
    const candidates = MENDABLE.filter((word) => word.startsWith(initial));
    const suggestion = written.tokenType === Word ? nearest(written.image, candidates) : null;
    const [token] = suggestion === null ? [] : PROSE_LEXER.tokenize(suggestion).tokens;
    if (token === undefined) return [];
    return [{ written, meant: { ...token, startOffset: written.startOffset } }];
  });
}
