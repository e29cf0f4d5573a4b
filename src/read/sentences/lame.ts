import { times, type Move, type Vector } from '../../ir/movement.js';
import type { Stroke } from './move-facts.js';

/** Leaps that sentences make lame, and lame leaps that they make free. */

/**
 * The leaps of a piece as they go over squares that must be empty. Null if the piece does not only leap, captures differently from how it
 * moves, or has leaps that may go over several squares. A knight goes first orthogonally, as the horse of xiangqi does: that is what "lame" means.
 */
export function lameStrokes(moves: readonly Move[]): readonly Stroke[] | null {
  return strokesOf(moves, (move) => {
    const empty = move.kind === 'leap' ? passedBy(move.vector) : null;
    if (move.kind !== 'leap' || empty === null) return null;
    return empty.length === 0
      ? { kind: 'leap', vector: move.vector }
      : { kind: 'lame-leap', vector: move.vector, empty, occupied: [] };
  });
}

/** The lame leaps of a piece without what blocks them: "horses cannot be blocked". Null if it has no such leaps, or other moves as well. */
export function freeStrokes(moves: readonly Move[]): readonly Stroke[] | null {
  if (!moves.some(({ kind }) => kind === 'lame-leap')) return null;
  return strokesOf(moves, (move) =>
    move.kind === 'leap' || move.kind === 'lame-leap'
      ? { kind: 'leap', vector: move.vector }
      : null,
  );
}

/** All moves of a piece that captures as it moves, each changed. Null if one cannot be. */
function strokesOf(
  moves: readonly Move[],
  changed: (move: Move) => Extract<Stroke, { readonly vector: Vector }> | null,
): readonly Stroke[] | null {
  const strokes: Stroke[] = [];
  const seen = new Map<string, number>();
  for (const move of moves) {
    const { condition, enPassant, modality } = move;
    const isPlain = !enPassant && !condition.initial && (condition.from ?? condition.to) === null;
    const stroke = changed(move);
    if (!isPlain || modality === 'own-capture' || stroke === null) return null;
    const key = `${stroke.vector.dx} ${stroke.vector.dy}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count === 1) strokes.push(stroke);
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
