import type { Side } from '../piece-code.js';
import { BASE, COUNT, HAND, MAIL, TAKEN } from './memory.js';
import type { Parts } from './parts.js';
import {
  add,
  and,
  constant,
  load32,
  load64,
  load8,
  longConstant,
  longShiftLeft,
  longXor,
  shiftLeft,
  shiftRight,
  store32,
  store64,
  store8,
  widen,
  type Code,
} from './words.js';

/** Writes the parts of a position that a move changes. */
export interface Changes {
  readonly put: (cell: Code, code: Code, base: Code) => Code;
  readonly toggle: (cell: Code) => Code;
  readonly addCount: (code: Code, by: number) => Code;
  readonly addHand: (side: Side, type: Code, by: number) => Code;
}

export function changesOf({ compiled, memory, promotion }: Parts): Changes {
  const { game, squares } = compiled.tables;
  const hasDrops = game.rules.pieceDrops;
  const square = memory.cells(Array.from({ length: squares }, (_, i) => i));
  const counts = promotion.limits.some((limit) => limit > 0);
  return {
    put: (cell, code, base) => [store8(cell, code, MAIL), store8(cell, base, BASE)],
    toggle(cell) {
      if (!hasDrops) return [];
      const place = and(shiftRight(load8(cell, square), constant(3)), constant(0xf8));
      return store64(
        place,
        longXor(
          load64(place, TAKEN),
          longShiftLeft(longConstant(1n), widen(and(load8(cell, square), constant(63)))),
        ),
        TAKEN,
      );
    },
    addCount(code, by) {
      if (!counts) return [];
      const place = shiftLeft(code, constant(2));
      return store32(place, add(load32(place, COUNT), constant(by)), COUNT);
    },
    addHand(side, type, by) {
      const place = shiftLeft(type, constant(2));
      const offset = HAND + 256 * side;
      return store32(place, add(load32(place, offset), constant(by)), offset);
    },
  };
}
