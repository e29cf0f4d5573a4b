import { UNMODELLED } from '../../src/play/unmodelled.js';

/** Data that no mechanic reads. */
const IDLE = Object.keys(UNMODELLED).map((field) => `.rules.${field}`);

/** All versions of the data with a single change: another value in a leaf, or one entry less in a list or map. */
export function* changesOf(data: unknown, path = ''): Generator {
  if (path === '.name' || IDLE.includes(path)) return;
  if (data instanceof Map) {
    for (const key of data.keys()) {
      yield new Map([...data].filter(([other]) => other !== key));
      for (const part of changesOf(data.get(key), `${path}.${String(key)}`))
        yield new Map([...data, [key, part]]);
    }
  } else if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    if (list.length > 0) yield list.slice(1);
    // Only the first and last entry of a list are changed, because there are thousands of squares.
    for (const at of new Set([0, list.length - 1]))
      if (list.length > 0)
        for (const part of changesOf(list[at], `${path}[]`)) yield list.with(at, part);
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data))
      for (const part of changesOf(value, `${path}.${key}`)) yield { ...data, [key]: part };
  } else yield data === Infinity ? 1 : typeof data === 'number' ? data + 1 : `not ${String(data)}`;
}
