import { builtinDefinition, gameOf } from 'fairyc';

const { board, pieces } = gameOf(builtinDefinition('xiangqi'), 'as-engine');
console.log(board, pieces.length); // { files: 9, ranks: 10 } 7
