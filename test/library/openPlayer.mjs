import { builtinDefinition, gameOf, openPlayer } from 'fairyc';

const player = openPlayer(gameOf(builtinDefinition('chess'), 'as-engine'));
const start = { fen: player.game.startFen, moves: [] };
console.log(player.perft(start, 3)); // 8902
// Fool's mate.
const mate = player.look({ ...start, moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] });
console.log(mate.inCheck, mate.moves.length, mate.result); // true 0 0-1
console.log(player.look({ ...start, moves: ['e2e5'] }).kind); // illegal-move
