import { COLORS, opposite, type Color } from '../../../ir/board.js';
import { equalSquareSets } from '../../../ir/region.js';
import { parseRegion } from '../../../notation/option-values/regions.js';
import { readRegions } from '../../facts/regions.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import type { IniPair } from '../../../read/ini/scan.js';
import { defineRule } from '../../rule.js';

const KEYS = { white: 'wallingRegionWhite', black: 'wallingRegionBlack' } as const;

export default defineRule({
  code: 'region/walling-region-overrides-colours',
  severity: 'warning',
  title: '`wallingRegion` beside `wallingRegionWhite` or `wallingRegionBlack`.',
  why: 'The engine reads wallingRegion last, so the separate regions for White and Black are lost. For all other regions the keys for one player take precedence.',
  bad: [
    {
      text: '[x:duck]\nwallingRegion = ⟦*5⟧\nwallingRegionWhite = *1\nwallingRegionBlack = *8\n',
      says: 'remove it, or the others',
    },
    {
      text: '[x:duck]\nwallingRegionWhite = *1\nwallingRegion = ⟦*5⟧\n',
      fixed: '[x:duck]\nwallingRegionWhite = *1\nwallingRegionBlack = *5\n',
      says: 'rename it to `wallingRegionBlack`',
    },
    { text: '[x:duck]\nwallingRegion = ⟦*5⟧\nwallingRegionWhite = *1\nwallingRegionBlack = *5\n' },
  ],
  good: [
    '[x:duck]\nwallingRegionWhite = *1\nwallingRegionBlack = *8\n',
    '[x:duck]\nwallingRegion = *5\nwallingRegionWhite = *5\n',
  ],
  reads: 'section',
  keys: ['wallingRegion'],
  check: (section) => {
    const [common] = readRegions(section, ['wallingRegion']);
    const lost = COLORS.filter((color) => isLost(section, color));
    const [only, ...others] = lost;
    if (common === undefined || only === undefined) return [];
    const { pair } = common;
    const lines = lost.flatMap((color) => ownPair(section, KEYS[color]) ?? []);
    const lostKeys = lines.map(({ key }) => `\`${key}\``).join(' and ');
    const otherKey = KEYS[opposite(only)];
    const isFree = others.length === 0 && ownPair(section, otherKey) === null;
    return [
      {
        at: pair.valueAt,
        message: `\`${pair.key}\` is read last and overrides ${lostKeys}; ${isFree ? `rename it to \`${otherKey}\`` : 'remove it, or the others'}`,
        notes: lines.map(overridden),
        ...(isFree
          ? {
              fix: {
                title: `Rename it to \`${otherKey}\``,
                safety: 'suggestion' as const,
                replacements: [{ at: pair.keyAt, text: otherKey }],
              },
            }
          : {}),
      },
    ];
  },
});

function isLost(section: LintedSection, color: Color): boolean {
  const pair = ownPair(section, KEYS[color]);
  if (pair === null) return false;
  return !equalSquareSets(parseRegion(pair.value).value, section.rules.wallingRegion[color]);
}

function overridden({ valueAt }: IniPair): { message: string; at: IniPair['valueAt'] } {
  return { message: 'has no effect', at: valueAt };
}
