import { fileOf, isOnBoard, rankOf, squareAt, type Board, type Square } from '../ir/board.js';
import { elementsFrom } from '../ir/compare-elements.js';
import { EMPTY, offsetKey, offsetOf, type ElementaryMove } from '../ir/elementary-move.js';
import type { Move, Movement, Vector } from '../ir/movement.js';
import { squareSet, type SquareSet } from '../ir/region.js';
import { addAll } from '../text/add-all.js';
import type { DiagramPlace } from './diagram-place.js';

/** What a piece of White can do on the squares around it, independent of how it is drawn. */
export interface MoveDiagram {
  readonly board: Board;
  readonly origin: Square;
  /** Every square that it can reach, once, sorted. */
  readonly marks: readonly SquareMark[];
  /** Straight lines of targets, for arrows. Each of their squares also has a mark. */
  readonly lines: readonly DiagramLine[];
  /** Squares that a move passes but cannot end on, where a piece blocks it: the leg of a lame leaper. */
  readonly blocked: SquareSet;
  /** Squares that must be occupied for some move. Not for hoppers, whose hurdle may be anywhere on the line. */
  readonly hurdles: SquareSet;
  /** Squares where a move captures on its way. */
  readonly taken: SquareSet;
  /** False if there are too many paths to follow, so that the piece can do more than shown. */
  readonly isWhole: boolean;
}

/** A square that a piece can reach, and what it can do there; null for what it cannot do. */
export interface SquareMark {
  readonly square: Square;
  readonly quiet: Access | null;
  readonly capture: Access | null;
  readonly ownCapture: Access | null;
  /** Whether it can capture en passant there. */
  readonly enPassant: boolean;
}

/** What even the easiest move to a square requires. */
export interface Access {
  /** Whether it must be the first move of the piece. */
  readonly initial: boolean;
  /** Whether a piece must be in between. */
  readonly hurdle: boolean;
}

/** Targets on one line from the origin. */
export interface DiagramLine {
  /** The farthest target. */
  readonly to: Square;
  readonly step: Vector;
  readonly kind: 'ride' | 'hop';
  /** Whether it goes on to the edge of any board. */
  readonly endless: boolean;
  readonly quiet: boolean;
  readonly capture: boolean;
}

/** The marks of a piece's moves on a board that is empty except for hurdles and pieces to capture. */
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
      addAll(
        found[key],
        named[key].flatMap((vector) => squareFrom(place, vector) ?? []),
      );
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

/** The elementary moves that the move's regions allow. */
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

/** The way that requires less: no hurdle first, then no first move. */
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

/** Squares other than its targets that matter to a move. */
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
