import { FORMER_OPTIONS } from '../../../catalog/options/former.js';
import { assignOption } from '../../../notation/option-values/assign-option.js';
import { startDraft } from '../../../notation/option-values/rules-draft.js';
import type { IniPair } from '../../../read/ini/scan.js';
import { isRankOffBoard } from '../../facts/former-rank.js';
import { modernOptions, type FormerRow } from '../../facts/modern-options.js';
import { printOptions, rewriteLine } from '../../facts/rewrite-line.js';
import { ownPair, type LintedText, type LintedSection } from '../../linted-file.js';
import { defineRule, type Finding, type RuleFix } from '../../rule.js';

export default defineRule({
  code: 'ini/deprecated-key',
  severity: 'warning',
  title: 'An old key that the engine still reads.',
  why: 'The engine reads it before the current keys, which override it, and a later version may drop it. A rank in an old key depends on the board size of its section; the current keys list squares.',
  bad: [
    {
      text: '[x:chess]\nmaxRank = 9\n⟦promotionRank⟧ = 7\nstartFen = k7/8/8/8/8/8/8/8/K7 w - - 0 1\n',
      fixed:
        '[x:chess]\nmaxRank = 9\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *1 *2 *3\nstartFen = k7/8/8/8/8/8/8/8/K7 w - - 0 1\n',
    },
    { text: '[x:chess]\n⟦whiteFlag⟧ = *8\n', fixed: '[x:chess]\nflagRegionWhite = *8\n' },
    {
      text: '[x:chess]\n⟦whiteFlag⟧ = *8\nflagRegion = *4\n',
      fixed: '[x:chess]\nflagRegion = *4\n',
    },
    { text: '[x:chess]\n⟦dropOnTop⟧ = true\n', fixed: '[x:chess]\nenclosingDrop = top\n' },
    { text: '[x:chess]\nwhiteFlag = *8\n⟦whiteFlag⟧ = *7\n' },
    { text: '[x:nobody]\n⟦whiteFlag⟧ = *8\n' },
    { text: '[x:chess]\n⟦whiteFlag⟧ = *8 none\n' },
    {
      text: '[x:chess]\nmaxRank = 9\n⟦promotionRank⟧ = 7\nstartFen = k7/8/8/8/8/8/8/8/K7 w - - 0 1\n[y:x]\nmaxRank = 10\n',
      fixed:
        '[x:chess]\nmaxRank = 9\npromotionRegionWhite = *7 *8 *9\npromotionRegionBlack = *1 *2 *3\nstartFen = k7/8/8/8/8/8/8/8/K7 w - - 0 1\n[y:x]\nmaxRank = 10\n',
    },
  ],
  good: ['[x:chess]\nflagRegionWhite = *8\n', '[x:chess]\npromotionRank = 9\n'],
  reads: 'section',
  readsOnlyLines: true,
  keys: FORMER_OPTIONS.map(({ key }) => key),
  check: (section, file) =>
    FORMER_OPTIONS.flatMap((row): Finding[] => {
      const pair = ownPair(section, row.key);
      if (pair === null || isReportedElsewhere(section, row, pair)) return [];
      const fix = fixOf(file, section, row, pair);
      const message = `\`${row.key}\` is an old key that a later version of the engine may drop; write ${row.replacedBy} instead`;
      return [{ at: pair.keyAt, message, ...(fix === null ? {} : { fix }) }];
    }),
});

/** Whether other diagnostics report the key: its rank is off the board, or `doubleStepRank` overrides it. */
function isReportedElsewhere(section: LintedSection, row: FormerRow, { value }: IniPair): boolean {
  if (isRankOffBoard(section, row, value)) return true;
  const rank = ownPair(section, 'doubleStepRank');
  return row.key === 'doubleStepRankMin' && rank !== null && /^(?:10|[1-9])$/.test(rank.value);
}

function fixOf(
  file: LintedText,
  section: LintedSection,
  row: FormerRow,
  pair: IniPair,
): RuleFix | null {
  // A repeated key must be removed first; with an unknown parent, the size of the board is unknown, too.
  if (linesOf(section, row.key) > 1 || section.isOrphan) return null;
  // Other faults of the value must be fixed first.
  if (assignOption(startDraft(section.rules), row, pair.value).length > 0) return null;
  const options = modernOptions(file, section, row, pair);
  if (options === null) return null;
  const isZone = row.key === 'promotionRank' && options.length > 0;
  return {
    title: titleOf(row, options),
    safety: isZone && isHigherBelow(section) ? 'suggestion' : 'safe',
    replacements: [rewriteLine(file, pair, options)],
    ...(isZone ? { changes: row.fields } : {}),
  };
}

function linesOf({ section }: LintedSection, key: string): number {
  return section.lines.filter((line) => line.kind === 'pair' && line.key === key).length;
}

function titleOf({ key }: FormerRow, options: ReturnType<typeof modernOptions> & object): string {
  if (options.length === 0) return `Remove \`${key}\`, which has no effect`;
  const written = `Write ${printOptions(options)}`;
  return key === 'promotionRank' ? `${written}: the same squares on this board` : written;
}

/** Whether a child has more ranks. On its board an old zone extends up to the last rank, but a list of squares does not. */
function isHigherBelow({ children, rules }: LintedSection): boolean {
  return children.some((child) => child.rules.maxRank > rules.maxRank);
}
