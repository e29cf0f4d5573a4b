import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { allocateLetters } from '../letters.js';
import { shareTypes } from '../share-types.js';
import type { XboardKind } from './kinds.js';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** IDs of a letter and a suffix, which the engine does not have. */
const SUFFIXED = ["'", '!'].flatMap((suffix) => ALPHABET.map((letter) => letter + suffix));

/**
 * An ID for each kind: its letter in the engine. If the engine has too few letters, only unpromoted types get letters, and the rest get
 * letters with a suffix. Promoted forms need no ID. There is none for kinds beyond three times 26, nor for a king beyond 26, because its
 * slot accepts only plain letters.
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
  const suffixed = [...SUFFIXED];
  const ids = new Map<PieceId, string>();
  for (const { piece } of kinds) {
    const id = byPiece.get(piece.id) ?? (piece.royal ? undefined : suffixed.shift());
    if (id !== undefined) ids.set(piece.id, id);
  }
  return ids;
}
