import { COLORS } from '../../ir/board.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { IniPair } from '../../read/ini/scan.js';
import { isDigit, isLetter } from '../../notation/option-values/characters.js';
import type { LintedSection } from '../linted-file.js';
import { changingLines } from './findings.js';

/** The lines that let pawns promote to a type, where the section does not inherit that. */
export function linesOfPromotionTo(
  section: LintedSection,
  type: EnginePieceType,
): readonly IniPair[] {
  const { base, rules } = section;
  const colors = COLORS.filter(
    (color) =>
      rules.promotionPieceTypes[color].includes(type) &&
      !base.promotionPieceTypes[color].includes(type),
  );
  if (colors.length === 0) return [];
  const letter = rules.pieces.find((piece) => piece.type === type)?.letter;
  return changingLines(section, [
    'promotionPieceTypes',
    'promotionPieceTypesWhite',
    'promotionPieceTypesBlack',
  ]).filter(({ value }) => letter !== undefined && value.toLowerCase().includes(letter));
}

/** Letters of a list of pairs (`q:1 r10`) with something else than the colon behind them: the words in which they stand. */
export function wordsWithoutColon(value: string): readonly string[] {
  return value
    .split(' ')
    .filter((word) => word.length > 1 && isLetterOrDigit(word.charCodeAt(1)))
    .filter((word) => isLetter(word.charCodeAt(0)));
}

function isLetterOrDigit(code: number): boolean {
  return isLetter(code) || isDigit(code);
}
