import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Move, Movement } from '../../ir/movement.js';
import { predefinedTypesFor } from '../../read/betza/predefined.js';
import { readAsWritten } from '../../read/betza/read-betza.js';

/** The names of a movement. */
export interface MovementNames {
  /** The predefined types of Fairy-Stockfish with this movement. */
  readonly types: readonly EnginePieceType[];
  /** Its names in chess variant literature, the most common first. */
  readonly names: readonly string[];
}

/** The names of pieces with exactly this movement. A pawn with a double step has no type of the engine, which adds the step by a rule. */
export function nameMovement(movement: Movement): MovementNames {
  const types = predefinedTypesFor(movement);
  const named = namedMovements(movement)
    .filter((candidate) => equalMovements(candidate.movement, movement))
    .flatMap(({ names }) => names);
  const own = types.flatMap((type) => ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? []);
  return { types, names: [...new Set([...named, ...own])] };
}

interface NamedMovement {
  readonly movement: Movement;
  readonly names: readonly string[];
}

/** The movements of the catalog, each read when first needed. */
const known = new Map<string, Movement>();

function namedMovements(movement: Movement): readonly NamedMovement[] {
  const isFar = movement.some(({ kind }) => kind === 'path') || movement.some(leapsFar);
  return PIECE_NAMES.filter(({ betza }) => isFar || !isInBrackets(betza)).map(
    ({ betza, names }) => {
      const read = known.get(betza) ?? readAsWritten(betza, 'xbetza');
      known.set(betza, read);
      return { movement: read, names };
    },
  );
}

/** Strings in brackets, for leaps of four squares or more. They are read only if needed, because that is slow to start. */
function isInBrackets(betza: string): boolean {
  return betza.startsWith('(');
}

function leapsFar(move: Move): boolean {
  if (move.kind !== 'leap' && move.kind !== 'lame-leap') return false;
  return Math.max(Math.abs(move.vector.dx), Math.abs(move.vector.dy)) > 3;
}
