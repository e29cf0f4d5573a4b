import { ownPair } from '../../linted-file.js';
import { wordsWithoutColon } from '../../facts/promotions.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = ['promotedPieceType'] as const;

export default defineRule({
  code: 'piece/promoted-piece-type-missing-colon',
  severity: 'error',
  since: '0.1.0',
  title: 'No colon between a piece and what it promotes to.',
  why: 'The engine skips one character behind the letter whatever it is, and takes the next letter for the piece that it becomes.',
  bad: [
    {
      text: '[x:shogi]\npromotedPieceType = ⟦pg lg⟧\n',
      fixed: '[x:shogi]\npromotedPieceType = p:g l:g\n',
    },
  ],
  good: ['[x:shogi]\npromotedPieceType = p:g l:g\n'],
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
          message: `\`${first}\`: the second letter stands in the place of the colon and is skipped, so that the next one is taken; write \`${withColon(first)}\``,
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
