import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/cambodian-moves-without-gating',
  severity: 'warning',
  title: '`cambodianMoves` without `gating`.',
  why: 'The engine uses its gates to know whether king and fers have moved. Without `gating` they never leap.',
  bad: [
    { text: '[x:cambodian]\ngating = ⟦false⟧\n' },
    { text: '[x:makruk]\ncambodianMoves = ⟦true⟧\n' },
  ],
  good: ['[x:cambodian]\n', '[x:makruk]\ncambodianMoves = true\ngating = true\n'],
  reads: 'section',
  keys: ['cambodianMoves', 'gating'],
  check: (section) => {
    const { cambodianMoves, gating } = section.rules;
    if (!cambodianMoves || gating) return [];
    return findingAtFirst(
      section,
      ['cambodianMoves', 'gating'],
      '`cambodianMoves` is true and `gating` is false: king and fers cannot make their first leaps; write `gating = true`',
    );
  },
});
