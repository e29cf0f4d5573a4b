import { readBetza, sayMovement } from 'fairyc';

const { value } = readBetza('WfF', 'fairy-stockfish', { file: 'gold', start: 0, end: 3 });
console.log(sayMovement(value.asRead).join(' '));
// Moves one square orthogonally, or one square diagonally forward.
