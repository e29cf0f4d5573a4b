import { plus, times } from '../../ir/movement.js';
import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { addAll } from '../../text/add-all.js';
import { hasStepsLeft, takeSteps } from '../../text/steps.js';
import type {
  Condition,
  Leg,
  LegEnd,
  Modality,
  Move,
  Movement,
  Reach,
  Vector,
} from '../../ir/movement.js';

/** A square, relative to the start of a single step, that must be empty or must be occupied. */
export interface Gate {
  readonly at: Vector;
  readonly occupied: boolean;
}

/** A straight part of a move, as Betza describes it. */
export interface Stretch {
  readonly step: Vector;
  readonly least: number;
  readonly most: Reach;
  /** How many squares at the start are jumped over. The stretch cannot end on them. */
  readonly skip: number;
  /** The conditions for every single step: all gates of at least one of these sets. `[[]]` means no condition. */
  readonly gates: readonly (readonly Gate[])[];
}

/** Exactly one hurdle on the way. See `Hop`. */
export interface Hurdle {
  readonly hurdle: Reach;
  readonly beyond: Reach;
  readonly reach: Reach;
}

export interface RouteLeg extends Stretch {
  readonly end: LegEnd;
}

/** One way to move, in absolute directions: legs, then a last stretch that may hop. */
interface Route {
  readonly legs: readonly RouteLeg[];
  readonly last: Stretch;
  readonly hop: Hurdle | null;
}

/** The moves of a term, and what a movement cannot express, in words that follow "it". */
export interface TermMoves {
  readonly moves: Movement;
  readonly beyond: readonly string[];
}

/** The properties that all moves of a route share. */
export interface MoveKind {
  readonly modalities: readonly Modality[];
  readonly condition: Condition;
  readonly enPassant: boolean;
}

export const NO_GATES: Stretch['gates'] = [[]];

/** A number of steps as Betza writes it. 0, or more than fit on any board, means unlimited. */
export function reachOf(range: number): Reach {
  return range === 0 || range >= MAX_BOARD_SIDE - 1 ? 'edge' : range;
}

/** The maximum number of legs and moves of one term, and of leg sequences of one route. Real pieces stay far below. */
const MOST_LEGS = 2_000;
export const MOST_MOVES = 2_000;
const MOST_WAYS = 500;

/** The steps counted for following a leg and for adding a move. */
const STEPS_OF_LEG = 10;
const STEPS_OF_MOVE = 10;

/** A term with more legs in a row is not followed at all. */
export const LONGEST_PATH = 8;

/** The note on a term of which something had to be left out. */
export const TOO_MANY_PATHS = 'has more paths than fairyc follows';

/** Collects the moves of one term, up to a limit. */
export class MoveCollector {
  readonly moves: Move[] = [];
  private legs = 0;
  private full = false;

  /** True once something had to be left out. */
  get isFull(): boolean {
    return this.full;
  }

  /** Counts one more leg. False if the limit is reached and the leg must not be followed. */
  enter(): boolean {
    this.legs += 1;
    takeSteps(STEPS_OF_LEG);
    this.full ||= this.legs > MOST_LEGS || this.moves.length > MOST_MOVES || !hasStepsLeft();
    return !this.full;
  }

  add(route: Route, kind: MoveKind): void {
    this.full ||= waysOf(route) > MOST_WAYS;
    if (this.full) return;
    const moves = movesOfRoute(route, kind);
    takeSteps(STEPS_OF_MOVE * moves.length);
    addAll(this.moves, moves);
  }
}

/** The number of leg sequences that a route expands to in the IR. */
function waysOf({ legs, last }: Route): number {
  return [...legs, last].reduce((ways, stretch) => {
    if (!demands(stretch)) return ways * (stretch.skip > 0 ? 2 : 1);
    const choices = lengthsOn(stretch).map((length) => stretch.gates.length ** length);
    return ways * choices.reduce((sum, count) => sum + count, 0);
  }, 1);
}

/** The moves of a route, in the simplest form of the IR that expresses them. Empty if a part of it can end nowhere. */
function movesOfRoute(route: Route, kind: MoveKind): Movement {
  if ([...route.legs, route.last].some(isDead)) return [];
  return kind.modalities.flatMap((modality) => {
    const base = {
      modality,
      condition: kind.condition,
      enPassant: kind.enPassant && modality === 'capture',
    };
    return route.legs.length === 0 ? straightMoves(route, base) : pathMoves(route, base);
  });
}

function isDead(stretch: Stretch): boolean {
  return stretch.gates.length === 0 || lengthsOn(stretch).length === 0;
}

type MoveBase = Pick<Move, 'modality' | 'condition' | 'enPassant'>;

function straightMoves(route: Route, base: MoveBase): Movement {
  const { last, hop } = route;
  if (hop !== null) {
    if (last.skip > 0 || demands(last)) return pathMoves(route, base);
    return [{ kind: 'hop', step: last.step, ...hop, ...base }];
  }
  const { step, least, most, skip } = last;
  if (least > 1 || needsHurdles(last)) return unrolledLeaps(last, base);
  const lame = (last.gates[0] ?? []).map((gate) => gate.at);
  if (most !== 1 || skip > 0) return [{ kind: 'ride', step, reach: most, lame, skip, ...base }];
  if (lame.length === 0) return [{ kind: 'leap', vector: step, ...base }];
  return [{ kind: 'lame-leap', vector: step, empty: lame, occupied: [], ...base }];
}

function demands({ gates }: Stretch): boolean {
  return gates.some((set) => set.length > 0);
}

function needsHurdles({ gates }: Stretch): boolean {
  return gates.length > 1 || gates.some((set) => set.some((gate) => gate.occupied));
}

/** One lame leap for each square of the stretch and each choice of gates. */
function unrolledLeaps(stretch: Stretch, base: MoveBase): Movement {
  const { step, skip } = stretch;
  return lengthsOn(stretch).flatMap((length) =>
    choicesOfGates(stretch, length).map((choice): Move => {
      const gates = choice.flatMap((set, index) =>
        set.map(({ at, occupied }) => ({ at: plus(times(step, index), at), occupied })),
      );
      const between = upTo(length - 1).filter((steps) => steps > skip);
      const stops = between.map((steps) => times(step, steps));
      const empty = [...stops, ...gates.filter((gate) => !gate.occupied).map((gate) => gate.at)];
      const occupied = gates.filter((gate) => gate.occupied).map((gate) => gate.at);
      return { kind: 'lame-leap', vector: times(step, length), empty, occupied, ...base };
    }),
  );
}

function pathMoves({ legs, last, hop }: Route, base: MoveBase): Movement {
  const stretches = hop === null ? [[{ ...last, end: base.modality }]] : hopLegs(last, hop, base);
  return stretches.flatMap((final) =>
    variantsOf([...legs, ...final]).flatMap((variant): Movement => {
      const end = variant.at(-1);
      if (end === undefined) return [];
      const { step, least, most } = end;
      return [{ kind: 'path', legs: variant.slice(0, -1), last: { step, least, most }, ...base }];
    }),
  );
}

/** A hop as two legs, in as many ways as its total reach allows. */
function hopLegs(
  stretch: Stretch,
  { hurdle, beyond, reach }: Hurdle,
  { modality }: MoveBase,
): readonly (readonly RouteLeg[])[] {
  const toHurdle = { ...stretch, end: 'hurdle' } as const;
  const onward = { ...stretch, skip: 0, least: 1, end: modality } as const;
  if (reach === 'edge') {
    return [
      [
        { ...toHurdle, most: hurdle },
        { ...onward, most: beyond },
      ],
    ];
  }
  return upTo(Math.min(bounded(hurdle), reach - 1)).map((length) => [
    { ...toHurdle, least: length, most: length },
    { ...onward, most: Math.min(bounded(beyond), reach - length) },
  ]);
}

/** The legs of the IR for the given ones. Several sequences where one is not enough. */
function variantsOf(legs: readonly RouteLeg[]): readonly (readonly Leg[])[] {
  return legs.reduce<readonly (readonly Leg[])[]>(
    (before, leg) => before.flatMap((start) => variantsOfLeg(leg).map((end) => [...start, ...end])),
    [[]],
  );
}

function variantsOfLeg(leg: RouteLeg): readonly (readonly Leg[])[] {
  if (demands(leg)) {
    return lengthsOn(leg).flatMap((length) =>
      choicesOfGates(leg, length).map((choice) => throughGates(leg, choice)),
    );
  }
  const { step, least, most, skip, end } = leg;
  if (skip === 0) return [[{ step, least, most, end }]];
  const first = { step: times(step, skip + 1), least: 1, most: 1 };
  const beyond = most === 'edge' ? 'edge' : most - skip - 1;
  const rest = Math.max(1, least - skip - 1);
  const onward: Leg[] = [
    { ...first, end: 'quiet' },
    { step, least: rest, most: beyond, end },
  ];
  return [
    ...(least <= skip + 1 && (most === 'edge' || most > skip) ? [[{ ...first, end }]] : []),
    ...(beyond === 'edge' || beyond > 0 ? [onward] : []),
  ];
}

/** Splits a leg into single steps, each through its gates. */
function throughGates(leg: RouteLeg, choice: readonly (readonly Gate[])[]): readonly Leg[] {
  return choice.flatMap((gates, index) => {
    const isLast = index === choice.length - 1;
    const stops = [
      ...gates.map(({ at, occupied }) => ({ at, end: occupied ? 'hurdle' : 'quiet' }) as const),
      { at: leg.step, end: isLast ? leg.end : 'quiet' } as const,
    ];
    return stops.map(({ at, end }, place): Leg => {
      const before = stops[place - 1]?.at ?? { dx: 0, dy: 0 };
      return { step: subtract(at, before), least: 1, most: 1, end };
    });
  });
}

/** Every way to choose one set of gates for each step. */
function choicesOfGates(
  { gates }: Stretch,
  steps: number,
): readonly (readonly (readonly Gate[])[])[] {
  return upTo(steps).reduce<readonly (readonly (readonly Gate[])[])[]>(
    (before) => before.flatMap((choice) => gates.map((set) => [...choice, set])),
    [[]],
  );
}

/** The numbers of steps after which a stretch can end on the largest board. */
export function lengthsOn({ step, least, most, skip }: Stretch): readonly number[] {
  const size = Math.max(Math.abs(step.dx), Math.abs(step.dy));
  const room = size === 0 ? 1 : Math.floor((MAX_BOARD_SIDE - 1) / size);
  return upTo(Math.min(bounded(most), room)).filter((steps) => steps >= least && steps > skip);
}

function bounded(reach: Reach): number {
  return reach === 'edge' ? MAX_BOARD_SIDE - 1 : reach;
}

/** The numbers from 1 to `last`. */
function upTo(last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
}

export function subtract(a: Vector, b: Vector): Vector {
  return { dx: a.dx - b.dx, dy: a.dy - b.dy };
}
