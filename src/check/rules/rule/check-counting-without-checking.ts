import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/check-counting-without-checking',
  severity: 'error',
  title: 'Checks are counted, but none can be given.',
  why: 'With `checking = false` a move that gives check is illegal, so `checkCounting` never counts one.',
  bad: [
    { text: '[x:3check]\nchecking = ⟦false⟧\n' },
    {
      text: '[x:racingkings]\nflagRegion = *8\ncheckCounting = ⟦true⟧\n',
    },
  ],
  good: ['[x:3check]\n', '[x:3check]\nchecking = false\ncheckCounting = false\n'],
  keys: ['checkCounting', 'checking'],
  when: ({ rules }) => rules.checkCounting && !rules.checking,
  message:
    '`checkCounting` has no effect, because `checking = false` makes every check illegal; write `checking = true`',
});
