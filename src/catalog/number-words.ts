/** Numbers that sentences write as words, from zero. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A number as sentences have it: `three`, `12`. */
export function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}
