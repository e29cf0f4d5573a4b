import type { ByColor } from './board.js';
import type { OneOrAny, PieceSet, RuleFields } from './rules.js';

/**
 * The same rules with other names for the pieces, sets in the order of `names`; a piece without a new name drops out.
 */
export function renamePieces<P extends string, Q extends string>(
  rules: RuleFields<P>,
  nameOf: (piece: P) => Q | null,
  names: readonly Q[],
): RuleFields<Q> {
  const one = (piece: OneOrAny<P>): OneOrAny<Q> => (piece === '*' ? '*' : (nameOf(piece) ?? '*'));
  const set = (pieces: PieceSet<P>): PieceSet<Q> => {
    const renamed = new Set(pieces.map((piece) => (piece === '*' ? '*' : nameOf(piece))));
    return (['*', ...names] as const).filter((name) => renamed.has(name));
  };
  const both = <A, B>({ white, black }: ByColor<A>, map: (value: A) => B): ByColor<B> => ({
    white: map(white),
    black: map(black),
  });
  return {
    ...rules,
    promotionPawnTypes: both(rules.promotionPawnTypes, set),
    promotionPieceTypes: both(rules.promotionPieceTypes, set),
    blastImmuneTypes: set(rules.blastImmuneTypes),
    mutuallyImmuneTypes: set(rules.mutuallyImmuneTypes),
    petrifyOnCaptureTypes: set(rules.petrifyOnCaptureTypes),
    enPassantTypes: both(rules.enPassantTypes, set),
    castlingKingPiece: both(rules.castlingKingPiece, one),
    castlingRookPieces: both(rules.castlingRookPieces, set),
    mustDropType: one(rules.mustDropType),
    nMoveRuleTypes: both(rules.nMoveRuleTypes, set),
    extinctionPieceTypes: set(rules.extinctionPieceTypes),
    flagPiece: both(rules.flagPiece, one),
    connectPieceTypes: set(rules.connectPieceTypes),
  };
}
