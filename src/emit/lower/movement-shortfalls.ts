import { CUSTOM_PIECE_SLOTS } from '../../catalog/piece-types.js';
import {
  COLORS,
  fileOf,
  isOnBoard,
  printSquare,
  rankOf,
  squareAt,
  type Board,
  type ByColor,
  type Color,
  type Square,
} from '../../ir/board.js';
import { differenceOf } from '../../ir/compare.js';
import { printDifference } from '../../ir/compare-words.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { goesForward, type Move, type Movement } from '../../ir/movement.js';
import type { PieceType } from '../../ir/piece.js';
import type { SquareSet } from '../../ir/region.js';
import type { Variant } from '../../ir/variant.js';
import { pieceWords } from './piece-words.js';
import { immobileSquares, reachDifference } from './reach.js';
import { cannotExpress, notExpressible, type Shortfall } from './shortfall.js';

/** The shortfall of a piece for which the engine gets `nearest`, written as `betza`, instead of its exact movement. */
export function inexact(
  variant: Variant,
  piece: PieceType,
  nearest: Movement,
  betza: string,
): Shortfall {
  const wanted = piece.movement.value;
  const words = printDifference(differenceOf(wanted, nearest, variant.board.value));
  const { of, wanted: total, lacks, adds } = reachDifference(variant, wanted, nearest);
  const where = of === 'moves' ? 'moves on the empty board' : 'captures of a lone piece';
  const message = [
    `Fairy-Stockfish cannot express the moves of ${pieceWords(piece)}${written(piece)}; the nearest is ${betza}: ${words ?? 'the same'}`,
    `of ${total} ${where} it lacks ${lacks} and adds ${adds}`,
    ...immobilityWords(variant, wanted, nearest),
  ].join('; ');
  return conversion(piece, `${message}.`);
}

function written({ betza }: PieceType): string {
  return betza === null ? '' : `, "${betza.text}"`;
}

/** The squares where drops and moves are allowed differently, because the engine decides by the nearest movement whether a piece is immobile. */
function immobilityWords(variant: Variant, wanted: Movement, nearest: Movement): readonly string[] {
  if (!variant.rules.immobilityIllegal) return [];
  const [mine, its] = [immobileSquares(variant, wanted), immobileSquares(variant, nearest)];
  const list = (squares: SquareSet): string => squares.map(printSquare).join(' ');
  const forced = its.filter((square) => !mine.includes(square));
  const spared = mine.filter((square) => !its.includes(square));
  return [
    ...(forced.length === 0
      ? []
      : [
          `White may neither drop it on ${list(forced)} nor move there unpromoted, but the document allows both`,
        ]),
    ...(spared.length === 0
      ? []
      : [
          `White may drop it on ${list(spared)} and stay there unpromoted, but the document forbids both`,
        ]),
  ];
}

/** The rules that decide where the engine allows first moves, including the author's options. */
export type FirstMoves = Pick<EngineRules, 'doubleStep' | 'doubleStepRegion' | 'pieceDrops'>;

/** The shortfall of first moves. The engine allows a move with `i` from any square of the double-step region, if double steps are on. */
export function initialMoves(
  variant: Variant,
  piece: PieceType,
  { doubleStep, doubleStepRegion, pieceDrops }: FirstMoves,
): readonly Shortfall[] {
  const movement = piece.movement.value;
  if (!movement.some(({ condition }) => condition.initial)) return [];
  const board = variant.board.value;
  const { placements } = variant.start?.value ?? { placements: [] };
  const startsInRegion = placements.every(
    (placed) => placed.piece !== piece.id || doubleStepRegion[placed.color].includes(placed.square),
  );
  const staysInRegion = COLORS.some((color) =>
    doubleStepRegion[color].some((square) =>
      movement.some((move) =>
        targetsOf(move, square, color, board).some((to) => doubleStepRegion[color].includes(to)),
      ),
    ),
  );
  const canReturn =
    staysInRegion ||
    movement.some(
      (move) =>
        !goesForward(move) &&
        !(move.condition.initial && leavesBoard(move, doubleStepRegion, board)),
    );
  // A dropped piece has not moved yet, whatever its square.
  const canBeDropped = pieceDrops && piece.drop.allowed;
  if (doubleStep && startsInRegion && !canReturn && !canBeDropped) return [];
  return [
    conversion(
      piece,
      cannotExpress(
        'Fairy-Stockfish',
        `the first move of ${pieceWords(piece)}`,
        'it allows one from every square of doubleStepRegion, and only if doubleStep is on',
      ),
    ),
  ];
}

/** Whether a first move leads off the board from every square of its region, such as an alfil's backward leap from the second rank. */
function leavesBoard(move: Move, region: ByColor<SquareSet>, board: Board): boolean {
  if (move.kind !== 'leap' && move.kind !== 'lame-leap') return false;
  return COLORS.every((color) =>
    region[color].every((square) => targetsOf(move, square, color, board).length === 0),
  );
}

/** The squares of the board where a leap or a line from a square may end, ignoring pieces in between. */
function targetsOf(move: Move, from: Square, color: Color, board: Board): readonly Square[] {
  const ahead = color === 'white' ? 1 : -1;
  const isLeap = move.kind === 'leap' || move.kind === 'lame-leap';
  const { dx, dy } = isLeap ? move.vector : move.kind === 'path' ? move.last.step : move.step;
  const reach = isLeap || move.kind === 'path' || move.reach === 'edge' ? 16 : move.reach;
  return Array.from({ length: isLeap ? 1 : reach }, (_, index) => index + 1).flatMap((steps) => {
    const file = fileOf(from) + ahead * steps * dx;
    const rank = rankOf(from) + ahead * steps * dy;
    return isOnBoard(board, file, rank) ? (squareAt(file, rank) ?? []) : [];
  });
}

/** The engine cannot express any of its moves. */
export function noExpressibleMove(piece: PieceType): Shortfall {
  return {
    kind: 'limit',
    code: 'emit/not-expressible',
    span: piece.movement.origin.span,
    message: `Fairy-Stockfish cannot express any move of ${pieceWords(piece)}${written(piece)}, not even approximately.`,
  };
}

/** No custom piece slot is left. */
export function noSlot(piece: PieceType): Shortfall {
  return {
    kind: 'limit',
    code: 'emit/too-many-types',
    span: piece.span,
    message: `${pieceWords(piece)} needs a custom piece, but Fairy-Stockfish has only ${CUSTOM_PIECE_SLOTS}.`,
  };
}

/** The engine has only one royal type. */
export function secondRoyal(piece: PieceType): Shortfall {
  const what = `${pieceWords(piece)} as a second royal piece type`;
  const why = 'its only royal type is king';
  return notExpressible('limit', piece.span, cannotExpress('Fairy-Stockfish', what, why));
}

function conversion(piece: PieceType, message: string): Shortfall {
  const { span } = piece.movement.origin;
  return notExpressible('conversion', span, message);
}

/** No custom piece of the engine is barred from hopping over and capturing its own type. */
export function barsItsKind(piece: PieceType): Shortfall {
  const what = `that ${pieceWords(piece)} neither hops over its own type nor captures it`;
  const why = 'only the Korean cannon (pR) has this rule';
  return notExpressible('conversion', piece.span, cannotExpress('Fairy-Stockfish', what, why));
}
