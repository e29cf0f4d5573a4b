import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf } from '../../ir/compare.js';
import { pawnMovement, takesDoubleStep } from '../../ir/pawn.js';
import type { PieceType } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { factsOfKind } from '../sentences/rule-facts.js';
import type { Draft, PieceSources } from './piece-drafts.js';
import { goneHere, isCalled, isNamed } from './taken-over.js';

/** What is assumed of the pieces of a changed game, because the page does not say it. */

/** The pieces whose moves depend on a part of the board in the other game, but not in what this page says of them. */
export function lostRegions(
  drafts: readonly Draft[],
  { base, facts, hasBasePieces }: PieceSources,
): readonly Diagnostic[] {
  const isInRegion = ({ movement }: PieceType): boolean =>
    movement.value.some(({ condition }) => condition.from !== null || condition.to !== null);
  if (!hasBasePieces || base === null || factsOfKind(facts, 'confined').length > 0) return [];
  return drafts.flatMap(({ piece, prose }) => {
    const there = base.pieces.find((other) => isNamed(other, piece.name ?? ''));
    if (prose === null || there === undefined || !isInRegion(there) || isInRegion(piece)) return [];
    const message = `In ${base.title}, the moves of the ${prose.name} depend on the part of the board. The page does not say whether they still do; assuming they do not.`;
    return [diagnose('doc/assumed-rule', 'warning', piece.movement.origin.span, message)];
  });
}

/** A pawn whose moves the page replaces keeps the double step of the other game, if the page does not say otherwise. */
export function assumedStep(
  { like, piece, prose }: Draft,
  { base, board, facts, hasBasePieces }: PieceSources,
): readonly Diagnostic[] {
  const { origin, value } = piece.movement;
  const isKept = hasBasePieces && base?.rules.doubleStep === true && prose !== null;
  const isTold = facts.some(
    ({ fact }) =>
      fact.kind === 'steps-from' || (fact.kind === 'option' && fact.option === 'doubleStep'),
  );
  const isPawn = like?.promotion.style === 'pawn' && takesDoubleStep(value);
  if (!isKept || isTold || !isPawn) return [];
  const keepsMoves = differenceOf(like.movement.value, value, board).onlyInFirst.length === 0;
  if (keepsMoves) return [];
  const message = `The page does not say whether the ${prose.name} still has its double step; assuming it does, as in ${base.title}.`;
  return [diagnose('doc/assumed-rule', 'info', origin.span, message)];
}

/** A described pawn that becomes nothing, though the page does not say that pawns do not promote. */
export function assumedEnd(
  { piece, prose }: Draft,
  { board, hasBasePieces }: PieceSources,
): readonly Diagnostic[] {
  const { origin, value } = piece.movement;
  const isTold = prose === null || prose.promotesTo === 'nothing';
  if (hasBasePieces || isTold || pawnMovement(value, board) === null) return [];
  const message = `The page does not say what the ${prose.name} promotes to; assuming that it does not promote.`;
  return [diagnose('doc/assumed-rule', 'warning', origin.span, message)];
}

/** The other game's pieces whose promoted form this game has not, or has another piece for: what they become is assumed. */
export function assumedForms(
  drafts: readonly Draft[],
  pieces: readonly PieceType[],
  { base, facts, hasBasePieces }: PieceSources,
): readonly Diagnostic[] {
  if (!hasBasePieces || base === null) return [];
  return goneHere(facts).flatMap(({ name, span }) => {
    const form = base.pieces.find((one) => isNamed(one, name));
    const changed = drafts.flatMap(({ like }, at) =>
      like?.promotion.style === 'shogi' && like.promotion.to === form?.id ? (pieces[at] ?? []) : [],
    );
    if (form === undefined || changed.length === 0) return [];
    const become = changed.map(({ name: piece, promotion }) => {
      const to = pieces.find(({ id }) => promotion.style === 'shogi' && id === promotion.to);
      return `${piece ?? ''} ${to === undefined ? 'does not promote' : `to ${to.name ?? to.id}`}`;
    });
    const message = `Pieces of ${base.title} promote to ${form.name ?? name}, which this game does not have. Assuming: ${become.join(', ')}. If not, say what each promotes to.`;
    return [diagnose('doc/assumed-piece', 'warning', span, message)];
  });
}

/** The errors for pieces of the page whose name fits several pieces of the other game: the general of shogi. */
export function unclearNames(
  own: readonly Draft[],
  { base, hasBasePieces }: PieceSources,
): readonly Diagnostic[] {
  if (!hasBasePieces || base === null) return [];
  return own.flatMap(({ piece: { name, span } }) => {
    const meant = base.pieces.filter((one) => isNamed(one, name ?? ''));
    if (meant.length < 2 || meant.some((one) => isCalled(one, name ?? ''))) return [];
    const all = meant.map((one) => one.name ?? one.id).join(' or ');
    const message = `In ${base.title}, "${name ?? ''}" may be ${all}. Write the full name.`;
    return [diagnose('doc/piece-not-read', 'error', span, message)];
  });
}
