import { lineBefore } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/perpetual-check-absent',
  severity: 'info',
  since: '0.1.0',
  title: 'A shogi variant that does not mention perpetual check.',
  why: '`variantTemplate = shogi` brings no rules: without a parent perpetual check is a repetition like any other, while in shogi whoever gives it loses.',
  bad: [
    {
      text: '[x]\nking = k\npieceDrops = true\nvariantTemplate = ⟦shogi⟧\n',
      fixed:
        '[x]\nking = k\npieceDrops = true\nperpetualCheckIllegal = true\nvariantTemplate = shogi\n',
    },
  ],
  good: [
    '[x]\nking = k\npieceDrops = true\nvariantTemplate = shogi\nperpetualCheckIllegal = true\n',
    '[x]\nking = k\nvariantTemplate = shogi\n',
    '[x:shogi]\nvariantTemplate = shogi\n',
  ],
  reads: 'section',
  keys: ['variantTemplate'],
  check: (section, file) => {
    const { nFoldRule, pieceDrops, variantTemplate } = section.rules;
    const pair = ownPair(section, 'variantTemplate');
    if (pair === null || section.parent !== null || variantTemplate !== 'shogi') return [];
    if (!pieceDrops || nFoldRule === 0) return [];
    if (ownPair(section, 'perpetualCheckIllegal') !== null) return [];
    return [
      {
        at: pair.valueAt,
        message:
          '`variantTemplate = shogi` without `perpetualCheckIllegal`: perpetual check does not lose; write `perpetualCheckIllegal = true` as in shogi, or `false` if that is meant',
        fix: {
          title: 'Write `perpetualCheckIllegal = true`',
          safety: 'suggestion',
          replacements: [lineBefore(file, pair, 'perpetualCheckIllegal = true')],
        },
      },
    ];
  },
});
