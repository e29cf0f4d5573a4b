/**
 * `invalid`: no value of its type, the engine stores something else; `ignored`: a part is not read;
 * `undefined`: the engine computes with it outside its tables; `aborts`: the engine's process ends.
 */
export type ValueProblemKind = 'invalid' | 'ignored' | 'undefined' | 'aborts';

/** What is wrong with a part of a value; offsets count from its first character. */
export interface ValueProblem {
  readonly kind: ValueProblemKind;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** What the engine stores for a text, good or bad. */
export interface Stored<T> {
  readonly value: T;
  readonly problems: readonly ValueProblem[];
}

const NO_PROBLEMS: readonly ValueProblem[] = [];

/** The value of a text that has nothing wrong. */
export function stored<T>(value: T): Stored<T> {
  return { value, problems: NO_PROBLEMS };
}

/** The value that the engine makes of a text with one problem, from `start` to `end`. */
export function storedDespite<T>(
  value: T,
  kind: ValueProblemKind,
  start: number,
  end: number,
  message: string,
): Stored<T> {
  return { value, problems: [{ kind, start, end, message }] };
}
