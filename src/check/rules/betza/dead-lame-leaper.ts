import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'dead-lame-leaper',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:nC⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:WnF⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:nN\n', '[x:chess]\ncustomPiece1 = a:nAnDnZ\n'],
});
