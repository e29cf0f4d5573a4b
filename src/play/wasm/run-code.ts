import { bitOf, COLOR_BITS, otherSide, type Side } from '../piece-code.js';
import { isSameType, walk } from './attack-code.js';
import { FAR, type Element } from './elements.js';
import { EDGE, MAIL, type Tables } from './memory.js';
import type { Frame, Local } from './module.js';
import {
  add,
  all,
  and,
  block,
  constant,
  differ,
  equal,
  isAtMost,
  isZero,
  leave,
  leaveIf,
  load8,
  loop,
  subtract,
  when,
  type Code,
} from './words.js';

/** The code for each target found. */
type Emit = (to: Code) => Code;

/** The variables for walking along lines. */
interface Runner {
  readonly at: Local;
  readonly there: Local;
  readonly left: Local;
  readonly hurdle: Local;
}

export function runnerOf({ local }: Frame): Runner {
  return { at: local(), there: local(), left: local(), hurdle: local() };
}

/** 1 if the cell contains neither a friendly piece nor the edge. */
function mayGo(code: Code, side: Side): Code {
  return isZero(and(code, constant(bitOf(side))));
}

function isEnemy(code: Code, side: Side): Code {
  return equal(and(code, constant(COLOR_BITS)), constant(bitOf(otherSide(side))));
}

/** Emits every target of an element from a cell. */
export function runElement(
  memory: Tables,
  element: Element,
  side: Side,
  cell: Code,
  runner: Runner,
  emit: Emit,
): Code {
  const zone = element.to === null ? null : memory.cells(element.to);
  const go: Emit = (to) => (zone === null ? emit(to) : when(load8(to, zone), emit(to)));
  const run = runFrom(element, side, cell, runner, go);
  return element.from === null ? run : when(load8(cell, memory.cells(element.from)), run);
}

function runFrom(element: Element, side: Side, cell: Code, runner: Runner, go: Emit): Code {
  switch (element.kind) {
    case 'leap':
      return leap(element, side, cell, runner, go);
    case 'ride':
      return ride(element, side, cell, runner, go);
    case 'hop':
      return hop(element, side, cell, runner, go);
  }
}

type Of<K extends Element['kind']> = Extract<Element, { readonly kind: K }>;

function leap(element: Of<'leap'>, side: Side, cell: Code, { at }: Runner, go: Emit): Code {
  const code = load8(cell, MAIL + element.step);
  const suits =
    element.quiet && element.takes
      ? mayGo(code, side)
      : element.quiet
        ? isZero(code)
        : isEnemy(code, side);
  const conditions = [
    ...element.empty.map((step) => isZero(load8(cell, MAIL + step))),
    ...element.occupied.map((step) => differ(load8(cell, MAIL + step), constant(0))),
    suits,
  ];
  return when(all(conditions), at.set(add(cell, constant(element.step))), go(at.get));
}

function ride(element: Of<'ride'>, side: Side, cell: Code, runner: Runner, go: Emit): Code {
  const { at, left, there } = runner;
  const limited = element.reach < FAR;
  return [
    at.set(cell),
    limited ? left.set(constant(element.reach)) : [],
    block(
      loop(
        at.set(add(at.get, constant(element.step))),
        when(
          there.keep(load8(at.get, MAIL)),
          element.takes ? when(isEnemy(there.get, side), go(at.get)) : [],
          leave(2),
        ),
        element.quiet ? go(at.get) : [],
        limited ? leaveIf(0, left.keep(subtract(left.get, constant(1)))) : leave(0),
      ),
    ),
  ];
}

function hop(element: Of<'hop'>, side: Side, cell: Code, runner: Runner, go: Emit): Code {
  const { at, hurdle, there } = runner;
  const { bars, beyond, reach, step } = element;
  const within = (limit: number, from: Code, to: Code): Code =>
    limit >= FAR
      ? constant(1)
      : isAtMost(
          step > 0 ? subtract(to, from) : subtract(from, to),
          constant(limit * Math.abs(step)),
        );
  const isOther = (code: Code): Code =>
    bars ? isZero(isSameType(code, load8(cell, MAIL))) : constant(1);
  return [
    walk(hurdle, there, step, cell),
    when(
      all([
        differ(there.get, constant(EDGE)),
        within(element.hurdle, cell, hurdle.get),
        isOther(there.get),
      ]),
      at.set(hurdle.get),
      block(
        loop(
          at.set(add(at.get, constant(step))),
          leaveIf(1, isZero(within(beyond, hurdle.get, at.get))),
          leaveIf(1, isZero(within(reach, cell, at.get))),
          when(
            there.keep(load8(at.get, MAIL)),
            element.takes
              ? when(all([isEnemy(there.get, side), isOther(there.get)]), go(at.get))
              : [],
            leave(2),
          ),
          element.quiet ? go(at.get) : [],
          leave(0),
        ),
      ),
    ),
  ];
}

/** Adds the number of an element's targets to `sum`, if possible without a branch that the processor cannot predict. */
export function countElement(
  memory: Tables,
  element: Element,
  side: Side,
  cell: Code,
  runner: Runner,
  sum: Local,
): Code {
  const plain = element.from === null && element.to === null;
  const { at, there } = runner;
  const own = 6 + side;
  const isOwn = (code: Code): Code => [and([code, constant(own), 0x76], constant(1))];
  if (plain && element.quiet && element.takes) {
    if (element.kind === 'leap' && element.empty.length + element.occupied.length === 0)
      return sum.set(add(sum.get, mayGo(load8(cell, MAIL + element.step), side)));
    if (element.kind === 'ride' && element.reach >= FAR)
      return [
        at.set(cell),
        loop(
          sum.set(add(sum.get, constant(1))),
          at.set(add(at.get, constant(element.step))),
          leaveIf(0, isZero(there.keep(load8(at.get, MAIL)))),
        ),
        // The last cell does not count if it is a friendly piece or the edge.
        sum.set(subtract(sum.get, isOwn(there.get))),
      ];
  }
  return runElement(memory, element, side, cell, runner, () => sum.set(add(sum.get, constant(1))));
}
