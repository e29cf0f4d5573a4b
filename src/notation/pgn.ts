import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import { inPart, askSteps } from '../text/steps.js';
import { counted } from '../text/counted.js';
import { clip } from './fen-reader.js';

/** A tag such as `[Name "value"]`. */
export interface PgnTag {
  readonly name: string;
  /** Without the backslashes before quotes. */
  readonly value: string;
  /** The place of the text between the quotes. */
  readonly span: Span;
}

/** A move as written. Its meaning depends on the variant. */
export interface PgnMove {
  readonly text: string;
  readonly span: Span;
  /** Comments before the move; only at the first move of a line. */
  readonly before: readonly string[];
  /** Comments after the move, without their braces. */
  readonly comments: readonly string[];
  /** For example `$1`, `!?`. */
  readonly marks: readonly string[];
  /** Variations that replace this move. */
  readonly variations: readonly (readonly PgnMove[])[];
}

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

/** One game: its tags and its moves. */
export interface PgnGame {
  readonly tags: readonly PgnTag[];
  readonly moves: readonly PgnMove[];
  /** `*` if the text gives no result. */
  readonly result: PgnResult;
}

/** The deepest nesting of variations that is kept; deeper ones are skipped. */
const MOST_DEPTH = 30;

/** The moves of a game that are kept, with those of its variations. By the rules of chess no game reaches 18,000. */
const MOST_MOVES = 50_000;

const STEPS_OF_TOKEN = 10;

/**
 * Reads the games of a PGN, with comments, marks and variations. Moves without tags are a game too. Text that cannot be read is
 * reported as an error, and reading continues after it.
 */
export function parsePgn(source: Source): Parsed<readonly PgnGame[]> {
  const diagnostics: Diagnostic[] = [];
  return { value: [...pgnGames(source, diagnostics)], diagnostics };
}

/** The same, one by one: a file may have more games than memory has room for. What is wrong is added to `diagnostics`. */
export function* pgnGames(source: Source, diagnostics: Diagnostic[]): Generator<PgnGame> {
  const reader: Reader = { ...source, at: 0, ended: null, game: null, diagnostics };
  while (reader.at < source.text.length) {
    const game = nextGame(reader);
    if (game === null) break;
    yield game;
  }
  const last = endGame(reader, '*');
  if (last !== null) yield last;
}

/** Reads to the end of a game; null at the end of the text, and when the steps ran out. */
function nextGame(reader: Reader): PgnGame | null {
  reader.ended = null;
  return inPart('read', 'games', () => {
    while (reader.ended === null) {
      if (reader.at >= reader.text.length || !askSteps(STEPS_OF_TOKEN)) return null;
      readToken(reader);
    }
    return reader.ended;
  });
}

/** Reports the parts of a game outside its main line, for callers that leave them out; null if there are none. */
export function beside({ moves }: PgnGame): Diagnostic | null {
  const count = (what: (move: PgnMove) => number): number =>
    moves.reduce((sum, move) => sum + what(move), 0);
  const counts = [
    [count(({ before, comments }) => before.length + comments.length), 'comment'] as const,
    [count(({ variations }) => variations.length), 'variation'] as const,
    [count(({ marks }) => marks.length), 'mark'] as const,
  ].flatMap(([number, what]) => (number === 0 ? [] : [counted(number, what)]));
  const first = moves.find(
    ({ before, comments, marks, variations }) =>
      before.length + comments.length + marks.length + variations.length > 0,
  );
  if (first === undefined) return null;
  return diagnose(
    'game/skipped',
    'info',
    first.span,
    `Left out of this game: ${counts.join(', ')}.`,
  );
}

interface Reader extends Source {
  at: number;
  /** The game that the last token ended. */
  ended: PgnGame | null;
  /** The game that is being read. */
  game: OpenGame | null;
  readonly diagnostics: Diagnostic[];
}

interface OpenGame {
  readonly tags: PgnTag[];
  readonly line: OpenLine;
  /** The open variations, the innermost last. */
  readonly open: { readonly line: OpenLine; readonly span: Span }[];
  /** The number of open variations that are nested too deeply, and skipped. */
  tooDeep: number;
  /** The number of moves, including those of variations. */
  count: number;
}

interface OpenLine {
  readonly moves: OpenMove[];
  /** Comments before the first move of the line. */
  readonly before: string[];
}

interface OpenMove extends PgnMove {
  readonly comments: string[];
  readonly marks: string[];
  readonly variations: (readonly PgnMove[])[];
}

/** A type of token: its sticky pattern, and how a match is read. */
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
      const message = `"${clip(match[0])}" is not a tag; write [Name "value"].`;
      reader.diagnostics.push(diagnose('game/bad-tag', 'error', place(reader, match), message));
    },
  },
  { pattern: /(?<=^|\n)%[^\n]*/y, take: () => undefined },
  { pattern: /\{[^}]*\}|;[^\n]*/y, take: takeComment },
  { pattern: /[{()]/y, take: takeBracket },
  {
    pattern: /\$\d+|[!?]+/y,
    take: (reader, [text]) => lineOf(openGame(reader)).moves.at(-1)?.marks.push(text),
  },
  {
    pattern: /(?:1-0|0-1|1\/2-1\/2|\*)(?=[\s{;([]|$)/y,
    take: (reader, [text]) => {
      // A result inside a variation does not end the game.
      if (openGame(reader).open.length > 0) return;
      reader.ended = endGame(reader, PGN_RESULTS.find((result) => result === text) ?? '*');
    },
  },
  // Castling may be written with zeros.
  { pattern: /(?!0-0)\d+(?:\.+|(?=\s|$))|\.+/y, take: () => undefined },
  {
    pattern: /[^\s{}();$[\]]+|./y,
    take: (reader, match) => {
      const game = openGame(reader);
      const { before, moves } = lineOf(game);
      // Skip moves that are nested too deeply.
      if (game.open.length > MOST_DEPTH) return;
      game.count += 1;
      if (game.count === MOST_MOVES + 1) reader.diagnostics.push(tooLong(place(reader, match)));
      if (game.count > MOST_MOVES) return;
      moves.push({
        text: match[0],
        span: place(reader, match),
        before: moves.length === 0 ? before : [],
        comments: [],
        marks: [],
        variations: [],
      });
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
  return (reader.game ??= {
    tags: [],
    line: { moves: [], before: [] },
    open: [],
    tooDeep: 0,
    count: 0,
  });
}

function tooLong(span: Span): Diagnostic {
  const message = `This game has more than ${MOST_MOVES} moves; the moves from here on are left out.`;
  return diagnose('game/too-long', 'error', span, message);
}

/** The innermost open line. */
function lineOf({ line, open }: OpenGame): OpenLine {
  return open.at(-1)?.line ?? line;
}

/** Reads a tag. A tag after moves starts the next game. */
function takeTag(reader: Reader, { 0: all, 1: name = '', 2: value = '', index }: RegExpExecArray) {
  if (reader.game !== null && reader.game.open.length > 0) return;
  if (reader.game !== null && reader.game.line.moves.length > 0)
    reader.ended = endGame(reader, '*');
  const start = index + all.indexOf('"') + 1;
  openGame(reader).tags.push({
    name,
    value: value.replace(/\\(.)/g, '$1'),
    span: { file: reader.file, start, end: start + value.length },
  });
}

function takeComment(reader: Reader, [text]: RegExpExecArray): void {
  const { before, moves } = lineOf(openGame(reader));
  const said = text.startsWith('{') ? text.slice(1, -1) : text.slice(1);
  (moves.at(-1)?.comments ?? before).push(said.replace(/\s+/g, ' ').trim());
}

/** Opens or closes a variation or comment. */
function takeBracket(reader: Reader, match: RegExpExecArray): void {
  const game = openGame(reader);
  const span = place(reader, match);
  switch (match[0]) {
    case '(':
      if (game.open.length > MOST_DEPTH) game.tooDeep += 1;
      else game.open.push({ line: { moves: [], before: [] }, span });
      return;
    case ')': {
      if (game.tooDeep > 0) {
        game.tooDeep -= 1;
        return;
      }
      const closed = game.open.pop();
      if (closed === undefined)
        reader.diagnostics.push(
          diagnose('game/unclosed', 'error', span, 'This closing bracket has no opening one.'),
        );
      else if (closed.line.moves.length > 0)
        lineOf(game).moves.at(-1)?.variations.push(closed.line.moves);
      return;
    }
    default:
      if (game.open.length === 0)
        reader.diagnostics.push(
          diagnose('game/unclosed', 'error', span, 'This comment has no end.'),
        );
      reader.at = reader.text.length;
  }
}

/** Ends the open game. Null if there is none, or nothing in it. */
function endGame(reader: Reader, result: PgnResult): PgnGame | null {
  const { diagnostics, game } = reader;
  reader.game = null;
  if (game === null) return null;
  const [unclosed] = game.open;
  if (unclosed !== undefined)
    diagnostics.push(
      diagnose('game/unclosed', 'error', unclosed.span, 'This variation has no end.'),
    );
  const { line, tags } = game;
  return tags.length > 0 || line.moves.length > 0 ? { tags, moves: line.moves, result } : null;
}
