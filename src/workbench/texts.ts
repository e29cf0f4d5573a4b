import type { Source } from '../text/source.js';

/** A text in the workbench. */
export interface WorkText {
  readonly id: string;
  /** The extension determines the type: `.ini` variants.ini, `.md`, `.html`, `.txt` a document or page, `.pgn` games, `.fen`, `.epd` positions. */
  readonly file: string;
  readonly text: string;
}

export function isIni(file: string): boolean {
  return /\.ini$/i.test(file);
}

/** What a text contains, by its file extension. */
type TextKind = 'ini' | 'games' | 'positions' | 'document';

export function kindOf(file: string): TextKind {
  if (isIni(file)) return 'ini';
  if (/\.pgn$/i.test(file)) return 'games';
  return /\.(?:fen|epd)$/i.test(file) ? 'positions' : 'document';
}

/** Whether it contains games or positions, and so no variants. */
export function holdsEntries(file: string): boolean {
  const kind = kindOf(file);
  return kind === 'games' || kind === 'positions';
}

/** A line with a position: the ranks, then the side to move. */
const FEN_LINE = /^[ \t]*[\w+~*]{1,40}(?:\/[\w+~*]{1,40}){2,}(?:\[[^\]\n]*\])? +[wb]\b/m;

/** A file name for a pasted text, by its content. */
export function fileNameFor(text: string): string {
  if (/^\s*\[[A-Z]\w* "/.test(text) || /^\s*1\. ?\S+\s+\S+\s+2\. ?\S/.test(text))
    return 'games.pgn';
  const lines = text.split('\n').filter((line) => !/^\s*(?:[#;].*)?$/.test(line));
  if (lines.length > 0 && lines.every((line) => FEN_LINE.test(line))) return 'positions.fen';
  if (/<(?:!doctype|html|body|div|table|script|p|pre|applet)\b/i.test(text)) return 'page.html';
  if (hasDiagram(text)) return 'diagram.txt';
  if (/^\|/m.test(text)) return 'game.md';
  const hasSection = /^[ \t]*\[[^\]\n]+\][ \t]*$/m.test(text);
  const hasKeys = /^\w+[ \t]*=/m.test(text) && !/^#+ /m.test(text);
  return hasSection || hasKeys ? 'variants.ini' : 'game.md';
}

/** Whether it has a piece line of an Interactive Diagram: name, letter, moves, image and squares. */
export function hasDiagram(text: string): boolean {
  return /^[ \t]*\w[^:=\n]{0,40}:[^:\s]{0,4}:[^:\s]{0,80}:[^:\s]{0,40}:(?:[a-p]\d[\w,-]{0,400})?(?:[ \t]|$)/m.test(
    text,
  );
}

/** Characters with a special meaning in paths, control characters, and those that reverse the direction of text. */
const UNSAFE_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A safe file name for a text. */
export function plainFileName(file: string): string {
  return file.replace(UNSAFE_IN_NAMES, '_').replace(/^\.+/, '_').slice(0, 120) || 'variants.ini';
}

/** The response of `fairyc serve`: the current content of the files it follows. */
export interface Followed {
  readonly files: readonly Source[];
}

/** Whether it is a file on the disk that `fairyc serve` follows. */
export function isFollowed({ id }: Pick<WorkText, 'id'>): boolean {
  return id.startsWith('disk:');
}
