import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/connect-n-one',
  severity: 'error',
  title: 'A row of one piece wins.',
  why: 'With `connectN = 1` any single piece is a row, so the game is over after the first move.',
  bad: [{ text: '[x:chess]\nconnectN = ⟦1⟧\n' }],
  good: ['[x:chess]\nconnectN = 2\n', '[x:chess]\nconnectN = 0\n'],
  keys: ['connectN'],
  when: ({ rules }) => rules.connectN === 1,
  message:
    '`connectN = 1`: a single piece is a winning row, so the game ends at once; write 2 or more, or 0 to switch the rule off',
});
