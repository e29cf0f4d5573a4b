import type { IniFile, TextRange } from '../../../src/read/ini/scan.js';

/** The text of a file, joined from its parts. It must be the same as the source. */
export function printIni({ source: { text }, prologue, sections, lost }: IniFile): string {
  const parts: TextRange[] = [prologue];
  for (const { header, lines } of sections) parts.push(header, ...lines);
  if (lost !== null) parts.push(lost);
  return parts.map(({ start, end }) => text.slice(start, end)).join('');
}
