import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS, type Color } from '../../../ir/board.js';
import { findingAtFirst } from '../../facts/findings.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

const REGION_KEYS = {
  white: ['connectRegion1White', 'connectRegion2White'],
  black: ['connectRegion1Black', 'connectRegion2Black'],
} as const satisfies Record<Color, readonly [OptionKey, OptionKey]>;

export default defineRule({
  code: 'rule/connect-region-incomplete',
  severity: 'warning',
  title: 'A connection region without its counterpart.',
  why: 'A player wins by a chain from the first region to the second; an empty region can never be reached.',
  bad: [
    {
      text: '[x:chess]\nconnectRegion1White = ⟦*1⟧\n',
      says: 'by `connectRegion1White` without `connectRegion2White`',
    },
    {
      text: '[x:chess]\nconnectRegion2Black = ⟦*1⟧\n',
      says: 'by `connectRegion2Black` without `connectRegion1Black`',
    },
    { text: '[x:chess]\nconnectRegion1White = ⟦a1⟧\n' },
    { text: '[x:chess]\nconnectRegion2White = ⟦a1⟧\n' },
  ],
  good: ['[x:chess]\nconnectRegion1White = *1\nconnectRegion2White = *8\n'],
  reads: 'section',
  keys: [...REGION_KEYS.white, ...REGION_KEYS.black],
  check: (section) =>
    COLORS.flatMap((color) => {
      const [first, second] = REGION_KEYS[color];
      const hasFirst = section.rules.connectRegion1[color].length > 0;
      if (hasFirst === section.rules.connectRegion2[color].length > 0) return [];
      const [given, missing] = hasFirst ? [first, second] : [second, first];
      return findingAtFirst(
        section,
        [given, missing],
        `${PLAYER[color]} can never win by \`${given}\` without \`${missing}\`; set both`,
      );
    }),
});
