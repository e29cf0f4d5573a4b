import { numberWord } from '../catalog/number-words.js';

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

/** `no`, `three`, `17`. */
export function numberInWords(number: number): string {
  return number === 0 ? 'no' : numberWord(number);
}

const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** `third`, `17th`. */
export function ordinal(number: number): string {
  return ORDINALS[number] ?? `${number}th`;
}
