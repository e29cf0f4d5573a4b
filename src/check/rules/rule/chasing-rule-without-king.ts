import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/chasing-rule-without-king',
  severity: 'error',
  title: '`chasingRule` in a game without the type `king`.',
  why: 'To find chased pieces the engine looks for a king that does not exist, so its behaviour is undefined.',
  bad: [
    { text: '[x:xiangqi]\nking = ⟦-⟧\ncommoner = k\n' },
    { text: '[x]\nrook = r\nchasingRule = ⟦axf⟧\n' },
  ],
  good: ['[x:xiangqi]\n', '[x:xiangqi]\nking = -\ncommoner = k\nchasingRule = none\n'],
  keys: ['chasingRule', 'king'],
  when: (section) => section.rules.chasingRule !== 'none' && !hasKing(section),
  message:
    "`chasingRule` is on, but the variant has no `king`, so the engine's behaviour is undefined; write `chasingRule = none`, or add a king",
});
