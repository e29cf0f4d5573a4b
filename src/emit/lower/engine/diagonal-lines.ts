import { DIAGONAL_MOVES, ENGINE_PIECE_TYPE_BY_NAME } from '../../../catalog/piece-types.js';
import { isOnBoard, fileOf, rankOf, squareAt, type Board } from '../../../ir/board.js';
import { equalMovements } from '../../../ir/compare.js';
import type { EnginePieceType } from '../../../ir/engine-rules.js';
import type { Movement } from '../../../ir/movement.js';
import { equalSquareSets, type Region, type SquareSet } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { readBetza } from '../../../read/betza/read-betza.js';
import { predefinedMovements } from '../../../read/betza/predefined.js';

const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** A region of the variant as the engine's `diagonalLines`. */
export interface DiagonalLines {
  readonly region: Region;
  /** How the types move whose name the engine connects with these lines. */
  readonly types: ReadonlyMap<EnginePieceType, Movement>;
}

/**
 * The region that `diagonalLines` can be: some piece moves from it as one of the engine's types does on such lines. The
 * engine asks that the target lies on the lines too, and has one set for both players; so must the region have it.
 */
export function diagonalLinesOf(variant: Variant): DiagonalLines | null {
  const board = variant.board.value;
  for (const region of variant.regions) {
    const { white, black } = region.squares;
    if (!equalSquareSets(white, black) || !isClosedUnderDiagonals(white, board)) continue;
    const lines = { region, types: typesOn(region) };
    const isWanted = variant.pieces.some(
      ({ royal, movement }) => !royal && typeOnLines(movement.value, lines, board) !== null,
    );
    if (isWanted) return lines;
  }
  return null;
}

/** The type that moves exactly so on these lines, or null. */
export function typeOnLines(
  movement: Movement,
  { region, types }: DiagonalLines,
  board: Board,
): EnginePieceType | null {
  if (!movement.some(({ condition }) => condition.from === region.name)) return null;
  for (const [type, onLines] of types) if (equalMovements(onLines, movement, board)) return type;
  return null;
}

function typesOn(region: Region): ReadonlyMap<EnginePieceType, Movement> {
  const types = new Map<EnginePieceType, Movement>();
  for (const [type, betza] of DIAGONAL_MOVES) {
    const own = predefinedMovements().get(type);
    if (own === undefined || isRoyal(type)) continue;
    const span = { file: 'diagonalLines', start: 0, end: betza.length };
    const onLines = readBetza(betza, 'fairy-stockfish', span).value.asRead.map((move) => ({
      ...move,
      condition: { ...move.condition, from: region.name },
    }));
    types.set(type, [...own, ...onLines]);
  }
  return types;
}

function isRoyal(type: EnginePieceType): boolean {
  return ENGINE_PIECE_TYPE_BY_NAME.get(type)?.rules.includes('royal') ?? false;
}

function isClosedUnderDiagonals(squares: SquareSet, board: Board): boolean {
  return squares.every((square) =>
    DIAGONALS.every(([dx, dy]) => {
      const [file, rank] = [fileOf(square) + dx, rankOf(square) + dy];
      const neighbour = squareAt(file, rank);
      return !isOnBoard(board, file, rank) || neighbour === null || squares.includes(neighbour);
    }),
  );
}
