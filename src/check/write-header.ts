import type { Source } from '../text/source.js';
import { checkIni } from './run-rules.js';
import noSection from './rules/ini/no-section.js';

/** The text of a header: a name, and after a colon the name of a parent. No blanks, because the engine reads them as part of the names. */
const HEADER = /^[^\s:[\]]+(?::[^\s:[\]]+)?$/;

/** Whether a text is valid between the brackets of a header. */
export function isHeader(text: string): boolean {
  return HEADER.test(text);
}

/** The text of a file without any section, with `[header]` above its first option; any other text as it is. */
export function writeHeader(source: Source, header: string): string {
  const { text } = source;
  const missing = checkIni(source, [noSection], 'fairy-stockfish').find(
    ({ code }) => code === noSection.code,
  );
  if (missing === undefined) return text;
  const at = text.lastIndexOf('\n', missing.span.start) + 1;
  const behindBom = text.startsWith('\uFEFF', at) ? at + 1 : at;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, behindBom)}[${header}]${lineEnd}${text.slice(behindBom)}`;
}
