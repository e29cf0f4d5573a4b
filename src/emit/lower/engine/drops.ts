import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { formOf, type PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import type { AssignedType } from './types.js';
import { pieceWords } from '../piece-words.js';
import type { Shortfall } from '../shortfall.js';

/** The limits of drops as the engine has them: one type limited by file, one type that may not mate. */
interface EngineDrops {
  readonly rules: Pick<
    EngineRules,
    'dropNoDoubled' | 'dropNoDoubledCount' | 'shogiPawnDropMateIllegal'
  >;
  readonly shortfalls: readonly Shortfall[];
}

const MATE_LIMITED: EnginePieceType = 'shogiPawn';

/** Lowers what the pieces say of their drops; in a variant without drops they say nothing. */
export function lowerDrops(variant: Variant, types: readonly AssignedType[]): EngineDrops {
  const held = variant.rules.pieceDrops
    ? types.filter(({ shared }) => comesToHand(shared) && !shared.piece.royal)
    : [];
  const [doubled, ...alsoDoubled] = held.filter(({ shared }) => shared.piece.drop.perFile !== null);
  const mateLimited = held.filter(({ shared }) => shared.piece.drop.mateForbidden);
  const unsaid = (type: AssignedType, rule: string): Shortfall => dropRule(type.shared.piece, rule);
  return {
    rules: {
      dropNoDoubled: doubled?.type ?? '-',
      dropNoDoubledCount: doubled?.shared.piece.drop.perFile ?? 1,
      shogiPawnDropMateIllegal: mateLimited.some(({ type }) => type === MATE_LIMITED),
    },
    shortfalls: [
      ...alsoDoubled.map((type) =>
        unsaid(
          type,
          'is limited on each file, as another piece is, but the engine can limit only one type',
        ),
      ),
      ...mateLimited
        .filter(({ type }) => type !== MATE_LIMITED)
        .map((type) =>
          unsaid(
            type,
            `may not be dropped to give mate, a rule of the one type ${MATE_LIMITED} (fW)`,
          ),
        ),
      ...held
        .filter(({ shared }) => !shared.piece.drop.allowed)
        .map((type) => unsaid(type, 'may not be dropped, though others may')),
    ],
  };
}

/** A form that promotes on is what its own form becomes again when it is captured. */
function comesToHand({ piece, promotedOnly }: AssignedType['shared']): boolean {
  return !promotedOnly || formOf(piece.promotion) !== null;
}

function dropRule(piece: PieceType, rule: string): Shortfall {
  return {
    kind: 'conversion',
    code: 'emit/not-expressible',
    span: piece.span,
    message: `${pieceWords(piece)} ${rule}: not expressible for Fairy-Stockfish.`,
  };
}
