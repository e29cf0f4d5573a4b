import { builtinDefinition, printPlayedPgn, readPgn } from 'fairyc/play';

const shogi = builtinDefinition('shogi');
const text = 'P-7f {[%clk 0:10:00]} P-3d (P-8d P-2f) *';
const [game] = readPgn({ file: 'game.pgn', text }, () => shogi).value;
console.log(printPlayedPgn(game, shogi, 'uci').trimEnd().split('\n').at(-1));
// 1. c3c4 {[%clk 0:10:00]} 1... g7g6 (1... b7b6 2. h3h4) *
