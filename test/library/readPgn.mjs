import { builtinDefinition, readPgn } from 'fairyc/play';

const text = `[Event "Friends"]
[Variant "Crazyhouse"]

1. e4 {[%clk 0:04:58.5]} d5 (1... e5 2. Nf3) 2. exd5 Qxd5 $2 {A pawn in hand.} *
`;
const { value } = readPgn({ file: 'game.pgn', text }, () => builtinDefinition('crazyhouse'));
const [{ moves, tags }] = value;
console.log(tags.get('Event'), moves.length, moves[0].move.uci); // Friends 4 e2e4
console.log(moves[0].comments[0].clock, moves[1].variations[0].length); // 298.5 2
console.log(moves[3].marks, moves[3].comments[0].text); // [ '$2' ] A pawn in hand.
