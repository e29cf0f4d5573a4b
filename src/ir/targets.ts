import {
  fileOf,
  isOnBoard,
  MAX_BOARD_SIDE,
  rankOf,
  squareAt,
  type Board,
  type Color,
  type Square,
} from './board.js';
import {
  rotateVector,
  type Hop,
  type LameLeap,
  type Leg,
  type LegEnd,
  type Modality,
  type Move,
  type Movement,
  type Path,
  type Reach,
  type Ride,
  type Vector,
} from './movement.js';
import { squareSet, type SquareSet } from './region.js';
import { addAll } from '../text/add-all.js';
import { takeSteps } from '../text/steps.js';

/** A piece on a square, with everything that its moves depend on. */
export interface Setting {
  readonly board: Board;
  readonly origin: Square;
  readonly color: Color;
  /** The contents of a square, as the moving piece sees it; null if empty. */
  occupant(this: void, square: Square): 'own' | 'enemy' | null;
  /** Whether the condition `initial` holds. */
  readonly initial: boolean;
  /** Whether a square belongs to the named region for this colour. */
  regionHolds(this: void, name: string, square: Square): boolean;
}

/** The squares that a piece can reach. A friendly piece is captured only by own-capture moves. */
export interface Targets {
  readonly quiet: SquareSet;
  readonly capture: SquareSet;
}

/**
 * The squares that a movement reaches on an occupied board. Slow and obvious on purpose: a second opinion on every faster generator. It ignores
 * turns, check and en passant. Squares off the board are empty, and no move leads there.
 */
export function targets(movement: Movement, setting: Setting): Targets {
  const quiet: Square[] = [];
  const capture: Square[] = [];
  for (const move of movement) {
    const { initial, from, to } = move.condition;
    if (initial && !setting.initial) continue;
    if (from !== null && !setting.regionHolds(from, setting.origin)) continue;
    for (const target of targetsOfMove(move, setting)) {
      if (to !== null && !setting.regionHolds(to, target)) continue;
      (move.modality === 'quiet' ? quiet : capture).push(target);
    }
  }
  return { quiet: squareSet(quiet), capture: squareSet(capture) };
}

function targetsOfMove(move: Move, setting: Setting): readonly Square[] {
  switch (move.kind) {
    case 'leap':
      return ifSuits(move.modality, along(setting, move.vector, 1), setting);
    case 'lame-leap':
      return targetsOfLameLeap(move, setting);
    case 'ride':
      return targetsOfRide(move, setting);
    case 'hop':
      return targetsOfHop(move, setting);
    case 'path':
      return targetsOfPath(move, setting);
  }
}

function targetsOfLameLeap(move: LameLeap, setting: Setting): readonly Square[] {
  const isOccupied = (vector: Vector): boolean => {
    const square = along(setting, vector, 1);
    return square !== null && setting.occupant(square) !== null;
  };
  const free = !move.empty.some(isOccupied) && move.occupied.every(isOccupied);
  return free ? ifSuits(move.modality, along(setting, move.vector, 1), setting) : [];
}

function targetsOfRide(ride: Ride, setting: Setting): readonly Square[] {
  const found: Square[] = [];
  for (let step = 1; step <= bounded(ride.reach); step++) {
    const start = along(setting, ride.step, step - 1);
    const square = along(setting, ride.step, step);
    if (start === null || square === null) break;
    const lamed = ride.lame.some((vector) => {
      const beside = along({ ...setting, origin: start }, vector, 1);
      return beside !== null && setting.occupant(beside) !== null;
    });
    if (lamed) break;
    if (step <= ride.skip) continue;
    addAll(found, ifSuits(ride.modality, square, setting));
    if (setting.occupant(square) !== null) break;
  }
  return found;
}

function targetsOfHop(hop: Hop, setting: Setting): readonly Square[] {
  const found: Square[] = [];
  let hurdle: number | null = null;
  for (let step = 1; step <= bounded(hop.reach); step++) {
    const square = along(setting, hop.step, step);
    if (square === null) break;
    const occupied = setting.occupant(square) !== null;
    if (hurdle === null) {
      if (step > bounded(hop.hurdle)) break;
      if (occupied) hurdle = step;
      continue;
    }
    if (step - hurdle > bounded(hop.beyond)) break;
    addAll(found, ifSuits(hop.modality, square, setting));
    if (occupied) break;
  }
  return found;
}

/** A square that the piece reaches on a path, and the squares where it has captured, which are now empty. */
interface Waypoint {
  readonly square: Square;
  readonly captured: SquareSet;
}

const STEPS_OF_WAYPOINT = 10;

function targetsOfPath(path: Path, setting: Setting): readonly Square[] {
  let waypoints: readonly Waypoint[] = [{ square: setting.origin, captured: [] }];
  for (const leg of path.legs) {
    const next = new Map<string, Waypoint>();
    for (const waypoint of waypoints) {
      for (const end of endsOfLeg(leg, waypoint, setting)) {
        const took = leg.end === 'capture' || leg.end === 'own-capture';
        const captured = took ? squareSet([...waypoint.captured, end]) : waypoint.captured;
        next.set(`${end}:${captured.join()}`, { square: end, captured });
      }
    }
    takeSteps(STEPS_OF_WAYPOINT * waypoints.length);
    waypoints = [...next.values()];
  }
  const last: Leg = { ...path.last, end: path.modality };
  return waypoints.flatMap((waypoint) => endsOfLeg(last, waypoint, setting));
}

/** The squares on which a leg can end. The origin counts as empty because the piece has left it. */
function endsOfLeg(leg: Leg, waypoint: Waypoint, setting: Setting): readonly Square[] {
  const ends: Square[] = [];
  const { square: origin, captured } = waypoint;
  for (let step = 1; step <= bounded(leg.most); step++) {
    const square = along({ ...setting, origin }, leg.step, step);
    if (square === null) break;
    const gone = square === setting.origin || captured.includes(square);
    const occupant = gone ? null : setting.occupant(square);
    if (step >= leg.least && suits(leg.end, occupant)) ends.push(square);
    if (occupant !== null) break;
  }
  return ends;
}

function suits(end: LegEnd, occupant: 'own' | 'enemy' | null): boolean {
  switch (end) {
    case 'quiet':
      return occupant === null;
    case 'capture':
    case 'enemy-hurdle':
      return occupant === 'enemy';
    case 'own-capture':
      return occupant === 'own';
    case 'hurdle':
      return occupant !== null;
  }
}

function ifSuits(modality: Modality, square: Square | null, setting: Setting): readonly Square[] {
  return square !== null && suits(modality, setting.occupant(square)) ? [square] : [];
}

/** The square after some steps, turned for Black; null if off the board. */
function along(
  { board, origin, color }: Pick<Setting, 'board' | 'origin' | 'color'>,
  step: Vector,
  steps: number,
): Square | null {
  const { dx, dy } = color === 'white' ? step : rotateVector(step);
  const file = fileOf(origin) + steps * dx;
  const rank = rankOf(origin) + steps * dy;
  return isOnBoard(board, file, rank) ? squareAt(file, rank) : null;
}

/** A reach as a number of steps, at most the length of the largest board. */
function bounded(reach: Reach): number {
  return reach === 'edge' ? MAX_BOARD_SIDE : Math.min(reach, MAX_BOARD_SIDE);
}
