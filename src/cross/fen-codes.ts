/** What the engine's validator answers to a FEN that it refuses (its `FenValidation`), for people. */
const FEN_CODES: ReadonlyMap<number, string> = new Map([
  [-14, 'the counting rule cannot be read'],
  [-13, 'the number of checks cannot be read'],
  [-11, 'it has too few or too many parts'],
  [-10, 'it has a letter that no piece has'],
  [-9, 'the kings stand beside each other'],
  [-8, 'it has other ranks or files than the board'],
  [-7, 'the hand cannot be read'],
  [-6, 'who moves is neither w nor b'],
  [-5, 'the castling rights do not fit the pieces'],
  [-4, 'the square for en passant cannot be read'],
  [-3, 'a player has too few or too many kings'],
  [-2, 'the half move counter is no number'],
  [-1, 'the move counter is no number'],
  [0, 'it is empty'],
]);

/** In words, with the number for whoever looks it up. */
export function sayFenCode(code: number): string {
  const words = FEN_CODES.get(code);
  return words === undefined ? `code ${code}` : `${words} (code ${code})`;
}
