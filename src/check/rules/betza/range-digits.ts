import { betzaRule } from '../../facts/betza-rule.js';

export default betzaRule({
  code: 'range-digits',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:R12⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:R\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:RR3⟧\n' },
    {
      text: '[x:chess]\nmaxFile = 12\ncustomPiece1 = ⟦a:R11⟧\n',
      fixed: '[x:chess]\nmaxFile = 12\ncustomPiece1 = a:R\n',
    },
    { text: '[x:chess]\nmaxFile = 12\ncustomPiece1 = ⟦a:R10⟧\n' },
  ],
  good: ['[x:chess]\ncustomPiece1 = a:R9\n', '[x:chess]\ncustomPiece1 = a:R\n'],
  fix: ({ facts: { text }, section: { rules } }) =>
    text.replace(/([RBQ])([1-9]\d+)/g, (range, atom: string, steps: string) =>
      Number(steps) >= Math.max(rules.maxFile, rules.maxRank) - 1 ? atom : range,
    ),
});
