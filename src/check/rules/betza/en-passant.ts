import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'en-passant',
  severity: 'warning',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:fmWfcFe⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:fmWfceF\n'],
});
