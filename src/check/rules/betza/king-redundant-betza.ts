import { betzaSignature, betzaFacts } from '../../facts/betza.js';
import { BETZA_KEYS, betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

const KING = betzaSignature(betzaFacts('K'));

export default defineRule({
  code: 'betza/king-redundant-betza',
  severity: 'info',
  since: '0.1.0',
  title: 'A king with the moves of a king written out.',
  why: 'The engine then takes the king for a custom piece: it attacks by slower code, and knows no endgames. It moves the same.',
  bad: [
    { text: '[x:chess]\nking = ⟦k:K⟧\n', fixed: '[x:chess]\nking = k\n' },
    { text: '[x:chess]\nking = ⟦k:WF⟧\n', fixed: '[x:chess]\nking = k\n' },
  ],
  good: ['[x:chess]\nking = k\n', '[x:chess]\nking = k:KN\n'],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) =>
    betzaPieces(section)
      .filter(({ facts, type }) => type === 'king' && betzaSignature(facts) === KING)
      .map(({ facts, pair }) => {
        const letter = pair.value.charAt(0);
        return {
          at: pair.valueAt,
          message: `\`${facts.text}\` is what a king moves without it: as a custom piece it only costs the engine time; write \`king = ${letter}\``,
          fix: {
            title: `Write \`king = ${letter}\``,
            safety: 'suggestion',
            replacements: [{ at: pair.valueAt, text: letter }],
          },
        };
      }),
});
