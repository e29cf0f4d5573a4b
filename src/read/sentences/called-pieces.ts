import type { MoveFact } from './move-facts.js';
import { goes } from './move-phrases.js';
import { namesOf, plainName } from './names.js';
import { likes } from './like-phrases.js';

/** Names for pieces that are known by another name. */

/** "The Horde's king is called the Khan and looks different, but it behaves like an orthodox King." */
const KING =
  /\bkings?["”’']? (?:is|are) called (?:the |an? )?["“‘']?(\p{Lu}[\p{L}-]{2,20})\b.{0,160}?\b(?:is essentially the same as|is identical to|behaves? (?:just |exactly )?like|moves? (?:just |exactly )?like|is the same as) (?:the |an? )?(?:\p{Lu}[\p{L}]+['’]s )?(?:orthodox |classic |standard |normal |regular |usual |chess )*king\b(.{0,120})$/iu;
/** What may follow without describing moves. */
const LOOKS =
  /^[\s,.:;–—-]*(?:also using the same [\p{L} ]+\(K\))?[\s,.:;–—-]*(?:the change is [\p{L} ]+)?\.?$/u;
/** "… to the Tokin (Gold General)" */
const ASIDE = /\b(?:the|an?|into|to) (\p{Lu}[\p{L}-]{2,20}) \($/u;
/** How many characters before a bracket can name a piece. */
export const LONGEST_LEAD = 40;

const FIELD = namesOf([]);

/** A name, and the moves of the piece that it stands for. */
interface CalledPiece {
  readonly name: string;
  readonly facts: readonly MoveFact[];
}

const like = (name: string, isUsual: boolean): readonly MoveFact[] =>
  goes(likes([{ name, game: null, isUsual }]));

/** The name that a sentence gives to the king. Null if it gives none. */
export function calledKing(text: string): CalledPiece | null {
  // Compiling the regular expression takes a hundred times as long as this check.
  if (!/called/i.test(text)) return null;
  const [, name, rest = ''] = KING.exec(text) ?? [];
  return name === undefined || !LOOKS.test(rest) ? null : { name, facts: like('king', true) };
}

/** The name before a bracket that contains only the name of a known piece. Null if there is none. */
export function calledByAside(before: string, inside: string): CalledPiece | null {
  const known = plainName(inside.replace(/[()*_]/g, ' ').trim());
  if (!FIELD.has(known)) return null;
  const [, name] = ASIDE.exec(before) ?? [];
  return name === undefined || known === plainName(name)
    ? null
    : { name, facts: like(known, false) };
}

/** The last words before a bracket. */
const LAST_WORDS = /((?:[\p{L}'’-]{1,20} ){0,2}[\p{L}'’-]{1,20})[*_]{0,3} \([*_]{0,3}$/u;

/** The names that may stand before a bracket, the longest first: "the war archbishop (". */
export function namesBefore(before: string): readonly string[] {
  const said = LAST_WORDS.exec(before)?.[1]?.split(' ') ?? [];
  return said.map((_, at) => said.slice(at).join(' '));
}
