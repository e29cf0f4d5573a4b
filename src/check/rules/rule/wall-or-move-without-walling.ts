import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/wall-or-move-without-walling',
  severity: 'warning',
  title: '`wallOrMove` without `wallingRule`.',
  why: 'The move that places a wall then does nothing, so a player may pass.',
  bad: [
    {
      text: '[x:chess]\nwallOrMove = ⟦true⟧\n',
      fixed: '[x:chess]\nwallOrMove = false\n',
    },
  ],
  good: ['[x:chess]\nwallOrMove = false\n', '[x:isolation]\nwallOrMove = true\n'],
  reads: 'section',
  keys: ['wallOrMove'],
  check: (section) => {
    const { wallOrMove, wallingRule } = section.rules;
    const pair = ownPair(section, 'wallOrMove');
    if (pair === null || !wallOrMove || wallingRule !== 'none') return [];
    return [
      {
        at: pair.valueAt,
        message:
          '`wallOrMove = true` without a `wallingRule` lets a player pass; write a `wallingRule`, or `pass = true` if that is meant',
        fix: {
          title: 'Write `false`',
          safety: 'suggestion',
          replacements: [{ at: pair.valueAt, text: 'false' }],
        },
      },
    ];
  },
});
