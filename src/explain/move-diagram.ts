import { fileOf, isOnBoard, rankOf, squareAt, type Board, type Square } from '../ir/board.js';
import { elementsFrom } from '../ir/compare-elements.js';
import { EMPTY, offsetKey, offsetOf, type ElementaryMove } from '../ir/elementary-move.js';
import type { Move, Movement, Vector } from '../ir/movement.js';
import { squareSet, type SquareSet } from '../ir/region.js';
import type { DiagramPlace } from './diagram-place.js';

/** What a piece can do on the squares around it, for White, however it is drawn then. */
export interface MoveDiagram {
  readonly board: Board;
  readonly origin: Square;
  /** Every square that it can reach, sorted; none twice. */
  readonly marks: readonly SquareMark[];
  /** Straight runs of targets, for arrows; each of their squares has a mark as well. */
  readonly lines: readonly DiagramLine[];
  /** A piece here stops a move that goes on behind it, though it could not end here itself: the leg of a lame leaper. */
  readonly blocked: SquareSet;
  /** There must be a piece here for some move; of hoppers, whose hurdle may stand anywhere on the line, nothing is said. */
  readonly hurdles: SquareSet;
  /** What stands here is captured on the way. */
  readonly taken: SquareSet;
  /** False: it can do more, by paths too many to follow. */
  readonly isWhole: boolean;
}

/** A square that a piece can reach, and what it can do there; null: it cannot. */
export interface SquareMark {
  readonly square: Square;
  readonly quiet: Access | null;
  readonly capture: Access | null;
  readonly ownCapture: Access | null;
  /** A capture there may also be one in passing. */
  readonly enPassant: boolean;
}

/** The least that a move needs. */
export interface Access {
  /** Only as its first move. */
  readonly initial: boolean;
  /** Only over a piece in between. */
  readonly hurdle: boolean;
}

/** Targets in one line from the origin. */
export interface DiagramLine {
  /** The farthest of them. */
  readonly to: Square;
  readonly step: Vector;
  readonly kind: 'ride' | 'hop';
  /** Goes on as far as there is a board. */
  readonly endless: boolean;
  readonly quiet: boolean;
  readonly capture: boolean;
}

/** Which square has which mark, for a piece on a square of a board that is empty except for hurdles and prey. */
export function moveDiagram(movement: Movement, place: DiagramPlace): MoveDiagram {
  const marks = new Map<Square, SquareMark>();
  const lines = new Map<string, DiagramLine>();
  const found: Record<'blocked' | 'hurdles' | 'taken', Square[]> = {
    blocked: [],
    hurdles: [],
    taken: [],
  };
  const { board, origin } = place;
  const { isWhole, moves } = elementsFrom(movement, board, {
    dx: fileOf(origin),
    dy: rankOf(origin),
  });
  for (const { elements: all, move } of moves) {
    const elements = allowed(move, all, place);
    for (const element of elements) addMark(marks, move, element, place);
    addLine(lines, move, elements, place);
    const named = namedSquares(move, elements);
    for (const key of ['blocked', 'hurdles', 'taken'] as const)
      found[key].push(...named[key].flatMap((vector) => squareFrom(place, vector) ?? []));
  }
  return {
    board,
    origin,
    marks: [...marks.values()].sort((a, b) => a.square - b.square),
    lines: [...lines.values()],
    blocked: squareSet(found.blocked),
    hurdles: squareSet(found.hurdles),
    taken: squareSet(found.taken),
    isWhole,
  };
}

/** Those that regions allow. */
function allowed(
  move: Move,
  elements: readonly ElementaryMove[],
  place: DiagramPlace,
): readonly ElementaryMove[] {
  const { from, to } = move.condition;
  const holds = place.regionHolds ?? (() => true);
  if (from !== null && !holds(from, place.origin)) return [];
  return elements.filter(({ target }) => {
    const square = squareFrom(place, target);
    return square !== null && (to === null || holds(to, square));
  });
}

function occupiedSquares(demands: ElementaryMove['demands']): readonly Vector[] {
  return [...demands].filter(([, what]) => (what & EMPTY) === 0).map(([key]) => offsetOf(key));
}

function addMark(
  marks: Map<Square, SquareMark>,
  move: Move,
  { target, effect, demands, takes }: ElementaryMove,
  place: DiagramPlace,
): void {
  const square = squareFrom(place, target);
  if (square === null) return;
  const before = marks.get(square) ?? {
    square,
    quiet: null,
    capture: null,
    ownCapture: null,
    enPassant: false,
  };
  const hurdle = occupiedSquares(demands).length > takes.length;
  const access = { initial: move.condition.initial, hurdle };
  switch (effect) {
    case 'quiet':
      marks.set(square, { ...before, quiet: easier(before.quiet, access) });
      return;
    case 'capture':
      marks.set(square, { ...before, capture: easier(before.capture, access) });
      return;
    case 'own-capture':
      marks.set(square, { ...before, ownCapture: easier(before.ownCapture, access) });
      return;
    case 'en-passant':
      marks.set(square, { ...before, enPassant: true });
      return;
  }
}

/** The one of two ways that needs less. */
function easier(a: Access | null, b: Access): Access {
  const cost = ({ initial, hurdle }: Access): number => (hurdle ? 2 : 0) + (initial ? 1 : 0);
  return a !== null && cost(a) <= cost(b) ? a : b;
}

function addLine(
  lines: Map<string, DiagramLine>,
  move: Move,
  elements: readonly ElementaryMove[],
  place: DiagramPlace,
): void {
  if ((move.kind !== 'ride' && move.kind !== 'hop') || move.reach === 1) return;
  const farthest = elements.reduce(
    (most, { target }) => Math.max(most, Math.abs(target.dx), Math.abs(target.dy)),
    0,
  );
  const steps = farthest / Math.max(Math.abs(move.step.dx), Math.abs(move.step.dy));
  const to = squareFrom(place, { dx: move.step.dx * steps, dy: move.step.dy * steps });
  if (farthest === 0 || to === null) return;
  const key = `${move.kind} ${to}`;
  const before = lines.get(key);
  lines.set(key, {
    to,
    step: move.step,
    kind: move.kind,
    endless: move.reach === 'edge' || before?.endless === true,
    quiet: move.modality === 'quiet' || before?.quiet === true,
    capture: move.modality === 'capture' || before?.capture === true,
  });
}

/** Squares that matter to a move without being its targets. */
function namedSquares(
  move: Move,
  elements: readonly ElementaryMove[],
): Record<'blocked' | 'hurdles' | 'taken', readonly Vector[]> {
  const occupied = elements.flatMap(({ demands }) => occupiedSquares(demands));
  const ends = new Set([...elements.map(({ target }) => target), ...occupied].map(offsetKey));
  const emptied = new Set(
    elements.flatMap(({ demands }) =>
      [...demands].filter(([, what]) => (what & EMPTY) !== 0).map(([key]) => key),
    ),
  );
  const taken = elements.flatMap(({ takes }) => takes);
  const takenKeys = new Set(taken.map(offsetKey));
  return {
    blocked: move.kind === 'hop' ? [] : [...emptied].filter((key) => !ends.has(key)).map(offsetOf),
    hurdles:
      move.kind === 'hop' ? [] : occupied.filter((vector) => !takenKeys.has(offsetKey(vector))),
    taken,
  };
}

function squareFrom({ board, origin }: DiagramPlace, { dx, dy }: Vector): Square | null {
  const [file, rank] = [fileOf(origin) + dx, rankOf(origin) + dy];
  return isOnBoard(board, file, rank) ? squareAt(file, rank) : null;
}
