import { hasKing, KING } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/petrify-king',
  severity: 'error',
  title: 'A king that is petrified when it captures.',
  why: 'When the king captures, it becomes a wall, and its player has no king.',
  bad: [{ text: '[x:chess]\npetrifyOnCaptureTypes = ⟦qk⟧\n' }],
  good: [
    '[x:chess]\npetrifyOnCaptureTypes = qrbn\n',
    '[x:chess]\npetrifyOnCaptureTypes = *\n',
    '[x:petrified]\n',
  ],
  keys: ['petrifyOnCaptureTypes', 'king'],
  when: (section) => hasKing(section) && section.rules.petrifyOnCaptureTypes.includes(KING),
  message:
    '`petrifyOnCaptureTypes` includes the king, so a king that captures becomes a wall; leave the king out',
});
