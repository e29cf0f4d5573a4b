import type { OptionKey } from '../../catalog/options/option-key.js';
import { fileOf, rankOf, squareAt } from '../../ir/board.js';
import type { SquareSet } from '../../ir/region.js';
import { printRegion } from '../../notation/option-values/regions.js';
import type { IniPair } from '../../read/ini/scan.js';
import { ownPair, type LintedText, type LintedSection } from '../linted-file.js';
import type { RuleFix } from '../rule.js';

/** A section that changes the number of ranks that it inherits. */
export interface NewHeight {
  /** The line of maxRank. */
  readonly pair: IniPair;
  readonly ranks: number;
  readonly before: number;
}

/** Null if the section keeps the inherited number of ranks, or has no board. */
export function newHeight(section: LintedSection): NewHeight | null {
  const { base, rules } = section;
  const pair = ownPair(section, 'maxRank');
  if (pair === null || rules.maxRank < 1 || rules.maxRank === base.maxRank) return null;
  return { pair, ranks: rules.maxRank, before: base.maxRank };
}

/**
 * The region moved to the new board, at the same distance from Black's side. Null if the region does not begin `distance`
 * ranks away from that side, because its new place is then unknown.
 */
export function movedRegion(
  region: SquareSet,
  { before, ranks }: NewHeight,
  distance: number,
): SquareSet | null {
  const onBoard = region.filter((square) => rankOf(square) < before);
  const farthest = onBoard.reduce((most, square) => Math.max(most, rankOf(square)), -1);
  if (farthest !== before - 1 - distance) return null;
  return onBoard.flatMap(
    (square) => squareAt(fileOf(square), rankOf(square) + ranks - before) ?? [],
  );
}

/** A region in the engine's notation, clipped to the board of the section. */
export function printOnBoard({ rules }: LintedSection, squares: SquareSet): string {
  return printRegion(squares, { files: rules.maxFile, ranks: rules.maxRank });
}

/** Adds lines below the line of maxRank. */
export function addBelow(
  { source }: LintedText,
  { pair }: NewHeight,
  lines: readonly `${OptionKey} = ${string}`[],
): RuleFix {
  const { end } = pair.valueAt;
  const lineEnd = source.text.slice(end, pair.end) || '\n';
  return {
    title: `Add \`${lines.join('` and `')}\``,
    safety: 'suggestion',
    replacements: [{ at: { start: end, end }, text: lines.map((line) => lineEnd + line).join('') }],
  };
}
