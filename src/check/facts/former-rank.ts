import { parseRank } from '../../notation/option-values/numbers.js';
import type { LintedSection } from '../linted-file.js';
import type { FormerRow } from './modern-options.js';

/** Whether it is one of the old rank options with a rank beyond the board of the section. */
export function isRankOffBoard(
  { rules }: LintedSection,
  { type }: FormerRow,
  value: string,
): boolean {
  if (type !== 'Rank') return false;
  const { problems, value: rank } = parseRank(value);
  return problems.every(({ kind }) => kind !== 'invalid') && rank >= rules.maxRank;
}
