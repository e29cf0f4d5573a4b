import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/blast-with-king',
  severity: 'error',
  title: '`blastOnCapture` with a royal king.',
  why: 'The engine expects the king to stay on the board, but an explosion removes it. Atomic chess uses a `commoner` that is royal by extinction instead.',
  bad: [
    { text: '[x:chess]\nblastOnCapture = ⟦true⟧\n' },
    { text: '[x:atomic]\ncommoner = -\nking = ⟦k⟧\n' },
  ],
  good: ['[x:atomic]\n', '[x:chess]\nblastOnCapture = false\n'],
  keys: ['blastOnCapture', 'king'],
  when: (section) => section.rules.blastOnCapture && hasKing(section),
  message:
    '`blastOnCapture` does not work with a `king`; write `king = -`, `commoner = k`, `extinctionValue = loss`, `extinctionPieceTypes = k` and `extinctionPseudoRoyal = true`',
});
