import { findingAtFirst } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/flip-enclosed-with-king',
  severity: 'error',
  title: '`flipEnclosedPieces` with a royal king.',
  why: 'A king that changes colour leaves one player without a king and the other with two, which the engine cannot handle.',
  bad: [
    { text: '[x:chess]\nflipEnclosedPieces = ⟦reversi⟧\n' },
    { text: '[x:ataxx]\nking = ⟦k⟧\n' },
  ],
  good: ['[x:ataxx]\n', '[x:chess]\nflipEnclosedPieces = none\n'],
  reads: 'section',
  keys: ['flipEnclosedPieces', 'king'],
  check: (section) => {
    const { flipEnclosedPieces } = section.rules;
    if (flipEnclosedPieces === 'none' || !hasKing(section)) return [];
    return findingAtFirst(
      section,
      ['flipEnclosedPieces', 'king'],
      `\`flipEnclosedPieces = ${flipEnclosedPieces}\` does not work with a \`king\`; write \`king = -\` and \`commoner = k\``,
    );
  },
});
