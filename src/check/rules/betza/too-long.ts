import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'too-long',
  bad: [{ text: `[x:chess]\ncustomPiece1 = ⟦a:${'W'.repeat(1025)}⟧\n` }],
  good: ['[x:chess]\ncustomPiece1 = a:W\n'],
});
