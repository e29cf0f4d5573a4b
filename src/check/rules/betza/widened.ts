import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'widened',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:fRpR⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:mRcpR\n'],
});
