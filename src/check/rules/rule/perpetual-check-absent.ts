import { fixOfLines } from '../../facts/findings.js';
import { ownPair } from '../../linted-file.js';
import { noteAt } from '../../page/page-rule.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/perpetual-check-absent',
  severity: 'info',
  title: 'A shogi variant that does not mention perpetual check.',
  why: '`variantTemplate = shogi` adds no rules. Without a parent, perpetual check is an ordinary repetition, while in shogi the player who gives it loses.',
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
    '[x]\nking = k\npieceDrops = true\nvariantTemplate = shogi\nnFoldRule = 0\n',
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
        ...fixOfLines(file, pair, 'perpetualCheckIllegal = true'),
      },
    ];
  },
  onPage: {
    severity: 'error',
    replaces: ['rule/perpetual-check-absent'],
    bad: [
      '# My game\n\n⟦All rules are the same as orthodox Shogi⟧.\n\n```\n[mygame]\nvariantTemplate = shogi\nking = k\npieceDrops = true\ncapturesToHand = true\nstalemateValue = loss\n```\n',
    ],
    good: [
      '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame]\nvariantTemplate = shogi\nking = k\nperpetualCheckIllegal = true\n```\n',
    ],
    check: ({ base, reference, quote, sources }) => {
      if (reference?.kind !== 'options' || base === null) return [];
      const isDescribed = sources.reading.rules.some(
        ({ option }) => option === 'perpetualCheckIllegal',
      );
      const isAbsent =
        base.rules.perpetualCheckIllegal && !reference.rules.perpetualCheckIllegal && !isDescribed;
      const { span } = base;
      const place = reference.placeOf('perpetualCheckIllegal', 'variantTemplate') ?? reference.span;
      if (!isAbsent) return [];
      return [
        {
          span,
          message: `"${quote(span)}": perpetual check loses in ${base.name}, but not in these options; write \`perpetualCheckIllegal = true\``,
          notes: [noteAt(place, 'the options')],
        },
      ];
    },
  },
});
