import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'unsupported-here',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:mafsmafW⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:[F?R]⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:W(RB)⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:jR⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:FvW\n'],
});
