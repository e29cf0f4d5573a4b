import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'no-atom',
  severity: 'warning',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:Wf⟧\n' }],
  good: [
    '[x:chess]\ncustomPiece1 = a:fW\n',
    '[x:chess]\ncustomPiece1 = a:f\n',
    '[x:chess]\ncustomPiece1 = s:m\n',
  ],
});
