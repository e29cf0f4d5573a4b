import { findingAtFirst } from '../../facts/findings.js';
import { hasKing, KING } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
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
  reads: 'section',
  keys: ['petrifyOnCaptureTypes', 'king'],
  check: (section) => {
    const { petrifyOnCaptureTypes: types } = section.rules;
    if (!hasKing(section) || !types.includes(KING)) return [];
    return findingAtFirst(
      section,
      ['petrifyOnCaptureTypes', 'king'],
      '`petrifyOnCaptureTypes` includes the king, so a king that captures becomes a wall; leave the king out',
    );
  },
});
