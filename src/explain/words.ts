import { ORDINAL_WORDS } from '../catalog/number-words.js';
/** `a, b and c`. */
export function listInWords(
  words: readonly string[],
  joint: 'and' | 'or' | 'or with' = 'and',
): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `a knight`, `an elephant`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
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
