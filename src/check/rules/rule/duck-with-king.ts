import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/duck-with-king',
  severity: 'error',
  title: '`wallingRule = duck` with a royal king.',
  why: 'A duck can block and unblock checks, which the engine does not see. Its own duck chess has a `commoner` that may be captured instead.',
  bad: [
    { text: '[x:chess]\nwallingRule = ⟦duck⟧\n' },
    { text: '[x:duck]\ncommoner = -\nking = ⟦k⟧\n' },
  ],
  good: ['[x:duck]\n', '[x:chess]\nwallingRule = none\n'],
  keys: ['wallingRule', 'king'],
  when: (section) => section.rules.wallingRule === 'duck' && hasKing(section),
  message:
    '`wallingRule = duck` does not work with a `king`; write `king = -`, `commoner = k`, `extinctionValue = loss` and `extinctionPieceTypes = k`',
});
