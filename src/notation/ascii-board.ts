import { COLORS, squareAt } from '../ir/board.js';
import type { Position } from '../ir/position.js';
import type { FenContext } from './fen-context.js';
import { lines, type Printed, type Situation } from './position-text.js';
import { printSpelling } from './print-fen.js';

/** Columns of a square: `+` or a blank, and two for the letters. */
const WIDTH = 3;

/**
 * Three columns a square, as shells of shogi programs show boards: ` l  n' sc .`, `+RR`. Hands follow behind a blank line
 * (` P*2 S*1`), White's in upper case. Neither side to move nor castling rights are shown.
 */
export function printAsciiBoard({ position }: Situation, context: FenContext): Printed {
  const cells = boardCells(position, context, '.');
  const wide = cells.flat().find((cell) => cell.replace('+', '').length >= WIDTH);
  if (wide !== undefined)
    return { kind: 'refused', why: `"${wide}" does not fit in the three columns of a square.` };
  const rows = cells.map((row) => row.map(asThreeColumns).join('').trimEnd());
  const hands = COLORS.flatMap((color) =>
    position.hands[color].length === 0
      ? []
      : position.hands[color]
          .map(({ piece, count }) => ` ${printSpelling(piece, color, context)}*${count}`)
          .join(''),
  );
  return {
    kind: 'printed',
    text: lines([...rows, ...(hands.length === 0 ? [] : ['', ...hands])]),
  };
}

function asThreeColumns(cell: string): string {
  return (cell.startsWith('+') ? cell : ` ${cell}`).padEnd(WIDTH);
}

/** How the squares of a board are written, the rank farthest from White first; letters without the `@` of a FEN, a hole as `*`. */
export function boardCells(
  { holes, placements }: Position,
  context: FenContext,
  empty: string,
): readonly (readonly string[])[] {
  const { files, ranks } = context.board;
  const cells = new Map(
    placements.map(({ square, piece, color, promotedFrom }) => {
      const isForm = promotedFrom !== null && !isPawn(promotedFrom, context);
      const text = printSpelling(isForm ? promotedFrom : piece, color, context);
      return [square, isForm ? `+${text}` : text];
    }),
  );
  return Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_empty, file) => {
      const square = squareAt(file, ranks - 1 - row);
      if (square === null) return empty;
      return cells.get(square) ?? (holes?.includes(square) === true ? '*' : empty);
    }),
  );
}

function isPawn(id: string, { pieces }: FenContext): boolean {
  return pieces.find((piece) => piece.id === id)?.promotion.style === 'pawn';
}
