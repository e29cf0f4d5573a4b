import { bothSides, equalSquareSets, squaresWhere } from '../../../ir/region.js';
import { equalMovements } from '../../../ir/compare.js';
import type { Movement } from '../../../ir/movement.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { readAsProgram } from '../../../read/betza/read-betza.js';

/** The piece that can be the engine's soldier: it moves sideways only from some rank on. */
export interface Soldier {
  readonly piece: PieceId;
  /** From 0, as the player sees it: the engine's `soldierPromotionRank`. */
  readonly rank: number;
}

/** The first piece that steps forward, and from some rank on sideways as well; null if no piece does. */
export function soldierOf({ pieces, regions, board }: Variant): Soldier | null {
  for (const { name, squares } of regions) {
    const depth = squares.white.length / board.value.files;
    const rank = board.value.ranks - depth;
    const ahead = bothSides(
      board.value,
      squaresWhere(board.value, (_file, r) => r >= rank),
    );
    const isAhead =
      rank > 0 &&
      equalSquareSets(squares.white, ahead.white) &&
      equalSquareSets(squares.black, ahead.black);
    if (!isAhead) continue;
    const movement = soldierMovement(name);
    const found = pieces.find(
      (piece) => !piece.royal && equalMovements(piece.movement.value, movement, board.value),
    );
    if (found !== undefined) return { piece: found.id, rank };
  }
  return null;
}

function soldierMovement(region: string): Movement {
  const sideways = readAsProgram('sW', 'fairy-stockfish').map((move) => ({
    ...move,
    condition: { ...move.condition, from: region },
  }));
  return [...readAsProgram('fW', 'fairy-stockfish'), ...sideways];
}
