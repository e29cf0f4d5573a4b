import { DROP } from '../move.js';
import { bitOf, otherSide, TYPE_BITS, type Side } from '../piece-code.js';
import { ANSWERS, ENTERED, LIST, LIST_SIZE, MAIL, NOWHERE, SHIELDS } from './memory.js';
import type { Frame, Func, Local } from './module.js';
import { CELL_BITS, KIND_SHIFT, TO_SHIFT, TYPE_SHIFT, type Parts } from './parts.js';
import { countElement, runElement, runnerOf } from './run-code.js';
import {
  add,
  all,
  and,
  answer,
  block,
  choose,
  constant,
  dispatch,
  equal,
  ignore,
  isAtLeast,
  isLess,
  isZero,
  leave,
  leaveIf,
  load16,
  load32,
  load8,
  loop,
  or,
  pick,
  shiftLeft,
  shiftRight,
  store32,
  store8,
  subtract,
  when,
  type Code,
} from './words.js';

/** The bits of a kind of move in the module's encoding. */
export function kindBits(kind: number): number {
  return (kind >> 16) << KIND_SHIFT;
}

/** Writes a move at the top. */
export function push({ top }: Parts, move: Code): Code {
  return [store32(top.get, move), top.set(add(top.get, constant(4)))];
}

export function moveFrom(from: Code, to: Code, kind = 0): Code {
  const plain = or(from, shiftLeft(to, constant(TO_SHIFT)));
  return kind === 0 ? plain : or(plain, constant(kindBits(kind)));
}

function isMarked({ marks }: Parts, table: number, cell: Code): Code {
  return equal(load32(shiftLeft(cell, constant(2)), table), marks.now.get);
}

/** Repeats code for each of the side's pieces, with `cell` set to the piece's cell. */
export function forEachPiece(
  { totals }: Parts,
  side: Side,
  { local }: Frame,
  cell: Local,
  body: Code,
): Code {
  const at = local();
  const end = local();
  const first = LIST + side * LIST_SIZE;
  return [
    at.set(constant(0)),
    end.set(shiftLeft(totals[side].get, constant(1))),
    block(
      loop(
        leaveIf(1, isAtLeast(at.get, end.get)),
        cell.set(load16(at.get, first)),
        at.set(add(at.get, constant(2))),
        body,
        leave(0),
      ),
    ),
  ];
}

/** The address of the table of cells from which a type may promote or demote; null if there are none. */
function expandingCells({ compiled, memory }: Parts, side: Side, type: number): number | null {
  const { squares, types } = compiled.tables;
  const start = (side * types + type) * squares;
  const own = compiled.expands.subarray(start, start + squares);
  return compiled.expandPiece !== null && own.includes(1) ? memory.cells(own) : null;
}

/** For each type that may promote or demote, the function for it; null for the others. */
export function expandersOf(
  parts: Parts,
  side: Side,
  declare: (type: number) => Func,
): readonly (Func | null)[] {
  return Array.from({ length: parts.compiled.tables.types }, (_, type) =>
    expandingCells(parts, side, type) === null ? null : declare(type),
  );
}

/** `(cell)`: writes the moves of the piece on a cell without regard to its king. The king's own moves have a separate function. */
export function defineWrite(
  parts: Parts,
  side: Side,
  write: Func,
  expanders: readonly (Func | null)[],
): void {
  const { elements, compiled, memory, top } = parts;
  write.define((frame) => {
    const [cell] = frame.params;
    if (cell === undefined) return [];
    const runner = runnerOf(frame);
    const out = frame.local();
    const start = frame.local();
    const emit = (to: Code): Code => [
      store32(out.get, moveFrom(cell.get, to)),
      out.set(add(out.get, constant(4))),
    ];
    const cases = elements[side].map((ofType, type) => {
      if (type === compiled.tables.king) return answer();
      const cells = expandingCells(parts, side, type);
      const expand = expanders[type] ?? null;
      return [
        ofType.map((element) => runElement(memory, element, side, cell.get, runner, emit)),
        top.set(out.get),
        cells === null || expand === null
          ? []
          : when(load8(cell.get, cells), expand.call(cell.get, start.get)),
        answer(),
      ];
    });
    return [
      out.set(start.keep(top.get)),
      loop(dispatch(and(load8(cell.get, MAIL), constant(TYPE_BITS)), cases)),
    ];
  });
}

/** `(start)`: drops the moves from `start` on that leave the king attacked. */
export function defineKeep(parts: Parts, side: Side, keep: Func): void {
  const { checks, doubtful } = parts.marks;
  keep.define(({ local, params }) => {
    const [start] = params;
    if (start === undefined) return [];
    const at = local();
    const end = local();
    const out = local();
    const move = local();
    const to = local();
    const from = local();
    const code = local();
    const isDrop = equal(and(move.get, constant(15 << KIND_SHIFT)), constant(kindBits(DROP)));
    const isSafe = parts.safe[side].call(from.get, to.get, constant(NOWHERE), code.get);
    const shields = isMarked(parts, SHIELDS, from.get);
    const isLegal = pick(
      doubtful.get,
      isSafe,
      pick(
        checks.get,
        all([isMarked(parts, ANSWERS, to.get), pick(shields, isSafe, constant(1))]),
        pick(or(shields, isMarked(parts, ENTERED, to.get)), isSafe, constant(1)),
      ),
    );
    return [
      out.set(at.keep(start.get)),
      end.set(parts.top.get),
      block(
        loop(
          leaveIf(1, isAtLeast(at.get, end.get)),
          move.set(load32(at.get)),
          at.set(add(at.get, constant(4))),
          to.set(and(shiftRight(move.get, constant(TO_SHIFT)), constant(CELL_BITS))),
          from.set(and(move.get, constant(CELL_BITS))),
          code.set(load8(from.get, MAIL)),
          when(
            isDrop,
            from.set(constant(NOWHERE)),
            code.set(or(shiftRight(move.get, constant(TYPE_SHIFT)), constant(bitOf(side)))),
          ),
          when(isLegal, store32(out.get, move.get), out.set(add(out.get, constant(4)))),
          leave(0),
        ),
      ),
      parts.top.set(out.get),
    ];
  });
}

/** `(written)`: writes or counts the legal moves of the king. */
export function defineKing(parts: Parts, side: Side, king: Func): void {
  const { elements, kings, compiled, memory } = parts;
  king.define((frame) => {
    const [written] = frame.params;
    if (written === undefined) return [];
    const runner = runnerOf(frame);
    const cell = frame.local();
    const code = frame.local();
    const sum = frame.local();
    const emit = (to: Code): Code =>
      when(
        isZero(parts.attacked[otherSide(side)].call(to)),
        choose(
          written.get,
          push(parts, moveFrom(cell.get, to)),
          sum.set(add(sum.get, constant(1))),
        ),
      );
    const own = elements[side][compiled.tables.king] ?? [];
    return [
      when(isZero(cell.keep(kings[side].get)), answer(constant(0))),
      code.set(load8(cell.get, MAIL)),
      // The king does not shield the cells behind it.
      store8(cell.get, constant(0), MAIL),
      own.map((element) => runElement(memory, element, side, cell.get, runner, emit)),
      store8(cell.get, code.get, MAIL),
      sum.get,
    ];
  });
}

/** `(rights, passed)`: writes the legal moves after the king has been examined. */
export function defineGenerate(parts: Parts, side: Side, generate: Func): void {
  const { checks, doubtful, entering, shielded } = parts.marks;
  generate.define((frame) => {
    const [rights, passed] = frame.params;
    if (rights === undefined || passed === undefined) return [];
    const cell = frame.local();
    const start = frame.local();
    return [
      start.set(parts.top.get),
      when(
        or(isLess(checks.get, constant(2)), doubtful.get),
        forEachPiece(parts, side, frame, cell, parts.write[side].call(cell.get)),
        parts.drop[side].call(),
        when(
          or(or(checks.get, shielded.get), or(entering.get, doubtful.get)),
          parts.keep[side].call(start.get),
        ),
        when(passed.get, parts.passing[side].call(passed.get)),
        when(isZero(checks.get), castleIfAny(parts, side, rights.get)),
      ),
      ignore(parts.king[side].call(constant(1))),
    ];
  });
}

function castleIfAny({ castle }: Parts, side: Side, rights: Code): Code {
  return when(and(rights, constant(3 << (2 * side))), castle[side].call(rights));
}

/** `(rights, passed)`: the number of legal moves, most of which are counted without being written. */
export function defineCount(parts: Parts, side: Side, count: Func): void {
  const { elements, compiled, marks, memory, top } = parts;
  count.define((frame) => {
    const [rights, passed] = frame.params;
    if (rights === undefined || passed === undefined) return [];
    const cell = frame.local();
    const sum = frame.local();
    const start = frame.local();
    const runner = runnerOf(frame);
    const addWritten: Code = [
      sum.set(add(sum.get, shiftRight(subtract(top.get, start.get), constant(2)))),
      top.set(start.get),
    ];
    const asWritten: Code = [parts.write[side].call(cell.get), addWritten];
    const cases = elements[side].map((ofType, type) => {
      if (type === compiled.tables.king) return [];
      const cells = expandingCells(parts, side, type);
      const unwritten = ofType.map((element) =>
        countElement(memory, element, side, cell.get, runner, sum),
      );
      return cells === null ? unwritten : choose(load8(cell.get, cells), asWritten, unwritten);
    });
    return [
      start.set(top.get),
      parts.mark[side].call(),
      when(
        or(marks.checks.get, or(marks.entering.get, marks.doubtful.get)),
        parts.generate[side].call(rights.get, passed.get),
        addWritten,
        answer(sum.get),
      ),
      forEachPiece(parts, side, frame, cell, [
        when(
          all([marks.shielded.get, isMarked(parts, SHIELDS, cell.get)]),
          parts.write[side].call(cell.get),
          parts.keep[side].call(start.get),
          addWritten,
          leave(1),
        ),
        dispatch(and(load8(cell.get, MAIL), constant(TYPE_BITS)), cases),
      ]),
      when(passed.get, parts.passing[side].call(passed.get), addWritten),
      when(
        and(rights.get, constant(3 << (2 * side))),
        parts.castle[side].call(rights.get),
        addWritten,
      ),
      add(add(sum.get, parts.king[side].call(constant(0))), parts.countDrops[side].call()),
    ];
  });
}
