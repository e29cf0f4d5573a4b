import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/seirawan-gating-without-gating',
  severity: 'warning',
  title: '`seirawanGating` without `gating`.',
  why: 'The engine tracks unmoved pieces and generates gating moves only if `gating` is also true.',
  bad: [
    { text: '[x:chess]\nseirawanGating = ⟦true⟧\n' },
    { text: '[x:seirawan]\ngating = ⟦false⟧\n' },
  ],
  good: ['[x:seirawan]\n', '[x:seirawan]\ngating = false\nseirawanGating = false\n'],
  keys: ['seirawanGating', 'gating'],
  when: ({ rules }) => rules.seirawanGating && !rules.gating,
  message:
    '`seirawanGating` is true and `gating` is false: no piece can be gated; write `gating = true`',
});
