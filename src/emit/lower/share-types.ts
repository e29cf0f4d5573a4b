import { equalMovements } from '../../ir/compare.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';

/** Pieces of the variant that one engine type stands for; the first one gives it letter and value. */
export type SharedType = readonly [PieceType, ...PieceType[]];

/**
 * The types that an engine needs, in the order of the document. A form that only ever arises by promotion joins an
 * earlier or later type that moves alike (shogi's promoted silver, knight, lance and pawn are golds): the engine
 * remembers what a promoted piece was, so that nothing changes. Two types that a player may hold stay two.
 */
export function shareTypes(variant: Variant): readonly SharedType[] {
  const hosts = variant.pieces.filter((piece) => !isBorrower(variant, piece));
  const types: [PieceType, ...PieceType[]][] = hosts.map((piece) => [piece]);
  for (const piece of variant.pieces) {
    if (hosts.includes(piece)) continue;
    const host = types.find(([first]) => canHost(first, piece));
    if (host === undefined) types.push([piece]);
    else host.push(piece);
  }
  return types.sort((a, b) => variant.pieces.indexOf(a[0]) - variant.pieces.indexOf(b[0]));
}

/** A promoted form without a letter of its own, that no rule names and no start position holds unpromoted. */
function isBorrower(variant: Variant, piece: PieceType): boolean {
  return (
    piece.letter === null &&
    piece.abbreviation === null &&
    piece.promotion.style === 'none' &&
    !piece.royal &&
    isPromotedForm(variant, piece.id) &&
    !startsUnpromoted(variant, piece.id) &&
    !isNamedByRules(variant, piece.id)
  );
}

function canHost(host: PieceType, guest: PieceType): boolean {
  return (
    !host.royal &&
    host.promotion.style === 'none' &&
    host.drop.perFile === null &&
    !host.drop.mateForbidden &&
    equalMovements(host.movement.value, guest.movement.value)
  );
}

/** True if some piece promotes to it in the shogi way. */
export function isPromotedForm(variant: Variant, id: PieceId): boolean {
  return variant.pieces.some(
    ({ promotion }) => promotion.style === 'shogi' && promotion.to === id,
  );
}

function startsUnpromoted(variant: Variant, id: PieceId): boolean {
  if (variant.start === null) return false;
  const { placements, hands } = variant.start.value;
  return (
    placements.some(({ piece, promotedFrom }) => piece === id && promotedFrom === null) ||
    [...hands.white, ...hands.black].some(({ piece }) => piece === id)
  );
}

function isNamedByRules(variant: Variant, id: PieceId): boolean {
  const mentions = (value: unknown): boolean =>
    value === id ||
    (typeof value === 'object' && value !== null && Object.values(value).some(mentions));
  return mentions(variant.rules);
}
