import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/drop-no-doubled-count-zero',
  severity: 'error',
  title: 'An inherited `dropNoDoubled` allows no piece on a file.',
  why: '`dropNoDoubledCount` is how many of these pieces a file may have, 1 by default. With 0 they can never be dropped. This is not reported where `dropNoDoubled` stands in the same section.',
  bad: [
    {
      text: '[x:shogi]\ndropNoDoubledCount = ⟦0⟧\n',
      fixed: '[x:shogi]\ndropNoDoubledCount = 1\n',
    },
  ],
  good: [
    '[x:shogi]\ndropNoDoubledCount = 2\n',
    '[x:crazyhouse]\ndropNoDoubledCount = 0\n',
    '[x:crazyhouse]\ndropNoDoubled = p\ndropNoDoubledCount = 0\n',
  ],
  reads: 'section',
  keys: ['dropNoDoubledCount'],
  check: (section) => {
    const { dropNoDoubled, dropNoDoubledCount, pieceDrops } = section.rules;
    const pair = ownPair(section, 'dropNoDoubledCount');
    if (ownPair(section, 'dropNoDoubled') !== null) return [];
    if (pair === null || dropNoDoubledCount !== 0 || dropNoDoubled === '-' || !pieceDrops)
      return [];
    return [
      {
        at: pair.valueAt,
        message: `\`dropNoDoubledCount = ${pair.value}\` forbids every drop of \`${dropNoDoubled}\`; write 1, or 2 to allow two on a file`,
        fix: {
          title: 'Write 1',
          safety: 'suggestion',
          replacements: [{ at: pair.valueAt, text: '1' }],
        },
      },
    ];
  },
});
