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

/** What the program of a dialect reads from a string, against another program. */
export interface DialectReading {
  readonly dialect: Dialect;
  readonly movement: Movement;
  /** Against the dialect that was asked for; null: the same. */
  readonly difference: ReadingDifference | null;
}

/** Where a program goes that the other does not, and the other way round, on the board of the diagram. */
export interface ReadingDifference {
  readonly more: EffectSquares;
  readonly fewer: EffectSquares;
  /** Where the squares are the same, what else is not; null: the squares say it, or no board is large enough to. */
  readonly words: string | null;
}

/** The squares where a piece can go, by what it does there, and those where a piece bars its way. */
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

/** Reads each string once for each dialect, and has one movement for all readings of the same moves: what is known of a movement is kept with it. */
export function readingOnce(): ReadAs {
  const read = new Map<string, Movement>();
  return (text, dialect) => {
    const key = `${dialect} ${text}`;
    const movement = read.get(key) ?? oneOf([...read.values()], readAsProgram(text, dialect));
    read.set(key, movement);
    return movement;
  };
}

/** A movement, or one of the same moves that is known already. */
export function oneOf(known: readonly Movement[], movement: Movement): Movement {
  return known.find((one) => sameMoves(one, movement)) ?? distinctMoves(movement);
}

/** What each program makes of a string, against the one that was asked for. */
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
