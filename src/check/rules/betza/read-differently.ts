import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'read-differently',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:feF⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:fF\n'],
});
