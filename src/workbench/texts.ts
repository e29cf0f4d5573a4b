import type { Source } from '../text/source.js';

/** A text that is being worked on. */
export interface WorkText {
  readonly id: string;
  /** Its ending says what it is: `.ini` a variants.ini, `.md`, `.html` or `.txt` a document or a page, `.pgn` games, `.fen` positions. */
  readonly file: string;
  readonly text: string;
}

export function isIni(file: string): boolean {
  return /\.ini$/i.test(file);
}

/** What a text holds, by the ending of its name. */
type TextKind = 'ini' | 'games' | 'positions' | 'document';

export function kindOf(file: string): TextKind {
  if (isIni(file)) return 'ini';
  if (/\.pgn$/i.test(file)) return 'games';
  return /\.(?:fen|epd)$/i.test(file) ? 'positions' : 'document';
}

/** Does it hold games or positions, and no variant? */
export function holdsEntries(file: string): boolean {
  const kind = kindOf(file);
  return kind === 'games' || kind === 'positions';
}

/** A line with ranks, and whose turn it is: one position. */
const FEN_LINE = /^[ \t]*[\w+~*]{1,40}(?:\/[\w+~*]{1,40}){2,}(?:\[[^\]\n]*\])? +[wb]\b/m;

/** What a text that was pasted is called, by what stands in it. */
export function fileNameFor(text: string): string {
  if (/^\s*\[[A-Z]\w* "/.test(text) || /^\s*1\. ?\S+\s+\S+\s+2\. ?\S/.test(text))
    return 'games.pgn';
  if (text.split('\n').every((line) => /^\s*(?:[#;].*)?$/.test(line) || FEN_LINE.test(line)))
    return text.trim() === '' ? 'game.md' : 'positions.fen';
  if (/<(?:!doctype|html|body|div|table|script|p|pre|applet)\b/i.test(text)) return 'page.html';
  if (hasDiagram(text)) return 'diagram.txt';
  if (/^\|/m.test(text)) return 'game.md';
  const hasSection = /^[ \t]*\[[^\]\n]+\][ \t]*$/m.test(text);
  const hasKeys = /^\w+[ \t]*=/m.test(text) && !/^#+ /m.test(text);
  return hasSection || hasKeys ? 'variants.ini' : 'game.md';
}

/** Does it have a piece of an Interactive Diagram: its name, letter, moves, look and squares? */
export function hasDiagram(text: string): boolean {
  return /^[ \t]*\w[^:=\n]{0,40}:[^:\s]{0,4}:[^:\s]{0,80}:[^:\s]{0,40}:(?:[a-p]\d[\w,-]{0,400})?(?:[ \t]|$)/m.test(
    text,
  );
}

/** Signs that mean something else in a path on some system, or turn the direction of what is shown. */
const NO_NAME = /[\\/:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name under which a text is saved: one plain part of a path. */
export function plainFileName(file: string): string {
  return file.replace(NO_NAME, '_').replace(/^\.+/, '_').slice(0, 120) || 'variants.ini';
}

/** What `fairyc serve` answers: the files that it follows, as they are now. */
export interface Followed {
  readonly files: readonly Source[];
}

/** Is it a file of the disk that is being followed? */
export function isFollowed({ id }: Pick<WorkText, 'id'>): boolean {
  return id.startsWith('disk:');
}
