import { builtinDefinition, gameOf, openPlayer, withChess960 } from 'fairyc';

const player = openPlayer(withChess960(gameOf(builtinDefinition('chess'), 'as-engine')));
const fen = 'k7/8/8/8/8/8/8/RK6 w A - 0 1';
console.log(player.look({ fen, moves: [] }).moves.includes('b1a1')); // true
