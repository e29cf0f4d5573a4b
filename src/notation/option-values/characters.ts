/** C's `isspace` in the engine's locale: space, tab, line feed, vertical tab, form feed, carriage return. */
export function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** C's `isalpha`: ASCII only. */
export function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The offset of the first character that is not white space, from `at` on; the length of the text if there is none. */
export function skipSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && isSpace(text.charCodeAt(end))) end += 1;
  return end;
}

/** The offset of the first white space from `at` on; the length of the text if there is none. */
export function skipWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isSpace(text.charCodeAt(end))) end += 1;
  return end;
}

/** The first byte of the text in UTF-8, as the signed `char` that the engine computes with; NaN if it is empty. */
export function firstByte(text: string): number {
  const code = text.codePointAt(0);
  if (code === undefined) return Number.NaN;
  if (code < 0x80) return code;
  const lead =
    code < 0x800 ? 0xc0 | (code >> 6) : code < 0x10000 ? 0xe0 | (code >> 12) : 0xf0 | (code >> 18);
  return lead - 0x100;
}

/**
 * The text after its first two bytes. The engine cuts bytes, not characters: each remaining byte of a character that it cuts
 * becomes a U+FFFD.
 */
export function afterTwoBytes(text: string): string {
  let bytes = 0;
  let at = 0;
  while (bytes < 2 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return '\uFFFD'.repeat(Math.max(0, bytes - 2)) + text.slice(at);
}
