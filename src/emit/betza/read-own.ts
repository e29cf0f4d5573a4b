import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from '../../read/betza/read-betza.js';

/** Groups that were read before: the printer asks for the same few hundred again and again. */
const read = new Map<string, Movement>();

/** What the program of the dialect makes of a group of ours. */
export function readOwn(group: string, dialect: Dialect): Movement {
  const key = `${dialect} ${group}`;
  const movement = read.get(key) ?? readAsProgram(group, dialect);
  read.set(key, movement);
  return movement;
}
