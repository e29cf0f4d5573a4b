import { COLORS, type Color } from '../../ir/board.js';
import type { LintedSection } from '../linted-file.js';

/** The colours whose pawns an option leaves out. The engine's own pawn type heeds neither of these options (measured). */
export function colorsWithoutPawns(
  { rules }: LintedSection,
  option: 'enPassantTypes' | 'promotionPawnTypes',
): readonly Color[] {
  if (!rules.pieces.some(({ type }) => type === 'pawn')) return [];
  return COLORS.filter((color) => {
    const types: readonly string[] = rules[option][color];
    return !types.includes('pawn') && !types.includes('*');
  });
}
