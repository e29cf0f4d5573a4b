import { COLORS, squareAt } from '../ir/board.js';
import type { Position } from '../ir/position.js';
import type { FenContext } from './fen-context.js';
import { lines, type Printed, type Situation } from './position-text.js';
import { printSpelling } from './print-fen.js';

/** The columns of a square: one for `+` or a space, two for the letters. */
const WIDTH = 3;

/**
 * A board with three columns per square, as the shells of shogi programs show it: ` l  n' sc .`, `+RR`. Hands follow after a
 * blank line (` P*2 S*1`), White's in upper case. The side to move and castling rights are not shown.
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

/** The text of each square, starting with the rank farthest from White. Letters are without the `@` of a FEN; a hole is `*`. */
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
