import { COLORS, type Color } from '../../ir/board.js';
import type { LintedSection } from '../linted-file.js';
import { startPosition } from './start-position.js';

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

/** Whether a side has pawns at the start, or may get them when pieces change sides or are in hand. */
export function mayHavePawns(section: LintedSection, color: Color): boolean {
  const { capturesToHand, flipEnclosedPieces, freeDrops } = section.rules;
  const { boardFits, hands, pieces } = startPosition(section);
  return (
    capturesToHand ||
    freeDrops ||
    flipEnclosedPieces !== 'none' ||
    !boardFits ||
    [...pieces, ...(hands?.pieces ?? [])].some(
      (piece) => piece.type === 'pawn' && piece.color === color,
    )
  );
}
