import { tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import { nearest } from '../../src/text/nearest.js';
import * as t from './lexer.js';

/** A word of no meaning, and the word of the grammar that is nearest to it. */
export interface MendedWord {
  readonly written: IToken;
  /** How the word is spelt that is meant; empty: none. */
  readonly spelling: string;
  /** Stands at the same place; null: a word that says nothing, or stands twice. */
  readonly meant: IToken | null;
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
  'standard',
  'counterpart',
] as const;

/** Each word of a sentence that the grammar does not know and that is near to one with its first letter. */
export function mendWords(words: readonly IToken[]): readonly MendedWord[] {
  return words.flatMap((written, index) => {
    // Inside a sentence words with capitals are names.
    if (index > 0 && /^[A-Z]/.test(written.image)) return [];
    const initial = written.image.charAt(0).toLowerCase();
    const candidates = MENDABLE.filter((word) => word.startsWith(initial));
    const isKnown = candidates.some((word) => word === written.image.toLowerCase());
    if (written.tokenType !== t.Word || isKnown) return [];
    const suggestion = nearest(written.image, candidates);
    return suggestion === null ? [] : [mended(written, suggestion)];
  });
}

/** A word that is written for another word of the language, and what stands beside it then. */
interface Slip {
  readonly meant: string;
  readonly before: readonly TokenType[];
  readonly behind: readonly TokenType[];
}

const SLIPS: ReadonlyMap<string, Slip> = new Map([
  ['in', { meant: 'it', before: [], behind: [t.Moves, t.Steps, t.Leaps, t.Makes] }],
  ['on', { meant: 'one', before: [], behind: [t.Squares, t.Steps] }],
  ['when', { meant: 'then', before: [t.And, t.Comma], behind: [] }],
]);

function isBeside(token: IToken | undefined, types: readonly TokenType[]): boolean {
  if (types.length === 0) return true;
  return token !== undefined && types.some((type) => tokenMatcher(token, type));
}

/** The word that may be a slip, nearest in front of the word at which a sentence stopped making sense; null: none. */
export function findSlip(
  words: readonly IToken[],
  trouble: IToken,
  known: readonly MendedWord[],
): MendedWord | null {
  const at = words.indexOf(trouble);
  for (let index = at < 0 ? words.length - 1 : at; index >= 0; index--) {
    const written = words[index];
    if (written === undefined || known.some((one) => one.written === written)) continue;
    const [before, behind] = [words[index - 1], words[index + 1]];
    const image = written.image.toLowerCase();
    const slip = SLIPS.get(image);
    if (slip !== undefined && isBeside(before, slip.before) && isBeside(behind, slip.behind))
      return mended(written, slip.meant);
    if (tokenMatcher(written, t.NumberWord) && before?.image.toLowerCase() === image)
      return { written, spelling: '', meant: null };
  }
  return null;
}

function mended(written: IToken, spelling: string): MendedWord {
  const [token] = t.proseLexer().tokenize(spelling).tokens;
  const meant = token === undefined ? null : { ...token, startOffset: written.startOffset };
  return { written, spelling, meant };
}
