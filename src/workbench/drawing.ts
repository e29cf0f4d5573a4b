import { equalMovements } from '../ir/compare.js';
import { ALWAYS, type Move, type Movement } from '../ir/movement.js';

/** Moves as they are drawn on a grid around the piece, by clicks. */

/** How far a drawing goes from the piece. */
export const REACH = 3;

const DOES = ['both', 'quiet', 'capture'] as const;

/** What a piece does on a square: a leap there, or a slide that goes on in the same steps. */
export interface Mark {
  readonly dx: number;
  readonly dy: number;
  readonly slides: boolean;
  readonly does: (typeof DOES)[number];
}

export type Drawing = readonly Mark[];

/** What is drawn, as a movement. */
export function movementOf(drawing: Drawing): Movement {
  return drawing.flatMap(({ does, dx, dy, slides }) =>
    (does === 'both' ? (['quiet', 'capture'] as const) : [does]).map((modality): Move => {
      const base = { modality, enPassant: false, condition: ALWAYS };
      const vector = { dx, dy };
      return slides
        ? { kind: 'ride', step: vector, reach: 'edge', lame: [], skip: 0, ...base }
        : { kind: 'leap', vector, ...base };
    }),
  );
}

/** A movement as a drawing; `isWhole`: nothing of it is left out. */
export function drawingOf(movement: Movement): {
  readonly drawing: Drawing;
  readonly isWhole: boolean;
} {
  const marks = new Map<string, Mark>();
  for (const move of movement) {
    const { condition, modality } = move;
    const { initial, from, to } = condition;
    const way = wayOf(move);
    if (way === null || modality === 'own-capture' || initial || from !== null || to !== null)
      continue;
    const key = keyOf(way);
    const before = marks.get(key);
    // A slide includes the leap to its first square.
    const slides = way.slides || before?.slides === true;
    const does = before === undefined || before.does === modality ? modality : 'both';
    marks.set(key, { dx: way.dx, dy: way.dy, slides, does });
  }
  const drawing = [...marks.values()];
  return { drawing, isWhole: equalMovements(movementOf(drawing), movement) };
}

/** Null: it is neither a leap nor a slide to the edge, or goes farther than the grid. */
function wayOf(move: Move): Pick<Mark, 'dx' | 'dy' | 'slides'> | null {
  const vector = move.kind === 'leap' ? move.vector : move.kind === 'ride' ? move.step : null;
  if (vector === null || Math.max(Math.abs(vector.dx), Math.abs(vector.dy)) > REACH) return null;
  const isLeap = move.kind === 'leap' || (move.kind === 'ride' && move.reach === 1);
  const isPlain =
    move.kind === 'leap' || (move.kind === 'ride' && move.lame.length === 0 && move.skip === 0);
  const isSlide = move.kind === 'ride' && move.reach === 'edge';
  return isPlain && (isLeap || isSlide) ? { ...vector, slides: isSlide } : null;
}

/** The drawing after a click on a square: nothing, both, move only, capture only, and nothing again. */
export function clicked(
  drawing: Drawing,
  { dx, dy, slides }: Pick<Mark, 'dx' | 'dy' | 'slides'>,
): Drawing {
  const key = keyOf({ dx, dy });
  const before = drawing.find((mark) => keyOf(mark) === key);
  const others = drawing.filter((mark) => mark !== before);
  const next = before?.slides === slides ? DOES[DOES.indexOf(before.does) + 1] : DOES[0];
  return next === undefined ? others : [...others, { dx, dy, slides, does: next }];
}

export function keyOf({ dx, dy }: Pick<Mark, 'dx' | 'dy'>): string {
  return `${dx} ${dy}`;
}
