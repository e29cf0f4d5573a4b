import { flagSettings } from '../mechanics/flag.js';
import { otherSide, pieceCode, type Side } from '../piece-code.js';
import { MAIL } from './memory.js';
import type { Func } from './module.js';
import type { Parts } from './parts.js';
import {
  add,
  all,
  answer,
  block,
  type Code,
  constant,
  equal,
  I64,
  isAtLeast,
  isZero,
  leave,
  leaveIf,
  load32,
  load8,
  longAdd,
  longConstant,
  loop,
  when,
  widen,
} from './words.js';

/** `(depth, rights, passed)`: the number of sequences of legal moves. */
export function definePerft(parts: Parts, side: Side, perft: Func): void {
  const { bulk, top } = parts;
  const isOver = otherHasReached(parts, side);
  perft.define(({ local, params }) => {
    const [depth, rights, passed] = params;
    if (!depth || !rights || !passed) return [];
    const start = local();
    const end = local();
    const at = local();
    const leaves = local(I64);
    return [
      when(isZero(depth.get), answer(longConstant(1n))),
      isOver === null ? [] : when(isOver, answer(longConstant(0n))),
      when(
        all([equal(depth.get, constant(1)), bulk.get]),
        answer(widen(parts.count[side].call(rights.get, passed.get))),
      ),
      at.set(start.keep(top.get)),
      parts.mark[side].call(),
      parts.generate[side].call(rights.get, passed.get),
      end.set(top.get),
      block(
        loop(
          leaveIf(1, isAtLeast(at.get, end.get)),
          leaves.set(
            longAdd(
              leaves.get,
              parts.play[side].call(load32(at.get), depth.get, rights.get, passed.get),
            ),
          ),
          at.set(add(at.get, constant(4))),
          leave(0),
        ),
      ),
      top.set(start.get),
      leaves.get,
    ];
  });
}

/** True if the other side has enough pieces in its flag region, so that there are no moves. Null if the game has no such rule. */
function otherHasReached({ compiled: { tables } }: Parts, side: Side): Code | null {
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
