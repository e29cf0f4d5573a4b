import type { OptionKey } from '../../../catalog/options/option-key.js';
import { acts } from '../../../ir/acts.js';
import { equalSquareSets, rotateSquares } from '../../../ir/region.js';
import { printOnBoard } from '../../facts/board-height.js';
import { areArmiesAlike, areMirrored } from '../../facts/both-sides.js';
import { fixOfValue } from '../../facts/findings.js';
import { hasFaultyRegions, onBoard } from '../../facts/regions.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const FIELDS = ['promotionRegion', 'dropRegion'] as const;

const KEYS: readonly OptionKey[] = FIELDS.map((field): OptionKey => `${field}Black`);

export default defineRule({
  code: 'region/same-for-both',
  severity: 'warning',
  title: 'Both players have the same region, on one side of the board.',
  why: "Squares are those of the board, seen by White, for Black too. Black's last rank is `*1`: with the region of White, Black's pawns never promote, or Black drops on the far side.",
  bad: [
    {
      text: '[x:chess]\npromotionRegionWhite = *7 *8\npromotionRegionBlack = ⟦*7 *8⟧\n',
      fixed: '[x:chess]\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2\n',
    },
    {
      text: '[x:crazyhouse]\ndropRegionWhite = *1 *2 *3\ndropRegionBlack = ⟦*1 *2 *3⟧\n',
      fixed: '[x:crazyhouse]\ndropRegionWhite = *1 *2 *3\ndropRegionBlack = *6 *7 *8\n',
    },
    {
      text: '[x:shogi]\npromotionRegionBlack = ⟦*7 *8 *9⟧\n',
      fixed: '[x:shogi]\npromotionRegionBlack = *1 *2 *3\n',
    },
  ],
  good: [
    '[x:chess]\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2\n',
    '[x:crazyhouse]\ndropRegionWhite = *3 *6\ndropRegionBlack = *3 *6\n',
    '[x:crazyhouse]\ndropRegionWhite = -\ndropRegionBlack = -\n',
    '[x:chess]\ndropRegionWhite = *1\ndropRegionBlack = *1\n',
    '[x:chess]\npromotionRegionWhite = *8\npromotionRegionBlack = *8\nstartFen = 4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { rules } = section;
    if (hasFaultyRegions(section)) return [];
    return FIELDS.flatMap((field): readonly Finding[] => {
      const pair = ownPair(section, `${field}Black`);
      if (pair === null) return [];
      const [white, black] = [
        onBoard(section, rules[field].white),
        onBoard(section, rules[field].black),
      ];
      if (!equalSquareSets(white, black) || areMirrored(rules, white, black)) return [];
      if (!acts(field, rules) || !areArmiesAlike(rules, startPosition(section))) return [];
      const board = { files: rules.maxFile, ranks: rules.maxRank };
      const value = printOnBoard(section, rotateSquares(board, white));
      return [
        {
          at: pair.valueAt,
          message: `Black has the same \`${field}\` as White, on one side of the board; squares are those seen by White, so for the same region on Black's side write \`${value}\``,
          ...fixOfValue(pair, value, `Write \`${value}\``),
        },
      ];
    });
  },
});
