import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/wall-or-move-without-walling',
  severity: 'warning',
  title: '`wallOrMove` without `wallingRule`.',
  why: 'Without a walling rule, placing a wall does nothing, so a player may pass.',
  bad: [
    {
      text: '[x:chess]\nwallOrMove = ⟦true⟧\n',
      fixed: '[x:chess]\nwallOrMove = false\n',
    },
  ],
  good: ['[x:chess]\nwallOrMove = false\n', '[x:isolation]\nwallOrMove = true\n'],
  keys: ['wallOrMove'],
  when: ({ rules }) => rules.wallOrMove && rules.wallingRule === 'none',
  message:
    '`wallOrMove = true` without a `wallingRule` lets a player pass; write a `wallingRule`, or `pass = true` if that is meant',
  fix: { title: 'Write `false`', value: 'false' },
});
