import { builtinDefinition, factsOf } from 'fairyc';

const { hand, royals, startFen } = factsOf(builtinDefinition('crazyhouse'));
console.log(startFen); // rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
console.log(hand.drops, royals); // true [ 'king' ]
