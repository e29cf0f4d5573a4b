import { bitOf, type Side } from '../piece-code.js';
import type { Tables as GameTables } from '../tables/tables.js';
import { FAR, type Element } from './elements.js';
import { CELLS, type Tables } from './memory.js';

/** The ways in which a side captures on a cell, seen from the cell outwards. Types that do so in the same way are combined. */
export interface Ways {
  readonly rays: readonly Ray[];
  readonly hops: readonly HopWay[];
  readonly leaps: readonly LeapWay[];
}

/** Along a line as far as the first piece. */
export interface Ray {
  /** From the cell outwards. */
  readonly step: number;
  /** The address of a table by code, 16 bits each: the maximum distance in cells, multiplied by the step. */
  readonly limits: number;
  /** The address of a table by code, one byte each: whether the piece captures from here at all. If `limited` is false, nothing else matters. */
  readonly hits: number;
  readonly limited: boolean;
  /** The addresses of the types that may arrive on a cell, and of those that may leave one: 64 bits for each cell; null if all may. */
  readonly arrive: number | null;
  readonly depart: number | null;
}

/** A capture over one hurdle. */
export interface HopWay extends Ray {
  /** By code, the maximum distance from hopper to hurdle and from the hurdle on, multiplied by the step; null if unlimited. */
  readonly toHurdle: number | null;
  readonly beyond: number | null;
  /** By code, one byte each: whether the piece cannot capture its own type; null if every type can. */
  readonly bars: number | null;
}

export interface LeapWay {
  /** From the cell to the attacker. */
  readonly step: number;
  /** By code, one byte each; used if `arrive` is null. */
  readonly hits: number;
  /** The types that capture on a cell from there: 64 bits for each cell. */
  readonly arrive: number | null;
  /** The cells that must be empty and those that must be occupied, relative to the cell. */
  readonly empty: readonly number[];
  readonly occupied: readonly number[];
}

interface Taker {
  readonly type: number;
  readonly element: Element;
}

/** The ways of one side. Returns a string that says why a module does not support them. */
export function waysOf(
  { game, mailbox, king }: GameTables,
  elements: readonly (readonly Element[])[],
  side: Side,
  tables: Tables,
): Ways | string {
  const bit = bitOf(side);
  const takers = elements.flatMap((ofType, type) =>
    ofType.filter(({ takes }) => takes).map((element): Taker => ({ type, element })),
  );
  // Kings that may not face each other are treated as if each captured the other along files and ranks.
  if (game.rules.flyingGeneral && king >= 0)
    for (const step of [1, -1, mailbox.stride, -mailbox.stride])
      takers.push({ type: king, element: { ...FACING, step } });
  const byWay = new Map<string, Taker[]>();
  for (const taker of takers) {
    const { element } = taker;
    const lame = element.kind === 'leap' ? [...element.empty, '/', ...element.occupied] : [];
    const key = [element.kind, element.step, ...lame].join();
    const known = byWay.get(key);
    if (known === undefined) byWay.set(key, [taker]);
    else known.push(taker);
  }
  // A leap to the first cell of a ray counts as a ride with a short reach.
  for (const [key, leaping] of byWay) {
    const [first] = leaping;
    const isPlain = leaping.every(({ element }) => element.kind === 'leap' && isAnywhere(element));
    if (first === undefined || !isPlain || key !== `leap,${first.element.step},/`) continue;
    const riding = byWay.get(`ride,${first.element.step}`);
    if (riding === undefined || !riding.every(({ element }) => isAnywhere(element))) continue;
    for (const { element, type } of leaping)
      if (riding.every((other) => other.type !== type))
        riding.push({ type, element: { ...element, kind: 'ride', reach: 1 } });
    byWay.delete(key);
  }
  const ways = { rays: [] as Ray[], hops: [] as HopWay[], leaps: [] as LeapWay[] };
  for (const together of byWay.values()) {
    const [first] = together;
    if (first === undefined) continue;
    if (first.element.kind === 'leap') ways.leaps.push(leapWay(together, first.element));
    else if (new Set(together.map(({ type }) => type)).size < together.length)
      return 'two rides of one type along one line';
    else if (first.element.kind === 'ride') ways.rays.push(ray(together, first.element.step));
    else ways.hops.push(hop(together, first.element.step));
  }
  return ways;

  function ray(together: readonly Taker[], step: number): Ray {
    const isFar = ({ element }: Taker): boolean => element.kind !== 'leap' && element.reach >= FAR;
    const arrives = together.some(({ element }) => element.to !== null);
    const departs = together.some(({ element }) => element.from !== null);
    return {
      step: -step,
      limits: limitsOf(together, step, (element) => (element.kind === 'leap' ? 1 : element.reach)),
      hits: hitsOf(together, () => true),
      limited: !together.every(isFar),
      arrive: arrives ? typesOn(together, ({ to }) => to) : null,
      depart: departs ? typesOn(together, ({ from }) => from) : null,
    };
  }

  function hop(together: readonly Taker[], step: number): HopWay {
    const toHurdle = (element: Element): number => (element.kind === 'hop' ? element.hurdle : 0);
    const beyond = (element: Element): number => (element.kind === 'hop' ? element.beyond : 0);
    const limit = (of: (element: Element) => number): number | null =>
      together.every(({ element }) => of(element) >= FAR) ? null : limitsOf(together, step, of);
    return {
      ...ray(together, step),
      toHurdle: limit(toHurdle),
      beyond: limit(beyond),
      bars: together.some(({ element }) => element.bars)
        ? hitsOf(together, ({ bars }) => bars)
        : null,
    };
  }

  function leapWay(
    together: readonly Taker[],
    { empty, occupied, step }: Extract<Element, { readonly kind: 'leap' }>,
  ): LeapWay {
    const words = new BigUint64Array(CELLS);
    const cells = mailbox.padded;
    for (const [square, cell] of cells.entries()) {
      for (const { element, type } of together) {
        const origin = cells.indexOf(cell - step);
        const holds = origin >= 0 && element.from?.[origin] !== 0 && element.to?.[square] !== 0;
        if (holds) words[cell] = (words[cell] ?? 0n) | (1n << BigInt(type));
      }
    }
    const bound = together.some(({ element }) => !isAnywhere(element));
    return {
      step: -step,
      hits: hitsOf(together, () => true),
      arrive: bound ? tables.longs([...words]) : null,
      empty: empty.map((cell) => cell - step),
      occupied: occupied.map((cell) => cell - step),
    };
  }

  function hitsOf(together: readonly Taker[], holds: (element: Element) => boolean): number {
    const table = new Uint8Array(256);
    for (const { element, type } of together) if (holds(element)) table[type | bit] = 1;
    return tables.bytes(table);
  }

  function limitsOf(
    together: readonly Taker[],
    step: number,
    of: (element: Element) => number,
  ): number {
    const table = Array.from({ length: 256 }, () => 0);
    for (const { element, type } of together)
      table[type | bit] = Math.min(0xffff, of(element) * Math.abs(step));
    return tables.shorts(table);
  }

  function typesOn(
    together: readonly Taker[],
    region: (element: Element) => Uint8Array | null,
  ): number {
    const words = new BigUint64Array(CELLS);
    for (const [square, cell] of mailbox.padded.entries())
      for (const { element, type } of together)
        if (region(element)?.[square] !== 0)
          words[cell] = (words[cell] ?? 0n) | (1n << BigInt(type));
    return tables.longs([...words]);
  }
}

const FACING: Element = {
  kind: 'ride',
  step: 0,
  way: { dx: 0, dy: 0 },
  reach: FAR,
  quiet: false,
  takes: true,
  from: null,
  to: null,
  bars: false,
};

function isAnywhere({ from, to }: Element): boolean {
  return from === null && to === null;
}
