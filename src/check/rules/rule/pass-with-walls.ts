import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

const KEYS = ['pass', 'passWhite', 'passBlack', 'wallingRule', 'wallOrMove'] as const;

export default defineRule({
  code: 'rule/pass-with-walls',
  severity: 'error',
  title: 'Passing in a game with walls.',
  why: 'A pass puts its wall on a1, even onto a piece. The board then holds both, although the FEN shows only the piece.',
  bad: [{ text: '[x:duck]\npass = ⟦true⟧\n' }, { text: '[x:isolation]\npassBlack = ⟦true⟧\n' }],
  good: [
    '[x:duck]\npass = false\n',
    '[x:chess]\npass = true\n',
    '[x:isolation]\nwallOrMove = true\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { pass, wallingRule } = section.rules;
    if (wallingRule === 'none' || (!pass.white && !pass.black)) return [];
    return findingAtFirst(
      section,
      KEYS,
      'a pass puts a wall on a1, even onto a piece; switch passing off, or write `wallOrMove = true` to let players place a wall instead of moving',
    );
  },
});
