import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'dead-directions',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:sfN⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:fsN\n'],
});
