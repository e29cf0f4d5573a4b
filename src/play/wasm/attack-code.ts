import { bitOf, COLOR_BITS, otherSide, TYPE_BITS, type Side } from '../piece-code.js';
import { ANSWERS, BETWEEN, EDGE, ENTERED, MAIL, SHIELDS } from './memory.js';
import type { Func, Local } from './module.js';
import type { Parts } from './parts.js';
import type { HopWay, LeapWay, Ray } from './ways.js';
import {
  add,
  all,
  and,
  answer,
  constant,
  differ,
  equal,
  isAtMost,
  isZero,
  leave,
  leaveIf,
  load16,
  load32,
  load64,
  load8,
  longAnd,
  longShiftRight,
  loop,
  narrow,
  or,
  shiftLeft,
  store16,
  store32,
  store8,
  subtract,
  when,
  widen,
  longConstant,
  choose,
  type Code,
} from './words.js';

/** Whether a side attacks a cell according to the mailbox. */
export function defineAttacked(parts: Parts, by: Side, attacked: Func): void {
  attacked.define(({ params, local }) => {
    const [cell] = params;
    if (cell === undefined) return [];
    const at = local();
    const there = local();
    const behind = local();
    const code = local();
    const ways = parts.ways[by];
    return [
      ways.rays.map((ray) => [
        walk(at, there, ray.step, cell.get),
        when(takesAlong(ray, cell.get, at.get, there.get), answer(constant(1))),
      ]),
      ways.hops.map((hop) => [
        walk(at, there, hop.step, cell.get),
        when(
          differ(there.get, constant(EDGE)),
          walk(behind, code, hop.step, at.get),
          when(hopsAlong(hop, cell.get, at, there, behind, code), answer(constant(1))),
        ),
      ]),
      plainLeaps(ways.leaps, cell.get).map((hit) => when(hit, answer(constant(1)))),
      ways.leaps
        .filter((leap) => !isPlain(leap))
        .map((leap) => when(leapsFrom(leap, cell.get, by), answer(constant(1)))),
      constant(0),
    ];
  });
}

/** Several look-ups combined. */
function plainLeaps(leaps: readonly LeapWay[], cell: Code): readonly Code[] {
  const hits = leaps
    .filter(isPlain)
    .map(({ hits: table, step }) => load8(load8(cell, MAIL + step), table));
  const groups: Code[] = [];
  for (let i = 0; i < hits.length; i += 4)
    groups.push(hits.slice(i, i + 4).reduce((one, other) => or(one, other)));
  return groups;
}

function isPlain({ arrive, empty, occupied }: LeapWay): boolean {
  return arrive === null && empty.length === 0 && occupied.length === 0;
}

/** Walks in one direction to the first cell that is not empty. */
export function walk(at: Local, there: Local, step: number, start: Code): Code {
  return [
    at.set(start),
    loop(leaveIf(0, isZero(there.keep(load8(at.keep(add(at.get, constant(step))), MAIL))))),
  ];
}

/** Whether the piece with this code on the cell `at` captures along a ray on `cell`. */
function takesAlong(ray: Ray, cell: Code, at: Code, there: Code): Code {
  return all([
    ray.limited
      ? isAtMost(distance(cell, at, ray.step), load16(shiftLeft(there, constant(1)), ray.limits))
      : load8(there, ray.hits),
    ...(ray.limited ? [load8(there, ray.hits)] : []),
    ...bound(ray, cell, at, there),
  ]);
}

function bound(
  { arrive, depart }: Pick<Ray, 'arrive' | 'depart'>,
  cell: Code,
  at: Code,
  there: Code,
): readonly Code[] {
  return [
    ...(arrive === null ? [] : [hasType(load64(shiftLeft(cell, constant(3)), arrive), there)]),
    ...(depart === null ? [] : [hasType(load64(shiftLeft(at, constant(3)), depart), there)]),
  ];
}

/** Whether the bit of a code's type is set. */
function hasType(bits: Code, code: Code): Code {
  return narrow(
    longAnd(longShiftRight(bits, widen(and(code, constant(TYPE_BITS)))), longConstant(1n)),
  );
}

/** The distance from a cell outwards to another, in cells. */
function distance(from: Code, to: Code, step: number): Code {
  return step > 0 ? subtract(to, from) : subtract(from, to);
}

function hopsAlong(
  hop: HopWay,
  cell: Code,
  hurdle: Local,
  over: Local,
  at: Local,
  code: Local,
): Code {
  const row = shiftLeft(code.get, constant(1));
  return all([
    takesAlong(hop, cell, at.get, code.get),
    ...(hop.toHurdle === null
      ? []
      : [isAtMost(distance(hurdle.get, at.get, hop.step), load16(row, hop.toHurdle))]),
    ...(hop.beyond === null
      ? []
      : [isAtMost(distance(cell, hurdle.get, hop.step), load16(row, hop.beyond))]),
    ...(hop.bars === null
      ? []
      : [isZero(and(load8(code.get, hop.bars), isSameType(over.get, code.get)))]),
  ]);
}

/** Whether both codes have the same type. */
export function isSameType(one: Code, other: Code): Code {
  return equal(and(one, constant(TYPE_BITS)), and(other, constant(TYPE_BITS)));
}

function leapsFrom({ arrive, empty, hits, occupied, step }: LeapWay, cell: Code, by: Side): Code {
  const there = load8(cell, MAIL + step);
  return all([
    ...(arrive === null
      ? [load8(there, hits)]
      : [
          equal(and(there, constant(COLOR_BITS)), constant(bitOf(by))),
          hasType(load64(shiftLeft(cell, constant(3)), arrive), there),
        ]),
    ...empty.map((where) => isZero(load8(cell, MAIL + where))),
    ...occupied.map((where) => differ(load8(cell, MAIL + where), constant(0))),
  ]);
}

/**
 * Examines the king of a side: counts the checks and marks the cells of pieces that shield it, the cells that answer a check and, if there are
 * hoppers, the cells that must not be entered. Moves of other pieces that touch no mark need no test.
 */
export function defineMark(parts: Parts, side: Side, mark: Func): void {
  const { answers, checks, doubtful, entering, now, shielded } = parts.marks;
  const king = parts.kings[side];
  const ways = parts.ways[otherSide(side)];
  const own = constant(bitOf(side));
  const stamp = (table: number, cell: Code): Code =>
    store32(shiftLeft(cell, constant(2)), now.get, table);
  const isStamped = (table: number, cell: Code): Code =>
    equal(load32(shiftLeft(cell, constant(2)), table), now.get);
  const marksMore = ways.hops.length > 0 || ways.leaps.some(isLame);
  mark.define(({ local }) => {
    const cell = local();
    const at = local();
    const there = local();
    const behind = local();
    const code = local();
    const last = local();
    const third = local();
    const check = checks.set(add(checks.get, constant(1)));
    const markWay = (table: number, step: number): Code => [
      last.set(cell.get),
      loop(
        last.set(add(last.get, constant(step))),
        when(differ(last.get, at.get), stamp(table, last.get), leave(1)),
      ),
    ];
    const shield = (where: Code): Code => [stamp(SHIELDS, where), shielded.set(constant(1))];
    return [
      checks.set(constant(0)),
      shielded.set(constant(0)),
      entering.set(constant(0)),
      doubtful.set(constant(0)),
      answers.set(constant(0)),
      now.set(add(now.get, constant(1))),
      when(isZero(cell.keep(king.get)), answer()),
      ways.rays.map((ray) => [
        walk(at, there, ray.step, cell.get),
        choose(
          takesAlong(ray, cell.get, at.get, there.get),
          [
            check,
            stamp(ANSWERS, at.get),
            last.set(cell.get),
            loop(
              last.set(add(last.get, constant(ray.step))),
              when(
                differ(last.get, at.get),
                stamp(ANSWERS, last.get),
                store16(shiftLeft(answers.get, constant(1)), last.get, BETWEEN),
                answers.set(and(add(answers.get, constant(1)), constant(127))),
                leave(1),
              ),
            ),
          ],
          when(
            equal(and(there.get, constant(COLOR_BITS)), own),
            walk(behind, code, ray.step, at.get),
            when(takesAlong(ray, cell.get, behind.get, code.get), shield(at.get)),
          ),
        ),
      ]),
      ways.leaps.map((leap) =>
        isLame(leap)
          ? [
              when(leapsFrom(leap, cell.get, otherSide(side)), check),
              when(
                leapsFrom({ ...leap, empty: [], occupied: [] }, cell.get, otherSide(side)),
                leap.empty.map((where) => shield(add(cell.get, constant(where)))),
                leap.occupied.map((where) => [
                  stamp(ENTERED, add(cell.get, constant(where))),
                  entering.set(constant(1)),
                ]),
              ),
            ]
          : when(
              leapsFrom(leap, cell.get, otherSide(side)),
              // A piece that also rides to the king gives only one check.
              when(isZero(isStamped(ANSWERS, add(cell.get, constant(leap.step)))), check),
              stamp(ANSWERS, add(cell.get, constant(leap.step))),
            ),
      ),
      ways.hops.map((hop) => [
        walk(at, there, hop.step, cell.get),
        when(
          differ(there.get, constant(EDGE)),
          // The first piece hops if another enters a cell before it.
          when(load8(there.get, hop.hits), markWay(ENTERED, hop.step), entering.set(constant(1))),
          walk(behind, code, hop.step, at.get),
          when(hopsAlong(hop, cell.get, at, there, behind, code), check),
          when(
            differ(code.get, constant(EDGE)),
            when(load8(code.get, hop.hits), shield(at.get)),
            // The third piece hops if one of the two before it leaves.
            walk(last, third, hop.step, behind.get),
            when(load8(third.get, hop.hits), shield(at.get), shield(behind.get)),
          ),
        ),
      ]),
      // A check by a hopper or by a lame piece can be answered outside the marked cells.
      marksMore ? when(checks.get, doubtful.set(constant(1))) : [],
    ];
  });
}

function isLame({ empty, occupied }: LeapWay): boolean {
  return empty.length > 0 || occupied.length > 0;
}

/** Whether the king of a side would be safe if `code` went from one cell to another and a third cell were empty. */
export function defineSafe(parts: Parts, side: Side, safe: Func): void {
  safe.define(({ local, params }) => {
    const [from, to, taken, code] = params;
    if (from === undefined || to === undefined || taken === undefined || code === undefined)
      return [];
    const moved = local();
    const there = local();
    const victim = local();
    const threatened = local();
    const put = (cell: Local, what: Code): Code => store8(cell.get, what, MAIL);
    return [
      moved.set(load8(from.get, MAIL)),
      victim.set(load8(taken.get, MAIL)),
      put(taken, constant(0)),
      there.set(load8(to.get, MAIL)),
      put(from, constant(0)),
      put(to, code.get),
      threatened.set(parts.attacked[otherSide(side)].call(parts.kings[side].get)),
      put(to, there.get),
      put(from, moved.get),
      put(taken, victim.get),
      isZero(threatened.get),
    ];
  });
}
