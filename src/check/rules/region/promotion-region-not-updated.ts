import { addBelow, printOnBoard } from '../../facts/board-height.js';
import { areMirrored } from '../../facts/both-sides.js';
import { oldPromotionZone } from '../../facts/promotion-zone.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/promotion-region-not-updated',
  severity: 'warning',
  title: "White's promotion zone does not fit the new board height.",
  why: 'Regions list squares and stay the same when maxRank changes. White promotes at another distance from the last rank than Black.',
  bad: [
    {
      text: '[x:chess]\nmaxRank = ⟦10⟧\nstartFen = k7/8/8/P7/8/8/8/8/8/K7 w - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 10\npromotionRegionWhite = *10\nstartFen = k7/8/8/P7/8/8/8/8/8/K7 w - - 0 1\n',
    },
    {
      text: '[x:shogi]\nmaxRank = ⟦8⟧\nmaxFile = 8\nstartFen = lnsgksnl/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/LNSGKSNL[-] w 0 1\n',
      fixed:
        '[x:shogi]\nmaxRank = 8\npromotionRegionWhite = *6 *7 *8\nmaxFile = 8\nstartFen = lnsgksnl/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/LNSGKSNL[-] w 0 1\n',
      says: 'White still promotes on `*7 *8`',
    },
  ],
  good: [
    '[x:chess]\nmaxRank = 10\npromotionRegionWhite = *10\n',
    '[x:chess]\nmaxRank = 10\npawn = -\n',
    '[x:shogi]\nmaxRank = 10\npromotionRank = 7\n',
    '[x:shogi]\nmaxRank = 8\npromotionRegionBlack = *1 *2\n',
    '[x:shogi]\nmaxRank = 10\npromotionRegionBlack = *4 *3 *2\n',
  ],
  reads: 'section',
  keys: ['maxRank'],
  check: (section, file) => {
    const zone = oldPromotionZone(section);
    if (zone === null || zone.onBoard.length === 0) return [];
    const { height, moved, onBoard } = zone;
    if (areMirrored(section.rules, onBoard, section.rules.promotionRegion.black)) return [];
    const value = printOnBoard(section, moved);
    return [
      {
        at: height.pair.valueAt,
        message: `White still promotes on \`${printOnBoard(section, onBoard)}\` and Black on \`${printOnBoard(section, section.rules.promotionRegion.black)}\`, although the board now has ${height.ranks} ranks; write \`promotionRegionWhite = ${value}\``,
        fix: addBelow(file, height, [`promotionRegionWhite = ${value}`]),
      },
    ];
  },
});
