import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'castling-or-drop',
  severity: 'warning',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:fW@8⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:KO2⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:fW\n'],
});
