import { builtinRules } from 'fairyc';

console.log(builtinRules('shogi').capturesToHand, builtinRules('no-such-game')); // true null
