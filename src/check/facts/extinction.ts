import { opposite, type Color } from '../../ir/board.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { OneOrAny } from '../../ir/rules.js';
import type { LintedSection } from '../linted-file.js';
import { countOf, startPosition } from './start-position.js';

/** Whether losing the last piece of a type that a player has at the start decides the game. */
export function canBecomeExtinct(section: LintedSection, color: Color): boolean {
  const { extinctionPieceTypes, extinctionValue } = section.rules;
  const position = startPosition(section);
  return (
    extinctionValue !== 'none' &&
    extinctionPieceTypes.some((type) => countOf(position, type, color) > 0)
  );
}

/** Whether a player starts with a piece that is royal by extinction. */
export function hasPseudoRoyal(section: LintedSection, color: Color): boolean {
  const { extinctionPieceTypes, extinctionPseudoRoyal } = section.rules;
  const position = startPosition(section);
  return (
    extinctionPseudoRoyal && extinctionPieceTypes.some((type) => countOf(position, type, color) > 0)
  );
}

/** The type of which a player has too few pieces in the start position, so that the game is over; null if there is none. */
export function extinctAtStart(
  section: LintedSection,
  color: Color,
): OneOrAny<EnginePieceType> | null {
  const { extinctionOpponentPieceCount, extinctionPieceCount, extinctionPieceTypes } =
    section.rules;
  const position = startPosition(section);
  const type = extinctionPieceTypes.find(
    (one) =>
      countOf(position, one, color) <= extinctionPieceCount &&
      countOf(position, one, opposite(color)) >= extinctionOpponentPieceCount,
  );
  return type ?? null;
}
