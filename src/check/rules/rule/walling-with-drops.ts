import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/walling-with-drops',
  severity: 'error',
  title: 'Walls and drops in one game.',
  why: 'The engine stores the square of a wall and the dropped piece in the same place, so it cannot play both.',
  bad: [
    { text: '[x:crazyhouse]\nwallingRule = ⟦static⟧\n' },
    { text: '[x:amazons]\npieceDrops = ⟦true⟧\n' },
  ],
  good: ['[x:crazyhouse]\nwallingRule = none\n', '[x:amazons]\npieceDrops = false\n'],
  keys: ['wallingRule', 'pieceDrops'],
  when: ({ rules }) => rules.pieceDrops && rules.wallingRule !== 'none',
  message: ({ rules: { wallingRule } }) =>
    `\`wallingRule = ${wallingRule}\` does not work with \`pieceDrops = true\`; keep one of them`,
});
