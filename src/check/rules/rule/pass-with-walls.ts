import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/pass-with-walls',
  severity: 'error',
  title: 'Passing in a game with walls.',
  why: 'A pass puts its wall on a1, even if a piece is there. The board then has both, although the FEN shows only the piece.',
  bad: [{ text: '[x:duck]\npass = ⟦true⟧\n' }, { text: '[x:isolation]\npassBlack = ⟦true⟧\n' }],
  good: [
    '[x:duck]\npass = false\n',
    '[x:chess]\npass = true\n',
    '[x:isolation]\nwallOrMove = true\n',
  ],
  keys: ['pass', 'passWhite', 'passBlack', 'wallingRule', 'wallOrMove'],
  when: ({ rules: { pass, wallingRule } }) => wallingRule !== 'none' && (pass.white || pass.black),
  message:
    'a pass puts a wall on a1, even if a piece is there; turn passing off, or write `wallOrMove = true` to let players place a wall instead of moving',
});
