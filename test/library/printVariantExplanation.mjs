import { builtinDefinition, explainDefinition, printVariantExplanation } from 'fairyc';

const lines = printVariantExplanation(explainDefinition(builtinDefinition('chess')), []);
console.log(lines.length > 10); // true
