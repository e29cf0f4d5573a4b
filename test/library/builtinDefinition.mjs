import { builtinDefinition } from 'fairyc';

console.log(builtinDefinition('shogi').kind, builtinDefinition('no-such-game')); // builtin null
