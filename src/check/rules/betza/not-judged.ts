import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'not-judged',
  severity: 'warning',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:gpQfgpBbgpBgpQvgpQ⟧\n' }],
  good: ['[x:chess]\ncustomPiece1 = a:Q\n'],
});
