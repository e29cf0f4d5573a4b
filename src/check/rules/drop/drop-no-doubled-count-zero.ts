import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'drop/drop-no-doubled-count-zero',
  severity: 'error',
  title: 'An inherited `dropNoDoubled` allows no piece on a file.',
  why: '`dropNoDoubledCount` is the number of pieces of the type in `dropNoDoubled` that a player may have on one file, 1 by default. With 0 they can never be dropped. This is not reported if the same section sets `dropNoDoubled`.',
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
  keys: ['dropNoDoubledCount'],
  when: ({ pairs, rules: { dropNoDoubled, dropNoDoubledCount, pieceDrops } }) =>
    dropNoDoubledCount === 0 && dropNoDoubled !== '-' && pieceDrops && !pairs.has('dropNoDoubled'),
  message: ({ rules: { dropNoDoubled } }) =>
    `\`dropNoDoubledCount = 0\` forbids every drop of \`${dropNoDoubled}\`; write 1, or 2 to allow two on a file`,
  fix: { title: 'Write 1', value: '1' },
});
