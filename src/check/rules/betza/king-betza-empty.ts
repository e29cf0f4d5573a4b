import { fixOfValue } from '../../facts/findings.js';
import { betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/king-betza-empty',
  severity: 'error',
  title: 'A king with an empty Betza string.',
  why: 'The moves of a king are written after its letter and a colon. If nothing follows the colon, the king cannot move, and the engine does not report it.',
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
          message: `\`king = ${pair.value}\` leaves the king without moves; write \`${letter}\` for the usual moves, or add moves after the colon`,
          ...fixOfValue(pair, letter, `Write \`king = ${letter}\``),
        };
      }),
});
