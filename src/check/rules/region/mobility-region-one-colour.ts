import { opposite } from '../../../ir/board.js';
import { MOBILITY_KEYS, mobilityKey, mobilityLines, regionOf } from '../../facts/mobility.js';
import { countOf, startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/mobility-region-one-colour',
  severity: 'warning',
  title: 'A mobility region for one player only.',
  why: 'The other player has the same piece type without a restriction.',
  bad: [{ text: '[x:chess]\nmobilityRegionWhiteKing = ⟦d1 e1 f1 d2 e2 f2⟧\n' }],
  good: [
    '[x:chess]\nmobilityRegionWhiteKing = *1 *2\nmobilityRegionBlackKing = *7 *8\n',
    '[x:chess]\nmobilityRegionWhiteKing = *1 *2\nmobilityRegionBlackKing = -\n',
    '[x:chess]\nmobilityRegionWhiteQueen = *1\nstartFen = 4k3/8/8/8/8/8/8/3QK3 w - - 0 1\n',
    '[x:xiangqi]\nmobilityRegionWhiteElephant = c1 g1 a3 e3 i3 c5 g5\n',
    '[p:chess]\nmobilityRegionWhiteKing = e1\nmobilityRegionBlackKing = e8\n[x:p]\nmobilityRegionWhiteKing = d1 e1\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section) =>
    mobilityLines(section).flatMap(
      ({ color, pair, section, squares, type }): readonly Finding[] => {
        const other = opposite(color);
        const key = mobilityKey(type, other);
        if (squares.length === 0 || ownPair(section, key) !== null) return [];
        if (regionOf(section.rules, type, other).length > 0) return [];
        if (countOf(startPosition(section), type, other) === 0) return [];
        return [
          {
            at: pair.valueAt,
            message: `only ${PLAYER[color]}'s ${type} is restricted to a region; set \`${key}\` for ${PLAYER[other]} too (\`-\` for no restriction)`,
          },
        ];
      },
    ),
});
