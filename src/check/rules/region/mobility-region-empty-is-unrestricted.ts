import { opposite } from '../../../ir/board.js';
import { MOBILITY_KEYS, mobilityLines, regionOf } from '../../facts/mobility.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/mobility-region-empty-is-unrestricted',
  severity: 'warning',
  title: 'An empty mobility region.',
  why: 'An empty mobility region is no restriction. `-` is only useful to remove an inherited region, or to show that only the other player has one.',
  bad: [{ text: '[x:chess]\nmobilityRegionWhiteQueen = ⟦-⟧\n' }],
  good: [
    '[x:xiangqi]\nmobilityRegionWhiteElephant = -\n',
    '[x:chess]\nmobilityRegionWhiteQueen = *1\nmobilityRegionBlackQueen = -\n',
    '[x:chess]\nmobilityRegionWhiteArchbishop = -\n',
    '[x:chess]\nmobilityRegionWhiteQueen = d1\n',
    '[p:chess]\nmobilityRegionWhiteQueen = d1\n[x:p]\nmobilityRegionWhiteQueen = -\n',
    '[x:chess]\nmobilityRegionWhiteQueen = -\nmobilityRegionBlackQueen = d8\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section) =>
    mobilityLines(section).flatMap(
      ({ color, pair, section, squares, type }): readonly Finding[] => {
        const { base, rules } = section;
        const isUsed = rules.pieces.some((piece) => piece.type === type);
        if (!isUsed || squares.length > 0) return [];
        const lifts = regionOf(base, type, color).length > 0;
        const isOneSided = regionOf(rules, type, opposite(color)).length > 0;
        if (lifts || isOneSided) return [];
        return [
          {
            at: pair.valueAt,
            message: `\`-\` does not restrict ${PLAYER[color]}'s ${type}; list the squares that it may enter, or use the type \`immobile\` for a piece without moves`,
          },
        ];
      },
    ),
});
