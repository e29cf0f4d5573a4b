import { addBelow, printOnBoard } from '../../facts/board-height.js';
import { oldPromotionZone } from '../../facts/promotion-zone.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/promotion-region-off-board',
  severity: 'warning',
  title: "White's promotion zone lies beyond the new board.",
  why: 'Regions list squares and stay the same when maxRank changes. White can no longer reach the inherited zone; Black still promotes on rank 1.',
  bad: [
    {
      text: '[x:chess]\nmaxRank = ⟦6⟧\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 6\npromotionRegionWhite = *6\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nmaxRank = 6\npromotionRegionWhite = *6\n',
    '[x:chess]\nmaxRank = 6\npawn = -\n',
    '[x:shogi]\nmaxRank = 8\n',
    '[tall:chess]\npromotionRegionWhite = a6 *8\n[low:tall]\nmaxRank = 6\n',
  ],
  reads: 'section',
  keys: ['maxRank'],
  check: (section, file) => {
    const zone = oldPromotionZone(section);
    if (zone === null || zone.onBoard.length > 0) return [];
    const { height, moved } = zone;
    const value = printOnBoard(section, moved);
    return [
      {
        at: height.pair.valueAt,
        message: `White cannot promote, because the inherited zone lies beyond rank ${height.ranks}; write \`promotionRegionWhite = ${value}\``,
        fix: addBelow(file, height, [`promotionRegionWhite = ${value}`]),
      },
    ];
  },
});
