import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/connect-n-one',
  severity: 'error',
  title: 'A row of one piece wins.',
  why: 'With `connectN = 1` any single piece is a row, so the game is over after the first move.',
  bad: [{ text: '[x:chess]\nconnectN = ⟦1⟧\n' }],
  good: ['[x:chess]\nconnectN = 2\n', '[x:chess]\nconnectN = 0\n'],
  reads: 'section',
  keys: ['connectN'],
  check: (section) => {
    const pair = ownPair(section, 'connectN');
    if (pair === null || section.rules.connectN !== 1) return [];
    return [
      {
        at: pair.valueAt,
        message: `\`connectN = ${pair.value}\`: a single piece is a winning row, so the game ends at once; write 2 or more, or 0 to switch the rule off`,
      },
    ];
  },
});
