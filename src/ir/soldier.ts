import { equalMovements } from './compare.js';
import { ALWAYS, type Modality, type Move, type Movement } from './movement.js';
import type { PieceId } from './piece.js';
import { bothSides, equalSquareSets, squaresWhere } from './region.js';
import type { Variant } from './variant.js';

/** The piece that can be the engine's soldier: it moves sideways only from some rank on. */
export interface Soldier {
  readonly piece: PieceId;
  /** From 0, as the player sees it: the engine's `soldierPromotionRank`. */
  readonly rank: number;
}

/** The first piece that steps forward, and from some rank on sideways as well; null if no piece does. */
export function soldierOf({
  pieces,
  regions,
  board,
}: Pick<Variant, 'board' | 'pieces' | 'regions'>): Soldier | null {
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
  return [step(0, 1, null), step(-1, 0, region), step(1, 0, region)].flat();
}

function step(dx: number, dy: number, from: string | null): Movement {
  const modalities: readonly Modality[] = ['quiet', 'capture'];
  return modalities.map((modality): Move => ({
    kind: 'leap',
    vector: { dx, dy },
    modality,
    condition: { ...ALWAYS, from },
    enPassant: false,
  }));
}
