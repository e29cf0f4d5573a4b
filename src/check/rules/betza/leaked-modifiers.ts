import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'leaked-modifiers',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:KisO2F⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:KisF\n'],
});
