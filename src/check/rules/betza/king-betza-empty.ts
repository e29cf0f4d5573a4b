import { fixOfValue } from '../../facts/findings.js';
import { betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/king-betza-empty',
  severity: 'error',
  title: 'A king with an empty notation.',
  why: "The king's moves come after the letter and the colon. Here they are missing, so the king cannot move. The engine does not report it.",
  bad: [{ text: '[x:chess]\nking = ⟦k:⟧\n', fixed: '[x:chess]\nking = k\n' }],
  good: ['[x:chess]\nking = k\n', '[x:chess]\nking = k:W\n'],
  reads: 'section',
  keys: ['king'],
  check: (section) =>
    betzaPieces(section)
      .filter(({ facts, type }) => type === 'king' && facts.text === '')
      .map(({ pair }) => {
        const letter = pair.value.charAt(0);
        return {
          at: pair.valueAt,
          message: `\`king = ${pair.value}\` is a king that cannot move; write \`${letter}\`, or its moves after the colon`,
          ...fixOfValue(pair, letter, `Write \`king = ${letter}\``),
        };
      }),
});
