import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import type { Board } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from './read-betza.js';

/** Type -> its moves as the engine reads them; read on first use. */
let movements: ReadonlyMap<EnginePieceType, Movement> | null = null;

/** What each predefined type of the engine moves, in the engine's order; the royal king is among them. */
export function predefinedMovements(): ReadonlyMap<EnginePieceType, Movement> {
  movements ??= new Map(
    ENGINE_PIECE_TYPES.flatMap(({ type, betza }): [EnginePieceType, Movement][] =>
      betza === null ? [] : [[type, readAsProgram(betza, 'fairy-stockfish')]],
    ),
  );
  return movements;
}

/**
 * The predefined types that move exactly so, by their own string, in the engine's order. What the engine adds to a type by its
 * name (`catalog/piece-types`, `rules`) is the caller's to weigh; so is that `king` is royal.
 */
export function predefinedTypesFor(movement: Movement, board?: Board): readonly EnginePieceType[] {
  return [...predefinedMovements()]
    .filter(([, predefined]) => equalMovements(predefined, movement, board))
    .map(([type]) => type);
}
