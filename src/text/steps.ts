/**
 * Work is limited by steps, not by time, so that results are the same on every machine. Each entry point opens a budget for its text; long
 * work counts its steps and stops when the budget is used up. A step takes about a fifth of a microsecond.
 *
 * Each reader, comparison and rule is a part of the work and gets half of the remaining steps, so that some always remain for later parts.
 * Unfinished parts are reported at the end.
 */
let taken = 0;
let most = Infinity;
/** Whether a request for steps was refused. */
let isRefused = false;
let left: Leftover[] = [];

/** The budget for a text: many times what real texts need. */
export function stepsFor(text: string): number {
  return BASE + PER_CHARACTER * text.length;
}

const BASE = 400_000;
const PER_CHARACTER = 100;

/** A part of the work that was not finished. */
export interface Leftover {
  /** `read`: the result is incomplete. `checked`: mistakes may not have been reported. */
  readonly kind: 'read' | 'checked';
  readonly what: string;
}

/** The result of a run, and whether its steps were enough. */
export interface Counted<T> {
  readonly value: T;
  /** False if the steps ran out before everything was done. */
  readonly isDone: boolean;
  /** Whether everything was read; checks may be unfinished. */
  readonly isRead: boolean;
  /** The unfinished parts, without duplicates. Empty inside another budget, whose opener reports them. */
  readonly left: readonly Leftover[];
}

/** Reads `isRefused` after a call that may have changed it, which TypeScript cannot see. */
function isRefusedNow(): boolean {
  return isRefused;
}

/** Runs with this many steps. Inside another budget, runs with the rest of that, and its opener reports what is unfinished. */
export function withSteps<T>(steps: number, run: () => T): Counted<T> {
  if (most !== Infinity) {
    const [before, wasRefused] = [left.length, isRefused];
    isRefused = false;
    const value = run();
    const refused = isRefusedNow();
    const isDone = !refused && left.length === before;
    isRefused = refused || wasRefused;
    return { value, isDone, isRead: left.slice(before).every(isCheck), left: [] };
  }
  most = taken + steps;
  isRefused = false;
  left = [];
  try {
    const value = run();
    const named = left.length === 0 && isRefusedNow() ? [MOVES] : left;
    return { value, isDone: named.length === 0, isRead: named.every(isCheck), left: named };
  } finally {
    most = Infinity;
    isRefused = false;
    left = [];
  }
}

function isCheck({ kind }: Leftover): boolean {
  return kind === 'checked';
}

/** Reported when the steps ran out in work without a name. */
const MOVES: Leftover = { kind: 'checked', what: 'the moves' };

/** Counts work that was done, now or for a cached result, so that the count does not depend on the cache. */
export function takeSteps(count: number): void {
  taken += count;
}

/** Counts work that is about to be done. False if too few steps are left; the caller must then skip the work. */
export function askSteps(count: number): boolean {
  if (taken + count > most) {
    isRefused = true;
    return false;
  }
  taken += count;
  return true;
}

/** The steps counted so far; the difference of two calls is the cost of the work between them. */
export function stepsTaken(): number {
  return taken;
}

/** Runs work whose result may be cached. `isWhole` is true if no request for steps was refused. */
export function countSteps<T>(run: () => T): {
  readonly value: T;
  readonly steps: number;
  readonly isWhole: boolean;
} {
  const [start, before, wasRefused] = [taken, left.length, isRefused];
  isRefused = false;
  const value = run();
  const refused = isRefusedNow();
  const isWhole = !refused && left.length === before;
  isRefused = refused || wasRefused;
  return { value, steps: taken - start, isWhole };
}

/** Whether any steps are left. If not, the caller must skip its work, which then counts as unfinished. */
export function hasStepsLeft(): boolean {
  if (taken < most) return true;
  isRefused = true;
  return false;
}

/** Runs a part of the work within half of the remaining steps. */
export function inPart<T>(kind: Leftover['kind'], what: string, run: () => T): T {
  const [limit, wasRefused] = [most, isRefused];
  most = halfOfTheRest();
  isRefused = false;
  try {
    return run();
  } finally {
    if (isRefusedNow()) addLeftover(kind, what);
    most = limit;
    isRefused = wasRefused;
  }
}

/** A check, and the code under which it is reported if unfinished. */
interface Check<On, Text, Found> {
  readonly code: string;
  readonly check: (on: On, text: Text) => Found;
}

/**
 * Runs a check that takes at least this many steps, as a part of the work; null if too few are left. Thousands run for one text, so this is
 * one call without a closure, and after an exception it is `withSteps` that restores the limits.
 */
export function checkInPart<On, Text, Found>(
  one: Check<On, Text, Found>,
  least: number,
  on: On,
  text: Text,
): Found | null {
  const limit = most;
  const wasRefused = isRefused;
  // `halfOfTheRest`, written out: a call for each check would be two in a hundred of all calls of a lint.
  most = taken < most ? taken + Math.floor((most - taken) / 2) : most;
  let found: Found | null = null;
  let isLeft = taken + least > most;
  if (!isLeft) {
    taken += least;
    isRefused = false;
    found = one.check(on, text);
    isLeft = isRefused;
  }
  if (isLeft) addLeftover('checked', one.code);
  most = limit;
  isRefused = wasRefused;
  return found;
}

/** A whole number: V8 makes an object of any other. */
function halfOfTheRest(): number {
  return taken < most ? taken + Math.floor((most - taken) / 2) : most;
}

function addLeftover(kind: Leftover['kind'], what: string): void {
  if (!left.some((one) => one.kind === kind && one.what === what)) left.push({ kind, what });
}

/** A part that is done in pieces, with other work in between that does not use its half of the steps. */
export class PartInPieces {
  readonly #kind: Leftover['kind'];
  readonly #what: string;
  /** Steps reserved for the remaining pieces. */
  #aside: number;

  constructor(kind: Leftover['kind'], what: string) {
    this.#kind = kind;
    this.#what = what;
    this.#aside = most === Infinity ? 0 : Math.floor(Math.max(0, most - taken) / 2);
    most -= this.#aside;
  }

  piece<T>(run: () => T): T {
    const [mostOfOthers, wasRefused, start] = [most, isRefused, taken];
    if (most !== Infinity) most = taken + this.#aside;
    isRefused = false;
    try {
      return run();
    } finally {
      if (isRefusedNow()) addLeftover(this.#kind, this.#what);
      isRefused = wasRefused;
      this.#aside -= taken - start;
      most = mostOfOthers + taken - start;
    }
  }

  /** Releases the unused steps to other work. */
  end(): void {
    most += this.#aside;
  }
}
