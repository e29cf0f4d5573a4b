import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/cambodian-moves-without-gating',
  severity: 'warning',
  title: '`cambodianMoves` without `gating`.',
  why: 'The engine uses its gates to know whether king and fers have moved. Without `gating` they never leap.',
  bad: [
    { text: '[x:cambodian]\ngating = ⟦false⟧\n' },
    { text: '[x:makruk]\ncambodianMoves = ⟦true⟧\n' },
  ],
  good: ['[x:cambodian]\n', '[x:makruk]\ncambodianMoves = true\ngating = true\n'],
  keys: ['cambodianMoves', 'gating'],
  when: ({ rules }) => rules.cambodianMoves && !rules.gating,
  message:
    '`cambodianMoves` is true and `gating` is false: king and fers cannot make their first leaps; write `gating = true`',
});
