import { diagnose } from '../../catalog/diagnose.js';
import { equalMovements } from '../../ir/compare.js';
import { DOUBLE_STEP, type Move, type Movement } from '../../ir/movement.js';
import { pawnMovement } from '../../ir/pawn.js';
import {
  FREE_DROPS,
  type DropLimits,
  type PieceId,
  type PieceType,
  type Promotion,
} from '../../ir/piece.js';
import { usualRoyal, WITHOUT_ROYALS } from '../../ir/usual-royal.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { stated } from '../../text/origin.js';
import { factsOfKind, isOption, type PlacedFact } from '../sentences/rule-facts.js';
import { plainName, USUAL_LETTERS } from '../sentences/names.js';
import { ambiguous } from '../sentences/open-readings.js';
import { basePieces, formsOfPawns, wellKnownPieces } from './added-pieces.js';
import { withoutArea } from './areas.js';
import {
  assumedEnd,
  assumedForms,
  assumedStep,
  lostRegions,
  unclearNames,
} from './assumed-pieces.js';
import type { PieceName, ProsePiece } from './page-prose.js';
import { named, neverPromotes, pieceOf, type Draft, type PieceSources } from './piece-drafts.js';
import { isCalled, isLeftOut, isNamed, standsFor } from './taken-over.js';

/** The pieces of a variant, unpromoted ones first. */
export function variantPieces(
  sources: PieceSources,
  diagnostics: Diagnostic[],
): readonly PieceType[] {
  const own = sources.pieces
    .filter(({ readings, replaces }) => replaces === null && readings.length > 0)
    .map((prose) => draftOf(prose, sources, diagnostics))
    .map((draft, _, all) => withUsualLetter(draft, all));
  const added = sources.hasBasePieces ? basePieces(own, sources) : [];
  const told = [...own, ...added];
  const all = [...told, ...wellKnownPieces(told, sources, diagnostics)];
  const drafts = withRoyal([...all, ...formsOfPawns(all, sources)], sources, diagnostics);
  const pieces = drafts.map((draft) => {
    const promotion = promotionOf(draft, drafts, sources, diagnostics);
    if (promotion.style === 'pawn') addAll(diagnostics, assumedStep(draft, sources));
    else if (promotion.style === 'none') addAll(diagnostics, assumedEnd(draft, sources));
    const piece = promotion.style === 'none' ? withOwnStep(draft, sources) : draft.piece;
    return {
      ...withoutArea(piece, sources.facts, sources.board),
      promotion,
      drop: dropOf(draft, sources.facts),
    };
  });
  addAll(diagnostics, assumedForms(drafts, pieces, sources));
  addAll(diagnostics, lostRegions(drafts, sources));
  addAll(diagnostics, unclearNames(own, sources));
  const forms = new Set(
    pieces.flatMap(({ promotion }) => (promotion.style === 'shogi' ? [promotion.to] : [])),
  );
  return [
    ...pieces.filter(({ id }) => !forms.has(id)),
    ...pieces.filter(({ id }) => forms.has(id)),
  ];
}

function draftOf(prose: ProsePiece, sources: PieceSources, diagnostics: Diagnostic[]): Draft {
  const movement = movementOf(prose, sources, diagnostics);
  const { base, board, hasBasePieces } = sources;
  const isAlike = (other: PieceType): boolean =>
    equalMovements(other.movement.value, movement, board);
  const alike = (base?.pieces ?? []).filter(isAlike);
  const alikeInMoves = alike.find((other) => isNamed(other, prose.name)) ?? alike[0] ?? null;
  // A queen that moves like a knight keeps the letter of the queen, and in a changed game every piece its promotion.
  const sameName =
    base?.pieces.find((other) => isCalled(other, prose.name)) ??
    base?.pieces.find((other) => isNamed(other, prose.name)) ??
    null;
  const like = (hasBasePieces ? sameName : null) ?? alikeInMoves;
  const isTaken = hasBasePieces && alikeInMoves !== null && !isLeftOut(alikeInMoves, sources.facts);
  const letterOf = sameName ?? (isTaken ? null : alikeInMoves);
  const abbreviation =
    prose.abbreviations.find((one) => !one.startsWith('+')) ??
    (prose.abbreviations.length === 0 ? (letterOf?.abbreviation ?? null) : null);
  // However elephants move, they stay on their side of the river.
  const confined = hasBasePieces ? sameName?.confined : undefined;
  return {
    prose,
    like,
    piece: {
      ...(confined === undefined ? {} : { confined }),
      ...pieceOf(prose.name, abbreviation, stated(movement, prose.movesSpan), prose.span),
      glyphs: prose.glyph === null ? [] : [prose.glyph],
      royal: prose.royal ?? prose.name.toLowerCase() === 'king',
    },
  };
}

/** A King without a letter gets K, unless another piece has it. */
function withUsualLetter(draft: Draft, all: readonly Draft[]): Draft {
  const { piece, prose } = draft;
  const letter = USUAL_LETTERS.get(plainName(piece.name ?? ''))?.toUpperCase() ?? null;
  const isTaken = all.some((other) => other.piece.abbreviation?.toUpperCase() === letter);
  if (
    piece.abbreviation !== null ||
    letter === null ||
    isTaken ||
    prose?.abbreviations.length !== 0
  )
    return draft;
  return { ...draft, piece: { ...piece, abbreviation: letter } };
}

/** The moves of the chosen reading. It is an error if none was chosen. */
function movementOf(
  { name, readings }: ProsePiece,
  { open, reading }: PieceSources,
  diagnostics: Diagnostic[],
): Movement {
  const [first, ...others] = readings;
  if (first === undefined || others.length === 0) return first?.movement ?? [];
  const chosen = readings.find(({ key }) => isChosen(key ?? '', reading));
  if (chosen !== undefined) return chosen.movement;
  for (const one of open)
    if (one.pieces[0] === name && !reading.has(one.name))
      diagnostics.push({ ...ambiguous(one), severity: 'error' });
  return first.movement;
}

/** `knight=leap scout=lame` */
function isChosen(key: string, reading: ReadonlyMap<string, string>): boolean {
  return key.split(' ').every((part) => {
    const at = part.indexOf('=');
    return reading.get(part.slice(0, at)) === part.slice(at + 1);
  });
}

/** If no piece is called king, it is the piece in the place of the other game's king, or that moves like it. A diagnostic reports it. */
function withRoyal(
  drafts: readonly Draft[],
  { base, facts, hasBasePieces }: PieceSources,
  diagnostics: Diagnostic[],
): readonly Draft[] {
  if (drafts.some(({ piece }) => piece.royal)) return drafts;
  // The king of antichess or of atomic chess is not royal.
  if (hasBasePieces && base?.pieces.every(({ royal }) => !royal) === true) return drafts;
  const isDenied = ({ piece, prose }: Draft): boolean =>
    prose?.royal === false ||
    factsOfKind(facts, 'royal').some(({ fact }) => !fact.royal && isNamed(piece, fact.piece));
  const candidates = drafts.filter((draft) => !isDenied(draft));
  const kings = candidates.filter(({ like }) => like?.royal === true);
  const usual = usualRoyal(
    candidates.map(({ piece }) => piece),
    facts.some(({ fact }) => fact.kind === 'option' && WITHOUT_ROYALS.test(fact.option)),
  );
  const royal = base?.pieces.find((piece) => piece.royal);
  const [swap] = factsOfKind(facts, 'replaced').filter(
    ({ fact }) => royal !== undefined && isNamed(royal, fact.piece),
  );
  const instead =
    swap === undefined ? null : named({ text: swap.fact.by, span: swap.span }, candidates);
  const [alike = null] = kings.length === 1 ? kings : [];
  const king = instead ?? alike ?? candidates.find(({ piece }) => piece === usual);
  if (king === undefined) return drafts;
  const why =
    king === instead
      ? 'which replaces the king'
      : king === alike && base !== null
        ? `which moves like the royal piece of ${base.title}`
        : 'whose letter is K';
  const message = `No sentence says which piece is royal; assuming ${king.piece.name ?? king.piece.id}, ${why}.`;
  diagnostics.push(diagnose('doc/assumed-rule', 'info', king.piece.span, message));
  return drafts.map((draft) =>
    draft === king ? { ...draft, piece: { ...draft.piece, royal: true } } : draft,
  );
}

function promotionOf(
  draft: Draft,
  drafts: readonly Draft[],
  sources: PieceSources,
  diagnostics: Diagnostic[],
): Promotion {
  const { piece, prose } = draft;
  const like = samePawn(piece, sources) ?? draft.like;
  const own = pawnPromotion({ like, piece, prose }, drafts, sources, diagnostics);
  if (own !== null) return own;
  if (prose?.promotesTo === 'nothing' || neverPromotes(piece, sources)) return { style: 'none' };
  const told = prose === null ? toldForm(piece, sources) : prose.promotesTo;
  if (told !== null) {
    const to = named(told, drafts)?.piece.id;
    const isPawn =
      like?.promotion.style === 'pawn' ||
      pawnMovement(piece.movement.value, sources.board) !== null;
    if (to !== undefined) return isPawn ? { style: 'pawn', to: [to] } : { style: 'shogi', to };
    addAll(diagnostics, undefinedForm(piece.name ?? piece.id, told, sources));
    return { style: 'none' };
  }
  if (prose === null) return knownPromotion(like, drafts, sources);
  const form = drafts.find((other) =>
    other.prose?.abbreviations.some((one) => one === `+${piece.abbreviation ?? ''}`),
  );
  if (form !== undefined) return { style: 'shogi', to: form.piece.id };
  return promotionAsIn(prose.name, drafts, sources) ?? knownPromotion(like, drafts, sources);
}

/** What a piece of the other game becomes here: "lances promote to rooks". Null if no sentence says so. */
function toldForm(piece: PieceType, { facts }: PieceSources): PieceName | null {
  const forms = facts.flatMap(({ fact, span }): readonly PieceName[] => {
    if (fact.kind === 'promotes' && fact.to !== '')
      return fact.pieces?.some((name) => isNamed(piece, name)) === true
        ? [{ text: fact.to, span }]
        : [];
    const [only, ...others] = fact.kind === 'pawn-choices' ? fact.pieces : [];
    return only !== undefined && others.length === 0 && isNamed(piece, 'pawn')
      ? [{ text: only, span }]
      : [];
  });
  return forms[0] ?? null;
}

/** The other game's pawn, if it does not promote here: only its own moves can then give it the double step of that game. */
function withOwnStep({ like, piece }: Draft, { base, board, facts }: PieceSources): PieceType {
  const { origin, value } = piece.movement;
  const isDenied = facts.some(
    ({ fact }) =>
      isOption(fact, 'doubleStep', 'false') ||
      (fact.kind === 'meaning' && fact.meaning === 'no double step for one army'),
  );
  const isPawn = like?.promotion.style === 'pawn' && pawnMovement(value, board) === 'plain';
  if (!isPawn || base?.rules.doubleStep !== true || isDenied) return piece;
  return { ...piece, movement: { origin, value: [...value, DOUBLE_STEP] } };
}

/** The pawn of the other game, for a pawn whose moves the page tells: it still promotes as there, in a changed game however it moves. */
function samePawn(piece: PieceType, { base, hasBasePieces }: PieceSources): PieceType | null {
  const isSame = (other: PieceType): boolean =>
    other.promotion.style === 'pawn' && isNamed(piece, other.name ?? '');
  return (hasBasePieces || hasPawnMoves(piece) ? base?.pieces.find(isSame) : undefined) ?? null;
}

/** "Pawns promote to a queen or a kheshig", for the pawns of chess. Null if nothing is stated about them, or if they are other pawns. */
function pawnPromotion(
  { like, piece }: Draft,
  drafts: readonly Draft[],
  sources: PieceSources,
  diagnostics: Diagnostic[],
): Promotion | null {
  const said = factsOfKind(sources.facts, 'pawn-choices');
  const isOfChess = like === null || like.promotion.style === 'pawn';
  const not = factsOfKind(sources.facts, 'no-pawn-choices').flatMap(({ fact }) => fact.pieces);
  const [any] = factsOfKind(sources.facts, 'any-pawn-choice');
  const isSaid = said.length + not.length > 0 || any !== undefined;
  if (!isSaid || !isOfChess || !isNamed(piece, 'pawn')) return null;
  const known = knownPromotion(like, drafts, sources);
  const usual = any !== undefined ? allBut(any.fact.except, drafts) : choicesOf(known);
  const all = said.flatMap(({ fact, span }) => fact.pieces.map((text) => ({ text, span })));
  const to = all.flatMap((name) => named(name, drafts)?.piece.id ?? []);
  const unknown = all.find((name) => named(name, drafts) === null);
  if (unknown !== undefined)
    addAll(diagnostics, undefinedForm(piece.name ?? piece.id, unknown, sources));
  const isMore = said.length === 0 || said.some(({ fact }) => fact.adds);
  const without = new Set(
    drafts.filter(({ piece: one }) => not.some((name) => isNamed(one, name))).map(idOf),
  );
  const choices = [...new Set([...(isMore ? usual : []), ...to])];
  return { style: 'pawn', to: choices.filter((id) => !without.has(id)) };
}

/** All pieces but pawns, kings and those of some names. */
function allBut(names: readonly string[], drafts: readonly Draft[]): readonly PieceId[] {
  return drafts
    .filter(({ piece }) => !piece.royal && !['pawn', ...names].some((name) => isNamed(piece, name)))
    .map(idOf);
}

const choicesOf = (promotion: Promotion): readonly PieceId[] =>
  promotion.style === 'pawn' ? promotion.to : [];
const idOf = ({ piece }: Draft): string => piece.id;

/** Whether it captures differently from how it moves. */
function hasPawnMoves({ movement: { value } }: PieceType): boolean {
  const keyOf = (move: Move): string => JSON.stringify({ ...move, modality: '' });
  const captures = value.filter(({ modality }) => modality !== 'quiet').map(keyOf);
  const quiet = value.filter(({ modality }) => modality === 'quiet').map(keyOf);
  return captures.length > 0 && captures.every((move) => !quiet.includes(move));
}

/** Pieces whose definitions are not understood are reported elsewhere. */
function undefinedForm(
  piece: string,
  { span, text }: PieceName,
  { pieces }: PieceSources,
): readonly Diagnostic[] {
  const noun = plainName(text);
  if (pieces.some(({ name }) => plainName(name) === noun)) return [];
  const message = `${piece} promotes to "${text}", but no sentence says (in words that fairyc understands) how that piece moves.`;
  return [diagnose('doc/piece-not-read', 'error', span, message)];
}

/** "All pieces that promote to gold in shogi do so here": matched by the names of the pieces there. */
function promotionAsIn(
  name: string,
  drafts: readonly Draft[],
  { base, facts }: PieceSources,
): Promotion | null {
  const [rule] = factsOfKind(facts, 'promotes-as-in');
  if (rule === undefined || rule.fact.game !== base?.id) return null;
  const names = name.toLowerCase() === 'horse' ? [name, 'knight'] : [name];
  const isForm = (id: string): boolean =>
    base.pieces.some((form) => form.id === id && isNamed(form, rule.fact.to));
  const promotes = base.pieces.some(
    (piece) =>
      names.some((one) => isNamed(piece, one)) &&
      piece.promotion.style === 'shogi' &&
      isForm(piece.promotion.to),
  );
  const to = promotes ? named({ text: rule.fact.to, span: rule.span }, drafts) : null;
  return to === null ? null : { style: 'shogi', to: to.piece.id };
}

/** The promotion of the other game, to the pieces that stand for the promoted forms here. */
function knownPromotion(
  like: PieceType | null,
  drafts: readonly Draft[],
  { base, facts }: PieceSources,
): Promotion {
  const pieces = drafts.map(({ piece }) => piece);
  const alike = (id: PieceId): PieceType | null =>
    drafts.find((other) => other.like?.id === id)?.piece ?? null;
  const standIn = (id: PieceId): PieceType | null => {
    const other = base?.pieces.find((form) => form.id === id);
    return other === undefined ? null : standsFor(other, pieces, facts);
  };
  if (like?.promotion.style === 'pawn') {
    const to = like.promotion.to.flatMap((id) => (standIn(id) ?? alike(id))?.id ?? []);
    return { style: 'pawn', to };
  }
  if (like?.promotion.style !== 'shogi') return like?.promotion ?? { style: 'none' };
  const { to } = like.promotion;
  const other = standIn(to);
  // The silver that stands in the place of the gold cannot promote to itself.
  const isItself = other !== null && isNamed(other, like.name ?? '');
  const form = alike(to) ?? (isItself ? null : other);
  return form === null ? { style: 'none' } : { style: 'shogi', to: form.id };
}

function dropOf({ like, piece }: Draft, facts: readonly PlacedFact[]): DropLimits {
  const isOf = (name: string): boolean => isNamed(piece, name);
  const limit = factsOfKind(facts, 'drop-file').find(({ fact }) => isOf(fact.piece));
  const mate = factsOfKind(facts, 'drop-mate').find(({ fact }) => isOf(fact.piece));
  const isFree = facts.some(({ fact }) => isOption(fact, 'dropNoDoubled', '-'));
  const { allowed, mateForbidden, perFile } = like?.drop ?? FREE_DROPS;
  return {
    allowed,
    perFile: limit?.fact.most ?? (isFree ? null : perFile),
    mateForbidden: mate === undefined ? mateForbidden : mate.fact.result !== 'allowed',
  };
}
