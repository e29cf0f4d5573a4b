import {
  fileOf,
  isOnBoard,
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

/** More parts than a board has squares say nothing more. */
const MOST_PARTS = 256;

/** Sets of squares that have a name of their own. */
const NAMED: readonly (readonly [name: string, squares: (board: Board) => SquareSet])[] = [
  ['none', () => []],
  ['everywhere', squaresOf],
  ['dark squares', (board) => shade(board, 0)],
  ['light squares', (board) => shade(board, 1)],
];

/** a1 is dark. */
function shade(board: Board, parity: number): SquareSet {
  return squaresWhere(board, (file, rank) => (file + rank) % 2 === parity);
}

/** `d1-f3 *8 a*`, `none`, `everywhere`, `dark squares`: squares of a board; null: not understood, or not on it. */
export function readSquares(text: string, board: Board): SquareSet | null {
  const named = NAMED.find(([name]) => name === text.trim().toLowerCase());
  if (named !== undefined) return named[1](board);
  const parts = text.split(/[\s,]+/, MOST_PARTS).filter((part) => part !== '');
  const sets = parts.map((part) => readPart(part, board));
  if (sets.length === 0 || sets.some((set) => set === null || set.length === 0)) return null;
  return squareSet(sets.flatMap((set) => set ?? []));
}

function readPart(part: string, board: Board): SquareSet | null {
  const rank = /^\*([0-9]{1,2})$/.exec(part)?.[1];
  if (rank !== undefined) return squaresWhere(board, (_file, r) => r === Number(rank) - 1);
  const file = /^([a-p])\*$/i.exec(part)?.[1];
  if (file !== undefined) {
    const wanted = file.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
    return squaresWhere(board, (f) => f === wanted);
  }
  const [from, to = from, ...more] = part.split('-').map(parseSquare);
  if (from === undefined || from === null || to === undefined || to === null) return null;
  if (more.length > 0 || [from, to].some((one) => !isOnBoard(board, fileOf(one), rankOf(one))))
    return null;
  const within = (value: number, a: number, b: number): boolean =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return squaresWhere(
    board,
    (f, r) => within(f, fileOf(from), fileOf(to)) && within(r, rankOf(from), rankOf(to)),
  );
}

/** The text that `readSquares` reads as these squares: whole ranks and files, then rectangles, then single squares. */
export function saySquares(squares: SquareSet, board: Board): string {
  const onBoard = squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
  const named = NAMED.find(([, make]) => equalSquareSets(make(board), squareSet(onBoard)));
  if (named !== undefined) return named[0];
  const words = printRegion(onBoard, board).split(' ');
  const lines = words.filter((word) => word.includes('*'));
  const single = new Set(words.flatMap((word) => parseSquare(word) ?? []));
  return [...lines, ...rectangles(single)].join(' ');
}

/** `d1-f3`: from each square that is left the largest rectangle up and to the right. */
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

/** The rectangles of these squares with a corner. */
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
