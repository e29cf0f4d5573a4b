import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'dead-rider',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:DD⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:WA3⟧\n' },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:NN\n',
    '[x:chess]\ncustomPiece1 = a:WW\n',
    '[x:chess]\ncustomPiece1 = a:F3\n',
  ],
});
