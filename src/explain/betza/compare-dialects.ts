import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Square } from '../../ir/board.js';
import { differenceOf, equalMovements } from '../../ir/compare.js';
import { distinctMoves, sameMoves } from '../../ir/distinct-moves.js';
import type { Movement } from '../../ir/movement.js';
import { squareSet, type SquareSet } from '../../ir/region.js';
import { readAsProgram } from '../../read/betza/read-betza.js';
import { wordsOfDifference } from '../../read/betza/movement-difference.js';
import type { DiagramPlace } from '../diagram-place.js';
import { moveDiagram } from '../move-diagram.js';

/** How the program of a dialect reads a string, compared with another program. */
export interface DialectReading {
  readonly dialect: Dialect;
  readonly movement: Movement;
  /** The difference from the requested dialect; null if there is none. */
  readonly difference: ReadingDifference | null;
}

/** The squares that only one of two programs allows, on the board of the diagram. */
export interface ReadingDifference {
  readonly more: EffectSquares;
  readonly fewer: EffectSquares;
  /** What else differs if the squares are the same; null if the squares differ, or if no board is large enough to show a difference. */
  readonly words: string | null;
}

/** The squares a piece can move to or capture on, and those where another piece blocks its way. */
export type EffectSquares = Readonly<
  Record<'quiet' | 'capture' | 'ownCapture' | 'barred', SquareSet>
>;
const EFFECTS_COMPARED: readonly (keyof EffectSquares)[] = [
  'quiet',
  'capture',
  'ownCapture',
  'barred',
];

/** The movement that the program of a dialect reads from a string. */
export type ReadAs = (text: string, dialect: Dialect) => Movement;

/** A reader that reads each string once for each dialect and returns the same object for equal movements, because results are cached by object. */
export function cachedReader(): ReadAs {
  const read = new Map<string, Movement>();
  return (text, dialect) => {
    const key = `${dialect} ${text}`;
    const movement =
      read.get(key) ?? sameMovementIn([...read.values()], readAsProgram(text, dialect));
    read.set(key, movement);
    return movement;
  };
}

/** The known movement with the same moves if there is one, otherwise the movement itself without duplicate moves. */
export function sameMovementIn(known: readonly Movement[], movement: Movement): Movement {
  return known.find((one) => sameMoves(one, movement)) ?? distinctMoves(movement);
}

/** How each program reads a string, compared with the requested dialect. */
export function compareDialects(
  movements: ReadonlyMap<Dialect, Movement>,
  asked: Dialect,
  place: DiagramPlace,
): readonly DialectReading[] {
  const movement = movements.get(asked) ?? [];
  return [...movements].map(([dialect, other]) => {
    const isSame = dialect === asked || equalMovements(movement, other);
    return {
      dialect,
      movement: other,
      difference: isSame ? null : differenceBetween(movement, other, place),
    };
  });
}

function differenceBetween(
  asked: Movement,
  other: Movement,
  place: DiagramPlace,
): ReadingDifference {
  const [first, second] = [squaresReached(asked, place), squaresReached(other, place)];
  const [more, fewer] = [without(second, first), without(first, second)];
  const isSeen = EFFECTS_COMPARED.some((key) => more[key].length + fewer[key].length > 0);
  return {
    more,
    fewer,
    words: isSeen ? null : wordsOfDifference(differenceOf(asked, other)),
  };
}

function squaresReached(movement: Movement, place: DiagramPlace): EffectSquares {
  const { blocked, marks } = moveDiagram(movement, place);
  const squares = (effect: 'quiet' | 'capture' | 'ownCapture'): readonly Square[] =>
    marks.filter((mark) => mark[effect] !== null).map(({ square }) => square);
  return {
    quiet: squares('quiet'),
    capture: squares('capture'),
    ownCapture: squares('ownCapture'),
    barred: blocked,
  };
}

function without(all: EffectSquares, some: EffectSquares): EffectSquares {
  const rest = (key: keyof EffectSquares): SquareSet =>
    squareSet(all[key].filter((square) => !some[key].includes(square)));
  return {
    quiet: rest('quiet'),
    capture: rest('capture'),
    ownCapture: rest('ownCapture'),
    barred: rest('barred'),
  };
}
