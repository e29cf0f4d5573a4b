/** The text without signs of a kind at its end. `/[signs]+$/` would begin anew at each sign of a run that something else follows. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
