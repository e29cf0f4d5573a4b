import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import type { Board } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from './read-betza.js';

/** The movement of each type as the engine reads it, computed on first use. */
let movements: ReadonlyMap<EnginePieceType, Movement> | null = null;

/** The movements of the engine's predefined types, in the engine's order, including the royal king. */
export function predefinedMovements(): ReadonlyMap<EnginePieceType, Movement> {
  movements ??= new Map(
    ENGINE_PIECE_TYPES.flatMap(({ type, betza }): [EnginePieceType, Movement][] =>
      betza === null ? [] : [[type, readAsProgram(betza, 'fairy-stockfish')]],
    ),
  );
  return movements;
}

/**
 * The predefined types whose own string gives exactly this movement, in the engine's order. The caller must consider the rules that the engine
 * attaches to a type by name (`rules` in `catalog/piece-types`), and that `king` is royal.
 */
export function predefinedTypesFor(movement: Movement, board?: Board): readonly EnginePieceType[] {
  return [...predefinedMovements()]
    .filter(([, predefined]) => equalMovements(predefined, movement, board))
    .map(([type]) => type);
}
