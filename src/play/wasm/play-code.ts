import { CASTLING, DEMOTION, DROP, EN_PASSANT, PIECE_PROMOTION, PROMOTION } from '../move.js';
import { bitOf, otherSide, pieceCode, TYPE_BITS, type Side } from '../piece-code.js';
import { PROMOTED } from '../position.js';
import { regionTables } from '../tables/tables.js';
import { changesOf, type Changes } from './changes.js';
import { BASE, CASTLE, KEEP, LIST, LIST_SIZE, MAIL, NO_TYPE, SLOT } from './memory.js';
import type { Frame, Func, Global, Local } from './module.js';
import { CELL_BITS, KIND_SHIFT, TO_SHIFT, TYPE_SHIFT, type Parts } from './parts.js';
import {
  add,
  all,
  and,
  answer,
  choose,
  constant,
  differ,
  dispatch,
  equal,
  I64,
  isMore,
  isZero,
  load16,
  load32,
  load8,
  loop,
  or,
  pick,
  select,
  shiftLeft,
  shiftRight,
  store16,
  store8,
  subtract,
  when,
  type Code,
} from './words.js';

/** The kinds of move that a module supports, by number. Others would be played like normal moves. */
const KINDS = [0, PROMOTION, PIECE_PROMOTION, DEMOTION, EN_PASSANT, CASTLING, DROP] as const;

/** `(move, depth, rights, passed)`: plays a move, counts the sequences after it, and undoes it. */
export function definePlay(parts: Parts, side: Side, play: Func): void {
  const changes = changesOf(parts);
  play.define((frame) => {
    const [move, depth, rights, passed] = frame.params;
    if (!move || !depth || !rights || !passed) return [];
    const leaves = frame.local(I64);
    const from = frame.local();
    const to = frame.local();
    const setting: Setting = { parts, side, frame, changes, move, depth, rights, leaves, from, to };
    const usual = playUsual(setting);
    const special: Readonly<Record<number, Code>> = {
      [EN_PASSANT]: playPassing(setting),
      [CASTLING]: playCastling(setting),
      [DROP]: playDrop(setting),
    };
    return [
      from.set(and(move.get, constant(CELL_BITS))),
      to.set(and(shiftRight(move.get, constant(TO_SHIFT)), constant(CELL_BITS))),
      loop(
        dispatch(
          and(shiftRight(move.get, constant(KIND_SHIFT)), constant(15)),
          KINDS.map((kind) => [special[kind] ?? usual(kind), answer(leaves.get)]),
        ),
      ),
      leaves.get,
    ];
  });
}

interface Setting {
  readonly parts: Parts;
  readonly side: Side;
  readonly frame: Frame;
  readonly changes: Changes;
  readonly move: Local;
  readonly depth: Local;
  readonly rights: Local;
  readonly leaves: Local;
  readonly from: Local;
  readonly to: Local;
}

/** Counts the sequences after the move on the board. */
function follow({ depth, leaves, parts, side }: Setting, rights: Code, passed: Code): Code {
  const next = parts.perft[otherSide(side)];
  return leaves.set(next.call(subtract(depth.get, constant(1)), rights, passed));
}

/** Enters the cell of a piece in its side's list. */
function listAt(side: Side, slot: Code, cell: Code): Code {
  return [
    store16(shiftLeft(slot, constant(1)), cell, LIST + side * LIST_SIZE),
    store8(cell, slot, SLOT),
  ];
}

/** Removes a piece of the other side from its list, where the last entry replaces it, and adds it to the hand. */
function capture(
  { changes, parts, side }: Setting,
  cell: Code,
  victim: {
    readonly code: Local;
    readonly base: Local;
    readonly slot: Local;
    readonly held: Local;
  },
): { readonly take: Code; readonly giveBack: Code } {
  const them = otherSide(side);
  const total = parts.totals[them];
  const list = LIST + them * LIST_SIZE;
  const last = load16(shiftLeft(total.get, constant(1)), list);
  const { rules } = parts.compiled.tables.game;
  const toHand = rules.capturesToHand;
  const pawn = parts.compiled.tables.mainPromotionPawn[them];
  const ofCode = and(victim.code.get, constant(TYPE_BITS));
  const heldType = rules.dropLoop
    ? ofCode
    : pick(
        isZero(victim.base.get),
        ofCode,
        pick(
          equal(victim.base.get, constant(PROMOTED)),
          constant(pawn < 0 ? NO_TYPE : pawn),
          and(victim.base.get, constant(TYPE_BITS)),
        ),
      );
  return {
    take: [
      victim.slot.set(load8(cell, SLOT)),
      total.set(subtract(total.get, constant(1))),
      listAt(them, victim.slot.get, last),
      changes.addCount(victim.code.get, -1),
      toHand ? [victim.held.set(heldType), changes.addHand(side, victim.held.get, 1)] : [],
    ],
    giveBack: [
      toHand ? changes.addHand(side, victim.held.get, -1) : [],
      changes.addCount(victim.code.get, 1),
      // The entry that replaced it goes back to the end. If it was the last entry itself, a later drop has left its cell there.
      when(
        differ(victim.slot.get, total.get),
        listAt(them, total.get, load16(shiftLeft(victim.slot.get, constant(1)), list)),
      ),
      listAt(them, victim.slot.get, cell),
      total.set(add(total.get, constant(1))),
    ],
  };
}

function setKing({ parts, side }: Setting, code: Code, cell: Code): Code {
  const { king } = parts.compiled.tables;
  const global: Global = parts.kings[side];
  return king < 0 ? [] : when(equal(code, constant(pieceCode(king, side))), global.set(cell));
}

/** Moves with or without a promotion, with or without a capture. */
function playUsual(setting: Setting): (kind: number) => Code {
  const { changes, frame, from, move, parts, rights, side, to } = setting;
  const { promoted } = parts.compiled.tables;
  const code = frame.local();
  const base = frame.local();
  const next = frame.local();
  const nextBase = frame.local();
  const ahead = frame.local();
  const victim = {
    code: frame.local(),
    base: frame.local(),
    slot: frame.local(),
    held: frame.local(),
  };
  const { giveBack, take } = capture(setting, to.get, victim);
  const forms = parts.memory.bytes(
    Uint8Array.from({ length: 256 }, (_, one) => {
      const form = promoted[one & TYPE_BITS] ?? -1;
      return form < 0 ? 0 : pieceCode(form, side);
    }),
  );
  const become = (kind: number): Code => {
    switch (kind) {
      case PROMOTION:
        return [
          next.set(or(shiftRight(move.get, constant(TYPE_SHIFT)), constant(bitOf(side)))),
          nextBase.set(constant(PROMOTED)),
        ];
      case PIECE_PROMOTION:
        return [next.set(load8(code.get, forms)), nextBase.set(code.get)];
      case DEMOTION:
        return [next.set(base.get), nextBase.set(constant(0))];
      default:
        return [next.set(code.get), nextBase.set(base.get)];
    }
  };
  return (kind) => {
    const changed =
      kind === 0 ? [] : [changes.addCount(code.get, -1), changes.addCount(next.get, 1)];
    const changedBack =
      kind === 0 ? [] : [changes.addCount(next.get, -1), changes.addCount(code.get, 1)];
    return [
      code.set(load8(from.get, MAIL)),
      base.set(load8(from.get, BASE)),
      victim.code.set(load8(to.get, MAIL)),
      victim.base.set(load8(to.get, BASE)),
      become(kind),
      changes.toggle(from.get),
      choose(victim.code.get, take, changes.toggle(to.get)),
      listAt(side, load8(from.get, SLOT), to.get),
      changes.put(from.get, constant(0), constant(0)),
      changes.put(to.get, next.get, nextBase.get),
      changed,
      kind === 0 ? setKing(setting, code.get, to.get) : [],
      ahead.set(kind === 0 ? passedBy(setting, code.get) : constant(0)),
      follow(
        setting,
        pick(
          rights.get,
          and(rights.get, and(load8(from.get, KEEP), load8(to.get, KEEP))),
          constant(0),
        ),
        ahead.get,
      ),
      kind === 0 ? setKing(setting, code.get, from.get) : [],
      changedBack,
      changes.put(to.get, victim.code.get, victim.base.get),
      changes.put(from.get, code.get, base.get),
      listAt(side, load8(to.get, SLOT), from.get),
      when(victim.code.get, giveBack),
      when(isZero(victim.code.get), changes.toggle(to.get)),
      changes.toggle(from.get),
    ];
  };
}

/** The cell that a pawn has passed by a double step, if the other side may capture there; 0 if none. */
function passedBy({ from, parts, side, to }: Setting, code: Code): Code {
  const { compiled, memory, promotion } = parts;
  const { game, mailbox } = compiled.tables;
  const region = regionTables(game, game.rules.enPassantRegion)[otherSide(side)];
  if (promotion.pawn < 0 || !region.includes(1)) return constant(0);
  const step = side === 0 ? mailbox.stride : -mailbox.stride;
  const middle = add(from.get, constant(step));
  return pick(
    all([
      equal(code, constant(pieceCode(promotion.pawn, side))),
      equal(subtract(to.get, from.get), constant(2 * step)),
      load8(middle, memory.cells(region)),
    ]),
    middle,
    constant(0),
  );
}

function playPassing(setting: Setting): Code {
  const { changes, frame, from, parts, rights, side, to } = setting;
  const { stride } = parts.compiled.tables.mailbox;
  const cell = frame.local();
  const code = frame.local();
  const base = frame.local();
  const victim = {
    code: frame.local(),
    base: frame.local(),
    slot: frame.local(),
    held: frame.local(),
  };
  const { giveBack, take } = capture(setting, cell.get, victim);
  return [
    cell.set(add(to.get, constant(side === 0 ? -stride : stride))),
    code.set(load8(from.get, MAIL)),
    base.set(load8(from.get, BASE)),
    victim.code.set(load8(cell.get, MAIL)),
    victim.base.set(load8(cell.get, BASE)),
    [from, to, cell].map((one) => changes.toggle(one.get)),
    take,
    changes.put(cell.get, constant(0), constant(0)),
    listAt(side, load8(from.get, SLOT), to.get),
    changes.put(from.get, constant(0), constant(0)),
    changes.put(to.get, code.get, base.get),
    follow(setting, rights.get, constant(0)),
    changes.put(to.get, constant(0), constant(0)),
    changes.put(from.get, code.get, base.get),
    listAt(side, load8(to.get, SLOT), from.get),
    changes.put(cell.get, victim.code.get, victim.base.get),
    giveBack,
    [from, to, cell].map((one) => changes.toggle(one.get)),
  ];
}

function playCastling(setting: Setting): Code {
  const { changes, frame, from, parts, rights, side, to } = setting;
  if (!parts.compiled.tables.game.rules.castling) return [];
  const [place, target, beside] = [frame.local(), frame.local(), frame.local()];
  const [king, rook, kingBase, rookBase] = [
    frame.local(),
    frame.local(),
    frame.local(),
    frame.local(),
  ];
  const [kingSlot, rookSlot] = [frame.local(), frame.local()];
  const global = parts.kings[side];
  const both = [from, to].map((one) => changes.put(one.get, constant(0), constant(0)));
  return [
    place.set(constant(CASTLE + 32 * side)),
    place.set(add(place.get, select(isMore(to.get, from.get), constant(0), constant(16)))),
    target.set(load32(place.get, 8)),
    beside.set(load32(place.get, 12)),
    king.set(load8(from.get, MAIL)),
    kingBase.set(load8(from.get, BASE)),
    rook.set(load8(to.get, MAIL)),
    rookBase.set(load8(to.get, BASE)),
    kingSlot.set(load8(from.get, SLOT)),
    rookSlot.set(load8(to.get, SLOT)),
    [from, to].map((one) => changes.toggle(one.get)),
    both,
    changes.put(target.get, king.get, kingBase.get),
    changes.put(beside.get, rook.get, rookBase.get),
    [target, beside].map((one) => changes.toggle(one.get)),
    listAt(side, kingSlot.get, target.get),
    listAt(side, rookSlot.get, beside.get),
    global.set(target.get),
    follow(setting, and(rights.get, load8(from.get, KEEP)), constant(0)),
    global.set(from.get),
    [target, beside].map((one) => changes.toggle(one.get)),
    [target, beside].map((one) => changes.put(one.get, constant(0), constant(0))),
    changes.put(from.get, king.get, kingBase.get),
    changes.put(to.get, rook.get, rookBase.get),
    [from, to].map((one) => changes.toggle(one.get)),
    listAt(side, kingSlot.get, from.get),
    listAt(side, rookSlot.get, to.get),
  ];
}

function playDrop(setting: Setting): Code {
  const { changes, frame, move, parts, rights, side, to } = setting;
  const type = frame.local();
  const total = parts.totals[side];
  const code = or(type.get, constant(bitOf(side)));
  return [
    type.set(shiftRight(move.get, constant(TYPE_SHIFT))),
    changes.put(to.get, code, constant(0)),
    changes.toggle(to.get),
    changes.addCount(code, 1),
    changes.addHand(side, type.get, -1),
    listAt(side, total.get, to.get),
    total.set(add(total.get, constant(1))),
    follow(setting, rights.get, constant(0)),
    total.set(subtract(total.get, constant(1))),
    changes.addHand(side, type.get, 1),
    changes.addCount(code, -1),
    changes.toggle(to.get),
    changes.put(to.get, constant(0), constant(0)),
  ];
}
