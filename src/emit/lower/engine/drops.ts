import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { formOf } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import type { AssignedType } from './types.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** The limits on drops in the engine: one type with a limit on each file, one type that may not give mate. */
interface EngineDrops {
  readonly rules: Pick<
    EngineRules,
    'dropNoDoubled' | 'dropNoDoubledCount' | 'shogiPawnDropMateIllegal'
  >;
  readonly shortfalls: readonly Shortfall[];
}

const MATE_LIMITED: EnginePieceType = 'shogiPawn';

/** Lowers the drop limits of the pieces, which have no effect in a variant without drops. */
export function lowerDrops(variant: Variant, types: readonly AssignedType[]): EngineDrops {
  const held = variant.rules.pieceDrops
    ? types.filter(({ shared }) => canBeInHand(shared, variant) && !shared.piece.royal)
    : [];
  const [doubled, ...alsoDoubled] = held.filter(({ shared }) => shared.piece.drop.perFile !== null);
  const mateLimited = held.filter(({ shared }) => shared.piece.drop.mateForbidden);
  const limitShortfall = (type: AssignedType, rule: string, why = ''): Shortfall => {
    const { piece } = type.shared;
    const message = cannotExpress('Fairy-Stockfish', `that ${pieceWords(piece)} ${rule}`, why);
    return notExpressible('conversion', piece.span, message);
  };
  return {
    rules: {
      dropNoDoubled: doubled?.type ?? '-',
      dropNoDoubledCount: doubled?.shared.piece.drop.perFile ?? 1,
      shogiPawnDropMateIllegal: mateLimited.some(({ type }) => type === MATE_LIMITED),
    },
    shortfalls: [
      ...alsoDoubled.map((type) =>
        limitShortfall(
          type,
          'is limited on each file, as another piece is',
          'it can limit only one type',
        ),
      ),
      ...mateLimited
        .filter(({ type }) => type !== MATE_LIMITED)
        .map((type) =>
          limitShortfall(
            type,
            'may not be dropped to give mate',
            `it has this rule only for the type ${MATE_LIMITED} (fW)`,
          ),
        ),
      ...held
        .filter(({ shared }) => !shared.piece.drop.allowed)
        .map((type) => limitShortfall(type, 'may not be dropped, though others may')),
    ],
  };
}

/**
 * Whether the type can be in hand. A form can if captured pieces keep their form, or if it promotes again, because its own promoted form turns
 * back into it when captured.
 */
function canBeInHand({ piece, promotedOnly }: AssignedType['shared'], { rules }: Variant): boolean {
  return !promotedOnly || rules.dropLoop || formOf(piece.promotion) !== null;
}
