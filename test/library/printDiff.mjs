import { builtinDefinition, diffDefinitions, printDiff } from 'fairyc';

const [first] = printDiff(
  diffDefinitions(builtinDefinition('chess'), builtinDefinition('nocastle')),
).split('\n');
console.log(first); // chess and nocastle differ in play.
