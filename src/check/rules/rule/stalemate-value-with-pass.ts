import { COLORS } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/stalemate-value-with-pass',
  severity: 'info',
  title: '`stalemateValue` where nobody is ever stalemated.',
  why: 'A player without a legal move who is not in check passes, if `passOnStalemate` or `pass` allows it. The game goes on.',
  bad: [
    { text: '[x:chess]\npassOnStalemate = true\nstalemateValue = ⟦loss⟧\n' },
    { text: '[x:chess]\npass = true\nstalemateValue = ⟦loss⟧\n', says: 'write `pass = false`' },
  ],
  good: [
    '[x:chess]\nstalemateValue = loss\n',
    '[x:chess]\npassOnStalemateWhite = true\nstalemateValue = loss\n',
    '[x:chess]\npassOnStalemate = true\n',
    '[x:chess]\npassOnStalemate = true\nstalemateValue = draw\n',
  ],
  keys: ['stalemateValue'],
  when: ({ rules }) =>
    rules.stalemateValue !== 'draw' &&
    rules.wallingRule === 'none' &&
    COLORS.every((color) => rules.pass[color] || rules.passOnStalemate[color]),
  message: ({ rules }) => {
    const passes = COLORS.some((color) => rules.pass[color]) ? 'pass' : 'passOnStalemate';
    return `a player without a legal move passes here, so \`stalemateValue\` has no effect; remove it, or write \`${passes} = false\``;
  },
});
