import { opposite, printSquare } from '../../../ir/board.js';
import { freeTargetsOf } from '../../facts/attacks.js';
import { KING } from '../../facts/kings.js';
import { MOBILITY_KEYS, mobilityLines } from '../../facts/mobility.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/mobility-region-blocks-attack',
  severity: 'info',
  title: 'A king that starts outside the mobility region of an enemy piece.',
  why: 'A piece attacks only squares in its region, so it never checks a king outside it, even along an open line.',
  bad: [
    {
      text: '[x:chess]\nmobilityRegionWhiteQueen = ⟦*1 *2⟧\nmobilityRegionBlackQueen = *7 *8\nstartFen = 4k3/8/8/8/8/8/8/K3Q3 b - - 0 1\n',
    },
    {
      text: '[x:chess]\nmobilityRegionWhiteQueen = ⟦e1⟧\nmobilityRegionBlackQueen = *8\nstartFen = 3rk3/8/8/8/8/8/8/K3Q3 b - - 0 1\n',
      says: 'on e1 does not check the king of Black on e8',
    },
  ],
  good: [
    '[x:chess]\nmobilityRegionWhiteQueen = *1 *2\nmobilityRegionBlackQueen = *7 *8\n',
    '[x:chess]\nmobilityRegionWhiteQueen = *1 e*\nmobilityRegionBlackQueen = -\nstartFen = 4k3/8/8/8/8/8/8/K3Q3 b - - 0 1\n',
    '[x:chess]\nmobilityRegionWhiteQueen = -\nmobilityRegionBlackQueen = -\nstartFen = 4k3/8/8/8/8/8/8/K3Q3 b - - 0 1\n',
    '[x:chess]\nmobilityRegionWhiteQueen = *1\nmobilityRegionBlackQueen = *8\nstartFen = 4k3/8/8/8/8/8/8/K3R2Q b - - 0 1\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section) =>
    mobilityLines(section).flatMap(
      ({ color, pair, section, squares, type }): readonly Finding[] => {
        const { boardFits, pieces, walls } = startPosition(section);
        const king = pieces.find((piece) => piece.type === KING && piece.color !== color);
        if (squares.length === 0 || king === undefined || squares.includes(king.square)) return [];
        if (!boardFits) return [];
        const attacker = pieces.find(
          (piece) =>
            piece.type === type &&
            piece.color === color &&
            freeTargetsOf(section, { pieces, walls }, piece).capture.includes(king.square),
        );
        if (attacker === undefined) return [];
        return [
          {
            at: pair.valueAt,
            message: `the ${type} of ${PLAYER[color]} on ${printSquare(attacker.square)} does not check the king of ${PLAYER[opposite(color)]} on ${printSquare(king.square)}, because that square is outside this region; add the square, unless this is meant, as in xiangqi`,
          },
        ];
      },
    ),
});
