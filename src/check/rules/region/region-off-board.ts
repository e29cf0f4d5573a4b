import type { EngineRules } from '../../../ir/engine-rules.js';
import { fixOfValue } from '../../facts/findings.js';
import { REGION_KEYS, writtenRegions } from '../../facts/regions.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/region-off-board',
  severity: 'warning',
  title: 'Squares beyond the board in a region.',
  why: 'The engine stores them, but no piece can reach them. maxFile and maxRank set the size of the board.',
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦d4 j4 a9⟧\n',
      fixed: '[x:chess]\nflagRegion = d4\n',
      says: '`j4`, `a9` lie beyond the board of 8 files and 8 ranks; write `d4`',
    },
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦*9⟧\n',
      says: '`*9` lies beyond the board of 8 files and 8 ranks; list squares',
    },
    { text: '[x:chess]\npromotionRegionWhite = ⟦*9⟧\n[y:x]\nnFoldRule = 3\n' },
    { text: '[x:chess]\nflagRegion = ⟦d4 i4⟧\n', fixed: '[x:chess]\nflagRegion = d4\n' },
  ],
  good: [
    '[x:chess]\npromotionRegionWhite = *8 a*\n',
    '[x:shogi]\npromotionRegionWhite = *9\n',
    '[x:chess]\npromotionRegionWhite = *9\n[y:x]\nmaxRank = 9\n',
    '[x:chess]\nflagRegion = i4\n[y:x]\nmaxFile = 9\n',
  ],
  reads: 'section',
  keys: REGION_KEYS,
  check: (section) =>
    writtenRegions(section).flatMap(({ pair, section, words }): readonly Finding[] => {
      const isOff = (word: string): boolean => isBeyond(word, section.rules);
      const off = words.filter(isOff);
      if (off.length === 0 || hasLargerChild(section)) return [];
      const { maxFile, maxRank } = section.rules;
      const list = off.map((word) => `\`${word}\``).join(', ');
      const lies = off.length === 1 ? 'lies' : 'lie';
      const rest = words.filter((word) => !isOff(word)).join(' ');
      return [
        {
          at: pair.valueAt,
          message: `${list} ${lies} beyond the board of ${maxFile} files and ${maxRank} ranks; ${rest === '' ? 'list squares of the board, because the region has none' : `write \`${rest}\``}`,
          ...fixOfValue(pair, rest === '' ? null : rest, 'Remove the squares beyond the board'),
        },
      ];
    }),
});

/** Whether a child has a larger board, for which a parent may set squares. */
function hasLargerChild({ children, rules }: LintedSection): boolean {
  return children.some(
    (child) => child.rules.maxFile > rules.maxFile || child.rules.maxRank > rules.maxRank,
  );
}

/** Whether the file or the rank of `e4`, `e*` or `*4` lies beyond the board. */
function isBeyond(word: string, { maxFile, maxRank }: EngineRules): boolean {
  const file = word.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
  return file >= maxFile || Number(word.slice(1)) > maxRank;
}
