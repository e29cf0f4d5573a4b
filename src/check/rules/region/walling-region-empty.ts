import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS, type ByColor } from '../../../ir/board.js';
import { onBoard, readRegions } from '../../facts/regions.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

/** The keys that can cause it; the key with precedence first. */
const KEYS: ByColor<readonly OptionKey[]> = {
  white: ['wallingRegion', 'wallingRegionWhite'],
  black: ['wallingRegion', 'wallingRegionBlack'],
};

export default defineRule({
  code: 'region/walling-region-empty',
  severity: 'error',
  title: 'There is no square where a wall may be placed.',
  why: 'Every move also places a wall. If no square is left for it, no move is legal and the game is over.',
  bad: [
    { text: '[x:duck]\nwallingRegion = ⟦-⟧\n', says: 'White and Black cannot move' },
    { text: '[x:duck]\nwallingRegionBlack = ⟦*9⟧\n', says: 'Black cannot move' },
  ],
  good: [
    '[x:duck]\nwallingRegion = *5\n',
    '[x:chess]\nwallingRegion = -\n',
    '[x:duck]\nwallOrMove = true\nwallingRegionBlack = -\n',
    '[x:duck]\nwallingRegion = a1\n',
  ],
  reads: 'section',
  keys: ['wallingRegion', 'wallingRegionWhite', 'wallingRegionBlack'],
  check: (section) => {
    const { pass, wallingRegion, wallingRule, wallOrMove } = section.rules;
    if (wallingRule === 'none' || wallOrMove) return [];
    const found = COLORS.flatMap((color) => {
      if (pass[color] || onBoard(section, wallingRegion[color]).length > 0) return [];
      const [region] = KEYS[color].flatMap((key) => readRegions(section, [key]));
      return region === undefined ? [] : [{ color, pair: region.pair }];
    });
    // One line may affect both players.
    return [...new Set(found.map(({ pair }) => pair))].map((pair) => {
      const players = found.filter((one) => one.pair === pair).map(({ color }) => PLAYER[color]);
      return {
        at: pair.valueAt,
        message: `${players.join(' and ')} cannot move, because \`${pair.value}\` has no square for the wall that each move places (\`wallingRule = ${wallingRule}\`); list squares of the board`,
      };
    });
  },
});
