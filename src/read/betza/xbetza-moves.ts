import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { ALWAYS, times, type Move, type Vector } from '../../ir/movement.js';
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
} from './compass.js';
import {
  lengthsOn,
  LONGEST_PATH,
  MoveCollector,
  NO_GATES,
  reachOf,
  TOO_MANY_PATHS,
  type MoveKind,
  type RouteLeg,
  type Stretch,
  type TermMoves,
} from './routes.js';
import { curvesOf, fits } from './xbetza-curves.js';
import { readXbetzaDirections } from './xbetza-directions.js';
import {
  bendTo,
  curveOf,
  hopKind,
  hurdleOf,
  gatesOf,
  kindOf,
  legEndsOf,
  readLeg,
  turned,
  wordsBeyond,
  type Bend,
  type LegLetters,
} from './xbetza-legs.js';
import type { XbetzaTerm } from './xbetza-terms.js';

/** The state of a path before its next leg. */
interface Progress {
  readonly legs: readonly RouteLeg[];
  readonly heading: Direction;
  /** The steps of the leg before. Null if any number was possible. */
  readonly length: number | null;
  readonly range: number;
  /** The range of the atom without a number: 0 rides, 1 steps. */
  readonly ownRange: number;
  /** The side to which the path turned last. */
  readonly bend: Bend | null;
}

/** The moves of one term with at most this many legs. `asRead` includes the accidents of the script. */
export function movesOfXbetzaTerm(
  term: XbetzaTerm,
  asRead: boolean,
  longest = LONGEST_PATH,
): TermMoves {
  switch (term.atom) {
    case 'imitator':
      return { moves: [], beyond: ['moves as the piece that moved last'] };
    case 'castling':
      return { moves: [], beyond: ['castles'] };
    case 'universal':
      return universalMoves(term);
    case 'at-sign':
      return routedMoves(term, ALFIL_DABBABA, atSignStep, { asRead, longest });
    default: {
      const { atom } = term;
      return routedMoves(term, atom, (direction) => stepOf(atom, direction), { asRead, longest });
    }
  }
}

const ALFIL_DABBABA: AtomShape = { symmetry: 'compass', short: 0, long: 2, rides: false };

/** The script rotates `@` so that its direction 0 is diagonal. */
function atSignStep(direction: Direction): Vector {
  return compassImage(2, turn(direction, 1));
}

/** Moves to any other square. */
function universalMoves({ letters }: XbetzaTerm): TermMoves {
  const leg = readLeg(letters);
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
  { asRead, longest }: { readonly asRead: boolean; readonly longest: number },
): TermMoves {
  const letters = term.letters.split('a');
  if (letters.length > longest) return { moves: [], beyond: [TOO_MANY_PATHS] };
  const legs = letters.map(readLeg);
  const [first] = legs;
  const beyond = new Set(legs.flatMap((leg, index) => wordsBeyond(leg, index, legs.length)));
  if (term.range === 'middle') beyond.add('goes as far as the middle of the board');
  const ownRange = atom.rides ? 0 : 1;
  const collector = new MoveCollector();
  const follow = (index: number, progress: Progress): void => {
    const leg = legs[index];
    if (leg === undefined || first === undefined || !collector.enter()) return;
    const kind = { ...kindOf(leg), condition: { ...ALWAYS, initial: first.modes.has('i') } };
    const set =
      index === 0
        ? readXbetzaDirections(leg.text, atom.symmetry, asRead) || DIRECTIONS_OF[atom.symmetry]
        : readXbetzaDirections(turned(leg.text, progress.bend), 'compass', asRead) || NOT_BACKWARD;
    for (const direction of directionsIn(turnSet(set, progress.heading))) {
      const stretch = stretchOf(leg, stepIn(direction), atom, progress);
      if (longest > LONGEST_PATH && !goesOn(progress.legs, stretch.step)) continue;
      if (index < legs.length - 1) {
        const needsLength = legs[index + 1]?.modes.has('i') ?? false;
        for (const next of continuations(leg, stretch, progress, direction, needsLength)) {
          follow(index + 1, next);
        }
      } else if (index === 0 && curveOf(leg) !== null) {
        addCurves(collector, leg, direction, progress.range, stepIn, kind);
      } else {
        addFinal(collector, leg, stretch, progress, atom, kind);
      }
    }
  };
  const range = term.range === 'middle' ? 1 : (term.range ?? ownRange);
  follow(0, { legs: [], heading: 0, length: null, range, ownRange, bend: null });
  if (collector.isFull) beyond.add(TOO_MANY_PATHS);
  return { moves: collector.moves, beyond: [...beyond] };
}

/** Whether a path can go on with another step. */
function goesOn(legs: readonly RouteLeg[], step: Vector): boolean {
  return fits([...legs.map((leg) => times(leg.step, leg.least)), step]);
}

function stretchOf(
  leg: LegLetters,
  step: Vector,
  atom: AtomShape,
  { range, length }: Progress,
): Stretch {
  const most = reachOf(range);
  const isAsLong = leg.modes.has('i') && length !== null;
  return {
    step,
    least: isAsLong ? length : 1,
    most: isAsLong ? (most === 'edge' ? length : Math.min(length, most)) : most,
    skip: 0,
    gates: atom.long === 1 ? NO_GATES : gatesOf(leg, step),
  };
}

/** The last leg: a hop, a ski slide, or a plain ride. */
function addFinal(
  collector: MoveCollector,
  leg: LegLetters,
  stretch: Stretch,
  { legs, range }: Progress,
  atom: AtomShape,
  kind: MoveKind,
): void {
  const { modes, jumps } = leg;
  if (modes.has('p') || modes.has('g')) {
    if (stretch.gates.length === 0) return;
    const last = { ...stretch, gates: NO_GATES };
    collector.add({ legs, last, hop: hurdleOf(modes, range) }, { ...kind, ...hopKind(leg) });
  } else if (jumps % 2 === 1 && atom.long === 1) {
    const last: Stretch = { ...stretch, skip: 1, most: range < 2 ? 'edge' : stretch.most };
    collector.add({ legs, last, hop: null }, kind);
  } else {
    collector.add({ legs, last: stretch, hop: null }, kind);
  }
}

/**
 * Every way to continue after a leg. Its lengths are separated only if the next leg depends on them. Later legs ignore the number
 * after the atom.
 */
function continuations(
  leg: LegLetters,
  stretch: Stretch,
  progress: Progress,
  heading: Direction,
  needsLength: boolean,
): readonly Progress[] {
  const turns = leg.modes.has('g') || leg.modes.has('y');
  const ownRange = turns ? 1 - progress.ownRange : progress.ownRange;
  const parts = needsLength
    ? lengthsOn(stretch).map((length) => ({ ...stretch, least: length, most: length }))
    : [stretch];
  return parts.flatMap((part) =>
    legEndsOf(leg).map((end) => ({
      legs: [...progress.legs, { ...part, end }],
      heading,
      length: needsLength ? part.least : null,
      range: ownRange,
      ownRange,
      bend:
        progress.legs.length === 0 ? null : (bendTo(heading, progress.heading) ?? progress.bend),
    })),
  );
}

/** Step by step along a curve over empty squares. Without `m` only the first step is possible, because the script goes no further. */
function addCurves(
  collector: MoveCollector,
  leg: LegLetters,
  start: Direction,
  range: number,
  stepIn: (direction: Direction) => Vector,
  kind: MoveKind,
): void {
  const letter = curveOf(leg);
  if (letter === null || leg.modes.has('p') || leg.modes.has('g')) return;
  const modalities = kind.modalities.filter((modality) => modality !== 'own-capture');
  const most = modalities.includes('quiet') ? Infinity : 1;
  for (const steps of curvesOf(letter, start, range, stepIn)) {
    steps.slice(0, most).forEach((step, index) => {
      const before = steps.slice(0, index);
      const legs = before.map((passed): RouteLeg => ({ ...single(passed), end: 'quiet' }));
      collector.add({ legs, last: single(step), hop: null }, { ...kind, modalities });
    });
  }
}

function single(step: Vector): Stretch {
  return { step, least: 1, most: 1, skip: 0, gates: NO_GATES };
}
