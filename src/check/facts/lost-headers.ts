import { prologueLines, wordsBefore } from '../../read/ini/prologue.js';
import type { IniFile, Stretch } from '../../read/ini/scan.js';

/** A header that the engine takes for another line, because white space stands before it. */
export interface IndentedHeader {
  /** From the first column up to the `]`. */
  readonly at: Stretch;
  readonly header: string;
}

/** Does a byte order mark stand before a header? */
export function isHeaderBehindBom({ source: { text } }: IniFile): boolean {
  return text.startsWith('\uFEFF[');
}

/** All of a file, in order. */
export function indentedHeaders(file: IniFile): readonly IndentedHeader[] {
  const { text } = file.source;
  const headers: IndentedHeader[] = [];
  const add = (line: Stretch): void => {
    if (!isWhiteSpace(text.charCodeAt(line.start))) return;
    const found = /^\s+(\[[^\]]*\])/.exec(text.slice(line.start, line.end));
    const [indented, header] = found ?? [];
    if (indented === undefined || header === undefined) return;
    headers.push({ at: { start: line.start, end: line.start + indented.length }, header });
  };
  if (!isHeaderBehindBom(file)) prologueLines(file).forEach(add);
  for (const { lines } of file.sections) lines.forEach(add);
  return headers;
}

function isWhiteSpace(code: number): boolean {
  return code <= 0x20 || code === 0xfeff;
}

/** The offset of the first carriage return with text behind it in its line; null: there is none. */
export function firstLoneReturn(text: string): number | null {
  let at = text.indexOf('\r');
  while (at !== -1) {
    let behind = at;
    while (text.charAt(behind) === '\r') behind += 1;
    if (behind < text.length && text.charAt(behind) !== '\n') return at;
    at = text.indexOf('\r', behind);
  }
  return null;
}

/** The first line before all sections that wants a header of its own; null: none, or its header is there but hidden. */
export function wordsWithoutHeader(file: IniFile): Stretch | null {
  const words = wordsBefore(file);
  if (words === null || isHeaderBehindBom(file)) return null;
  const { prologue, source } = file;
  const isHidden = (offset: number | undefined) => offset !== undefined && offset < prologue.end;
  if (isHidden(indentedHeaders(file)[0]?.at.start)) return null;
  return isHidden(firstLoneReturn(source.text) ?? undefined) ? null : words;
}
