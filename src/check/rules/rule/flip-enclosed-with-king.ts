import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/flip-enclosed-with-king',
  severity: 'error',
  title: '`flipEnclosedPieces` with a royal king.',
  why: 'A king that changes colour leaves one player without a king and the other with two, which the engine cannot handle.',
  bad: [
    { text: '[x:chess]\nflipEnclosedPieces = ⟦reversi⟧\n' },
    { text: '[x:ataxx]\nking = ⟦k⟧\n' },
  ],
  good: ['[x:ataxx]\n', '[x:chess]\nflipEnclosedPieces = none\n'],
  keys: ['flipEnclosedPieces', 'king'],
  when: (section) => section.rules.flipEnclosedPieces !== 'none' && hasKing(section),
  message: ({ rules: { flipEnclosedPieces } }) =>
    `\`flipEnclosedPieces = ${flipEnclosedPieces}\` does not work with a \`king\`; write \`king = -\` and \`commoner = k\``,
});
