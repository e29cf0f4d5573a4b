import type { FORMER_OPTIONS } from '../../catalog/options/former.js';
import { byColor, COLORS, isOnBoard, fileOf, rankOf } from '../../ir/board.js';
import { differingFields } from '../../ir/differing-fields.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { NO_SQUARES, type SquareSet } from '../../ir/region.js';
import { assignFormerRank } from '../../notation/option-values/former-ranks.js';
import { printRegion } from '../../notation/option-values/regions.js';
import { applyOptions } from '../../read/ini/apply-options.js';
import { pairsOf } from '../../read/ini/read-ini.js';
import type { IniPair } from '../../read/ini/scan.js';
import type { LintedText, LintedSection } from '../linted-file.js';

/** A deprecated key that the engine still reads. */
export type FormerRow = (typeof FORMER_OPTIONS)[number];

/** A `key = value` with a current key. */
export interface ModernOption {
  readonly key: string;
  readonly value: string;
}

/**
 * The current options for a deprecated line that give the same game; empty if other lines override it. Null if no options
 * give the same game beside the other lines of the section.
 */
export function modernOptions(
  file: LintedText,
  section: LintedSection,
  row: FormerRow,
  pair: IniPair,
): readonly ModernOption[] | null {
  const lacking = optionsOf(section, row, pair.value).filter(({ key }) => !section.pairs.has(key));
  return (
    [lacking, []].find((options) =>
      playsTheSame(section.rules, rulesWith(file, section, pair, options)),
    ) ?? null
  );
}

function optionsOf(
  { rules }: LintedSection,
  row: FormerRow,
  value: string,
): readonly ModernOption[] {
  switch (row.key) {
    case 'promotionRank':
    case 'doubleStepRank':
    case 'doubleStepRankMin': {
      const [field] = row.fields;
      const zones = {
        promotionRegion: byColor((): SquareSet => NO_SQUARES),
        doubleStepRegion: byColor((): SquareSet => NO_SQUARES),
        maxRank: rules.maxRank,
      };
      assignFormerRank(zones, row.key, value);
      const board = { files: rules.maxFile, ranks: rules.maxRank };
      return COLORS.map((color) => ({
        key: color === 'white' ? `${field}White` : `${field}Black`,
        value: printRegion(zones[field][color], board),
      }));
    }
    case 'dropOnTop':
      return value === 'true' ? [{ key: 'enclosingDrop', value: 'top' }] : [];
    case 'whiteFlag':
    case 'blackFlag':
    case 'whiteDropRegion':
    case 'blackDropRegion':
    case 'castlingRookPiece':
      return [{ key: row.replacedBy, value }];
  }
}

/** The rules of the section with other lines in place of this one. */
function rulesWith(
  { source }: LintedText,
  { base, section }: LintedSection,
  { keyAt }: IniPair,
  options: readonly ModernOption[],
): EngineRules {
  const nowhere = { file: source.file, ...keyAt };
  const others = pairsOf(section, (at) => ({ file: source.file, ...at })).filter(
    ({ keySpan }) => keySpan.start !== keyAt.start,
  );
  const added = options.map((option) => ({ ...option, keySpan: nowhere, valueSpan: nowhere }));
  return applyOptions(base, [...others, ...added]).value;
}

/** Promotion zones may differ beyond the board, because old ranks extend to the engine's last one. */
function playsTheSame(rules: EngineRules, others: EngineRules): boolean {
  return differingFields(rules, others).every(
    (field) =>
      field === 'promotionRegion' &&
      COLORS.every((color) => zoneOnBoard(rules, color) === zoneOnBoard(others, color)),
  );
}

function zoneOnBoard(
  { maxFile, maxRank, promotionRegion }: EngineRules,
  color: 'white' | 'black',
): string {
  return promotionRegion[color]
    .filter((square) =>
      isOnBoard({ files: maxFile, ranks: maxRank }, fileOf(square), rankOf(square)),
    )
    .join(' ');
}
