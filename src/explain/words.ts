import { ORDINAL_WORDS } from '../catalog/number-words.js';

/** `a knight`, `an elephant`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `knights`, `boxes`; `pieces S`, where a letter stands for a name. */
export function plural(noun: string): string {
  const [, name, letter] = /^(.+)( [A-Z])$/.exec(noun) ?? [];
  if (name !== undefined && letter !== undefined) return plural(name) + letter;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`;
}

/** `third`, `17th`, `22nd`. */
export function ordinal(number: number): string {
  return ORDINAL_WORDS[number] ?? `${number}${endingOf(number)}`;
}

function endingOf(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
}
