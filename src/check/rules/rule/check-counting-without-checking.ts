import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/check-counting-without-checking',
  severity: 'error',
  title: 'Checks are counted, but none can be given.',
  why: 'With `checking = false` a move that gives check is illegal, so `checkCounting` never counts one. An attack on a piece that is royal by extinction, such as the king of atomic chess, is not counted either: only checks on the type `king` are.',
  bad: [
    { text: '[x:3check]\nchecking = ⟦false⟧\n' },
    {
      text: '[x:racingkings]\nflagRegion = *8\ncheckCounting = ⟦true⟧\n',
    },
    {
      text: '[x:atomic]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\ncheckCounting = ⟦true⟧\n',
      says: 'only checks on a `king`',
    },
    { text: '[x:3check]\nking = ⟦-⟧\ncommoner = k\n', says: 'only checks on a `king`' },
  ],
  good: [
    '[x:3check]\n',
    '[x:3check]\nchecking = false\ncheckCounting = false\n',
    '[x:3check]\nking = k:KN\n',
  ],
  keys: ['checkCounting', 'checking', 'king'],
  when: (section) => {
    const { checkCounting, checking } = section.rules;
    return checkCounting && !(checking && hasKing(section));
  },
  message: ({ rules }) =>
    rules.checking
      ? '`checkCounting` counts only checks on a `king`, and the variant has none, so no number of checks wins; write `checkCounting = false`, or use a `king`'
      : '`checkCounting` has no effect, because `checking = false` makes every check illegal; write `checking = true`',
});
