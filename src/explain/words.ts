import { ORDINAL_WORDS } from '../catalog/number-words.js';

/** `a knight`, `an elephant`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `knights`, `boxes`. */
export function plural(noun: string): string {
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
