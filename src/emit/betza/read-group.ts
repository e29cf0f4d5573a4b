import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from '../../read/betza/read-betza.js';

/** The groups read so far: the printer needs the same few hundred again and again. */
const read = new Map<string, Movement>();

/** The moves of a group, as the program of the dialect reads it. */
export function readGroup(group: string, dialect: Dialect): Movement {
  const key = `${dialect} ${group}`;
  const movement = read.get(key) ?? readAsProgram(group, dialect);
  read.set(key, movement);
  return movement;
}
