import {
  ALWAYS,
  type LegEnd,
  type Modality,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import {
  ALL,
  compassImage,
  DIRECTIONS_OF,
  directionsIn,
  NOT_BACKWARD,
  setOf,
  stepOf,
  turnSet,
  type Direction,
  type AtomShape,
} from './compass.js';
import {
  lengthsOn,
  LONGEST_PATH,
  MoveCollector,
  NO_GATES,
  reachOf,
  TOO_MANY_PATHS,
  type Hurdle,
  type MoveKind,
  type RouteLeg,
  type Stretch,
  type TermMoves,
} from './routes.js';
import type { XboardLeg, XboardTerm } from './xboard-terms.js';

/** The state of a path before its next leg. */
interface Progress {
  readonly legs: readonly RouteLeg[];
  /** The direction of the leg before. */
  readonly heading: Direction;
  /** The steps of the last sliding leg. 0 if there was none. */
  readonly length: number;
  /** The directions in which the atom currently moves, and its range. */
  readonly atomDirections: number;
  readonly range: number;
  readonly rides: boolean;
  readonly initial: boolean;
}

/** The moves of one term. `asRead` includes the accidents of XBoard 4.9.1. Otherwise lame leaps of one step are possible. */
export function movesOfXboardTerm(term: XboardTerm, asRead: boolean): TermMoves {
  const { atom, legs } = term;
  const beyond = new Set<string>(legs.flatMap(wordsBeyond));
  if (atom === 'castling') {
    if (term.range !== null) return { moves: [], beyond: ['castles'] };
    return { moves: nullMove(legs[0]), beyond: [...beyond] };
  }
  if ((legs[0]?.initials ?? 0) > 1) {
    return { moves: [], beyond: ['moves in front of the starting squares of its kind'] };
  }
  if (legs.length > LONGEST_PATH) return { moves: [], beyond: [TOO_MANY_PATHS] };
  const collector = new MoveCollector();
  const follow = (index: number, progress: Progress): void => {
    const leg = legs[index];
    if (leg === undefined || !collector.enter()) return;
    for (const direction of directionsOfLeg(leg, index, atom, progress)) {
      const stretch = stretchOf(leg, index, atom, progress, direction, asRead);
      if (stretch === null) continue;
      if (index === legs.length - 1) {
        const hop = hurdleOf(leg, stretch);
        const route = { legs: progress.legs, last: stretch };
        if (hop !== 'never') collector.add({ ...route, hop }, kindOf(leg, progress));
        continue;
      }
      for (const next of continuations(term, index, stretch, progress, direction)) {
        follow(index + 1, next);
      }
    }
  };
  follow(0, {
    legs: [],
    heading: 0,
    length: 0,
    atomDirections: DIRECTIONS_OF[atom.symmetry],
    range: term.range ?? (atom.rides ? 0 : 1),
    rides: atom.rides,
    initial: false,
  });
  if (collector.isFull) beyond.add(TOO_MANY_PATHS);
  return { moves: collector.moves, beyond: [...beyond] };
}

/** The moves of `O` alone: the piece stays where it is. */
function nullMove(leg: XboardLeg | undefined): Movement {
  if (leg === undefined || !endsOf(leg.modes).includes('quiet')) return [];
  const stay = { step: { dx: 0, dy: 0 }, least: 1, most: 1 };
  const condition = { ...ALWAYS, initial: leg.initials > 0 };
  return [{ kind: 'path', legs: [], last: stay, modality: 'quiet', condition, enPassant: false }];
}

/**
 * The directions of a leg. In a later leg, letters are relative to the leg before. Without letters it goes anywhere but back, and for some atoms not
 * diagonally.
 */
function directionsOfLeg(
  leg: XboardLeg,
  index: number,
  atom: AtomShape,
  progress: Progress,
): readonly Direction[] {
  if (index === 0) {
    const own = DIRECTIONS_OF[atom.symmetry];
    return directionsIn((leg.directions & own) === 0 ? own : leg.directions & own);
  }
  const fallback = progress.atomDirections === ALL ? NOT_BACKWARD : setOf(0, 2, 6);
  return directionsIn(turnSet(leg.directions === 0 ? fallback : leg.directions, progress.heading));
}

/** The squares that a leg covers in one direction. Null if it never moves. */
function stretchOf(
  leg: XboardLeg,
  index: number,
  atom: AtomShape,
  progress: Progress,
  direction: Direction,
  asRead: boolean,
): Stretch | null {
  // In later legs every atom makes steps of a king, multiplied by the length of the atom.
  const step = index === 0 ? stepOf(atom, direction) : compassImage(atom.long, direction);
  const lame = leg.modes.has('n');
  const jump = (lame ? 0 : 1) + leg.jumps;
  const isStep = atom.long === 1;
  if (isStep && jump === 0 && asRead) return null;
  const { least, most } = lengthsOf(leg, progress);
  if (most !== 'edge' && most < least) return null;
  const gate = { at: halfOf(step), occupied: jump > 1 };
  return {
    step,
    least,
    most,
    skip: isStep ? Math.max(0, jump - 1) : 0,
    gates: isStep || jump === 1 ? NO_GATES : [[gate]],
  };
}

/** With `i` in a later leg, the leg is as long as the sliding leg before. */
function lengthsOf(leg: XboardLeg, { length, range }: Progress): Pick<Stretch, 'least' | 'most'> {
  const most = reachOf(range);
  if (leg.initials === 0 || length === 0) return { least: 1, most };
  return { least: length, most: most === 'edge' ? length : Math.min(length, most) };
}

/** The only square that XBoard checks for lame and for jumping leaps: half way, rounded toward the start. */
function halfOf({ dx, dy }: Vector): Vector {
  return { dx: Math.trunc(dx / 2) + 0, dy: Math.trunc(dy / 2) + 0 };
}

function kindOf(leg: XboardLeg, progress: Progress): MoveKind {
  return {
    modalities: endsOf(leg.modes),
    condition: { ...ALWAYS, initial: isInitial(leg, progress) },
    enPassant: leg.modes.has('e'),
  };
}

/** A hop counts its range from the origin, including the hurdle, so a range of one leads nowhere. */
function hurdleOf({ modes }: XboardLeg, { least, most, skip }: Stretch): Hurdle | null | 'never' {
  if (!modes.has('p') && !modes.has('g')) return null;
  if (least > 1 || (most !== 'edge' && most < 2 + skip)) return 'never';
  const before = most === 'edge' ? 'edge' : most - 1;
  return { hurdle: before, beyond: modes.has('g') ? 1 : before, reach: most };
}

/** Whether the piece must be unmoved. An `i` that does not follow a sliding leg requires this. */
function isInitial(leg: XboardLeg, { initial, length }: Progress): boolean {
  return initial || (leg.initials > 0 && length === 0);
}

/** Without m c d e a move is a quiet move and a capture. `e` alone captures en passant only. */
function endsOf(modes: ReadonlySet<string>): readonly Modality[] {
  const ends: Modality[] = [];
  if (modes.has('m')) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  return ends.length === 0 && !modes.has('e') ? ['quiet', 'capture'] : ends;
}

/** What may stand at the end of a leg that is not the last. Without letters the square must be empty. */
function legEndsOf(modes: ReadonlySet<string>): readonly LegEnd[] {
  const turns = modes.has('y');
  const ends: LegEnd[] = [];
  if (modes.has('m') !== turns) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  if (!turns && (modes.has('p') || modes.has('g'))) ends.push('hurdle');
  return ends.length === 0 && !modes.has('e') ? ['quiet'] : ends;
}

/** Every way to continue after a leg: by what stands at its end and, if a later leg depends on it, by its length. */
function continuations(
  term: XboardTerm,
  index: number,
  stretch: Stretch,
  progress: Progress,
  heading: Direction,
): readonly Progress[] {
  const leg = term.legs[index];
  if (leg === undefined || term.atom === 'castling') return [];
  const outside = (setOf(heading) & progress.atomDirections) === 0;
  const after: Progress = {
    ...progress,
    ...rangeAfter(leg, term.atom, progress),
    heading,
    // The atom switches between orthogonal and diagonal when the leg takes a direction that is not its own.
    atomDirections: outside ? ALL & ~progress.atomDirections : progress.atomDirections,
    initial: isInitial(leg, progress),
  };
  const needsLength = term.legs.slice(index + 1).some((later) => later.initials > 0);
  const slides = progress.range !== 1 && needsLength;
  const stretches = slides
    ? lengthsOn(stretch).map((least) => ({ ...stretch, least, most: least }))
    : [stretch];
  return stretches.flatMap((part) =>
    legEndsOf(leg.modes).map((end) => ({
      ...after,
      legs: [...progress.legs, { ...part, end }],
      length: slides ? part.least : progress.length,
    })),
  );
}

/** `g` and `y` turn a leaper into a rider, or back, for the following legs. */
function rangeAfter(
  { modes }: XboardLeg,
  { long }: AtomShape,
  { range, rides }: Progress,
): Pick<Progress, 'range' | 'rides'> {
  if (!modes.has('g') && !modes.has('y')) return { range, rides };
  const becomesRider = long === 1 && !rides;
  return { range: range === 1 || becomesRider ? 0 : 1, rides: becomesRider };
}

function wordsBeyond(leg: XboardLeg, index: number, { length }: readonly XboardLeg[]): string[] {
  const { modes } = leg;
  const isLast = index === length - 1;
  const hops = modes.has('p') || modes.has('g');
  return [
    ...(modes.has('o') ? ['moves across the side edges of the board'] : []),
    ...(modes.has('t') && isLast ? ['does not take a king'] : []),
    ...(modes.has('t') && !isLast && hops ? ['does not hop over enemies'] : []),
    ...(modes.has('e') && !modes.has('c') ? ['captures en passant, but not otherwise'] : []),
  ];
}
