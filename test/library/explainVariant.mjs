import { builtinDefinition, explainVariant, toldGame } from 'fairyc';

const { board, pieces } = explainVariant(toldGame(builtinDefinition('chess')));
console.log(board, pieces.length); // { files: 8, ranks: 8 } 6
