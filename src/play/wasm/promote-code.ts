import { DEMOTION, PIECE_PROMOTION, PROMOTION } from '../move.js';
import { pieceCode, type Side } from '../piece-code.js';
import { BASE, COUNT, MAIL } from './memory.js';
import type { Func } from './module.js';
import { CELL_BITS, KIND_SHIFT, TO_SHIFT, TYPE_SHIFT, type Parts } from './parts.js';
import {
  add,
  all,
  and,
  constant,
  copyBytes,
  differ,
  isAtLeast,
  isLess,
  isZero,
  leave,
  load32,
  load8,
  loop,
  or,
  shiftRight,
  store32,
  subtract,
  when,
  block,
  type Code,
} from './words.js';

/** Room for the moves of one piece while they are rewritten. */
export const SCRATCH_SIZE = 0x1000;

const kind = (code: number): Code => constant((code >> 16) << KIND_SHIFT);

/** Replaces the moves from `start` on, which are those of the piece on a cell, by moves with its promotions, as in `mechanics/promotion`. */
export function defineExpand(
  parts: Parts,
  side: Side,
  type: number,
  scratch: number,
  expand: Func,
): void {
  const { compiled, memory, promotion, top } = parts;
  const { tables } = compiled;
  const { rules, beyond } = tables.game;
  const row = (side * tables.types + type) * tables.squares;
  const stuck = tables.stuck?.subarray(row, row + tables.squares) ?? null;
  const zone = memory.cells(promotion.zone[side]);
  const form = tables.promoted[type] ?? -1;
  const targets = promotion.targets[side * tables.types + type] ?? [];
  const isPawn = type === promotion.pawn;
  const likePawn = isPawn || promotion.pawns[side][type] === 1;
  expand.define(({ local, params }) => {
    const [cell, start] = params;
    if (cell === undefined || start === undefined) return [];
    const at = local();
    const end = local();
    const move = local();
    const to = local();
    const out = local();
    const enters = local();
    const inZone = load8(to.get, zone);
    const isCapture = differ(load8(to.get, MAIL), constant(0));
    const mayStay = stuck === null ? constant(1) : isZero(load8(to.get, memory.cells(stuck)));
    const put = (value: Code): Code => [
      store32(out.get, value),
      out.set(add(out.get, constant(4))),
    ];
    const isFree = (other: number): Code => {
      const limit = promotion.limits[other] ?? 0;
      if (limit === 0) return constant(1);
      return isLess(load32(constant(4 * pieceCode(other, side)), COUNT), constant(limit));
    };
    const becomePawnly = targets.map((target) =>
      when(isFree(target), put(or(or(move.get, kind(PROMOTION)), constant(target << TYPE_SHIFT)))),
    );
    const toForm = put(or(move.get, kind(PIECE_PROMOTION)));
    const changes = all([enters.get, ...(rules.piecePromotionOnCapture ? [isCapture] : [])]);
    const demotable = rules.pieceDemotion
      ? differ(load8(cell.get, BASE), constant(0))
      : constant(0);
    const promotable = form < 0 ? constant(0) : isFree(form);
    const asPawn: Code = [
      when(isZero(inZone), when(mayStay, put(move.get))),
      when(
        inZone,
        rules.mandatoryPawnPromotion ? [] : when(mayStay, put(move.get)),
        becomePawnly,
        form < 0 ? [] : when(rules.piecePromotionOnCapture ? isCapture : constant(1), toForm),
      ),
    ];
    const originInZone = load8(cell.get, zone);
    const asPiece: Code = [
      enters.set(
        beyond.promotesInsideByCapture
          ? or(and(originInZone, isCapture), and(isZero(originInZone), inZone))
          : or(originInZone, inZone),
      ),
      when(
        all([
          mayStay,
          ...(likePawn && rules.mandatoryPawnPromotion ? [isZero(inZone)] : []),
          ...(rules.mandatoryPiecePromotion
            ? [isZero(all([or(promotable, demotable), changes]))]
            : []),
        ]),
        put(move.get),
      ),
      when(all([promotable, changes]), toForm),
      when(all([demotable, changes]), put(or(move.get, kind(DEMOTION)))),
      likePawn ? when(inZone, becomePawnly) : [],
    ];
    return [
      end.set(subtract(top.get, start.get)),
      copyBytes(constant(scratch), start.get, end.get),
      at.set(constant(scratch)),
      end.set(add(end.get, constant(scratch))),
      out.set(start.get),
      block(
        loop(
          when(isAtLeast(at.get, end.get), leave(2)),
          move.set(load32(at.get)),
          at.set(add(at.get, constant(4))),
          to.set(and(shiftRight(move.get, constant(TO_SHIFT)), constant(CELL_BITS))),
          isPawn ? asPawn : asPiece,
          leave(0),
        ),
      ),
      top.set(out.get),
    ];
  });
}
