import type { IniOutline, TextRange } from './scan.js';

/** Of a part of a file no more lines are judged, so that none takes all memory. Sections in use have less than 100. */
export const MOST_LINES = 20_000;

/** The lines before the first section, without their line feeds; no more than are judged. */
export function prologueLines({
  source: { text },
  prologue,
}: Pick<IniOutline, 'source' | 'prologue'>): readonly TextRange[] {
  const lines: TextRange[] = [];
  for (let start = prologue.start; start < prologue.end && lines.length < MOST_LINES;) {
    const lineFeed = text.indexOf('\n', start);
    const end = lineFeed === -1 ? prologue.end : Math.min(lineFeed, prologue.end);
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** The first line before all sections that is neither blank nor a comment; white space and a byte order mark say nothing. */
export function wordsBefore(file: IniOutline): TextRange | null {
  const { text } = file.source;
  return (
    prologueLines(file).find(({ end, start }) => /^[^#;]/.test(text.slice(start, end).trim())) ??
    null
  );
}
