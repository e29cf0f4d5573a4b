import { keeperOf } from '../../text/keep.js';
import { equalMovements } from '../../ir/compare.js';
import { hasOwnRule } from '../../ir/own-rule.js';
import { formOf, type PieceId, type PieceType } from '../../ir/piece.js';
import { equalSquareSets } from '../../ir/region.js';
import type { Variant } from '../../ir/variant.js';

/** A piece type that an engine needs, with a separate letter and movement. */
export interface SharedType {
  /** The piece that gives its letter, name and moves. */
  readonly piece: PieceType;
  /** Whether only promoted pieces have this type. */
  readonly promotedOnly: boolean;
  /** The promoted forms that have this type. */
  readonly forms: readonly PieceId[];
}

/**
 * The types that an engine needs for a variant, unpromoted ones first, in the order of the document.
 *
 * A promoted form shares the type of a piece that moves alike, does not promote and has no limit on each file (shogi's promoted silver,
 * knight, lance and pawn are golds), because the engine remembers what a promoted piece was. It cannot share a type with a limit on each
 * file, because the engine would count it there. A form that promotes again does so in the engine, too (measured). Two pieces that can be
 * in hand never share a type.
 */
export function shareTypes(variant: Variant): readonly SharedType[] {
  const types = variant.pieces
    .filter((piece) => occursUnpromoted(variant, piece))
    .map((piece) => ({ piece, promotedOnly: false, forms: new Array<PieceId>() }));
  const forms = variant.pieces.filter((piece) => isPromotedForm(variant, piece.id));
  // Forms with a separate letter or role come first, so that the others can join them.
  for (const form of [
    ...forms.filter((piece) => !isAnonymous(variant, piece)),
    ...forms.filter((piece) => isAnonymous(variant, piece)),
  ]) {
    const joinable = types.filter(
      (type) =>
        type.piece === form ||
        (isAnonymous(variant, form) && movesAlike(variant, type.piece, form)),
    );
    const host = joinable.find(
      (type) =>
        type.promotedOnly ||
        canServePromoted(type.piece) ||
        (type.piece === form && promotesOn(form)),
    );
    if (host === undefined) types.push({ piece: form, promotedOnly: true, forms: [form.id] });
    else host.forms.push(form.id);
  }
  const place = (type: SharedType): number =>
    variant.pieces.indexOf(type.piece) + (type.promotedOnly ? variant.pieces.length : 0);
  return types.sort((a, b) => place(a) - place(b));
}

/** The type of an unpromoted piece; for a piece that arises only by promotion, the type of the promoted form. */
export function typeOf(types: readonly SharedType[], id: PieceId): SharedType | null {
  return types.find((type) => type.piece.id === id && !type.promotedOnly) ?? typeOfForm(types, id);
}

/** The type of a piece that has promoted to this form. */
function typeOfForm(types: readonly SharedType[], id: PieceId): SharedType | null {
  return types.find((type) => type.forms.includes(id)) ?? null;
}

/** Whether some piece promotes to it in the shogi way. */
function isPromotedForm(variant: Variant, id: PieceId): boolean {
  return variant.pieces.some(({ promotion }) => formOf(promotion) === id);
}

/** Whether some piece promotes to it as a chess pawn does, which does not make it a promoted form. */
function isChoice({ pieces }: Variant, id: PieceId): boolean {
  return pieces.some(({ promotion }) => promotion.style === 'pawn' && promotion.to.includes(id));
}

/** Whether the piece can be on the board or in hand without having promoted. Without a start position, only such pieces have an abbreviation. */
export function occursUnpromoted(variant: Variant, piece: PieceType): boolean {
  if (!isPromotedForm(variant, piece.id) || isChoice(variant, piece.id)) return true;
  if (variant.start === null) return piece.abbreviation !== null;
  const { placements, hands } = variant.start.value;
  return (
    placements.some((placed) => placed.piece === piece.id && placed.promotedFrom === null) ||
    [...hands.white, ...hands.black].some((held) => held.piece === piece.id)
  );
}

/** Whether nothing but its moves distinguishes the form: no letter, no rule, and no such piece in the start position. */
function isAnonymous(variant: Variant, form: PieceType): boolean {
  return (
    form.letter === null &&
    form.abbreviation === null &&
    form.promotion.style === 'none' &&
    !form.royal &&
    !occursUnpromoted(variant, form) &&
    !stringsOf(variant.rules).has(form.id)
  );
}

function canServePromoted(piece: PieceType): boolean {
  return piece.promotion.style === 'none' && piece.drop.perFile === null;
}

/** Whether a form promotes again, like the unpromoted piece of the same id, so that both are one type. */
function promotesOn({ promotion, drop }: PieceType): boolean {
  return promotion.style !== 'none' && drop.perFile === null;
}

function movesAlike(variant: Variant, host: PieceType, guest: PieceType): boolean {
  return (
    !hasOwnRule(variant.rules, host.id) &&
    !host.royal &&
    host.promotion.style === 'none' &&
    host.promotionLimit === undefined &&
    equalMovements(host.movement.value, guest.movement.value) &&
    confinedAlike(host, guest) &&
    // The author's option may confine one of the types and not the other.
    !variant.options.some(({ key }) => key.startsWith('mobilityRegion'))
  );
}

/** Whether both pieces are confined to the same squares. */
function confinedAlike({ confined: one }: PieceType, { confined: other }: PieceType): boolean {
  if (one === undefined || other === undefined) return one === other;
  return equalSquareSets(one.white, other.white) && equalSquareSets(one.black, other.black);
}

/** Every string in the rules, which includes the pieces that they name. */
const stringsOf = keeperOf((rules: Variant['rules']): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  add(rules);
  return found;
});
