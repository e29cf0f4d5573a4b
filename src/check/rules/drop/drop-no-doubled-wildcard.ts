import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/drop-no-doubled-wildcard',
  severity: 'warning',
  title: '`dropNoDoubled = *` forbids nothing.',
  why: 'Here `*` does not mean any piece but no piece at all: the engine never finds one on a file.',
  bad: [
    {
      text: '[x:crazyhouse]\ndropNoDoubled = ⟦*⟧\n',
      fixed: '[x:crazyhouse]\ndropNoDoubled = p\n',
    },
  ],
  good: ['[x:crazyhouse]\ndropNoDoubled = p\n', '[x:crazyhouse]\ndropNoDoubled = -\n'],
  reads: 'section',
  keys: ['dropNoDoubled'],
  check: (section) => {
    const pair = ownPair(section, 'dropNoDoubled');
    if (pair?.value !== '*') return [];
    return [
      {
        at: pair.valueAt,
        message: '`dropNoDoubled = *` has no effect; name one piece, for example `p`',
        fix: {
          title: 'Write `p`',
          safety: 'suggestion',
          replacements: [{ at: pair.valueAt, text: 'p' }],
        },
      },
    ];
  },
});
