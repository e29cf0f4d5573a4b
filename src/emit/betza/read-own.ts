import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Movement } from '../../ir/movement.js';
import { readBetza } from '../../read/betza/read-betza.js';

/** What was read before: the printer asks for the same few hundred texts again and again. */
const read = new Map<string, Movement>();

/** What the program of the dialect makes of a text of ours. */
export function readOwn(text: string, dialect: Dialect): Movement {
  const key = `${dialect} ${text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const span = { file: 'Betza of our own', start: 0, end: text.length };
  const movement = readBetza(text, dialect, span).value.asRead;
  read.set(key, movement);
  return movement;
}
