import { countSteps, takeSteps } from './steps.js';

/** A result and the steps that it took; each further use counts them again. */
interface Kept<T> {
  readonly value: T;
  readonly steps: number;
}

/**
 * A cache of results for the most recently used texts: after an edit, only the changed parts are computed again. Its keys have at most
 * `mostCharacters` characters in total. Results that are incomplete because the steps ran out are not cached.
 */
export function keeper<T>(mostCharacters: number): (key: string, make: () => T) => T {
  let recent = new Map<string, Kept<T>>();
  let older: typeof recent = new Map();
  let characters = 0;
  const keep = (key: string, made: Kept<T>): T => {
    characters += key.length;
    if (2 * characters > mostCharacters) {
      older = recent;
      recent = new Map();
      characters = key.length;
    }
    recent.set(key, made);
    return made.value;
  };
  return (key, make) => {
    const known = recent.get(key);
    if (known !== undefined) return used(known);
    const found = older.get(key);
    if (found !== undefined) return keep(key, { value: used(found), steps: found.steps });
    const made = countSteps(make);
    return made.isWhole && 2 * key.length <= mostCharacters ? keep(key, made) : made.value;
  };
}

/** A cache of results by object, for the lifetime of the object. Incomplete results are not cached either. */
export function keeperOf<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, Kept<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return used(known);
    const made = countSteps(() => make(key));
    if (made.isWhole) kept.set(key, made);
    return made.value;
  };
}

/** A cache of one result, for the most recent object or text: many calls in a row often use the same one. */
export function keeperOfLast<K extends object | string, T>(make: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** Results by object, for the lifetime of the objects. */
export interface Memory<K extends object, T> {
  readonly get: (key: K) => T | undefined;
  readonly set: (key: K, value: T) => void;
}

/** A cache that keeps nothing, for one-off work: a WeakMap would delay the collection of short-lived objects. */
export function memory<K extends object, T>(keeps: boolean): Memory<K, T> {
  if (!keeps) return { get: () => undefined, set: () => undefined };
  const known = new WeakMap<K, T>();
  return { get: (key) => known.get(key), set: (key, value) => void known.set(key, value) };
}

function used<T>({ steps, value }: Kept<T>): T {
  takeSteps(steps);
  return value;
}
