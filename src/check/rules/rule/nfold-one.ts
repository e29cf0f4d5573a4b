import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/nfold-one',
  severity: 'info',
  title: '`nFoldRule = 1` works like 2.',
  why: 'Only a repetition is counted, so with 1 the game ends at the first repetition, as with 2.',
  bad: [{ text: '[x:chess]\nnFoldRule = ⟦1⟧\n', fixed: '[x:chess]\nnFoldRule = 2\n' }],
  good: ['[x:chess]\nnFoldRule = 2\n', '[x:chess]\nnFoldRule = 0\n'],
  keys: ['nFoldRule'],
  when: ({ rules }) => rules.nFoldRule === 1,
  message:
    '`nFoldRule = 1` works like 2, because the first repetition is the second occurrence; write 2, or 0 to turn the rule off',
  fix: { title: 'Write 2, which plays the same', value: '2' },
});
