import { findingAtFirst } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/chasing-rule-without-king',
  severity: 'error',
  title: '`chasingRule` in a game without the type `king`.',
  why: 'To find chased pieces the engine looks for a king that does not exist, so its behaviour is undefined.',
  bad: [
    { text: '[x:xiangqi]\nking = ⟦-⟧\ncommoner = k\n' },
    { text: '[x]\nrook = r\nchasingRule = ⟦axf⟧\n' },
  ],
  good: ['[x:xiangqi]\n', '[x:xiangqi]\nking = -\ncommoner = k\nchasingRule = none\n'],
  reads: 'section',
  keys: ['chasingRule', 'king'],
  check: (section) =>
    section.rules.chasingRule === 'none' || hasKing(section)
      ? []
      : findingAtFirst(
          section,
          ['chasingRule', 'king'],
          "`chasingRule` is on, but the variant has no `king`, so the engine's behaviour is undefined; write `chasingRule = none`, or add a king",
        ),
});
