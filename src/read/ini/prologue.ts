import { lineEndAt } from '../../text/source.js';
import type { IniOutline, TextRange } from './scan.js';

/**
 * The maximum number of characters that are checked in one section, or in the lines before the first section. The limit bounds
 * memory. Sections in use have up to 5,000.
 */
export const MOST_CHARACTERS = 1 << 17;

/** The lines before the first section, without their line feeds, up to the limit. */
export function prologueLines({
  source: { text },
  prologue,
}: Pick<IniOutline, 'source' | 'prologue'>): readonly TextRange[] {
  const lines: TextRange[] = [];
  const most = Math.min(prologue.end, prologue.start + MOST_CHARACTERS);
  for (let start = prologue.start; start < most;) {
    const end = Math.min(lineEndAt(text, start), prologue.end);
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** The first line before all sections that is neither blank nor a comment. White space and a byte order mark do not count as content. */
export function textBeforeSections(file: IniOutline): TextRange | null {
  const { text } = file.source;
  return (
    prologueLines(file).find(({ end, start }) => /^[^#;]/.test(text.slice(start, end).trim())) ??
    null
  );
}
