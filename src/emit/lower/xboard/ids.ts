import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { allocateLetters } from '../letters.js';
import { shareTypes } from '../share-types.js';
import type { XboardKind } from './kinds.js';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** IDs that the engine has not, as its pieces have one letter each. */
const DRESSED = ["'", '!'].flatMap((suffix) => ALPHABET.map((letter) => letter + suffix));

/**
 * An ID for each kind: its letter in the engine, or, if the engine has too few letters, letters for the unpromoted types alone, and
 * then letters with a suffix. Promoted forms need none. Kinds beyond three times 26 are left out, and a king beyond 26, whose
 * slot takes plain letters only.
 */
export function xboardIds(
  variant: Variant,
  kinds: readonly XboardKind[],
): ReadonlyMap<PieceId, string> {
  const types = shareTypes(variant);
  const engine = allocateLetters(variant, 'XBoard', types);
  const { byPiece } =
    engine.diagnostics.length === 0
      ? engine
      : allocateLetters(
          variant,
          'XBoard',
          types.filter(({ promotedOnly }) => !promotedOnly),
        );
  const dressed = [...DRESSED];
  const ids = new Map<PieceId, string>();
  for (const { piece } of kinds) {
    const id = byPiece.get(piece.id) ?? (piece.royal ? undefined : dressed.shift());
    if (id !== undefined) ids.set(piece.id, id);
  }
  return ids;
}
