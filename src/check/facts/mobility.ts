import type { LintedSection } from '../linted-file.js';
import type { PlacedPiece } from './fen-board.js';
import { startPosition } from './start-position.js';

/** The pieces that start outside their mobility region. */
export function outsideRegion(section: LintedSection): readonly PlacedPiece[] {
  const { mobilityRegion } = section.rules;
  if (mobilityRegion.size === 0) return [];
  const { boardFits, pieces } = startPosition(section);
  if (!boardFits) return [];
  return pieces.filter(({ color, square, type }) => {
    const region = mobilityRegion.get(type)?.[color] ?? [];
    return region.length > 0 && !region.includes(square);
  });
}
