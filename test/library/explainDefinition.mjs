import { builtinDefinition, explainDefinition } from 'fairyc';

const { board, pieces } = explainDefinition(builtinDefinition('chess'));
console.log(board, pieces.length); // { files: 8, ranks: 8 } 6
