import type { Source } from '../text/source.js';

/** A text that is being worked on. */
export interface WorkText {
  readonly id: string;
  /** Its ending says what it is: `.ini` a variants.ini, `.md`, `.html` or `.txt` a document or a page, `.pgn` games. */
  readonly file: string;
  readonly text: string;
}

export function isIni(file: string): boolean {
  return /\.ini$/i.test(file);
}

/** What a text that was pasted is called, by what stands in it. */
export function fileNameFor(text: string): string {
  if (/^\s*\[[A-Z]\w* "/.test(text)) return 'games.pgn';
  if (/^[ \t]*(?:\[[^\]\n]+\]|[\w]+[ \t]*=)/m.test(text) && !/<\w|^\||^#+ /m.test(text))
    return 'variants.ini';
  return /<(?:!doctype|html|table|script|p|applet)\b/i.test(text) ? 'page.html' : 'game.md';
}

/** What `fairyc serve` answers: the files that it follows, as they are now. */
export interface Followed {
  readonly files: readonly Source[];
}

/** Is it a file of the disk that is being followed? */
export function isFollowed({ id }: Pick<WorkText, 'id'>): boolean {
  return id.startsWith('disk:');
}
