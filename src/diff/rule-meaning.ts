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
import { INITIAL_REGION, isRegionOfRules, SINGLE_STEP } from '../play/regions.js';
import type { Played } from './piece-moves.js';
import { appears, promotesAsPawn } from './reach.js';

const FIELDS = defaultRules<PieceId>({ pawn: null, king: null, rook: null });

function isRuleKey(key: string): key is RuleKey {
  return Object.hasOwn(FIELDS, key);
}

/** Every field of the rules of play. */
export const RULE_KEYS: readonly RuleKey[] = Object.keys(FIELDS).filter(isRuleKey);

const ALL_MECHANICS: readonly Mechanic[] = MECHANICS;

/** The rule of play that a field belongs to. */
export function mechanicOf(key: RuleKey): Mechanic {
  const found = ALL_MECHANICS.find(({ claims }) => claims.includes(key));
  if (found === undefined) throw new Error(`No mechanic claims ${key}.`);
  return found;
}

/** With these a piece has the squares on which it may be dropped: they matter as far as those differ. */
export const DROP_AREA_KEYS: ReadonlySet<RuleKey> = new Set([
  'dropRegion',
  'firstRankPawnDrops',
  'promotionZonePawnDrops',
  'sittuyinRookDrop',
]);

/** What a field means for play in a game, as text: the same text is the same meaning. '' if it can have no effect. */
export function ruleMeaning(played: Played, key: RuleKey): string {
  const { game } = played;
  if (!actsInGame(key, game)) return '';
  const comesAbout = (id: PieceId): boolean => appears(played.reach, id);
  return meaningBut(played, key, comesAbout, (color) => isIdle(played, key, color));
}

/** The same whether or not it can have an effect. */
export function plainMeaning(played: Played, key: RuleKey): string {
  return meaningBut(
    played,
    key,
    () => true,
    () => false,
  );
}

function meaningBut(
  { game }: Played,
  key: RuleKey,
  counts: (id: PieceId) => boolean,
  isLeftOut: (color: Color) => boolean,
): string {
  const value: unknown = game.rules[key];
  const say = (part: unknown): string => meaningOf(game, part, counts);
  if (!isByColor(value)) return COLORS.every(isLeftOut) ? '' : say(value);
  const sides = COLORS.map((color) => (isLeftOut(color) ? '' : say(value[color])));
  return sides.every((side) => side === '') ? '' : sides.join(' | ');
}

export function isByColor(value: unknown): value is ByColor<unknown> {
  return typeof value === 'object' && value !== null && 'white' in value && 'black' in value;
}

/** Regions by their squares on the board, sets of pieces by those of their members that count. */
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

/** The squares among the elements of a field: they are numbers. */
export function squaresIn(parts: readonly unknown[]): SquareSet {
  return parts.filter((part): part is Square => typeof part === 'number');
}

type Idle = (played: Played, color: Color) => boolean;

const noCastling: Idle = ({ reach }) => !reach.castles;
const nobodyPromotesAsPawn: Idle = ({ game, reach }, color) =>
  !game.pieces.some(
    (piece) => reach.stands[color].has(piece.id) && promotesAsPawn(game, piece, color),
  );
const nobodyHasForm: Idle = ({ game, reach }, color) =>
  !game.pieces.some(({ id, promotesTo }) => promotesTo !== null && reach.stands[color].has(id));
const nobodyHolds: Idle = ({ reach }, color) => reach.holds[color].size === 0;
/** Only who makes a long first step can be captured en passant. */
const nobodyPasses: Idle = ({ game, reach }) =>
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
/** What pieces of their own say already: they are compared square by square. */
const saidByPieces: Idle = () => true;

function isEntered({ board, regions, rules }: Game, name: string, color: Color): boolean {
  const region = name === INITIAL_REGION ? rules.doubleStepRegion : regions.get(name);
  return region !== undefined && onBoard(region[color], board).length > 0;
}

/** When nothing that comes about in a game is what a field is about, though it acts. */
const IDLE: Readonly<Partial<Record<RuleKey, Idle>>> = {
  doubleStep: saidByPieces,
  doubleStepRegion: saidByPieces,
  tripleStepRegion: saidByPieces,
  diagonalLines: saidByPieces,
  soldierPromotionRank: saidByPieces,
  immobilityIllegal: saidByPieces,
  promotionRegion: (played, color) =>
    nobodyPromotesAsPawn(played, color) && nobodyHasForm(played, color),
  promotionPawnTypes: nobodyPromotesAsPawn,
  promotionPieceTypes: nobodyPromotesAsPawn,
  mandatoryPawnPromotion: nobodyPromotesAsPawn,
  mandatoryPiecePromotion: nobodyHasForm,
  piecePromotionOnCapture: nobodyHasForm,
  pieceDemotion: nobodyHasForm,
  dropPromoted: nobodyHasForm,
  dropLoop: (played, color) => nobodyPromotesAsPawn(played, color) && nobodyHasForm(played, color),
  dropChecks: nobodyHolds,
  pieceDrops: nobodyHolds,
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
  enPassantRegion: nobodyPasses,
  enPassantTypes: nobodyPasses,
};

function isIdle(played: Played, key: RuleKey, color: Color): boolean {
  return IDLE[key]?.(played, color) ?? false;
}
