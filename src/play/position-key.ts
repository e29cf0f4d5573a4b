import {
  CASTLING_RIGHTS,
  CHECKS_LEFT,
  EP_COUNT,
  EP_SQUARES,
  stateAt,
  type Position,
} from './position.js';

/** A text that is equal for positions that are the same under the rules of repetition. Promoted pieces count as their current type. */
export function positionKey(position: Position): string {
  const { board, hand, state, turn, tables } = position;
  const at = stateAt(position);
  const passing = state.subarray(at + EP_SQUARES, at + EP_SQUARES + (state[at + EP_COUNT] ?? 0));
  const rest = [
    turn,
    state[at + CASTLING_RIGHTS] ?? 0,
    // The engine considers only the file, and two squares on one file cancel out.
    passing.reduce((files, square) => files ^ (1 << (square % tables.files)), 0),
    ...(tables.game.rules.checkCounting
      ? [state[at + CHECKS_LEFT] ?? 0, state[at + CHECKS_LEFT + 1] ?? 0]
      : []),
  ];
  // Most hands hold few types or none.
  for (let i = 0; i < hand.length; i++) if (hand[i] !== 0) rest.push(i, hand[i] ?? 0);
  // Six times as fast as to spread the board, and needed for each move of each game.
  const pieces: unknown = Reflect.apply(String.fromCharCode, null, board);
  return `${String(pieces)} ${rest.join(' ')}`;
}
