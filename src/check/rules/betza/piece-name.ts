import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'piece-name',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:Knight⟧\n',
      fixed: '[x:chess]\ncustomPiece1 = a:N\n',
    },
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:rook or knight⟧\n',
      fixed: '[x:chess]\ncustomPiece1 = a:RN\n',
    },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:N\n', '[x:chess]\nknight = a\n'],
  fix: ({ facts: { differences, text } }) => differences[0]?.fix?.edits[0]?.text ?? text,
});
