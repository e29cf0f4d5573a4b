import { equalMovements } from '../ir/compare.js';
import {
  ALWAYS,
  sameVector,
  vectorOf,
  type Move,
  type MoveBase,
  type Movement,
  type Path,
  type Vector,
} from '../ir/movement.js';
import { lamePath } from '../read/betza/lame-path.js';

/** Moves drawn by clicks on a grid around the piece. */

/** How far the grid reaches from the piece. */
export const REACH = 3;

const DOES = ['both', 'quiet', 'capture'] as const;

/**
 * How a piece reaches a square: it leaps; it slides through the square and on; it hops over the first piece in that direction, to the square
 * behind it (grasshopper) or any farther one (cannon); it leaps unless a piece stands in the way (the xiangqi horse).
 */
export const WAYS = ['leap', 'slide', 'hop', 'hop-on', 'stopped'] as const;
type Way = (typeof WAYS)[number];

/** The type of move that a click draws. */
export interface Brush {
  readonly way: Way;
  /** Whether the piece may move so only in its first move. */
  readonly initial: boolean;
}

/** What a piece can do on a square. A hop is marked on the first square of its direction. */
export interface Mark extends Brush {
  readonly dx: number;
  readonly dy: number;
  readonly does: (typeof DOES)[number];
}

export type Drawing = readonly Mark[];

/** The movement that a drawing shows. */
export function movementOf(drawing: Drawing): Movement {
  return drawing.flatMap((mark) =>
    (mark.does === 'both' ? (['quiet', 'capture'] as const) : [mark.does]).map((modality) =>
      moveOf(mark, { modality, enPassant: false, condition: { ...ALWAYS, initial: mark.initial } }),
    ),
  );
}

function moveOf({ dx, dy, way }: Mark, base: MoveBase): Move {
  const vector = { dx, dy };
  switch (way) {
    case 'leap':
      return { kind: 'leap', vector, ...base };
    case 'slide':
      return { kind: 'ride', step: vector, reach: 'edge', lame: [], skip: 0, ...base };
    case 'hop':
      return { kind: 'hop', step: vector, hurdle: 'edge', beyond: 1, reach: 'edge', ...base };
    case 'hop-on':
      return { kind: 'hop', step: vector, hurdle: 'edge', beyond: 'edge', reach: 'edge', ...base };
    case 'stopped':
      return { kind: 'lame-leap', vector, empty: lamePath(vector), occupied: [], ...base };
  }
}

/** A movement as a drawing; `isWhole` if the drawing shows all of it. */
export function drawingOf(movement: Movement): {
  readonly drawing: Drawing;
  readonly isWhole: boolean;
} {
  const marks = new Map<string, Mark>();
  for (const move of movement) {
    const { condition, modality } = move;
    const { from, initial, to } = condition;
    const way = wayOf(move);
    const vector = squareOf(move);
    if (way === null || vector === null || isFar(vector)) continue;
    if (modality === 'own-capture' || from !== null || to !== null) continue;
    const mark: Mark = { dx: vector.dx, dy: vector.dy, way, initial, does: modality };
    const slot = slotOf(mark);
    const before = marks.get(slot);
    // A slide includes the leap to its first square.
    marks.set(slot, {
      ...mark,
      way: before?.way === 'slide' ? 'slide' : way,
      does: before === undefined || before.does === modality ? modality : 'both',
    });
  }
  const drawing = [...marks.values()];
  return { drawing, isWhole: equalMovements(movementOf(drawing), movement) };
}

/** Null if such a move cannot be drawn. */
function wayOf(move: Move): Way | null {
  switch (move.kind) {
    case 'leap':
      return 'leap';
    case 'lame-leap':
      return move.occupied.length === 0 ? stoppedWay(move.empty, move.vector) : null;
    case 'ride':
      if (move.lame.length > 0 || move.skip > 0) return null;
      return move.reach === 1 ? 'leap' : move.reach === 'edge' ? 'slide' : null;
    case 'hop':
      if (move.hurdle !== 'edge' || move.reach !== 'edge') return null;
      return move.beyond === 1 ? 'hop' : move.beyond === 'edge' ? 'hop-on' : null;
    case 'path': {
      const squares = squaresOf(move);
      const target = squares?.at(-1);
      return target === undefined ? null : stoppedWay(squares?.slice(0, -1) ?? [], target);
    }
  }
}

/** A leap that needs empty squares; null if they are not the squares along its path. */
function stoppedWay(empty: readonly Vector[], target: Vector): Way | null {
  if (empty.length === 0) return 'leap';
  const way = lamePath(target);
  const isSame =
    empty.length === way.length && empty.every((one) => way.some((it) => sameVector(one, it)));
  return isSame ? 'stopped' : null;
}

/** The squares of a path of single steps over empty squares, the target last; null for any other path. Such a path equals a lame leap. */
function squaresOf({ last, legs }: Path): readonly Vector[] | null {
  const isStep = ({ least, most }: Path['last']): boolean => least === 1 && most === 1;
  if (!isStep(last) || !legs.every((leg) => leg.end === 'quiet' && isStep(leg))) return null;
  let at: Vector = { dx: 0, dy: 0 };
  return [...legs, last].map(({ step }) => (at = { dx: at.dx + step.dx, dy: at.dy + step.dy }));
}

/** The square on which a move is drawn; null if none. */
function squareOf(move: Move): Vector | null {
  return move.kind === 'path' ? (squaresOf(move)?.at(-1) ?? null) : vectorOf(move);
}

/** Whether it lies outside the grid. */
function isFar({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) > REACH;
}

/** Only one mark is kept for each slot: a slide and a leap share one, because a slide includes the leap. */
function slotOf({ dx, dy, initial, way }: Omit<Mark, 'does'>): string {
  return `${keyOf({ dx, dy })} ${way === 'slide' ? 'leap' : way} ${initial}`;
}

/** The drawing after a click on a square, which goes from nothing to both, quiet moves, captures, and back to nothing. */
export function clicked(drawing: Drawing, at: Omit<Mark, 'does'>): Drawing {
  const slot = slotOf(at);
  const before = drawing.find((mark) => slotOf(mark) === slot);
  const others = drawing.filter((mark) => mark !== before);
  const next = before?.way === at.way ? DOES[DOES.indexOf(before.does) + 1] : DOES[0];
  return next === undefined ? others : [...others, { ...at, does: next }];
}

export function keyOf({ dx, dy }: Vector): string {
  return `${dx} ${dy}`;
}
