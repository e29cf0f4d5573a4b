import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { plus, type Vector } from '../../ir/movement.js';
import { turn, type Direction } from './compass.js';
import { vectorKey } from './fairy-stockfish-directions.js';

/** How a curved rider turns after each step, in eighths of a circle: `z` alternates, `q` keeps turning. */
const TURNS = {
  z: [
    [2, -2],
    [-2, 2],
  ],
  q: [
    [1, 1],
    [-1, -1],
  ],
} as const;

/** The steps of the longest crooked or circular rides that start in a direction and fit on the largest board. The piece may stop after each step. */
export function curvesOf(
  letter: 'z' | 'q',
  start: Direction,
  range: number,
  stepIn: (direction: Direction) => Vector,
): readonly (readonly Vector[])[] {
  const most = range < 2 ? MAX_BOARD_SIDE - 1 : Math.min(range, MAX_BOARD_SIDE - 1);
  return TURNS[letter].map(([first, second]) => {
    const steps: Vector[] = [];
    let direction = start;
    for (let index = 0; index < most; index++) {
      steps.push(stepIn(direction));
      if (!fits(steps)) return steps.slice(0, -1);
      direction = turn(direction, index % 2 === 0 ? first : second);
    }
    return steps;
  });
}

/** Whether the steps stay on the largest board from some square, and never come back to a square. */
export function fits(steps: readonly Vector[]): boolean {
  let at: Vector = { dx: 0, dy: 0 };
  const ends = [at, ...steps.map((step) => (at = plus(at, step)))];
  const [files, ranks] = [ends.map(({ dx }) => dx), ends.map(({ dy }) => dy)];
  const isWithin = (places: readonly number[]): boolean =>
    Math.max(...places) - Math.min(...places) < MAX_BOARD_SIDE;
  return isWithin(files) && isWithin(ranks) && new Set(ends.map(vectorKey)).size === ends.length;
}
