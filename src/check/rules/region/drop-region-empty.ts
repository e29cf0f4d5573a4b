import { COLORS } from '../../../ir/board.js';
import { holdsHands } from '../../facts/fen-board.js';
import { readRegions } from '../../facts/regions.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = {
  white: ['dropRegionWhite', 'whiteDropRegion'],
  black: ['dropRegionBlack', 'blackDropRegion'],
} as const;

export default defineRule({
  code: 'region/drop-region-empty',
  severity: 'warning',
  title: 'A player with pieces in hand and an empty drop region.',
  why: 'For drop regions `-` means no squares, not no restriction, so the player can never drop a piece.',
  bad: [
    {
      text: '[x:crazyhouse]\ndropRegionWhite = ⟦-⟧\nstartFen = 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\n',
    },
    { text: '[x:crazyhouse]\ndropRegionWhite = ⟦-⟧\n' },
  ],
  good: [
    '[x:crazyhouse]\ndropRegionWhite = *1 *2 *3\n',
    '[x:chess]\ndropRegionWhite = -\n',
    '[x:placement]\ncapturesToHand = false\ndropRegionBlack = -\nstartFen = 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\n',
    '[x:chess]\ncapturesToHand = true\ndropRegionWhite = -\n',
    '[x:crazyhouse]\ndropRegionWhite = a1\n',
  ],
  reads: 'section',
  keys: [...KEYS.white, ...KEYS.black],
  check: (section) => {
    const { capturesToHand, dropRegion } = section.rules;
    if (!holdsHands(section.rules)) return [];
    return COLORS.flatMap((color): readonly Finding[] => {
      const [region] = readRegions(section, KEYS[color]);
      if (region === undefined || dropRegion[color].length > 0) return [];
      const inHand = startPosition(section).hands?.pieces ?? [];
      if (!capturesToHand && !inHand.some((piece) => piece.color === color)) return [];
      const { key, valueAt } = region.pair;
      return [
        {
          at: valueAt,
          message: `${PLAYER[color]} can never drop a piece, because \`${key}\` has no square; name squares, or remove the line to inherit the region`,
        },
      ];
    });
  },
});
