import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/seirawan-gating-without-gating',
  severity: 'warning',
  title: '`seirawanGating` without `gating`.',
  why: 'The engine tracks unmoved pieces and generates gating moves only if `gating` is also true.',
  bad: [
    { text: '[x:chess]\nseirawanGating = ⟦true⟧\n' },
    { text: '[x:seirawan]\ngating = ⟦false⟧\n' },
  ],
  good: ['[x:seirawan]\n', '[x:seirawan]\ngating = false\nseirawanGating = false\n'],
  reads: 'section',
  keys: ['seirawanGating', 'gating'],
  check: (section) => {
    const { gating, seirawanGating } = section.rules;
    if (!seirawanGating || gating) return [];
    return findingAtFirst(
      section,
      ['seirawanGating', 'gating'],
      '`seirawanGating` is true and `gating` is false: no piece can be gated; write `gating = true`',
    );
  },
});
