import { prologueLines, textBeforeSections } from '../../read/ini/prologue.js';
import type { IniOutline, TextRange } from '../../read/ini/scan.js';
import type { Source } from '../../text/source.js';

/** A header that the engine does not recognise, because white space precedes it. */
interface IndentedHeader {
  /** From the first column up to the `]`. */
  readonly at: TextRange;
  readonly header: string;
}

/** Whether a byte order mark precedes a header. */
export function isHeaderBehindBom(text: string): boolean {
  return text.startsWith('\uFEFF[');
}

/** All indented headers among the lines of a text, in order. */
export function indentedHeaders(
  { text }: Source,
  lines: readonly TextRange[],
): readonly IndentedHeader[] {
  if (isHeaderBehindBom(text)) return [];
  return lines.flatMap(({ end, start }) => {
    if (!isWhiteSpace(text.charCodeAt(start))) return [];
    const [indented, header] = /^\s+(\[[^\]]*\])/.exec(text.slice(start, end)) ?? [];
    if (indented === undefined || header === undefined) return [];
    return [{ at: { start, end: start + indented.length }, header }];
  });
}

function isWhiteSpace(code: number): boolean {
  return code <= 0x20 || code === 0xfeff;
}

/** The offset of the first carriage return with text after it in its line; null if there is none. */
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

/** The first line that needs a header above it; null if none does, or its header exists but is hidden. */
export function textWithoutHeader(file: IniOutline): TextRange | null {
  const words = textBeforeSections(file);
  if (words === null || isHeaderBehindBom(file.source.text)) return null;
  const { prologue, source } = file;
  const isHidden = (offset: number | undefined) => offset !== undefined && offset < prologue.end;
  if (isHidden(indentedHeaders(source, prologueLines(file))[0]?.at.start)) return null;
  return isHidden(firstLoneReturn(source.text) ?? undefined) ? null : words;
}
