import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { byColor, COLORS, type Board } from '../../ir/board.js';
import { conclude } from '../../ir/engine-conclusion.js';
import { formsOf, type PieceId, type PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { Variant } from '../../ir/variant.js';
import { stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Completion } from '../diagram/complete.js';
import { baseGame, type BaseGame } from '../page/base-game.js';
import { isGeneral } from '../sentences/known-pieces.js';
import { plainName } from '../sentences/names.js';
import type { PageProse, ProsePiece } from './page-prose.js';
import { isDifference, type FixedMeaning } from '../sentences/meanings.js';
import { factsOfKind, type PlacedFact } from '../sentences/rule-facts.js';
import { gameOfRules } from '../sentences/stated-rules.js';

/** What a page takes over from another game: its pieces, and its start position with other pieces in the place of some. */

/** The game whose pieces this game has, too, as its sentences say. Null if they do not. */
export function gameOfPieces(
  facts: readonly PlacedFact[],
  completion: Completion | null,
): Completion | null {
  const [same] = factsOfKind(facts, 'same-pieces');
  if (same === undefined)
    return completion !== null && gameOfRules(facts) === completion.name ? completion : null;
  // "The other pieces move as usual."
  const name = same.fact.game ?? completion?.name ?? 'chess';
  if (name === completion?.name) return completion;
  const rules = builtinRules(name);
  return rules === null ? null : { name, rules: conclude(rules) };
}

/** A game whose rules a page takes over, and how its sentences change them. */
interface RulesTakenOver {
  readonly game: BaseGame;
  /** Whether a rule differs from that game. */
  readonly isChanged: boolean;
  /** What is not understood, and so may be the very difference. */
  readonly unclear: readonly Span[];
}

/** The game that a page describes by its differences: "as in chess, but without castling". Null if there is none. */
export function rulesTakenOver({
  facts,
  maybeRules,
  notUnderstood,
}: Pick<PageProse, 'facts' | 'maybeRules' | 'notUnderstood'>): RulesTakenOver | null {
  const game = baseGame(facts);
  if (game === null) return null;
  const isChanged = facts.some(({ fact }) =>
    fact.kind === 'meaning' ? isDifference(fact.meaning) : fact.kind !== 'same-rules',
  );
  return { game, isChanged, unclear: [...notUnderstood, ...maybeRules] };
}

/** The game whose pawns this game has: "the pawn moves as in chess". Null if a page does not say so. */
export function gameOfPawns(pieces: readonly ProsePiece[]): Completion | null {
  // Only a reference to such a pawn means en passant.
  const pawn = pieces.find(({ readings }) =>
    readings.some(({ movement }) => movement.some(({ enPassant }) => enPassant)),
  );
  const name = pawn?.described.game ?? 'chess';
  const rules = pawn === undefined ? null : builtinRules(name);
  return rules === null ? null : { name, rules: conclude(rules) };
}

/** Whether the page says that this game does not have a piece of the other game. */
export function isLeftOut(piece: PieceType, facts: readonly PlacedFact[]): boolean {
  const gone = [
    ...factsOfKind(facts, 'same-pieces').flatMap(({ fact }) => fact.except),
    ...goneHere(facts).map(({ name }) => name),
  ];
  return gone.some((name) => isNamed(piece, name));
}

function isAbsent(piece: PieceType, facts: readonly PlacedFact[]): boolean {
  return factsOfKind(facts, 'absent').some(({ fact }) =>
    fact.pieces.some((name) => isNamed(piece, name)),
  );
}

/** Whether a name means this piece in any game: the met of makruk is a ferz. */
export function isCalled({ movement, name, royal }: PieceType, wanted: string): boolean {
  const [own, noun] = [plainName(name ?? ''), plainName(wanted)];
  const hasBoth = ({ names }: { readonly names: readonly string[] }): boolean =>
    names.includes(own) && names.includes(noun);
  return (
    own === noun ||
    own === `${noun} general` ||
    (noun === 'general' && own === 'king' && royal && isGeneral(movement.value)) ||
    ENGINE_PIECE_TYPES.some(hasBoth) ||
    PIECE_NAMES.some(hasBoth)
  );
}

/** The same, or by the last word of its name: the shogi pawn is a pawn. The dragon king is no king. */
export function isNamed(piece: PieceType, wanted: string): boolean {
  const noun = plainName(wanted);
  const isLast = plainName(piece.name ?? '').endsWith(` ${noun}`);
  return isCalled(piece, wanted) || (isLast && (noun !== 'king' || piece.royal));
}

/** The piece that stands here for a piece of the other game: the one in its place, or the one with its name. Null if there is none. */
export function standsFor(
  other: PieceType,
  pieces: readonly PieceType[],
  facts: readonly PlacedFact[],
): PieceType | null {
  const name = other.name ?? other.id;
  const swap = factsOfKind(facts, 'replaced').find(({ fact }) => isNamed(other, fact.piece));
  const wanted = swap?.fact.by ?? name;
  const exact = pieces.find((piece) => plainName(piece.name ?? '') === plainName(wanted));
  return (
    exact ??
    pieces.find((piece) => isNamed(piece, wanted)) ??
    (swap === undefined
      ? pieces.find((piece) => piece.name !== null && isNamed(other, piece.name))
      : undefined) ??
    (swap === undefined ? (pieces.find(({ id }) => id === other.id) ?? null) : null)
  );
}

interface PlacedName {
  readonly name: string;
  readonly span: Span;
}

/** The pieces that the page replaces or leaves out. */
export function goneHere(facts: readonly PlacedFact[]): readonly PlacedName[] {
  return [
    ...factsOfKind(facts, 'replaced').map(({ fact, span }) => ({ name: fact.piece, span })),
    ...factsOfKind(facts, 'absent').flatMap(({ fact, span }) =>
      fact.pieces.map((name) => ({ name, span })),
    ),
  ];
}

/** The pieces of which sentences state rules, and that neither the other game nor this one has. */
export function unknownThere(
  facts: readonly PlacedFact[],
  base: Variant,
  pieces: readonly PieceType[],
): readonly PlacedName[] {
  const isThere = ({ name }: PlacedName): boolean => base.pieces.some((one) => isNamed(one, name));
  const isHere = ({ name }: PlacedName): boolean => pieces.some((one) => isNamed(one, name));
  const ruled = [
    ...OF_A_PIECE.flatMap((kind) =>
      factsOfKind(facts, kind).map(({ fact, span }) => ({ name: fact.piece, span })),
    ),
    ...factsOfKind(facts, 'river').flatMap(({ fact, span }) =>
      fact.piece === null ? [] : [{ name: fact.piece, span }],
    ),
    ...OF_PIECES.flatMap((kind) =>
      factsOfKind(facts, kind).flatMap(({ fact, span }) =>
        (fact.pieces ?? []).map((name) => ({ name, span })),
      ),
    ),
  ].filter(({ name }) => name !== '');
  return [
    ...goneHere(facts).filter((one) => !isThere(one)),
    ...ruled.filter((one) => !isThere(one) && !isHere(one)),
  ];
}

const OF_A_PIECE = [
  'flag',
  'flag-squares',
  'extinction',
  'royal',
  'drop-file',
  'drop-mate',
] as const;
const OF_PIECES = ['promotes', 'no-promotion', 'confined', 'unconfined'] as const;

/** Whether a player starts with such a piece in hand. */
function isHeldAtStart(piece: PieceType, facts: readonly PlacedFact[]): boolean {
  return factsOfKind(facts, 'in-hand').some(({ fact }) =>
    fact.pieces.some((one) => isNamed(piece, one.piece)),
  );
}

/** Whether sentences say something of the start position, which the text alone may not give. */
export function tellsOfStart(facts: readonly PlacedFact[]): boolean {
  return facts.some(
    ({ fact }) =>
      fact.kind === 'setup' ||
      (fact.kind === 'meaning' && OF_START.some((meaning) => meaning === fact.meaning)),
  );
}

const OF_START: readonly FixedMeaning[] = [
  'pieces in hand at the start',
  'pieces that chess has not',
  'pieces that stand for those of chess',
  'the setup is chosen',
  'where pieces may be placed',
  'where pieces start',
];

/**
 * The start position of the game whose rules a page takes over, with its own pieces in the place of others. Null if the board differs, if a
 * piece of that game has no place here, or if one that the page describes has none, so that the page has another position.
 */
export function startTakenOver(
  base: Variant,
  board: Board,
  pieces: readonly PieceType[],
  { facts, pieces: described }: Pick<PageProse, 'facts' | 'pieces'>,
): Sourced<Position> | null {
  const { files, ranks } = base.board.value;
  if (base.start === null || files !== board.files || ranks !== board.ranks) return null;
  const ids = new Map<PieceId, PieceId>(
    base.pieces.flatMap((other) => {
      const piece = standsFor(other, pieces, facts);
      return piece === null ? [] : [[other.id, piece.id]];
    }),
  );
  const { hands, placements: all, ...rest } = base.start.value;
  const gone = new Set(base.pieces.filter((piece) => isAbsent(piece, facts)).map(({ id }) => id));
  const placements = all.filter(({ piece }) => !gone.has(piece));
  const placed = placements.flatMap(({ piece: other, promotedFrom: from, ...place }) => {
    const [piece, promotedFrom] = [ids.get(other), from === null ? null : ids.get(from)];
    return piece === undefined || promotedFrom === undefined
      ? []
      : [{ ...place, piece, promotedFrom }];
  });
  const held = byColor((color) =>
    hands[color].flatMap(({ piece: other, count }) => {
      const piece = ids.get(other);
      return piece === undefined ? [] : [{ piece, count }];
    }),
  );
  const used = new Set([...placed, ...held.white, ...held.black].map(({ piece }) => piece));
  const names = new Set(described.map(({ name }) => plainName(name)));
  // A promoted form has no place at the start.
  const forms = new Set(pieces.flatMap(({ promotion }) => formsOf(promotion)));
  const isWhole =
    placed.length === placements.length &&
    COLORS.every((color) => held[color].length === hands[color].length) &&
    pieces.every(
      (piece) =>
        used.has(piece.id) ||
        forms.has(piece.id) ||
        isHeldAtStart(piece, facts) ||
        !names.has(plainName(piece.name ?? '')),
    );
  const hasRooks = !base.pieces.some((piece) => gone.has(piece.id) && isNamed(piece, 'rook'));
  const castlingRights = hasRooks ? rest.castlingRights : '-';
  return isWhole
    ? stated({ ...rest, castlingRights, hands: held, placements: placed }, base.span)
    : null;
}
