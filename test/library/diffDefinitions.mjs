import { builtinDefinition, diffDefinitions } from 'fairyc';

const [chess, nocastle] = ['chess', 'nocastle'].map((name) => builtinDefinition(name));
const { play, verdict } = diffDefinitions(chess, nocastle);
console.log(verdict, play.length); // differs 1
