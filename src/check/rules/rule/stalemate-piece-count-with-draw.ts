import { acts } from '../../../ir/acts.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/stalemate-piece-count-with-draw',
  severity: 'info',
  title: '`stalematePieceCount` where stalemate is a draw.',
  why: 'The player with fewer pieces gets the result `stalemateValue`, the other its opposite. For a draw both are the same.',
  bad: [
    { text: '[x:chess]\nstalematePieceCount = ⟦true⟧\n' },
    { text: '[x:suicide]\nstalemateValue = ⟦draw⟧\n' },
  ],
  good: ['[x:chess]\nstalematePieceCount = true\nstalemateValue = loss\n', '[x:suicide]\n'],
  keys: ['stalematePieceCount', 'stalemateValue'],
  when: ({ rules }) => rules.stalematePieceCount && !acts('stalematePieceCount', rules),
  message:
    '`stalematePieceCount` has no effect while `stalemateValue` is draw; write `stalemateValue = loss` if the player with fewer pieces should lose',
});
