import { resolveBuiltin } from 'fairyc';

console.log(resolveBuiltin('shogi').variant.rules.maxFile, resolveBuiltin('no-such-game')); // 9 null
