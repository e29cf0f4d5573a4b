import { NUMBER_WORDS, ORDINAL_WORDS } from '../../catalog/number-words.js';
import {
  fileOf,
  isOnBoard,
  MAX_BOARD_SIDE,
  parseSquare,
  printSquare,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Square,
} from '../../ir/board.js';
import { equalSquareSets, squareSet, squaresWhere, type SquareSet } from '../../ir/region.js';
import { printRegion } from '../option-values/regions.js';
import { addAll } from '../../text/add-all.js';

/** Sets of squares with names. The first name of a set is the one that is written. */
const NAMED: readonly (readonly [name: string, squares: (board: Board) => SquareSet])[] = [
  ['none', () => []],
  ['everywhere', squaresOf],
  ['dark squares', (board) => shade(board, 0)],
  ['light squares', (board) => shade(board, 1)],
  ['anywhere', squaresOf],
  ['all squares', squaresOf],
  ['dark', (board) => shade(board, 0)],
  ['light', (board) => shade(board, 1)],
  ['centre', middle],
  ['center', middle],
  ['corners', corners],
];

/** The dark (parity 0, like a1) or light squares. */
function shade(board: Board, parity: number): SquareSet {
  return squaresWhere(board, (file, rank) => (file + rank) % 2 === parity);
}

/** The one, two or four squares in the middle. */
function middle(board: Board): SquareSet {
  const isMiddle = (index: number, size: number): boolean => Math.abs(2 * index + 1 - size) < 2;
  return squaresWhere(
    board,
    (file, rank) => isMiddle(file, board.files) && isMiddle(rank, board.ranks),
  );
}

function corners({ files, ranks }: Board): SquareSet {
  const isEnd = (index: number, size: number): boolean => index === 0 || index === size - 1;
  return squaresWhere({ files, ranks }, (file, rank) => isEnd(file, files) && isEnd(rank, ranks));
}

/** A part of a text about squares: its place, and the squares on the board that it names. */
interface SquaresPart {
  readonly start: number;
  readonly end: number;
  readonly squares: SquareSet;
  /** Whether it names squares outside of the board. */
  readonly leaves: boolean;
}

interface SquaresText {
  readonly parts: readonly SquaresPart[];
  /** The squares after `but` or `except`. */
  readonly without: readonly SquaresPart[];
  /** The part that could not be read; null if there is none. */
  readonly wrong: Pick<SquaresPart, 'start' | 'end'> | null;
}

/** The forms that are accepted, for messages. */
export const SQUARES_FORMS =
  'squares (a1), rectangles (a1-c3), "rank 3", "ranks 1-5", "last two ranks", "file a", "dark squares" or "everywhere but a1"';

/** The words of these forms. */
export const SQUARE_WORDS: readonly string[] = [
  ...NAMED.flatMap(([name]) => name.split(' ')),
  ...'rank ranks file files last final farthest furthest first nearest and the but except'.split(
    ' ',
  ),
  ...NUMBER_WORDS,
  ...ORDINAL_WORDS,
];

/** Longer texts are not read, because no board has more squares. */
const MOST_WORDS = 512;

/** Reads texts such as `d1-f3 *8 a*`, `ranks 1-5`, `the first two ranks` or `everywhere but d4`. */
export function parseSquares(text: string, board: Board): SquaresText {
  const words = wordsOf(text);
  const [end] = words.slice(MOST_WORDS);
  if (end !== undefined)
    return { parts: [], without: [], wrong: { start: end.start, end: text.length } };
  const sides = { parts: new Array<SquaresPart>(), without: new Array<SquaresPart>() };
  let side = sides.parts;
  for (let next = 0; next < words.length;) {
    const { start, end, word } = words[next] ?? NO_WORD;
    const isExcept = /^(?:but|except|without)$/.test(word);
    if (isExcept && side === sides.parts && side.length > 0) side = sides.without;
    else if (!/^(?:and|the|for)$/.test(word)) {
      const read = readPart(words.slice(next, next + LONGEST_PART), board);
      if (read === null) return { ...sides, wrong: { start, end } };
      next += read.words;
      side.push({ ...read, start, end: (words[next - 1] ?? NO_WORD).end });
      continue;
    }
    next += 1;
  }
  const isEmpty = sides.parts.length === 0 || (side === sides.without && side.length === 0);
  return { ...sides, wrong: isEmpty ? { start: 0, end: text.length } : null };
}

/** The squares that a text names; null if it is not understood, or names squares outside of the board. */
export function readSquares(text: string, board: Board): SquareSet | null {
  const { parts, without, wrong } = parseSquares(text, board);
  if (wrong !== null || [...parts, ...without].some(({ leaves }) => leaves)) return null;
  return squaresOfParts(parts, without);
}

export function squaresOfParts(
  parts: readonly SquaresPart[],
  without: readonly SquaresPart[],
): SquareSet {
  const left = new Set(without.flatMap(({ squares }) => squares));
  return squareSet(parts.flatMap(({ squares }) => squares).filter((square) => !left.has(square)));
}

interface SquaresWord {
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly word: string;
}

const NO_WORD: SquaresWord = { start: 0, end: 0, word: '' };

/** The words of a text. A dash or comma between numbers or letters is a word too. */
function wordsOf(text: string): readonly SquaresWord[] {
  const found: SquaresWord[] = [];
  for (const match of text.toLowerCase().matchAll(/[^\s,，、–—-]+|[–—-]/g)) {
    if (found.length > MOST_WORDS) break;
    const word = /^[–—-]$/.test(match[0]) ? 'to' : match[0];
    found.push({ start: match.index, end: match.index + match[0].length, word });
  }
  return found;
}

/** The number of words in `ranks 1, 2, 3 …` on the largest board. */
const LONGEST_PART = 2 + 2 * MAX_BOARD_SIDE;

interface ReadPart {
  readonly squares: SquareSet;
  readonly leaves: boolean;
  /** The number of words. */
  readonly words: number;
}

function readPart(words: readonly SquaresWord[], board: Board): ReadPart | null {
  const said = words.map(({ word }) => word);
  const named = NAMED.find(([name]) => said.slice(0, name.split(' ').length).join(' ') === name);
  if (named !== undefined) {
    const [name, squares] = named;
    const count = name.split(' ').length;
    const isFollowed = count === 1 && said[1] === 'squares';
    return { squares: squares(board), leaves: false, words: count + (isFollowed ? 1 : 0) };
  }
  return readRectangle(said, board) ?? readLines(said, board) ?? readRanksInWords(said, board);
}

/** Reads `d4` or `a1-c3`. */
function readRectangle([first = '', dash, last = '']: readonly string[], board: Board) {
  const from = parseSquare(first);
  if (from === null) return null;
  const corner = dash === 'to' ? parseSquare(last) : null;
  const to = corner ?? from;
  const within = (value: number, a: number, b: number): boolean =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  const squares = squaresWhere(
    board,
    (file, rank) =>
      within(file, fileOf(from), fileOf(to)) && within(rank, rankOf(from), rankOf(to)),
  );
  const leaves = [from, to].some((one) => !isOnBoard(board, fileOf(one), rankOf(one)));
  return { squares, leaves, words: corner === null ? 1 : 3 };
}

/** Reads `*8`, `a*`, `rank 8`, `ranks 1-5` or `files a, c and e`. */
function readLines(said: readonly string[], board: Board): ReadPart | null {
  const [first = ''] = said;
  const kind = /^(rank|file)s?$/.exec(first)?.[1];
  const numberOf = kind === 'rank' ? rankNumber : fileNumber;
  const star = rankNumber(/^\*(.+)$/.exec(first)?.[1] ?? '');
  if (star !== null) return line('rank', [star], board, 1);
  const file = fileNumber(/^(.)\*$/.exec(first)?.[1] ?? '');
  if (file !== null) return line('file', [file], board, 1);
  if (kind !== 'rank' && kind !== 'file') return null;
  const lines: number[] = [];
  let next = 1;
  for (; next < said.length; next++) {
    const one = numberOf(said[next] ?? '');
    const last = said[next + 1] === 'to' ? numberOf(said[next + 2] ?? '') : null;
    if (one !== null) addAll(lines, range(one, last ?? one));
    else if (said[next] !== 'and' || numberOf(said[next + 1] ?? '') === null) break;
    if (last !== null) next += 2;
  }
  return lines.length === 0 ? null : line(kind, lines, board, next);
}

function line(kind: 'rank' | 'file', lines: readonly number[], board: Board, words: number) {
  const size = kind === 'rank' ? board.ranks : board.files;
  const squares = squaresWhere(board, (file, rank) =>
    lines.includes(kind === 'rank' ? rank : file),
  );
  return { squares, leaves: lines.some((one) => one >= size), words };
}

function range(from: number, to: number): readonly number[] {
  const first = Math.min(from, to);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => first + index);
}

function rankNumber(word: string): number | null {
  return /^[1-9][0-9]?$/.test(word) ? Number(word) - 1 : null;
}

function fileNumber(word: string): number | null {
  return /^[a-p]$/.test(word) ? word.charCodeAt(0) - 'a'.charCodeAt(0) : null;
}

/** Reads `first rank`, `8th rank`, `last two ranks` or `3 farthest ranks`, counted from the player's side. */
function readRanksInWords(said: readonly string[], { ranks, files }: Board): ReadPart | null {
  const end = said.slice(0, 3).findIndex((word) => /^ranks?$/.test(word));
  if (end < 1) return null;
  const words = said.slice(0, end);
  const isLast = words.some((word) => /^(?:last|final|farthest|furthest)$/.test(word));
  const isFirst = words.some((word) => /^(?:first|nearest)$/.test(word));
  const rest = words.filter(
    (word) => !/^(?:last|final|farthest|furthest|first|nearest)$/.test(word),
  );
  const [word = 'one'] = rest;
  const count = /^[0-9]{1,2}$/.test(word)
    ? Number(word)
    : NUMBER_WORDS.findIndex((one) => one === word);
  const ordinal = /^([0-9]{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  const place =
    ordinal === undefined ? ORDINAL_WORDS.findIndex((one) => one === word) : Number(ordinal);
  const board = { files, ranks };
  if (rest.length > 1 || (isFirst && isLast)) return null;
  if (!isFirst && !isLast) return place < 1 ? null : line('rank', [place - 1], board, end + 1);
  if (count < 0) return null;
  const from = isFirst ? 0 : ranks - count;
  const squares = squaresWhere(board, (_file, rank) => rank >= from && rank < from + count);
  return { squares, leaves: count > ranks, words: end + 1 };
}

/** A text that `readSquares` reads as these squares: whole ranks and files, then rectangles, then single squares. */
export function saySquares(squares: SquareSet, board: Board): string {
  const onBoard = squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
  const named = NAMED.find(([, make]) => equalSquareSets(make(board), squareSet(onBoard)));
  if (named !== undefined) return named[0];
  const words = printRegion(onBoard, board).split(' ');
  const lines = words.filter((word) => word.includes('*'));
  const single = new Set(words.flatMap((word) => parseSquare(word) ?? []));
  return [...lines, ...rectangles(single)].join(' ');
}

/** Covers the squares with rectangles such as `d1-f3`: from each remaining square the largest one up and to the right. */
function rectangles(squares: ReadonlySet<Square>): readonly string[] {
  const left = new Set([...squares].sort((a, b) => a - b));
  const words: string[] = [];
  for (const corner of left) {
    const [best] = cornersAbove(corner, left).toSorted(
      (a, b) => b.squares.length - a.squares.length,
    );
    if (best === undefined) continue;
    for (const square of best.squares) left.delete(square);
    const to = printSquare(best.to);
    words.push(best.squares.length === 1 ? to : `${printSquare(corner)}-${to}`);
  }
  return words;
}

/** The rectangles of these squares whose bottom left corner is `corner`. */
function cornersAbove(
  corner: Square,
  squares: ReadonlySet<Square>,
): readonly { readonly to: Square; readonly squares: readonly Square[] }[] {
  const found: { readonly to: Square; readonly squares: readonly Square[] }[] = [];
  let widest = Infinity;
  for (let up = 0; widest > 0; up++) {
    let width = 0;
    const at = (right: number): Square | null =>
      squareAt(fileOf(corner) + right, rankOf(corner) + up);
    for (let next = at(0); next !== null && squares.has(next) && width < widest; next = at(width))
      width += 1;
    widest = width;
    if (width === 0) break;
    const area = Array.from({ length: up + 1 }, (_, y) =>
      Array.from({ length: width }, (_none, x) => squareAt(fileOf(corner) + x, rankOf(corner) + y)),
    )
      .flat()
      .filter((square) => square !== null);
    const to = area.at(-1);
    if (to !== undefined) found.push({ to, squares: area });
  }
  return found;
}
