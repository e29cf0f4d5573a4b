import type { Game } from '../play/game.js';
import { UNMODELLED } from '../play/unmodelled.js';

/** True if two games have the same data, so that they must play the same. Names and unused fields do not matter. */
export function sameGame(a: Game, b: Game): boolean {
  return sameData(playedData(a), playedData(b));
}

function playedData(game: Game): object {
  const rules = Object.entries(game.rules).filter(([field]) => !Object.hasOwn(UNMODELLED, field));
  return { ...game, name: '', rules: Object.fromEntries(rules) };
}

function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((part, index) => sameData(part, b[index]))
    );
  const [parts, others] = [partsOf(a), partsOf(b)];
  return (
    a instanceof Map === b instanceof Map &&
    parts.size === others.size &&
    [...parts].every(([key, part]) => others.has(key) && sameData(part, others.get(key)))
  );
}

/** Maps are equal whatever the order of insertion. */
function partsOf(data: object): ReadonlyMap<unknown, unknown> {
  return data instanceof Map ? data : new Map(Object.entries(data));
}
