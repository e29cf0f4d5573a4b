import type { OptionKey } from '../../../catalog/options/option-key.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

/** Rules that PyChess does not support in uploaded variants. */
const UNSUPPORTED = [
  'twoBoards',
  'cambodianMoves',
  'materialCounting',
  'freeDrops',
  'countingRule',
  'chasingRule',
  'wallingRule',
  'gating',
] as const satisfies readonly OptionKey[];

/** Values that turn such a rule off. */
const OFF: ReadonlySet<string> = new Set(['false', 'none', '-', '0']);

export default defineRule({
  code: 'rule/pychess-unsupported',
  severity: 'error',
  title: 'A rule that PyChess does not accept in uploaded variants.',
  why: "PyChess does not support two boards, Cambodian leaps, counting of material or moves, free drops, chasing, walls, or gating other than Seirawan's, and refuses a file that uses one of them.",
  profiles: ['pychess'],
  bad: [
    { text: '[abc:chess]\nwallingRule = ⟦static⟧\n', says: 'PyChess refuses this rule' },
    { text: '[abc:chess]\ngating = ⟦true⟧\n', says: 'also write `seirawanGating = true`' },
  ],
  good: [
    '[abc:chess]\nwallingRule = none\ngating = false\n',
    '[abc:seirawan]\ngating = true\nseirawanGating = true\n',
  ],
  reads: 'section',
  keys: UNSUPPORTED,
  check: (section) =>
    UNSUPPORTED.flatMap((key): Finding[] => {
      const pair = ownPair(section, key);
      if (pair === null || OFF.has(pair.value)) return [];
      if (key === 'gating' && ownPair(section, 'seirawanGating')?.value === 'true') return [];
      const advice =
        key === 'gating'
          ? 'PyChess supports only Seirawan gating; also write `seirawanGating = true`, or leave it out'
          : 'PyChess refuses this rule in an upload; leave it out';
      return [{ at: pair.valueAt, message: `\`${key} = ${pair.value}\`: ${advice}` }];
    }),
});
