import { builtinDefinition, explainVariant, printVariantExplanation, toldGame } from 'fairyc';

const lines = printVariantExplanation(explainVariant(toldGame(builtinDefinition('chess'))), []);
console.log(lines.length > 10); // true
