import { DIAGONAL, type Directions } from './directions.js';
import type { Part } from './made.js';

/** What goes without saying of a pawn, which never goes back. */

/** A pawn that captures "diagonally" does so forward, and its first move of two squares is a longer step, not a leap. */
export function partsOfPawn(parts: readonly Part[]): Part[] {
  const steps = parts.flatMap(({ manner, way }) =>
    way.kind === 'line' && !isOfCapture(manner) ? [...way.steps] : [],
  );
  const isForward = steps.some(({ dy }) => dy > 0) && steps.every(({ dy }) => dy >= 0);
  return isForward ? parts.map((part) => longerStep(capturesForward(part), parts)) : [...parts];
}

const isOfCapture = (manner: Part['manner']): boolean =>
  manner === 'capture' || manner === 'capture-in-passing';

function capturesForward(part: Part): Part {
  const { manner, way } = part;
  const isEveryDiagonal =
    way.kind === 'line' && isOfCapture(manner) && sameSteps(way.steps, DIAGONAL);
  if (!isEveryDiagonal) return part;
  return { ...part, way: { ...way, steps: way.steps.filter(({ dy }) => dy > 0) } };
}

function longerStep(part: Part, all: readonly Part[]): Part {
  const { condition, way } = part;
  if (!condition.initial || way.kind !== 'line' || way.jumps !== null) return part;
  const isLonger = all.some(
    (other) =>
      !other.condition.initial &&
      other.way.kind === 'line' &&
      sameSteps(other.way.steps, way.steps),
  );
  return isLonger ? { ...part, way: { ...way, jumps: false } } : part;
}

function sameSteps(one: Directions, other: Directions): boolean {
  return (
    one.length === other.length &&
    one.every(({ dx, dy }) => other.some((step) => step.dx === dx && step.dy === dy))
  );
}
