/** Removes trailing characters that match `sign`. `/[signs]+$/` would take quadratic time on a long run that is not at the end. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
