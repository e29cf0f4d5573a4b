/**
 * Work is counted in steps, not in time: the same on every machine. Whoever is asked to judge a text opens a budget for all of it; what
 * works long counts its steps, and leaves what it would do when the budget is used up. A step is about a fifth of a microsecond.
 */
let taken = 0;
let most = Infinity;

/** Steps for a text: many times what real ones take. */
export function stepsFor(text: string): number {
  return BASE + PER_CHARACTER * text.length;
}

const BASE = 500_000;
const PER_CHARACTER = 100;

/** What came of a run, and whether its steps were enough. */
export interface Counted<T> {
  readonly value: T;
  /** False: something was left undone for want of steps. */
  readonly isDone: boolean;
}

/** Runs with so many steps; within another budget with what is left of that, whose opener says when it is used up. */
export function withSteps<T>(steps: number, run: () => T): Counted<T> {
  if (most !== Infinity) return { value: run(), isDone: true };
  most = taken + steps;
  try {
    const value = run();
    return { value, isDone: hasStepsLeft() };
  } finally {
    most = Infinity;
  }
}

/** Counts work that was done, or that was done before and is used again: so it does not matter what was. */
export function takeSteps(count: number): void {
  taken += count;
}

/** All steps so far: what a piece of work takes is the difference. */
export function stepsTaken(): number {
  return taken;
}

export function hasStepsLeft(): boolean {
  return taken < most;
}
