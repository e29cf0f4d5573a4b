import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'out-of-place',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:3W⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:W-F⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:W3\n'],
});
