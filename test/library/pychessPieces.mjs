import { builtinDefinition, gameOf, pychessPieces } from 'fairyc';

console.log(pychessPieces(gameOf(builtinDefinition('minishogi'), 'as-engine')));
// # pychessPieces = b,+b,r,+r,s,+s,d,p,+p,g,h,k
