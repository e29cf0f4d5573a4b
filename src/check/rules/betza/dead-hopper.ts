import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'dead-hopper',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:pN⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:WgA⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:pR\n', '[x:chess]\ncustomPiece1 = a:gB\n'],
});
