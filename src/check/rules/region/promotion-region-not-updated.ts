import { addBelow, printOnBoard } from '../../facts/board-height.js';
import { oldPromotionZone } from '../../facts/promotion-zone.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/promotion-region-not-updated',
  severity: 'warning',
  title: "White's promotion zone does not fit the new board height.",
  why: 'Regions list squares and stay the same when maxRank changes. White promotes before the last rank, Black on it.',
  bad: [
    {
      text: '[x:chess]\nmaxRank = ⟦10⟧\nstartFen = k7/8/8/P7/8/8/8/8/8/K7 w - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 10\npromotionRegionWhite = *10\nstartFen = k7/8/8/P7/8/8/8/8/8/K7 w - - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nmaxRank = 10\npromotionRegionWhite = *10\n',
    '[x:chess]\nmaxRank = 10\npawn = -\n',
    '[x:shogi]\nmaxRank = 10\npromotionRank = 7\n',
  ],
  reads: 'section',
  keys: ['maxRank'],
  check: (section, file) => {
    const zone = oldPromotionZone(section);
    if (zone === null || zone.height.ranks < zone.height.before) return [];
    const { height, moved, onBoard } = zone;
    const value = printOnBoard(section, moved);
    return [
      {
        at: height.pair.valueAt,
        message: `White still promotes on \`${printOnBoard(section, onBoard)}\`, but the last rank is now ${height.ranks}; write \`promotionRegionWhite = ${value}\``,
        fix: addBelow(file, height, 'promotionRegionWhite', value),
      },
    ];
  },
});
