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
  type TextRange,
  type TermMoves,
} from './routes.js';
import type { XboardLeg, XboardTerm } from './xboard-terms.js';

/** Where a path stands before its next leg. */
interface Progress {
  readonly legs: readonly RouteLeg[];
  /** Direction of the leg before. */
  readonly heading: Direction;
  /** Steps that the last sliding leg took; 0 if there was none. */
  readonly length: number;
  /** Directions in which the atom of the moment moves, and its range. */
  readonly atomDirections: number;
  readonly range: number;
  readonly rides: boolean;
  readonly initial: boolean;
}

/**
 * The moves of one term. `asRead`: as XBoard 4.9.1 makes them; otherwise without its accidents: lame leaps of one step
 * are possible.
 */
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

/** `O` alone: the piece stays where it is. */
function nullMove(leg: XboardLeg | undefined): Movement {
  if (leg === undefined || !endsOf(leg.modes).includes('quiet')) return [];
  const stay = { step: { dx: 0, dy: 0 }, least: 1, most: 1 };
  const condition = { ...ALWAYS, initial: leg.initials > 0 };
  return [{ kind: 'path', legs: [], last: stay, modality: 'quiet', condition, enPassant: false }];
}

/** In a later leg letters are relative to the leg before; without any it goes anywhere but back (some atoms: not diagonally). */
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

/** The squares that a leg runs over in one direction; null if it never moves. */
function stretchOf(
  leg: XboardLeg,
  index: number,
  atom: AtomShape,
  progress: Progress,
  direction: Direction,
  asRead: boolean,
): TextRange | null {
  // Later legs of every atom are steps of a king, as long as the atom.
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

/** `i` in a later leg: as long as the sliding leg before. */
function lengthsOf(leg: XboardLeg, { length, range }: Progress): Pick<TextRange, 'least' | 'most'> {
  const most = reachOf(range);
  if (leg.initials === 0 || length === 0) return { least: 1, most };
  return { least: length, most: most === 'edge' ? length : Math.min(length, most) };
}

/** The only square that XBoard tests for lame and for jumping leaps: half way, rounded toward the start. */
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

/** A hop counts its range from the origin, hurdle included, so that a range of one leads nowhere. */
function hurdleOf({ modes }: XboardLeg, { least, most, skip }: TextRange): Hurdle | null | 'never' {
  if (!modes.has('p') && !modes.has('g')) return null;
  if (least > 1 || (most !== 'edge' && most < 2 + skip)) return 'never';
  const before = most === 'edge' ? 'edge' : most - 1;
  return { hurdle: before, beyond: modes.has('g') ? 1 : before, reach: most };
}

/** An `i` that follows no sliding leg asks for an unmoved piece. */
function isInitial(leg: XboardLeg, { initial, length }: Progress): boolean {
  return initial || (leg.initials > 0 && length === 0);
}

/** Without m c d e a move is a quiet one and a capture; `e` alone captures en passant only. */
function endsOf(modes: ReadonlySet<string>): readonly Modality[] {
  const ends: Modality[] = [];
  if (modes.has('m')) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  return ends.length === 0 && !modes.has('e') ? ['quiet', 'capture'] : ends;
}

/** What may stand at the end of a leg that is not the last: said nothing, it is empty. */
function legEndsOf(modes: ReadonlySet<string>): readonly LegEnd[] {
  const turns = modes.has('y');
  const ends: LegEnd[] = [];
  if (modes.has('m') !== turns) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  if (!turns && (modes.has('p') || modes.has('g'))) ends.push('hurdle');
  return ends.length === 0 && !modes.has('e') ? ['quiet'] : ends;
}

/** Every way to go on from a leg: by what stands at its end and, where a later leg asks, by its length. */
function continuations(
  term: XboardTerm,
  index: number,
  stretch: TextRange,
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
    // The atom turns from straight to diagonal and back where its direction is not one of its own.
    atomDirections: outside ? ALL & ~progress.atomDirections : progress.atomDirections,
    initial: isInitial(leg, progress),
  };
  const isAskedFor = term.legs.slice(index + 1).some((later) => later.initials > 0);
  const slides = progress.range !== 1 && isAskedFor;
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

/** `g` and `y` turn a leaper into a rider and back for the legs that follow. */
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
