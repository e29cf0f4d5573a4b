import { findingAtFirst } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/stalemate-piece-count-with-draw',
  severity: 'info',
  title: '`stalematePieceCount` where stalemate is a draw.',
  why: 'The player with fewer pieces gets the result `stalemateValue`, the other its opposite. For a draw both are the same.',
  bad: [
    { text: '[x:chess]\nstalematePieceCount = ⟦true⟧\n' },
    { text: '[x:suicide]\nstalemateValue = ⟦draw⟧\n' },
  ],
  good: ['[x:chess]\nstalematePieceCount = true\nstalemateValue = loss\n', '[x:suicide]\n'],
  reads: 'section',
  keys: ['stalematePieceCount', 'stalemateValue'],
  check: (section) => {
    const { rules } = section;
    if (!rules.stalematePieceCount || acts('stalematePieceCount', rules)) return [];
    return findingAtFirst(
      section,
      ['stalematePieceCount', 'stalemateValue'],
      '`stalematePieceCount` has no effect while `stalemateValue` is draw; write `stalemateValue = loss` if the player with fewer pieces should lose',
    );
  },
});
