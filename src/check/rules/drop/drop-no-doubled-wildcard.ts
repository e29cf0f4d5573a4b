import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'drop/drop-no-doubled-wildcard',
  severity: 'warning',
  title: '`dropNoDoubled = *` forbids nothing.',
  why: 'For this key `*` stands for no piece at all instead of any piece, so the engine never finds one on a file.',
  bad: [
    {
      text: '[x:crazyhouse]\ndropNoDoubled = ⟦*⟧\n',
      fixed: '[x:crazyhouse]\ndropNoDoubled = p\n',
    },
  ],
  good: ['[x:crazyhouse]\ndropNoDoubled = p\n', '[x:crazyhouse]\ndropNoDoubled = -\n'],
  keys: ['dropNoDoubled'],
  when: ({ pairs }) => pairs.get('dropNoDoubled')?.value === '*',
  message: '`dropNoDoubled = *` has no effect; name one piece, for example `p`',
  fix: { title: 'Write `p`', value: 'p' },
});
