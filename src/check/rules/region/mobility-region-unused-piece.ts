import { MOBILITY_KEYS, mobilityLines } from '../../facts/mobility.js';
import { rewriteLine } from '../../facts/rewrite-line.js';
import type { EnginePieceType } from '../../../ir/engine-rules.js';
import type { LintedChild } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/mobility-region-unused-piece',
  severity: 'warning',
  title: 'A mobility region for a piece type that the variant does not have.',
  why: 'The region has no effect. The key contains the type of the piece, not its letter.',
  bad: [
    { text: '[x:chess]\nmobilityRegionWhiteElephant = ⟦*1 *2⟧\n', fixed: '[x:chess]\n' },
    {
      text: '[x:chess]\nqueen = -\nmobilityRegionBlackQueen = ⟦*8⟧\n',
      fixed: '[x:chess]\nqueen = -\n',
    },
  ],
  good: [
    '[x:xiangqi]\nmobilityRegionWhiteElephant = *1 *2 *3\n',
    '[x:chess]\nmobilityRegionWhiteElephant = *1\n[y:x]\nelephant = e\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section, text) =>
    mobilityLines(section).flatMap(({ pair, section, type }): readonly Finding[] => {
      // A parent may set regions for the pieces of its children.
      const isUsed =
        hasPiece(section, type) || section.children.some((child) => hasPiece(child, type));
      if (isUsed) return [];
      return [
        {
          at: pair.valueAt,
          message: `the variant has no piece of the type \`${type}\`, so \`${pair.key}\` has no effect; remove the line, or give the piece a letter: \`${type} = …\``,
          fix: {
            title: `Remove \`${pair.key}\``,
            safety: 'suggestion',
            replacements: [rewriteLine(text, pair, [])],
          },
        },
      ];
    }),
});

function hasPiece({ rules }: Pick<LintedChild, 'rules'>, type: EnginePieceType): boolean {
  return rules.pieces.some((piece) => piece.type === type);
}
