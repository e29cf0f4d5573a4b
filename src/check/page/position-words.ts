import { rotateSquare, squareAt, type Board } from '../../ir/board.js';
import { squareLabel } from '../../notation/coordinates.js';
import type { PieceSet } from '../../read/page/piece-sets.js';
import type { PlacedCell } from '../../read/page/positions.js';

const CHESS_SIDES = { white: 'White', black: 'Black' } as const;
const SHOGI_SIDES = {
  sente: { white: 'sente', black: 'gote' },
  gote: { white: 'gote', black: 'sente' },
} as const;

/** The content of a square in words: `sente's Strutting Crow`, `nothing`. */
export function cellWords({ isHole, symbol }: PlacedCell, set: PieceSet, shogi: boolean): string {
  if (symbol === null) return isHole ? 'a hole' : 'nothing';
  const side = (shogi ? SHOGI_SIDES[set.white] : CHESS_SIDES)[symbol.color];
  const { piece, promotedFrom } = symbol;
  const id = promotedFrom ?? piece;
  return `${side}'s ${promotedFrom === null ? '' : 'promoted '}${set.names.get(id) ?? id}`;
}

/** `e8`, or in shogi `e8 (5b)`, which is counted from sente's right. Rows and columns are counted from the top left. */
export function squareWords(
  { column, row }: { readonly row: number; readonly column: number },
  board: Board,
  set: PieceSet,
  shogi: boolean,
): string {
  const square = squareAt(column, board.ranks - 1 - row);
  const seen = square === null || set.white === 'sente' ? square : rotateSquare(board, square);
  if (square === null || seen === null) return '?';
  const chess = squareLabel(square, board, 'chess');
  return shogi ? `${chess} (${squareLabel(seen, board, 'shogi')})` : chess;
}
