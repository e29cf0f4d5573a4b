import { times, type Move, type Vector } from '../../ir/movement.js';
import type { Stroke } from './move-facts.js';

/**
 * The leaps of a piece as they go over squares that must be empty. Null if the piece does not only leap, captures differently from how it
 * moves, or has leaps that may go over several squares. A knight goes first orthogonally, as the horse of xiangqi does: that is what "lame" means.
 */
export function lameStrokes(moves: readonly Move[]): readonly Stroke[] | null {
  const strokes: Stroke[] = [];
  const seen = new Map<string, number>();
  for (const { condition, enPassant, kind, modality, ...rest } of moves) {
    if (kind !== 'leap' || !('vector' in rest)) return null;
    const isPlain = !enPassant && !condition.initial && (condition.from ?? condition.to) === null;
    const empty = passedBy(rest.vector);
    if (!isPlain || modality === 'own-capture' || empty === null) return null;
    const key = `${rest.vector.dx} ${rest.vector.dy}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count > 1) continue;
    strokes.push(
      empty.length === 0
        ? { kind: 'leap', vector: rest.vector }
        : { kind: 'lame-leap', vector: rest.vector, empty, occupied: [] },
    );
  }
  const isAlike = [...seen.values()].every((count) => count === 2);
  return strokes.length > 0 && isAlike ? strokes : null;
}

/** The squares that a leap passes. Null if they are not known. */
function passedBy({ dx, dy }: Vector): readonly Vector[] | null {
  const [far, near] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  const step = { dx: Math.sign(dx), dy: Math.sign(dy) };
  if (near === 0 || near === far)
    return Array.from({ length: far - 1 }, (_, index) => times(step, index + 1));
  if (far !== 2) return null;
  return [Math.abs(dx) === 2 ? { dx: step.dx, dy: 0 } : { dx: 0, dy: step.dy }];
}
