import { byColor } from './board.js';
import { emptyEngineRules } from './engine-defaults.js';
import type { EngineRules } from './engine-rules.js';
import { mainPawns } from './pawn.js';
import { formOf, type PieceType } from './piece.js';
import type { Variant } from './variant.js';

/** The rules of a variant in the engine's form, for the conditions of options. The types are piece ids, and the pieces have no moves. */
export function heldRules(
  { pieces, rules, board }: Pick<Variant, 'pieces' | 'rules' | 'board'>,
  letterOf: (piece: PieceType) => string,
): EngineRules {
  const mainPawn = mainPawns(pieces, rules);
  return {
    ...emptyEngineRules(),
    ...rules,
    mainPromotionPawnType: byColor((color) => mainPawn[color] ?? '*'),
    pieces: pieces.map((piece) => ({
      type: piece.id,
      letter: letterOf(piece),
      synonym: null,
      betza: '',
    })),
    maxFile: board.value.files,
    maxRank: board.value.ranks,
    promotedPieceType: new Map(
      pieces.flatMap(({ id, promotion }) => {
        const form = formOf(promotion);
        return form === null ? [] : [[id, form] as const];
      }),
    ),
    promotionLimit: new Map(
      pieces.flatMap(({ id, promotionLimit }) =>
        promotionLimit === undefined ? [] : [[id, promotionLimit] as const],
      ),
    ),
    mobilityRegion: new Map(
      pieces.flatMap(({ id, confined }) =>
        confined === undefined ? [] : [[id, confined] as const],
      ),
    ),
  };
}
