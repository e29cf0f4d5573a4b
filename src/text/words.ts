/** `a, b and c`. */
export function listInWords(
  words: readonly string[],
  joint: 'and' | 'or' | 'or with' = 'and',
): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
