import { COLORS, type ByColor, type Color, type Square } from '../ir/board.js';
import { defaultRules } from '../ir/default-rules.js';
import type { PieceId } from '../ir/piece.js';
import { squareSet, type SquareSet } from '../ir/region.js';
import type { RuleKey } from '../ir/rules.js';
import { onBoard } from '../explain/squares.js';
import { actsInGame } from '../play/acting.js';
import type { Game } from '../play/game.js';
import type { Mechanic } from '../play/mechanic.js';
import { MECHANICS } from '../play/mechanics.js';
import { promotesAsPawn } from '../play/promotes-as-pawn.js';
import { INITIAL_REGION, isRegionOfRules, SINGLE_STEP } from '../play/regions.js';
import type { Played } from './piece-moves.js';
import { appears, stuckSquares } from './reach.js';

const FIELDS = defaultRules<PieceId>({ pawn: null, king: null, rook: null });

function isRuleKey(key: string): key is RuleKey {
  return Object.hasOwn(FIELDS, key);
}

/** Every field of the rules of play. */
export const RULE_KEYS: readonly RuleKey[] = Object.keys(FIELDS).filter(isRuleKey);

const ALL_MECHANICS: readonly Mechanic[] = MECHANICS;

/** The rule of play to which a field belongs. */
export function mechanicOf(key: RuleKey): Mechanic {
  const found = ALL_MECHANICS.find(({ claims }) => claims.includes(key));
  if (found === undefined) throw new Error(`No mechanic claims ${key}.`);
  return found;
}

/** Fields that decide where pieces may be dropped. They matter only as far as those squares differ. */
export const DROP_AREA_KEYS: ReadonlySet<RuleKey> = new Set([
  'dropRegion',
  'firstRankPawnDrops',
  'promotionZonePawnDrops',
  'sittuyinRookDrop',
]);

/**
 * Whether the pieces state where they would be stuck, without a common rule: so they do in games of documents, where each piece has its own
 * squares.
 */
export function piecesStateStuck(...games: readonly Played[]): boolean {
  return games.some(({ game }) => game.pieces.some(({ compulsory }) => compulsory !== null));
}

/** Regions that have an effect even if none of their squares is on the board: with a flag, no material is too little to win. */
const COUNTS_OFF_BOARD: ReadonlySet<RuleKey> = new Set(['flagRegion']);

/** Fields that list types besides the engine's pawn, to which they apply anyway. */
const OF_OTHERS: ReadonlySet<RuleKey> = new Set(['enPassantTypes']);

/** The meaning of a field for play in a game, as text: equal texts mean the same. Empty if it can have no effect. */
export function ruleMeaning(played: Played, key: RuleKey): string {
  const { game } = played;
  if (!actsInGame(key, game)) return '';
  const isPawn = (id: PieceId): boolean =>
    game.pieces.some((piece) => piece.id === id && piece.kind === 'pawn');
  const occurs = (id: PieceId): boolean =>
    appears(played.reach, id) && !(OF_OTHERS.has(key) && isPawn(id));
  return meaningFor(played, key, occurs, (color) => isIdle(played, key, color));
}

/** The meaning of a field, whether or not it can have an effect. */
export function plainMeaning(played: Played, key: RuleKey): string {
  return meaningFor(
    played,
    key,
    () => true,
    () => false,
  );
}

function meaningFor(
  { game }: Played,
  key: RuleKey,
  counts: (id: PieceId) => boolean,
  isLeftOut: (color: Color) => boolean,
): string {
  const value: unknown = game.rules[key];
  const meaningOfPart = (part: unknown): string => {
    const meaning = meaningOf(game, part, counts);
    return meaning === '' && COUNTS_OFF_BOARD.has(key) && Array.isArray(part) && part.length > 0
      ? 'no square of the board'
      : meaning;
  };
  if (!isByColor(value)) return COLORS.every(isLeftOut) ? '' : meaningOfPart(value);
  const sides = COLORS.map((color) => (isLeftOut(color) ? '' : meaningOfPart(value[color])));
  return sides.every((side) => side === '') ? '' : sides.join(' | ');
}

export function isByColor(value: unknown): value is ByColor<unknown> {
  return typeof value === 'object' && value !== null && 'white' in value && 'black' in value;
}

/** A value as text: regions by their squares on the board, sets of pieces by those members that count. */
function meaningOf(game: Game, value: unknown, counts: (id: PieceId) => boolean): string {
  if (!Array.isArray(value)) return String(value);
  const parts: readonly unknown[] = value;
  const ids = parts.filter((part) => typeof part === 'string');
  if (ids.length === 0) return squareSet(onBoard(squaresIn(parts), game.board)).join(' ');
  return game.pieces
    .map(({ id }) => id)
    .filter((id) => (ids.includes('*') || ids.includes(id)) && counts(id))
    .toSorted()
    .join(' ');
}

/** The squares, which are numbers, among the elements of a field. */
export function squaresIn(parts: readonly unknown[]): SquareSet {
  return parts.filter((part): part is Square => typeof part === 'number');
}

type Idle = (played: Played, color: Color) => boolean;

const noCastling: Idle = ({ reach }) => !reach.castles;
const nonePromotesAsPawn: Idle = ({ game, reach }, color) =>
  !game.pieces.some(
    (piece) => reach.stands[color].has(piece.id) && promotesAsPawn(game, piece, color),
  );
const noneHasForm: Idle = ({ game, reach }, color) =>
  !game.pieces.some(({ id, promotesTo }) => promotesTo !== null && reach.stands[color].has(id));
const nonePromotes: Idle = (played, color) =>
  nonePromotesAsPawn(played, color) && noneHasForm(played, color);
/** Only an attack on the type `king` counts. */
const noneChecks: Idle = ({ game: { king }, reach }) => king === null || !appears(reach, king);
const noneInHand: Idle = ({ reach }, color) => reach.holds[color].size === 0;
/** The leaps of the Cambodian king and ferz are kept as gates. */
const noneGates: Idle = (played, color) =>
  noneInHand(played, color) && !played.game.rules.cambodianMoves;
const noneGetsStuck: Idle = (played, color) =>
  !played.game.pieces.some((piece) => stuckSquares(played, piece, color).length > 0);
/** Only a piece that makes a long first step can be captured en passant. */
const noneMakesLongStep: Idle = ({ game, reach }) =>
  !game.pieces.some(
    ({ id, movement }) =>
      appears(reach, id) &&
      movement.some(
        ({ condition: { from, initial } }) =>
          initial ||
          (from !== null &&
            isRegionOfRules(from) &&
            from !== SINGLE_STEP &&
            COLORS.some((color) => isEntered(game, from, color))),
      ),
  );
/** A flag that only a type outside the game could carry. */
const noneCarriesFlag: Idle = ({ game: { rules }, reach }, color) => {
  const carrier = rules.flagPiece[color];
  return carrier !== '*' && !appears(reach, carrier);
};
/** Fields that are part of the moves of pieces, which are compared square by square. */
const comparedByPiece: Idle = () => true;

function isEntered({ board, regions, rules }: Game, name: string, color: Color): boolean {
  const region = name === INITIAL_REGION ? rules.doubleStepRegion : regions.get(name);
  return region !== undefined && onBoard(region[color], board).length > 0;
}

/** For each field, whether it has no effect because nothing that it concerns can occur in the game. */
const IDLE: Readonly<Partial<Record<RuleKey, Idle>>> = {
  doubleStep: comparedByPiece,
  doubleStepRegion: comparedByPiece,
  tripleStepRegion: comparedByPiece,
  diagonalLines: comparedByPiece,
  soldierPromotionRank: comparedByPiece,
  immobilityIllegal: noneGetsStuck,
  promotionRegion: nonePromotes,
  promotionPawnTypes: nonePromotesAsPawn,
  promotionPieceTypes: nonePromotesAsPawn,
  mandatoryPawnPromotion: nonePromotesAsPawn,
  mandatoryPiecePromotion: noneHasForm,
  piecePromotionOnCapture: noneHasForm,
  pieceDemotion: nonePromotes,
  dropPromoted: noneHasForm,
  dropLoop: nonePromotes,
  checking: noneChecks,
  dropChecks: (played, color) => noneInHand(played, color) || noneChecks(played, color),
  pieceDrops: noneInHand,
  gating: noneGates,
  seirawanGating: noneGates,
  castling: noCastling,
  castlingDroppedPiece: noCastling,
  castlingKingsideFile: noCastling,
  castlingQueensideFile: noCastling,
  castlingRank: noCastling,
  castlingKingFile: noCastling,
  castlingKingPiece: noCastling,
  castlingRookKingsideFile: noCastling,
  castlingRookQueensideFile: noCastling,
  castlingRookPieces: noCastling,
  oppositeCastling: noCastling,
  chess960: noCastling,
  flagPiece: noneCarriesFlag,
  flagRegion: noneCarriesFlag,
  enPassantRegion: noneMakesLongStep,
  enPassantTypes: noneMakesLongStep,
};

function isIdle(played: Played, key: RuleKey, color: Color): boolean {
  return IDLE[key]?.(played, color) ?? false;
}
