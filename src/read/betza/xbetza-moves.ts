import { MAX_BOARD_SIDE } from '../../ir/board.js';
import {
  ALWAYS,
  type LegEnd,
  type Modality,
  type Move,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import {
  compassImage,
  DIRECTIONS_OF,
  directionsIn,
  NOT_BACKWARD,
  stepOf,
  turn,
  turnSet,
  type AtomShape,
  type Direction,
  type Symmetry,
} from './compass.js';
import {
  lengthsOn,
  minus,
  movesOfRoute,
  NO_GATES,
  reachOf,
  type Gate,
  type Hurdle,
  type MoveKind,
  type RouteLeg,
  type Stretch,
} from './routes.js';
import { curvesOf } from './xbetza-curves.js';
import { readXbetzaDirections } from './xbetza-directions.js';
import type { XbetzaTerm } from './xbetza-terms.js';

/** Routes that one term may unfold to; real pieces stay far below. */
const MAX_ROUTES = 20_000;

/** What a term means, and what of it no movement can say, in words that follow "it". */
export interface XbetzaMoves {
  readonly moves: Movement;
  readonly beyond: readonly string[];
}

/** The letters of one leg. */
interface LegLetters {
  /** 0 if none is named. */
  readonly directions: number;
  readonly modes: ReadonlySet<string>;
  readonly jumps: number;
}

/** What a leg needs to know of the legs before it. */
interface Progress {
  readonly legs: readonly RouteLeg[];
  readonly heading: Direction;
  /** Steps of the leg before; null if it may have been any number. */
  readonly length: number | null;
  readonly range: number;
  /** What the atom does by itself: 0 rides, 1 steps. */
  readonly ownRange: number;
}

/** The moves of one term. `asRead`: with the accidents of the script. */
export function movesOfXbetzaTerm(term: XbetzaTerm, asRead: boolean): XbetzaMoves {
  switch (term.atom) {
    case 'imitator':
      return { moves: [], beyond: ['moves as the piece that moved last'] };
    case 'castling':
      return { moves: [], beyond: ['castles'] };
    case 'universal':
      return universalMoves(term);
    case 'at-sign':
      return routedMoves(term, ALFIL_DABBABA, atSignStep, asRead);
    default: {
      const { atom } = term;
      return routedMoves(term, atom, (direction) => stepOf(atom, direction), asRead);
    }
  }
}

const ALFIL_DABBABA: AtomShape = { symmetry: 'compass', short: 0, long: 2, rides: false };

/** The script turns `@` so that its direction 0 is the diagonal one. */
function atSignStep(direction: Direction): Vector {
  return compassImage(2, turn(direction, 1));
}

/** To any square but its own. */
function universalMoves({ letters }: XbetzaTerm): XbetzaMoves {
  const leg = readLeg(letters, 'compass', false);
  const moves: Move[] = [];
  const side = MAX_BOARD_SIDE - 1;
  const { modalities, enPassant } = kindOf(leg);
  const condition = { ...ALWAYS, initial: leg.modes.has('i') };
  for (let dy = -side; dy <= side; dy++) {
    for (let dx = -side; dx <= side; dx++) {
      if (dx === 0 && dy === 0) continue;
      for (const modality of modalities) {
        moves.push({ kind: 'leap', vector: { dx, dy }, modality, condition, enPassant });
      }
    }
  }
  return { moves, beyond: wordsBeyond(leg, 0, 1) };
}

function routedMoves(
  term: XbetzaTerm,
  atom: AtomShape,
  stepIn: (direction: Direction) => Vector,
  asRead: boolean,
): XbetzaMoves {
  const legs = term.letters
    .split('a')
    .map((letters, index) => readLeg(letters, index === 0 ? atom.symmetry : 'compass', asRead));
  const [first] = legs;
  const beyond = new Set(legs.flatMap((leg, index) => wordsBeyond(leg, index, legs.length)));
  if (term.range === 'middle') beyond.add('goes as far as the middle of the board');
  const ownRange = atom.rides ? 0 : 1;
  const moves: Move[] = [];
  let routes = 0;
  const follow = (index: number, progress: Progress): void => {
    const leg = legs[index];
    if (leg === undefined || first === undefined || routes >= MAX_ROUTES) return;
    routes += 1;
    const fallback = index === 0 ? DIRECTIONS_OF[atom.symmetry] : NOT_BACKWARD;
    const set = leg.directions === 0 ? fallback : leg.directions;
    for (const direction of directionsIn(turnSet(set, progress.heading))) {
      const kind = { ...kindOf(leg), condition: { ...ALWAYS, initial: first.modes.has('i') } };
      if (index < legs.length - 1) {
        const stretch = stretchOf(leg, index, stepIn(direction), atom, progress);
        const isAskedFor = legs[index + 1]?.modes.has('i') ?? false;
        for (const next of continuations(leg, stretch, progress, direction, isAskedFor)) {
          follow(index + 1, next);
        }
      } else if (curveOf(leg) !== null) {
        if (index === 0) moves.push(...curvedMoves(leg, direction, progress.range, stepIn, kind));
      } else {
        const stretch = stretchOf(leg, index, stepIn(direction), atom, progress);
        moves.push(...finalMoves(leg, stretch, progress, atom, kind));
      }
    }
  };
  const range = term.range === 'middle' ? 1 : (term.range ?? ownRange);
  follow(0, { legs: [], heading: 0, length: null, range, ownRange });
  if (routes >= MAX_ROUTES) beyond.add('has more legs than can be followed');
  return { moves, beyond: [...beyond] };
}

function readLeg(letters: string, symmetry: Symmetry, asRead: boolean): LegLetters {
  return {
    directions: readXbetzaDirections(letters, symmetry, asRead),
    modes: new Set(letters),
    jumps: letters.split('j').length - 1,
  };
}

/** How the last leg ends. Without m c d e k x it is a quiet move and a capture; k and x say what no movement can. */
function kindOf({ modes }: LegLetters): Omit<MoveKind, 'condition'> {
  const modalities: Modality[] = [];
  if (modes.has('m') || modes.has('y')) modalities.push('quiet');
  if (modes.has('c') && !modes.has('x')) modalities.push('capture');
  if (modes.has('d') && !modes.has('x')) modalities.push('own-capture');
  const isSaid = [...'mycdekx'].some((letter) => modes.has(letter));
  return { modalities: isSaid ? modalities : ['quiet', 'capture'], enPassant: modes.has('e') };
}

/** What may stand at the end of a leg that is not the last: said nothing, it is empty. */
function legEndsOf({ modes }: LegLetters): readonly LegEnd[] {
  const ends: LegEnd[] = [];
  if (modes.has('m') || modes.has('y')) ends.push('quiet');
  if (modes.has('c')) ends.push('capture');
  if (modes.has('d')) ends.push('own-capture');
  if (modes.has('p') || modes.has('g')) ends.push('hurdle');
  return ends.length === 0 && !modes.has('e') && !modes.has('x') ? ['quiet'] : ends;
}

function stretchOf(
  leg: LegLetters,
  index: number,
  step: Vector,
  atom: AtomShape,
  { range, length }: Progress,
): Stretch {
  const most = reachOf(range);
  const isAsLong = index > 0 && leg.modes.has('i') && length !== null;
  return {
    step,
    least: isAsLong ? length : 1,
    most: isAsLong ? (most === 'edge' ? length : Math.min(length, most)) : most,
    skip: 0,
    gates: atom.long === 1 ? NO_GATES : gatesOf(leg, step),
  };
}

/**
 * A lame leap needs the squares next to both its ends empty, one that must jump needs either of them occupied; no
 * choice at all: it needs both, and never moves.
 */
function gatesOf({ modes, jumps }: LegLetters, step: Vector): Stretch['gates'] {
  const near = { dx: nearOf(step.dx), dy: nearOf(step.dy) };
  const far = minus(step, near);
  const squares = near.dx === far.dx && near.dy === far.dy ? [near] : [near, far];
  const mustJump = jumps % 2 === 1;
  if (modes.has('n')) {
    return mustJump ? [] : [squares.map((at): Gate => ({ at, occupied: false }))];
  }
  return mustJump ? squares.map((at): Gate[] => [{ at, occupied: true }]) : NO_GATES;
}

/** The coordinate of the square next to the start of a leap: three eighths of the way, rounded. */
function nearOf(length: number): number {
  return (length * 3 + 4) >> 3;
}

function finalMoves(
  leg: LegLetters,
  stretch: Stretch,
  { legs, range }: Progress,
  atom: AtomShape,
  kind: MoveKind,
): Movement {
  const { modes, jumps } = leg;
  if (stretch.gates.length === 0 || (stretch.most !== 'edge' && stretch.most < stretch.least))
    return [];
  if (modes.has('p') || modes.has('g')) {
    const last = { ...stretch, gates: NO_GATES };
    return movesOfRoute({ legs, last, hop: hurdleOf(modes, range) }, { ...kind, ...hopKind(leg) });
  }
  if (jumps % 2 === 1 && atom.long === 1) {
    const last: Stretch = { ...stretch, skip: 1, most: range < 2 ? 'edge' : stretch.most };
    return movesOfRoute({ legs, last, hop: null }, kind);
  }
  return movesOfRoute({ legs, last: stretch, hop: null }, kind);
}

/** `p` counts its range from the origin, except that one step to the hurdle leaves one beyond it; `g` turns it over. */
function hurdleOf(modes: ReadonlySet<string>, range: number): Hurdle {
  const before = reachOf(range);
  if (modes.has('g')) return { hurdle: before, beyond: range === 0 ? 1 : 'edge', reach: 'edge' };
  if (range === 1) return { hurdle: 1, beyond: 1, reach: 2 };
  return { hurdle: before, beyond: before, reach: before };
}

/** A hop forgets all but m and c. */
function hopKind({ modes }: LegLetters): Pick<MoveKind, 'modalities' | 'enPassant'> {
  const modalities: Modality[] = [];
  if (modes.has('m') || modes.has('y')) modalities.push('quiet');
  if (modes.has('c')) modalities.push('capture');
  return {
    modalities: modalities.length === 0 ? ['quiet', 'capture'] : modalities,
    enPassant: false,
  };
}

/** Every way to go on from a leg; by its length only if the next leg asks. Later legs forget the number behind the atom. */
function continuations(
  leg: LegLetters,
  stretch: Stretch,
  progress: Progress,
  heading: Direction,
  lengthIsAskedFor: boolean,
): readonly Progress[] {
  if (stretch.most !== 'edge' && stretch.most < stretch.least) return [];
  const turns = leg.modes.has('g') || leg.modes.has('y');
  const ownRange = turns ? 1 - progress.ownRange : progress.ownRange;
  const parts = lengthIsAskedFor
    ? lengthsOn(stretch).map((length) => ({ ...stretch, least: length, most: length }))
    : [stretch];
  return parts.flatMap((part) =>
    legEndsOf(leg).map((end) => ({
      legs: [...progress.legs, { ...part, end }],
      heading,
      length: lengthIsAskedFor ? part.least : null,
      range: ownRange,
      ownRange,
    })),
  );
}

function curveOf({ modes }: LegLetters): 'z' | 'q' | null {
  return modes.has('z') ? 'z' : modes.has('q') ? 'q' : null;
}

/** Step by step along a curve over empty squares. Without `m` only the first step can be made: the script goes no further. */
function curvedMoves(
  leg: LegLetters,
  start: Direction,
  range: number,
  stepIn: (direction: Direction) => Vector,
  kind: MoveKind,
): Movement {
  const letter = curveOf(leg);
  if (letter === null || leg.modes.has('p') || leg.modes.has('g')) return [];
  const modalities = kind.modalities.filter((modality) => modality !== 'own-capture');
  const most = modalities.includes('quiet') ? Infinity : 1;
  return curvesOf(letter, start, range, stepIn).flatMap((steps) =>
    steps.slice(0, most).flatMap((step, index) => {
      const legs = steps
        .slice(0, index)
        .map((before): RouteLeg => ({ ...single(before), end: 'quiet' }));
      return movesOfRoute({ legs, last: single(step), hop: null }, { ...kind, modalities });
    }),
  );
}

function single(step: Vector): Stretch {
  return { step, least: 1, most: 1, skip: 0, gates: NO_GATES };
}

function wordsBeyond({ modes }: LegLetters, index: number, legs: number): readonly string[] {
  const isLast = index === legs - 1;
  const curved = modes.has('z') || modes.has('q');
  return [
    ...(modes.has('o') ? ['passes the edges of the board'] : []),
    ...(modes.has('u') ? ['unloads what it captured'] : []),
    ...(modes.has('x') ? ['borrows the moves of another piece, or lends its own'] : []),
    ...(modes.has('k') ? ['captures the king only'] : []),
    ...(modes.has('e') && !modes.has('c') ? ['captures in passing, but not otherwise'] : []),
    ...(isLast && curved && index > 0 ? ['curves in a later leg'] : []),
    ...(isLast && curved && (modes.has('p') || modes.has('g')) ? ['hops on a curve'] : []),
  ];
}
