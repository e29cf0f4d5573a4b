import { COLORS } from '../../ir/board.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { IniPair } from '../../read/ini/scan.js';
import type { LintedSection } from '../linted-file.js';
import { changingLines } from './findings.js';

/** The lines that let pawns promote to a type; empty if the section only inherits it. */
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
