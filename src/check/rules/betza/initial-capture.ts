import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'initial-capture',
  severity: 'warning',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:iN⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:imN\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:WicN⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:imN\n'],
  fix: ({ facts: { text } }) => text.replaceAll(/i(?!m)/g, 'im'),
});
