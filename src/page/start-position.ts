import { byColor, squareAt, type ByColor, type Color, type Square } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { DescribedGame } from '../explain/described-game.js';
import { isPiece, sideOf, typeOf, WALL } from '../play/piece-code.js';

/** A piece on a board. */
interface StandingPiece {
  readonly square: Square;
  readonly color: Color;
  readonly piece: PieceId;
}

/** The start of a game: pieces in the order of squares, walls, pieces in hand, and who moves first. */
export interface StartPosition {
  readonly pieces: readonly StandingPiece[];
  readonly walls: readonly Square[];
  readonly hands: ByColor<readonly { readonly piece: PieceId; readonly count: number }[]>;
  readonly turn: Color;
}

/** The start position of a game; null if it has none, or one that cannot be set up. */
export function startPositionOf({ game, start }: DescribedGame): StartPosition | null {
  if (start === null) return null;
  const { compiled, position } = start;
  const pieces: StandingPiece[] = [];
  const walls: Square[] = [];
  for (const [index, code] of position.board.entries()) {
    const square = squareAt(index % game.board.files, Math.floor(index / game.board.files));
    if (square === null) continue;
    if (code === WALL) walls.push(square);
    const piece = isPiece(code) ? game.pieces[typeOf(code)] : undefined;
    if (piece !== undefined)
      pieces.push({ square, color: sideOf(code) === 0 ? 'white' : 'black', piece: piece.id });
  }
  const hands = byColor((color) =>
    game.pieces.flatMap(({ id }, type) => {
      const count = position.hand[(color === 'white' ? 0 : 1) * compiled.tables.types + type] ?? 0;
      return count > 0 ? [{ piece: id, count }] : [];
    }),
  );
  return { pieces, walls, hands, turn: position.turn === 0 ? 'white' : 'black' };
}
