import { acts } from '../../../ir/acts.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/connect-no-direction',
  severity: 'warning',
  title: '`connectN` with every direction turned off.',
  why: 'The engine looks for rows along the directions of connectHorizontal, connectVertical and connectDiagonal only.',
  bad: [
    {
      text: '[x:chess]\nconnectN = ⟦5⟧\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\n',
    },
    {
      text: '[x:chess]\nconnectN = ⟦1⟧\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\n',
    },
  ],
  good: [
    '[x:chess]\nconnectN = 5\nconnectHorizontal = false\nconnectVertical = false\n',
    '[x:chess]\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\n',
  ],
  keys: ['connectN', 'connectHorizontal', 'connectVertical', 'connectDiagonal'],
  when: ({ rules }) => rules.connectN > 0 && !acts('connectN', rules),
  message: ({ rules: { connectN } }) =>
    `\`connectN = ${connectN}\` has no effect, because all three directions are off; turn one on`,
});
