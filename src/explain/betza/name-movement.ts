import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Movement } from '../../ir/movement.js';
import { predefinedTypesFor } from '../../read/betza/predefined.js';
import { readAsWritten } from '../../read/betza/read-betza.js';

/** What a movement is called. */
export interface MovementNames {
  /** The predefined types of Fairy-Stockfish that move so. */
  readonly types: readonly EnginePieceType[];
  /** Its names in the field, the commonest first. */
  readonly names: readonly string[];
}

/** Pieces that move exactly so. A pawn that may step twice at first has no type of its own: the engine's pawn steps twice by a rule. */
export function nameMovement(movement: Movement): MovementNames {
  const types = predefinedTypesFor(movement);
  const named = namedMovements()
    .filter((candidate) => equalMovements(candidate.movement, movement))
    .flatMap(({ names }) => names);
  const own = types.flatMap((type) => ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? []);
  return { types, names: [...new Set([...named, ...own])] };
}

interface NamedMovement {
  readonly movement: Movement;
  readonly names: readonly string[];
}

let known: readonly NamedMovement[] | null = null;

/** Read when first asked for. */
function namedMovements(): readonly NamedMovement[] {
  known ??= PIECE_NAMES.map(({ betza, names }) => ({
    movement: readAsWritten(betza, 'xbetza'),
    names,
  }));
  return known;
}
