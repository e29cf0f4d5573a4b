import {
  fileOf,
  isOnBoard,
  printFile,
  printSquare,
  rankOf,
  type Board,
  type Color,
  type Square,
} from '../../ir/board.js';
import { ENGINE_BOARD, EVERYWHERE } from '../../ir/default-rules.js';
import type { SquareSet } from '../../ir/region.js';
import { isLetter, skipSpace, skipWord } from './characters.js';
import { readInteger } from './numbers.js';
import type { Stored, ValueProblem } from './stored.js';

/** The size of the engine's largest board. Its squares are numbered rank by rank. */
const { files: FILES, ranks: RANKS } = ENGINE_BOARD;
/** The width of the engine's number for a region. Shifts wrap around it. */
const REGION_BITS = 128;

type Token =
  | { readonly kind: 'rank'; readonly rank: number }
  | { readonly kind: 'file'; readonly file: number }
  | { readonly kind: 'square'; readonly file: number; readonly rank: number }
  | { readonly kind: 'bad' }
  | { readonly kind: 'aborts' };

/** Reads a region: `e4`, `e*` and `*4`, separated by white space, until the end, an invalid word, or `-`. */
export function parseRegion(text: string): Stored<SquareSet> {
  const squares = new RegionBuilder();
  const problems: ValueProblem[] = [];
  let start = skipSpace(text, 0);
  while (start < text.length) {
    const end = skipWord(text, start);
    const next = skipSpace(text, end);
    const word = text.slice(start, end);
    const report = (
      kind: ValueProblem['kind'],
      from: number,
      to: number,
      message: string,
    ): void => {
      problems.push({ kind, start: from, end: to, message });
    };
    if (word === '-') {
      if (next < text.length)
        report('ignored', next, text.length, 'is not read: `-` ends a region');
      break;
    }
    const { token, length } = readToken(word);
    switch (token.kind) {
      case 'rank':
        squares.addRank(token.rank);
        break;
      case 'file':
        squares.addFile(token.file);
        break;
      case 'square':
        squares.addSquare(token.file, token.rank);
        break;
      case 'bad':
        report(
          'invalid',
          start,
          end,
          'is not a square, `e*` or `*4`: the engine stops reading there',
        );
        return { value: squares.build(), problems };
      case 'aborts':
        report(
          'aborts',
          start,
          end,
          'has no rank number after its first character: the engine aborts',
        );
        return { value: squares.build(), problems };
    }
    if (length < word.length)
      report('ignored', start + length, end, 'is not read; separate squares with spaces');
    if (token.kind !== 'file' && token.rank < 0)
      report('undefined', start, end, 'is below rank 1: the engine reads outside its board');
    start = next;
  }
  return { value: squares.build(), problems };
}

/** Reads one word of a region, and returns how many of its characters were used. */
function readToken(word: string): { readonly token: Token; readonly length: number } {
  const whole = (token: Token) => ({ token, length: word.length });
  const letter = isLetter(word.charCodeAt(0));
  const file = word.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  if (word.endsWith('*'))
    return whole(
      letter && word.length === 2 && file < FILES ? { kind: 'file', file } : { kind: 'bad' },
    );
  if (!word.startsWith('*') && !(letter && word.length > 1)) return whole({ kind: 'bad' });
  const { value, end, fault } = readInteger(word, 1);
  if (fault !== null) return whole({ kind: 'aborts' });
  const rank = value - 1;
  if (rank >= RANKS) return whole({ kind: 'bad' });
  if (!letter) return { token: { kind: 'rank', rank }, length: end };
  return file < FILES
    ? { token: { kind: 'square', file, rank }, length: end }
    : whole({ kind: 'bad' });
}

/** Collects squares under the engine's numbers. */
class RegionBuilder {
  private readonly bits = new Uint8Array(FILES * RANKS);

  addSquare(file: number, rank: number): void {
    if (rank >= 0) this.bits[rank * FILES + file] = 1;
  }

  addFile(file: number): void {
    for (let rank = 0; rank < RANKS; rank++) this.addSquare(file, rank);
  }

  /** A rank below the first wraps around, as the engine's shift by a negative number does (measured: `*0`). */
  addRank(rank: number): void {
    const first = (((rank * FILES) % REGION_BITS) + REGION_BITS) % REGION_BITS;
    this.bits.fill(1, first, first + FILES);
  }

  build(): SquareSet {
    const squares: Square[] = [];
    for (let at = this.bits.indexOf(1); at !== -1; at = this.bits.indexOf(1, at + 1)) {
      const square = EVERYWHERE[at];
      if (square !== undefined) squares.push(square);
    }
    return squares;
  }
}

/**
 * A rank, counted from the player's side of a board with `ranks` ranks, and all ranks beyond it. If the rank is off the board, the
 * engine's number for Black wraps around (measured: `promotionRank = 9` on 8 ranks).
 */
export function zoneFrom(color: Color, rank: number, ranks: number): SquareSet {
  const zone = new RegionBuilder();
  const first = color === 'white' ? rank : ranks - 1 - rank;
  zone.addRank(first);
  if (color === 'white') for (let r = first + 1; r < RANKS; r++) zone.addRank(r);
  else for (let r = first - 1; r >= 0; r--) zone.addRank(r);
  return zone.build();
}

/**
 * The shortest text that the engine reads as these squares of the board: whole ranks and files as `*4` and `e*`, other squares one
 * by one; `-` if there are none. Squares outside of the board are left out, but a `*` may cover them.
 */
export function printRegion(squares: SquareSet, board: Board = ENGINE_BOARD): string {
  const wanted = squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
  if (wanted.length === 0) return '-';
  const ranks = fullLines(wanted, rankOf, board.files);
  const files = fullLines(wanted, fileOf, board.ranks);
  const rankWords = ranks.map((rank) => `*${rank + 1}`);
  const fileWords = files.map((file) => `${printFile(file)}*`);
  if (ranks.length === board.ranks) {
    return (fileWords.length < rankWords.length ? fileWords : rankWords).join(' ');
  }
  const others = wanted.filter(
    (square) => !ranks.includes(rankOf(square)) && !files.includes(fileOf(square)),
  );
  return [...rankWords, ...fileWords, ...others.map(printSquare)].join(' ');
}

/** The numbers of the ranks or files that are contained completely. */
function fullLines(
  wanted: SquareSet,
  lineOf: (square: Square) => number,
  size: number,
): readonly number[] {
  const counts = new Map<number, number>();
  for (const square of wanted) counts.set(lineOf(square), (counts.get(lineOf(square)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count === size)
    .map(([line]) => line)
    .sort((a, b) => a - b);
}
