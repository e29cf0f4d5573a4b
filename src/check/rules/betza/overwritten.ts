import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'overwritten',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:R4R2⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:R4B2\n'],
});
