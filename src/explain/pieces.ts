import { COLORS, type Board } from '../ir/board.js';
import type { Move, Movement } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import type { GamePiece } from '../play/game.js';
import { pieceCode, SIDES } from '../play/piece-code.js';
import {
  ADDED_MOVES,
  DIAGONALS,
  INITIAL_REGION,
  isRegionOfRules,
  PROMOTED_SOLDIERS,
} from '../play/regions.js';
import { sayMovement } from './say-movement.js';
import { isLimitedFor, onBoard, regionInWords, squaresInWords } from './squares.js';
import { isRoyal } from './royals.js';
import { isInEngineOrder, PLAYERS, type DescribedGame } from './described-game.js';

/** A type of piece in words. */
export interface PieceInWords {
  readonly id: PieceId;
  readonly name: string;
  /** Upper case, without the @ that a FEN adds to a code of two letters; null if the piece is only the promoted form of another. */
  readonly letter: string | null;
  readonly royal: boolean;
  /** Sentences about its moves, from White's view. */
  readonly moves: readonly string[];
}

/** All pieces of a game: royal pieces first, promoted forms last. */
export function piecesInWords(described: DescribedGame): readonly PieceInWords[] {
  const { pieces } = described.game;
  const ordered = isInEngineOrder(described) ? pieces.toReversed() : pieces;
  const place = (piece: GamePiece): number =>
    isRoyal(described, piece.id) ? 0 : isPromotedForm(described, piece.id) ? 2 : 1;
  return ordered
    .toSorted((a, b) => place(a) - place(b))
    .map((piece) => ({
      id: piece.id,
      name: described.nameOf(piece.id),
      letter: piece.letter?.toUpperCase().replace(/@$/, '') ?? null,
      royal: isRoyal(described, piece.id),
      moves: [...sayMovement(ownMovement(piece, described)), ...notesOn(described, piece)],
    }));
}

/** Whether a piece is only the promoted form of another, so neither on the board nor in hand at the start. */
export function isPromotedForm({ game, start }: DescribedGame, id: PieceId): boolean {
  if (!game.pieces.some(({ promotesTo }) => promotesTo === id)) return false;
  if (start === null) return true;
  const type = game.pieces.findIndex((piece) => piece.id === id);
  const { hand, tables, count } = start.position;
  return SIDES.every(
    (side) => count[pieceCode(type, side)] === 0 && hand[side * tables.types + type] === 0,
  );
}

/** The squares that a piece never leaves, if there are others. */
function sayMobility({ mobility }: GamePiece, board: Board): readonly string[] {
  if (mobility === null) return [];
  const [one, ...others] = COLORS.filter((color) => isLimitedFor(mobility, board, color));
  if (one === undefined) return [];
  return others.length > 0
    ? [`It never leaves ${regionInWords(mobility, board)}.`]
    : [`${PLAYERS[one]}'s never leaves ${squaresInWords(mobility[one], board)}.`];
}

/** The moves of a piece without those that rules add (double steps, diagonals of a palace), which are described elsewhere. */
function ownMovement({ movement }: GamePiece, described: DescribedGame): Movement {
  const hasFirst = hasFirstMoves(described);
  return movement
    .filter(
      ({ condition: { from } }) =>
        from === null || !(ADDED_MOVES.includes(from) || (from === INITIAL_REGION && !hasFirst)),
    )
    .map(withoutRegionOfRules);
}

/** Whether the region of first moves has a square on the board. */
function hasFirstMoves({ game: { board, rules } }: DescribedGame): boolean {
  return COLORS.some((color) => onBoard(rules.doubleStepRegion[color], board).length > 0);
}

/** Removes a region that rules define; a note describes it instead. */
function withoutRegionOfRules(move: Move): Move {
  const { condition } = move;
  const { from } = condition;
  if (from === null || !isRegionOfRules(from)) return move;
  const initial = condition.initial || from === INITIAL_REGION;
  return { ...move, condition: { ...condition, from: null, initial } };
}

function notesOn(described: DescribedGame, piece: GamePiece): readonly string[] {
  const { board, regions, rules } = described.game;
  const usesRegion = (name: string): boolean =>
    piece.movement.some(({ condition }) => condition.from === name);
  const promoted = regions.get(PROMOTED_SOLDIERS);
  return [
    ...(usesRegion(INITIAL_REGION) && hasFirstMoves(described)
      ? [`Its first moves are made from ${regionInWords(rules.doubleStepRegion, board)}.`]
      : []),
    ...(usesRegion(PROMOTED_SOLDIERS) && promoted !== undefined && rules.soldierPromotionRank > 0
      ? [`It moves sideways only on ${regionInWords(promoted, board)}.`]
      : []),
    ...(usesRegion(DIAGONALS)
      ? ['It also follows the diagonal lines of a palace, in the same manner.']
      : []),
    ...sayMobility(piece, board),
    ...(piece.barsItsKind ? ['It can neither hop over a piece of its kind nor capture one.'] : []),
  ];
}
