import { COLORS } from '../../../ir/board.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/**
 * The variant with a king that a player first has to drop as an ordinary piece. If XBoard's king slot had a letter, all moves of a player
 * without a king on the board would be illegal.
 */
export function withKingsOnBoard(variant: Variant): Variant {
  if (!variant.pieces.some((piece) => isDropped(variant, piece))) return variant;
  return {
    ...variant,
    pieces: variant.pieces.map((piece) =>
      isDropped(variant, piece) ? { ...piece, royal: false } : piece,
    ),
  };
}

/** XBoard has one slot for a king, who must be on the board at the start. */
export function royalShortfalls(variant: Variant): readonly Shortfall[] {
  const [, ...others] = variant.pieces.filter((piece) => piece.royal && !isDropped(variant, piece));
  return [
    ...others.map((piece) => {
      const what = `${pieceWords(piece)} as a second royal piece type`;
      return notExpressible('conversion', piece.span, cannotExpress('XBoard', what));
    }),
    ...variant.pieces
      .filter((piece) => isDropped(variant, piece))
      .map((piece) => {
        const what = `that ${pieceWords(piece)}, which a player first has to drop, is royal`;
        return notExpressible('conversion', piece.span, cannotExpress('XBoard', what));
      }),
  ];
}

/** Whether a royal piece is at the start in a player's hand and not on the board. */
function isDropped({ start }: Variant, { id, royal }: PieceType): boolean {
  if (!royal || start === null) return false;
  const { hands, placements } = start.value;
  return COLORS.some(
    (color) =>
      hands[color].some(({ piece }) => piece === id) &&
      !placements.some((placed) => placed.piece === id && placed.color === color),
  );
}
