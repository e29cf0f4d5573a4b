import { builtinDefinition, openGame } from 'fairyc/play';

const game = openGame(builtinDefinition('crazyhouse'));
for (const move of ['e4', 'd5', 'exd5', 'Qxd5']) game.push(move, 'san');
console.log(game.pocket('white'), game.dests().get('P@').length); // Map(1) { 'P' => 1 } 33
console.log(game.pop(), game.turn()); // d8d5 black
game.reset('3k4/3Q4/3K4/8/8/8/8/8[] b - - 0 1');
console.log(game.result(), game.end().title); // 1-0 Checkmate
