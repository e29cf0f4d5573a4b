import { findingAtFirst } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/duck-with-king',
  severity: 'error',
  title: '`wallingRule = duck` with a royal king.',
  why: 'A duck can block and unblock checks, which the engine does not see. Its own duck chess has a `commoner` that may be captured instead.',
  bad: [
    { text: '[x:chess]\nwallingRule = ⟦duck⟧\n' },
    { text: '[x:duck]\ncommoner = -\nking = ⟦k⟧\n' },
  ],
  good: ['[x:duck]\n', '[x:chess]\nwallingRule = none\n'],
  reads: 'section',
  keys: ['wallingRule', 'king'],
  check: (section) =>
    section.rules.wallingRule !== 'duck' || !hasKing(section)
      ? []
      : findingAtFirst(
          section,
          ['wallingRule', 'king'],
          '`wallingRule = duck` does not work with a `king`; write `king = -`, `commoner = k`, `extinctionValue = loss` and `extinctionPieceTypes = k`',
        ),
});
