import { builtinDefinition, gameOf, positionContext } from 'fairyc';

const { board, letters, pieces } = positionContext(
  gameOf(builtinDefinition('minishogi'), 'as-engine'),
  null,
);
console.log(board); // { files: 5, ranks: 5 }
console.log(letters.get('rook'), pieces.find(({ id }) => id === 'rook').glyphs); // R [ '飛' ]
