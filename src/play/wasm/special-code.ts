import { CASTLING, EN_PASSANT } from '../move.js';
import { otherSide, pieceCode, type Side } from '../piece-code.js';
import { CASTLE, MAIL } from './memory.js';
import type { Func } from './module.js';
import { moveFrom, push } from './move-code.js';
import type { Parts } from './parts.js';
import {
  add,
  all,
  and,
  answer,
  block,
  constant,
  differ,
  equal,
  isLess,
  isZero,
  leave,
  leaveIf,
  load32,
  load8,
  loop,
  pick,
  select,
  store8,
  subtract,
  when,
  type Code,
} from './words.js';

/** `(passed)`: writes the en passant captures of pawns, wherever they may stand: the engine ignores their regions here. */
export function definePassing(parts: Parts, side: Side, passing: Func): void {
  const { kings, compiled, promotion } = parts;
  const { stride } = compiled.tables.mailbox;
  const ahead = side === 0 ? stride : -stride;
  const pawn = pieceCode(promotion.pawn, side);
  passing.define(({ local, params }) => {
    const [passed] = params;
    if (passed === undefined || promotion.pawn < 0) return [];
    const from = local();
    const victim = add(passed.get, constant(-ahead));
    return [ahead - 1, ahead + 1].map((step) => [
      from.set(subtract(passed.get, constant(step))),
      when(
        all([
          equal(load8(from.get, MAIL), constant(pawn)),
          pick(
            kings[side].get,
            parts.safe[side].call(from.get, passed.get, victim, constant(pawn)),
            constant(1),
          ),
        ]),
        push(parts, moveFrom(from.get, passed.get, EN_PASSANT)),
      ),
    ]);
  });
}

/** `(from, to, king, rook): 1 or 0`: whether there are no pieces but these two from the first cell to the second, inclusive. */
export function defineOpen(open: Func): void {
  open.define(({ local, params }) => {
    const [from, to, king, rook] = params;
    if (from === undefined || to === undefined || king === undefined || rook === undefined)
      return [];
    const at = local();
    const step = local();
    return [
      at.set(from.get),
      step.set(select(isLess(from.get, to.get), constant(1), constant(-1))),
      loop(
        when(equal(at.get, to.get), answer(constant(1))),
        at.set(add(at.get, step.get)),
        when(
          all([differ(at.get, king.get), differ(at.get, rook.get), load8(at.get, MAIL)]),
          answer(constant(0)),
        ),
        leave(0),
      ),
      constant(0),
    ];
  });
}

/** `(rights)`: writes castling, for a king that is not in check. */
export function defineCastle(parts: Parts, side: Side, open: Func, castle: Func): void {
  const attacked = parts.attacked[otherSide(side)];
  const { files, squares } = parts.compiled.tables;
  const within = parts.memory.cells(
    Array.from({ length: squares }, (_, square) => ((square + 1) % files > 1 ? 1 : 0)),
  );
  castle.define(({ local, params }) => {
    const [rights] = params;
    if (rights === undefined) return [];
    const king = local();
    const rook = local();
    const target = local();
    const beside = local();
    const step = local();
    const at = local();
    const code = local();
    return [0, 1].map((wing) => {
      const index = 2 * side + wing;
      const place = CASTLE + 16 * index;
      const read = (offset: number): Code => load32(constant(place + offset));
      return when(
        and(rights.get, constant(1 << index)),
        block(
          king.set(read(0)),
          rook.set(read(4)),
          target.set(read(8)),
          beside.set(read(12)),
          leaveIf(0, isZero(open.call(king.get, target.get, king.get, rook.get))),
          leaveIf(0, isZero(open.call(rook.get, beside.get, king.get, rook.get))),
          step.set(select(isLess(king.get, target.get), constant(1), constant(-1))),
          at.set(target.get),
          block(
            loop(
              leaveIf(1, equal(at.get, king.get)),
              leaveIf(2, attacked.call(at.get)),
              at.set(subtract(at.get, step.get)),
              leave(0),
            ),
          ),
          // In chess960 the rook may have shielded the king from an attacker, if there is room beyond it.
          when(
            load8(rook.get, within),
            code.set(load8(rook.get, MAIL)),
            store8(rook.get, constant(0), MAIL),
            at.set(attacked.call(target.get)),
            store8(rook.get, code.get, MAIL),
            leaveIf(1, at.get),
          ),
          push(parts, moveFrom(king.get, rook.get, CASTLING)),
        ),
      );
    });
  });
}
