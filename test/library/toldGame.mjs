import { builtinDefinition, explainVariant, toldGame } from 'fairyc';

console.log(explainVariant(toldGame(builtinDefinition('crazyhouse'))).title); // crazyhouse
