import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'king-directions',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:fsK⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:fsWfF\n'],
});
