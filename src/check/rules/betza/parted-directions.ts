import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'parted-directions',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:fmsN⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:mfsN\n'],
});
