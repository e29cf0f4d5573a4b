import {
  CASTLING_RIGHTS,
  CHECKS_LEFT,
  EP_COUNT,
  EP_SQUARES,
  stateAt,
  type Position,
} from './position.js';

/** A text that two positions of a game share if they are the same for the rules of repetition: promoted pieces count as what they are. */
export function positionKey(position: Position): string {
  const { board, hand, state, turn, tables } = position;
  const at = stateAt(position);
  const passing = state.subarray(at + EP_SQUARES, at + EP_SQUARES + (state[at + EP_COUNT] ?? 0));
  const rest = [
    turn,
    state[at + CASTLING_RIGHTS] ?? 0,
    // The engine looks at the file alone, and two squares of one file cancel out.
    passing.reduce((files, square) => files ^ (1 << (square % tables.files)), 0),
    ...(tables.game.rules.checkCounting
      ? [state[at + CHECKS_LEFT] ?? 0, state[at + CHECKS_LEFT + 1] ?? 0]
      : []),
  ];
  // Most hands hold few types, or nothing.
  for (let i = 0; i < hand.length; i++) if (hand[i] !== 0) rest.push(i, hand[i] ?? 0);
  return `${String.fromCharCode(...board)} ${rest.join(' ')}`;
}
