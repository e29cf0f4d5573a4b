import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'dead-piece',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:hN⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:N\n', '[x:chess]\ncustomPiece1 = a:\n'],
});
