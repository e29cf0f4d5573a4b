import { ownPair } from '../../linted-file.js';
import { wordsWithoutColon } from '../../facts/promotions.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = ['pieceValueMg', 'pieceValueEg'] as const;

export default defineRule({
  code: 'piece/piece-value-missing-colon',
  severity: 'warning',
  since: '0.1.0',
  title: 'No colon between a piece and its value.',
  why: 'The engine skips one character behind the letter whatever it is: the first digit of the number is lost.',
  bad: [
    {
      text: '[x:chess]\npieceValueMg = ⟦q:900 r500⟧\n',
      fixed: '[x:chess]\npieceValueMg = q:900 r:500\n',
    },
  ],
  good: ['[x:chess]\npieceValueMg = q:900 r:500\n'],
  replaces: ['ini/ignored-text'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    KEYS.flatMap((key): readonly Finding[] => {
      const pair = ownPair(section, key);
      const words = wordsWithoutColon(pair?.value ?? '');
      const [first] = words;
      if (pair === null || first === undefined) return [];
      return [
        {
          at: pair.valueAt,
          message: `\`${first}\`: the first digit stands in the place of the colon and is skipped; write \`${withColon(first)}\``,
          fix: {
            title: 'Insert the colons',
            safety: 'suggestion',
            replacements: [
              {
                at: pair.valueAt,
                text: pair.value
                  .split(' ')
                  .map((word) => (words.includes(word) ? withColon(word) : word))
                  .join(' '),
              },
            ],
          },
        },
      ];
    }),
});

function withColon(word: string): string {
  return `${word.charAt(0)}:${word.slice(1)}`;
}
