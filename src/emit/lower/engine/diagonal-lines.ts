import { DIAGONAL_MOVES } from '../../../catalog/piece-types.js';
import type { Board } from '../../../ir/board.js';
import { equalMovements } from '../../../ir/compare.js';
import type { EnginePieceType } from '../../../ir/engine-rules.js';
import type { Movement } from '../../../ir/movement.js';
import { equalSquareSets, isClosedUnderDiagonals, type Region } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { readBetza } from '../../../read/betza/read-betza.js';
import { predefinedMovements } from '../../../read/betza/predefined.js';

/** A region of the variant as the engine's `diagonalLines`. */
export interface DiagonalLines {
  readonly region: Region;
  /** The movements of the types for which the engine uses these lines. A type may have two, written with and without `to`. */
  readonly types: readonly (readonly [EnginePieceType, Movement])[];
}

/**
 * The region that can become `diagonalLines`: some piece moves from it as one of the engine's types does on such lines. In the engine the
 * target must be on the lines, too, and both players have the same lines, so the region must have the same squares for both.
 */
export function diagonalLinesOf(variant: Variant): DiagonalLines | null {
  const board = variant.board.value;
  for (const region of variant.regions) {
    const { white, black } = region.squares;
    if (!equalSquareSets(white, black)) continue;
    const lines = { region, types: typesOn(region, isClosedUnderDiagonals(white, board)) };
    const isWanted = variant.pieces.some(
      ({ royal, movement }) => typeOnLines(movement.value, lines, board, royal) !== null,
    );
    if (isWanted) return lines;
  }
  return null;
}

/** The type that has exactly these moves on these lines, or null. */
export function typeOnLines(
  movement: Movement,
  { region, types }: DiagonalLines,
  board: Board,
  isRoyal = false,
): EnginePieceType | null {
  if (!movement.some(({ condition }) => condition.from === region.name)) return null;
  const found = types.find(
    ([type, onLines]) => (type === 'king') === isRoyal && equalMovements(onLines, movement, board),
  );
  return found === undefined ? null : found[0];
}

/** The king on lines moves as a wazir. If diagonal moves cannot leave the region, the movement may omit that they end in it. */
function typesOn(region: Region, isClosed: boolean): DiagonalLines['types'] {
  return [...DIAGONAL_MOVES].flatMap(([type, betza]) => {
    const own = predefinedMovements().get(type === 'king' ? 'wazir' : type);
    if (own === undefined) return [];
    const span = { file: 'diagonalLines', start: 0, end: betza.length };
    const onLines = readBetza(betza, 'fairy-stockfish', span).value.asRead;
    const from = onLines.map((move) => ({
      ...move,
      condition: { ...move.condition, from: region.name },
    }));
    const within = from.map((move) => ({
      ...move,
      condition: { ...move.condition, to: region.name },
    }));
    return [
      [type, [...own, ...within]] as const,
      ...(isClosed ? [[type, [...own, ...from]] as const] : []),
    ];
  });
}
