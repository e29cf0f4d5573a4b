import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { Move, Movement } from '../../ir/movement.js';
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

/** Each read when first asked for. */
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

/** Only leaps of four squares and more have no letter, and what reads brackets takes long to start. */
function isInBrackets(betza: string): boolean {
  return betza.startsWith('(');
}

function leapsFar(move: Move): boolean {
  if (move.kind !== 'leap' && move.kind !== 'lame-leap') return false;
  return Math.max(Math.abs(move.vector.dx), Math.abs(move.vector.dy)) > 3;
}
