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
  return ORDINAL_WORDS[number] ?? `${number}${ENDINGS.get(ORDER.select(number)) ?? 'th'}`;
}

const ORDER = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
