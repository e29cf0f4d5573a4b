import { fixOfValue } from '../../facts/findings.js';
import { betzaSignature, betzaFacts } from '../../facts/betza.js';
import { betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

const KING = betzaSignature(betzaFacts('K'));

export default defineRule({
  code: 'betza/king-redundant-betza',
  severity: 'info',
  title: 'The usual moves of a king written as Betza.',
  why: 'The engine then treats the king as a custom piece, which moves in the same way but makes the engine slower and has no endgame knowledge.',
  bad: [
    { text: '[x:chess]\nking = ⟦k:K⟧\n', fixed: '[x:chess]\nking = k\n' },
    { text: '[x:chess]\nking = ⟦k:WF⟧\n', fixed: '[x:chess]\nking = k\n' },
  ],
  good: ['[x:chess]\nking = k\n', '[x:chess]\nking = k:KN\n'],
  reads: 'section',
  keys: ['king'],
  check: (section) =>
    betzaPieces(section)
      .filter(({ facts, type }) => type === 'king' && betzaSignature(facts) === KING)
      .map(({ facts, pair }) => {
        const letter = pair.value.charAt(0);
        return {
          at: pair.valueAt,
          message: `\`${facts.text}\` describes the usual moves of a king and only slows the engine down; write \`king = ${letter}\``,
          ...fixOfValue(pair, letter, `Write \`king = ${letter}\``),
        };
      }),
});
