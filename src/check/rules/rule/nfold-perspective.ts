import { optionRule } from '../../facts/option-rule.js';
import { differenceFindings } from '../../page/difference-findings.js';

export default optionRule({
  code: 'rule/nfold-perspective',
  severity: 'warning',
  title: 'A repetition that rewards the player who completes it.',
  why: '`nFoldValue` is the result for the side to move in the repeated position, the opponent of the player who completed it. With `loss` the player who repeats wins. To punish repetition, write `nFoldValue = win`.',
  bad: [
    { text: '[x:chess]\nnFoldValue = ⟦loss⟧\n', fixed: '[x:chess]\nnFoldValue = win\n' },
    {
      text: '[x:shogi]\nnFoldRule = 3\nnFoldValue = ⟦loss⟧\n',
      fixed: '[x:shogi]\nnFoldRule = 3\nnFoldValue = win\n',
    },
  ],
  good: [
    '[x:chess]\nnFoldValue = win\n',
    '[x:chess]\nnFoldValue = loss\nnFoldValueAbsolute = true\n',
    '[x:chess]\nnFoldValue = loss\nnFoldRule = 0\n',
  ],
  keys: ['nFoldValue'],
  when: ({ rules: { nFoldRule, nFoldValue, nFoldValueAbsolute } }) =>
    nFoldValue === 'loss' && !nFoldValueAbsolute && nFoldRule !== 0,
  message:
    '`nFoldValue = loss` lets the player who completes the repetition win, because the side to move then loses; write `win` if repeating should lose',
  fix: { title: 'Write `win`: the player who completes the repetition loses', value: 'win' },
  onPage: {
    severity: 'error',
    bad: [
      '# My game\n\nThe player who repeats a position for the third time loses.\n\n```\n[mygame]\nking = k\n⟦nFoldValue = loss⟧\n```\n',
    ],
    good: [
      '# My game\n\nThe player who repeats a position for the third time loses.\n\n```\n[mygame]\nking = k\nnFoldValue = win\n```\n',
    ],
    check: (page) => differenceFindings(page, 'rule/nfold-perspective', true),
  },
});
