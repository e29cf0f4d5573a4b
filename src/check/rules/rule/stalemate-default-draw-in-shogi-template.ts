import { fixOfLines } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/stalemate-default-draw-in-shogi-template',
  severity: 'info',
  title: 'A shogi variant that does not mention stalemate.',
  why: '`variantTemplate = shogi` adds no rules. Without a parent stalemate is a draw, while in shogi a player who cannot move loses.',
  bad: [
    {
      text: '[x]\nking = k\nvariantTemplate = ⟦shogi⟧\n',
      fixed: '[x]\nking = k\nstalemateValue = loss\nvariantTemplate = shogi\n',
    },
    {
      text: '[x]\r\nvariantTemplate = ⟦shogi⟧',
      fixed: '[x]\r\nstalemateValue = loss\nvariantTemplate = shogi',
    },
  ],
  good: [
    '[x]\nking = k\nvariantTemplate = shogi\nstalemateValue = loss\n',
    '[x:shogi]\nvariantTemplate = shogi\n',
    '[x]\nking = k\n',
    '[x]\nking = k\nvariantTemplate = bughouse\n',
  ],
  reads: 'section',
  keys: ['variantTemplate'],
  check: (section, file) => {
    const pair = ownPair(section, 'variantTemplate');
    if (pair === null || section.parent !== null) return [];
    if (section.rules.variantTemplate !== 'shogi') return [];
    if (ownPair(section, 'stalemateValue') !== null) return [];
    return [
      {
        at: pair.valueAt,
        message:
          '`variantTemplate = shogi` without `stalemateValue`: stalemate is a draw; write `stalemateValue = loss` as in shogi, or `draw` if that is meant',
        ...fixOfLines(file, pair, 'stalemateValue = loss'),
      },
    ];
  },
});
