import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { plus, type Vector } from '../../ir/movement.js';
import { turn, type Direction } from './compass.js';

/** A full circle has eight steps, and the last would lead back to the start. */
const CIRCLE = 7;

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
  const unlimited = letter === 'q' ? CIRCLE : MAX_BOARD_SIDE - 1;
  const most = range < 2 ? unlimited : Math.min(range, unlimited);
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

/** Whether the steps stay on the largest board from some square. */
export function fits(steps: readonly Vector[]): boolean {
  const ends = endsOf(steps);
  return [ends.map(({ dx }) => dx), ends.map(({ dy }) => dy)].every(
    (places) => Math.max(...places) - Math.min(...places) < MAX_BOARD_SIDE,
  );
}

/** Where a path stands at the start and after each step. */
export function endsOf(steps: readonly Vector[]): readonly Vector[] {
  let at: Vector = { dx: 0, dy: 0 };
  return [at, ...steps.map((step) => (at = plus(at, step)))];
}
