import { keeperOf } from '../../text/keep.js';
import { equalMovements } from '../../ir/compare.js';
import { formOf, type PieceId, type PieceType } from '../../ir/piece.js';
import { equalSquareSets } from '../../ir/region.js';
import type { Variant } from '../../ir/variant.js';

/** A type that an engine needs: its own letter, its own moves. */
export interface SharedType {
  /** Whose letter, name and moves it has. */
  readonly piece: PieceType;
  /** Only pieces that have promoted are of this type: it neither promotes nor is it ever in hand. */
  readonly promotedOnly: boolean;
  /** The promoted forms that are of this type. */
  readonly forms: readonly PieceId[];
}

/**
 * The types that an engine needs for a variant, unpromoted ones first, in the order of the document.
 *
 * A promoted form needs no type of its own if one that neither promotes nor is limited by file moves alike (shogi's
 * promoted silver, knight, lance and pawn are golds), since the engine remembers what a promoted piece was. It does need
 * one if it is limited by file, since the engine would count it with the pieces of a file. A form that promotes on
 * does so in the engine, too (measured). Two types that a player may hold in hand stay two.
 */
export function shareTypes(variant: Variant): readonly SharedType[] {
  const types = variant.pieces
    .filter((piece) => occursUnpromoted(variant, piece))
    .map((piece) => ({ piece, promotedOnly: false, forms: new Array<PieceId>() }));
  const forms = variant.pieces.filter((piece) => isPromotedForm(variant, piece.id));
  // Forms with a letter or a role of their own come first, so that the others can join them.
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

/** The type of a piece that has not promoted; of a piece that only arises by promotion, the type of that. */
export function typeOf(types: readonly SharedType[], id: PieceId): SharedType | null {
  return types.find((type) => type.piece.id === id && !type.promotedOnly) ?? typeOfForm(types, id);
}

/** The type that a piece takes when it promotes to this form. */
function typeOfForm(types: readonly SharedType[], id: PieceId): SharedType | null {
  return types.find((type) => type.forms.includes(id)) ?? null;
}

/** True if some piece promotes to it in the shogi way. */
function isPromotedForm(variant: Variant, id: PieceId): boolean {
  return variant.pieces.some(({ promotion }) => formOf(promotion) === id);
}

/** True if some piece promotes to it as a pawn of chess does: it is not a promoted form of that. */
function isChoice({ pieces }: Variant, id: PieceId): boolean {
  return pieces.some(({ promotion }) => promotion.style === 'pawn' && promotion.to.includes(id));
}

/** Without a start position, an abbreviation tells the pieces of the first array from promoted forms. */
export function occursUnpromoted(variant: Variant, piece: PieceType): boolean {
  if (!isPromotedForm(variant, piece.id) || isChoice(variant, piece.id)) return true;
  if (variant.start === null) return piece.abbreviation !== null;
  const { placements, hands } = variant.start.value;
  return (
    placements.some((placed) => placed.piece === piece.id && placed.promotedFrom === null) ||
    [...hands.white, ...hands.black].some((held) => held.piece === piece.id)
  );
}

/** A form that neither letter, nor rule, nor a piece of the first array tells from another that moves alike. */
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

/** It promotes again, as it does where it has not promoted: that is one type. */
function promotesOn({ promotion, drop }: PieceType): boolean {
  return promotion.style !== 'none' && drop.perFile === null;
}

function movesAlike({ options }: Variant, host: PieceType, guest: PieceType): boolean {
  return (
    !host.royal &&
    host.promotion.style === 'none' &&
    equalMovements(host.movement.value, guest.movement.value) &&
    keepAlike(host, guest) &&
    // An option of the author's own may keep one type where it says, and not the other.
    !options.some(({ key }) => key.startsWith('mobilityRegion'))
  );
}

/** Whether the same squares hold two pieces. */
function keepAlike({ confined: one }: PieceType, { confined: other }: PieceType): boolean {
  if (one === undefined || other === undefined) return one === other;
  return equalSquareSets(one.white, other.white) && equalSquareSets(one.black, other.black);
}

/** Every text in the rules: the pieces that they name, too. */
const stringsOf = keeperOf((rules: Variant['rules']): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  add(rules);
  return found;
});
