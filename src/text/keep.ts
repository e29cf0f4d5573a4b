import { countSteps, takeSteps } from './steps.js';

/** A result, and the steps that it took: each further use counts them again. */
interface Kept<T> {
  readonly value: T;
  readonly steps: number;
}

/**
 * Keeps what is made of texts, for those used most recently: a text that changes is read again only where it has changed. The keys have no
 * more than so many characters in all. What was cut short for want of steps is not kept.
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

/** The same for what is made of an object, as long as there is the object. */
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

function used<T>({ steps, value }: Kept<T>): T {
  takeSteps(steps);
  return value;
}
