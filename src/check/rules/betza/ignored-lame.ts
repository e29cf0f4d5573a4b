import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'ignored-lame',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:nNN⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:nN\n'],
});
