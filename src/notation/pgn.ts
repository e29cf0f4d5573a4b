import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';

/** `[Name "value"]`. */
export interface PgnTag {
  readonly name: string;
  /** Without the backslashes before quotes. */
  readonly value: string;
  /** The place of what stands between the quotes. */
  readonly span: Span;
}

/** A move as it is written; what it means depends on the variant. */
export interface PgnMove {
  readonly text: string;
  readonly span: Span;
}

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

/** One game: its tags and its main line. */
export interface PgnGame {
  readonly tags: readonly PgnTag[];
  readonly moves: readonly PgnMove[];
  /** `*` where the text says none. */
  readonly result: PgnResult;
}

/**
 * The games of a PGN. Moves without any tags are a game, too. Comments, variations and marks are left out, and said; what cannot
 * be read is an error in its place, and the rest is read on.
 */
export function parsePgn(source: Source): Parsed<readonly PgnGame[]> {
  const reader: Reader = { ...source, at: 0, games: [], game: null, diagnostics: [] };
  while (reader.at < reader.text.length) readToken(reader);
  endGame(reader, '*');
  return { value: reader.games, diagnostics: reader.diagnostics };
}

interface Reader extends Source {
  at: number;
  readonly games: PgnGame[];
  /** The game that is being read. */
  game: OpenGame | null;
  readonly diagnostics: Diagnostic[];
}

interface OpenGame {
  readonly tags: PgnTag[];
  readonly moves: PgnMove[];
  /** What was left out, as words and places. */
  readonly skipped: { readonly what: Skipped; readonly span: Span }[];
}

type Skipped = 'comment' | 'variation' | 'mark';

/** A kind of token: where it is found, and what it is; each expression is tried at one place. */
interface Token {
  readonly pattern: RegExp;
  readonly take: (reader: Reader, match: RegExpExecArray) => void;
}

const TOKENS: readonly Token[] = [
  { pattern: /\s+/y, take: () => undefined },
  { pattern: /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y, take: takeTag },
  {
    pattern: /\[[^\]\n]*\]?/y,
    take: (reader, match) => {
      const message = `"${clip(match[0])}" is no tag; write [Name "value"].`;
      reader.diagnostics.push(diagnose('game/bad-tag', 'error', place(reader, match), message));
    },
  },
  { pattern: /\{[^}]*\}|;[^\n]*|(?<=^|\n)%[^\n]*/y, take: skip('comment') },
  { pattern: /[{()]/y, take: takeBracket },
  { pattern: /\$\d+|[!?]+/y, take: skip('mark') },
  {
    pattern: /(?:1-0|0-1|1\/2-1\/2|\*)(?=[\s{;([]|$)/y,
    take: (reader, [text]) => {
      openGame(reader);
      endGame(reader, PGN_RESULTS.find((result) => result === text) ?? '*');
    },
  },
  // Castling may be written with noughts.
  { pattern: /(?!0-0)\d+(?:\.+|(?=\s|$))|\.+/y, take: () => undefined },
  {
    pattern: /[^\s{}();$[\]]+|./y,
    take: (reader, match) => {
      openGame(reader).moves.push({ text: match[0], span: place(reader, match) });
    },
  },
];

function readToken(reader: Reader): void {
  for (const { pattern, take } of TOKENS) {
    pattern.lastIndex = reader.at;
    const match = pattern.exec(reader.text);
    if (match === null) continue;
    reader.at = pattern.lastIndex;
    take(reader, match);
    return;
  }
}

function place({ file }: Reader, { 0: text, index }: RegExpExecArray): Span {
  return { file, start: index, end: index + text.length };
}

function openGame(reader: Reader): OpenGame {
  return (reader.game ??= { tags: [], moves: [], skipped: [] });
}

/** Tags behind moves begin another game. */
function takeTag(reader: Reader, { 0: all, 1: name = '', 2: value = '', index }: RegExpExecArray) {
  if (reader.game !== null && reader.game.moves.length > 0) endGame(reader, '*');
  const start = index + all.indexOf('"') + 1;
  openGame(reader).tags.push({
    name,
    value: value.replace(/\\(.)/g, '$1'),
    span: { file: reader.file, start, end: start + value.length },
  });
}

function skip(what: Skipped): Token['take'] {
  return (reader, match) => {
    openGame(reader).skipped.push({ what, span: place(reader, match) });
  };
}

/** A variation with all that is in it; a bracket that does not pair takes the rest. */
function takeBracket(reader: Reader, match: RegExpExecArray): void {
  const { file, text } = reader;
  const end = match[0] === '(' ? endOfVariation(text, match.index) : null;
  if (end !== null) {
    openGame(reader).skipped.push({ what: 'variation', span: { file, start: match.index, end } });
    reader.at = end;
    return;
  }
  const message =
    match[0] === ')'
      ? 'This bracket closes no variation.'
      : `This ${match[0] === '{' ? 'comment' : 'variation'} has no end.`;
  reader.diagnostics.push(diagnose('game/unclosed', 'error', place(reader, match), message));
  if (match[0] !== ')') reader.at = text.length;
}

function endOfVariation(text: string, start: number): number | null {
  const brackets = /\{[^}]*(?:\}|$)|;[^\n]*|[()]/g;
  brackets.lastIndex = start;
  let depth = 0;
  for (let match = brackets.exec(text); match !== null; match = brackets.exec(text)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return brackets.lastIndex;
  }
  return null;
}

function endGame(reader: Reader, result: PgnResult): void {
  const { diagnostics, game } = reader;
  reader.game = null;
  if (game === null) return;
  const { moves, skipped, tags } = game;
  if (tags.length > 0 || moves.length > 0) reader.games.push({ tags, moves, result });
  const [first] = skipped;
  if (first === undefined) return;
  const counts = (['comment', 'variation', 'mark'] as const).flatMap((what) => {
    const count = skipped.filter((one) => one.what === what).length;
    return count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];
  });
  const message = `Left out of this game: ${counts.join(', ')}.`;
  diagnostics.push(diagnose('game/skipped', 'info', first.span, message));
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
