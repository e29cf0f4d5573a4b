/**
 * `invalid`: not a value of the type, the engine stores another value; `ignored`: a part is not read;
 * `undefined`: the engine reads or writes outside of its tables; `aborts`: the engine's process ends.
 */
export type ValueProblemKind = 'invalid' | 'ignored' | 'undefined' | 'aborts';

/** A problem of a part of a value. Offsets count from the start of the value. */
export interface ValueProblem {
  readonly kind: ValueProblemKind;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** The value that the engine stores for a text, valid or not. */
export interface Stored<T> {
  readonly value: T;
  readonly problems: readonly ValueProblem[];
}

const NO_PROBLEMS: readonly ValueProblem[] = [];

/** The value of a text without problems. */
export function stored<T>(value: T): Stored<T> {
  return { value, problems: NO_PROBLEMS };
}

/** The value that the engine stores for a text with one problem, from `start` to `end`. */
export function storedDespite<T>(
  value: T,
  kind: ValueProblemKind,
  start: number,
  end: number,
  message: string,
): Stored<T> {
  return { value, problems: [{ kind, start, end, message }] };
}
