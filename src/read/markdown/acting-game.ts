import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import type { ActingGame } from '../../ir/acts.js';
import { isPawn, promotesAsPawn, takesDoubleStep } from '../../ir/pawn.js';
import { repetitionCount, type Variant } from '../../ir/variant.js';

/** A document's game, as the conditions of options need it. A field that one of the author's own options sets counts as possible. */
export function actingGame({
  beyond,
  board,
  options,
  pieces,
  rules,
}: Pick<Variant, 'beyond' | 'board' | 'options' | 'pieces' | 'rules'>): ActingGame {
  const authored = new Set<string>(
    options.flatMap(({ key }) => OPTION_BY_KEY.get(key)?.row.fields ?? []),
  );
  const nFoldRule = repetitionCount(beyond, rules);
  const values = new Map<string, unknown>(Object.entries({ ...rules, nFoldRule }));
  return {
    valueOf: (field) => {
      if (authored.has(field)) return true;
      if (field !== 'promotedPieceType') return values.get(field);
      return pieces.some(({ promotion }) => promotion.style === 'shogi');
    },
    hasType: () => true,
    hasPieces: (condition) => {
      switch (condition) {
        case 'first moves':
          return pieces.some(
            (piece) =>
              isPawn(piece, rules, board.value) ||
              (promotesAsPawn(piece, rules) && takesDoubleStep(piece.movement.value)) ||
              piece.movement.value.some((move) => move.condition.initial),
          );
        case 'promoting pawns':
          return pieces.some(
            (piece) => isPawn(piece, rules, board.value) || promotesAsPawn(piece, rules),
          );
        // The start position is not known yet.
        case 'full board':
          return true;
      }
    },
  };
}
