import type { PieceType } from './piece.js';

/** Bullets and options with which a game can end without royal pieces. */
export const WITHOUT_ROYALS = /^(?:Losing all pieces|extinction|connect|collinear)/;

/**
 * The royal piece of a game whose text does not name one: the King, or else, unless the game ends in another way, the only piece that has the
 * letter K and moves one step at a time (Shah, Khan, General). Null if no piece is clearly royal.
 */
export function usualRoyal<P extends Pick<PieceType, 'abbreviation' | 'movement' | 'name'>>(
  pieces: readonly P[],
  endsOtherwise: boolean,
): P | null {
  const king = pieces.find(({ name }) => name?.toLowerCase() === 'king');
  if (king !== undefined || endsOtherwise) return king ?? null;
  const [only = null, ...others] = pieces.filter(
    ({ abbreviation }) => abbreviation?.toUpperCase() === 'K',
  );
  return others.length === 0 && only !== null && isSingleStepper(only) ? only : null;
}

function isSingleStepper({ movement }: Pick<PieceType, 'movement'>): boolean {
  return movement.value.every(
    (move) =>
      move.kind === 'leap' && Math.abs(move.vector.dx) <= 1 && Math.abs(move.vector.dy) <= 1,
  );
}
