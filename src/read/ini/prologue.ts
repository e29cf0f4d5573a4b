import type { IniOutline, TextRange } from './scan.js';

/** The lines before the first section, without their line feeds. */
export function prologueLines({
  source: { text },
  prologue,
}: Pick<IniOutline, 'source' | 'prologue'>): readonly TextRange[] {
  const lines: TextRange[] = [];
  for (let start = prologue.start; start < prologue.end;) {
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
