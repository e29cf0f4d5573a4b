import { byColor } from '../../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { mainPawns, statesChoices } from '../../../ir/pawn.js';
import { formOf, type PieceId } from '../../../ir/piece.js';
import type { PieceSet } from '../../../ir/rules.js';
import type { AuthorOption, Variant } from '../../../ir/variant.js';
import type { AssignedType } from './types.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** Promotions in the engine's form: a map for promotion in the shogi way, and one list of choices for all pawn types. */
interface EnginePromotions {
  readonly rules: Pick<
    EngineRules,
    'promotedPieceType' | 'promotionPawnTypes' | 'promotionPieceTypes' | 'mainPromotionPawnType'
  >;
  /** Differences in promotion inside the zone. */
  readonly inside: readonly Shortfall[];
  readonly shortfalls: readonly Shortfall[];
}

/** Lowers the promotions of the pieces; sets are in the order of `types`. */
export function lowerPromotions(
  variant: Variant,
  types: readonly AssignedType[],
): EnginePromotions {
  const typesOfPieces = (ids: readonly PieceId[]): readonly EnginePieceType[] =>
    types
      .filter(({ shared }) => !shared.promotedOnly && ids.includes(shared.piece.id))
      .map(({ type }) => type);
  /** Also of pieces that arise only by promotion. */
  const pawnTypesOf = (ids: readonly PieceId[]): readonly EnginePieceType[] =>
    types.filter(({ shared }) => ids.includes(shared.piece.id)).map(({ type }) => type);
  const typeOfForm = (id: PieceId): EnginePieceType | null =>
    types.find(({ shared }) => shared.forms.includes(id))?.type ?? null;

  const promoted = new Map<EnginePieceType, EnginePieceType>();
  const shortfalls: Shortfall[] = [];
  const { promotionPawnTypes, promotionPieceTypes } = variant.rules;
  const isStated = statesChoices(variant.pieces, variant.rules);
  let choices: readonly EnginePieceType[] | null = null;
  for (const { shared, type } of types) {
    // A form that promotes again does so in the engine, too.
    const { piece } = shared;
    const form = formOf(piece.promotion);
    const formType = form === null ? null : typeOfForm(form);
    if (formType !== null) promoted.set(type, formType);
    switch (piece.promotion.style) {
      case 'none':
      case 'shogi':
        break;
      case 'pawn': {
        const to = typesOfPieces(piece.promotion.to);
        choices ??= to;
        if (!sameTypes(choices, to) && !isStated && !setsChoices(variant.options))
          shortfalls.push(
            notExpressible(
              'conversion',
              piece.span,
              cannotExpress(
                'Fairy-Stockfish',
                `different promotion choices for ${pieceWords(piece)} and another pawn`,
                'all its pawns have the same choices',
              ),
            ),
          );
        break;
      }
    }
  }
  const mainPawn = mainPawns(variant.pieces, variant.rules);
  const setOf = (set: PieceSet<PieceId>): readonly EnginePieceType[] =>
    typesOfPieces(set.filter((id) => id !== '*'));
  return {
    rules: {
      promotedPieceType: promoted,
      promotionPawnTypes: byColor((color) => pawnTypesOf(promotionPawnTypes[color])),
      promotionPieceTypes: byColor((color) => setOf(promotionPieceTypes[color])),
      // Without pawns it does not matter.
      mainPromotionPawnType: byColor(
        (color) => typesOfPieces(mainPawn[color] === null ? [] : [mainPawn[color]])[0] ?? '*',
      ),
    },
    inside: insideShortfalls(variant),
    shortfalls,
  };
}

/** Whether the author's options state what all pawns of both players become. */
function setsChoices(options: readonly AuthorOption[]): boolean {
  const keys = options.map(({ key }) => key);
  return keys.includes('promotionPieceTypes') || COLORED_KEYS.every((key) => keys.includes(key));
}

const COLORED_KEYS = ['promotionPieceTypesWhite', 'promotionPieceTypesBlack'];

function insideShortfalls({ beyond, origins, span, title }: Variant): readonly Shortfall[] {
  if (!beyond.promotesInsideByCapture) return [];
  const message = cannotExpress(
    'Fairy-Stockfish',
    'that a piece in the promotion zone promotes only by a capture',
    'the nearest is that every move from there promotes',
  );
  const at = origins.promotionRegion?.span ?? span;
  return [notExpressible('conversion', at, `${title}: ${message}`)];
}

function sameTypes(a: readonly EnginePieceType[], b: readonly EnginePieceType[]): boolean {
  return a.every((type) => b.includes(type)) && b.every((type) => a.includes(type));
}
