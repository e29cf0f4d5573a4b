import { flagSettings } from '../mechanics/flag.js';
import { otherSide, pieceCode, type Side } from '../piece-code.js';
import { MAIL } from './memory.js';
import type { Parts } from './parts.js';
import { add, constant, equal, isAtLeast, load8, type Code } from './words.js';

/** True where enough pieces of the other side stand in its flag region: then there are no moves. Null: the game has no such end. */
export function otherHasReached({ compiled: { tables } }: Parts, side: Side): Code | null {
  const { count, regions, types } = flagSettings(tables);
  const them = otherSide(side);
  if (types[them] < 0 || regions[them].length === 0) return null;
  const code = constant(pieceCode(types[them], them));
  const there = [...regions[them]]
    .map((square) => tables.mailbox.padded[square] ?? 0)
    .map((cell) => equal(load8(constant(0), MAIL + cell), code))
    .reduce<Code>((sum, one) => add(sum, one), constant(0));
  return isAtLeast(there, constant(Math.max(1, count)));
}
