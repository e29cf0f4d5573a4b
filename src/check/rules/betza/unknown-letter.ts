import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'unknown-letter',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:fEW⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:N!⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:fWbW\n'],
});
