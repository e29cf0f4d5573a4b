import { findingAtFirst } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/connect-no-direction',
  severity: 'warning',
  title: '`connectN` with every direction switched off.',
  why: 'The engine looks for rows along the directions of connectHorizontal, connectVertical and connectDiagonal only.',
  bad: [
    {
      text: '[x:chess]\nconnectN = ⟦5⟧\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\n',
    },
  ],
  good: [
    '[x:chess]\nconnectN = 5\nconnectHorizontal = false\nconnectVertical = false\n',
    '[x:chess]\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = false\n',
  ],
  reads: 'section',
  keys: ['connectN', 'connectHorizontal', 'connectVertical', 'connectDiagonal'],
  check: (section) => {
    const { rules } = section;
    const { connectN } = rules;
    if (connectN <= 0 || acts('connectN', rules)) return [];
    return findingAtFirst(
      section,
      ['connectN', 'connectHorizontal', 'connectVertical', 'connectDiagonal'],
      `\`connectN = ${connectN}\` has no effect, because all three directions are off; switch one on`,
    );
  },
});
