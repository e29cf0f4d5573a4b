import { parseRank } from '../../notation/option-values/numbers.js';
import type { LintedSection } from '../linted-file.js';
import type { FormerRow } from './modern-options.js';

/** Is it one of the old ranks, and beyond the board of the section? */
export function isRankOffBoard(
  { rules }: LintedSection,
  { type }: FormerRow,
  value: string,
): boolean {
  if (type !== 'Rank') return false;
  const { problems, value: rank } = parseRank(value);
  return problems.every(({ kind }) => kind !== 'invalid') && rank >= rules.maxRank;
}
