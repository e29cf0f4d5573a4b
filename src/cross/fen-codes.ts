/** The codes with which the engine's validator refuses a FEN (its `FenValidation`), in words. */
const FEN_CODES: ReadonlyMap<number, string> = new Map([
  [-14, 'the counting rule cannot be read'],
  [-13, 'the number of checks cannot be read'],
  [-11, 'it has too few or too many parts'],
  [-10, 'it contains a letter that no piece has'],
  [-9, 'the kings stand next to each other'],
  [-8, 'its number of ranks or files differs from the board'],
  [-7, 'the hand cannot be read'],
  [-6, 'the side to move is neither w nor b'],
  [-5, 'the castling rights do not fit the pieces'],
  [-4, 'the en passant square cannot be read'],
  [-3, 'a player has too few or too many kings'],
  [-2, 'the half-move counter is not a number'],
  [-1, 'the move counter is not a number'],
  [0, 'it is empty'],
]);

/** A code in words, followed by its number. */
export function sayFenCode(code: number): string {
  const words = FEN_CODES.get(code);
  return words === undefined ? `code ${code}` : `${words} (code ${code})`;
}
