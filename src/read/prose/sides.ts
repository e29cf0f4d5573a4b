import type {
  DirectionWord,
  Heading,
  Leg,
  MoveSentence,
  Way,
} from '../../../grammar/prose/syntax.js';

/** Directions that a sentence gives by the side of the board on which a piece starts. */

export type Side = 'left' | 'right';

const OTHER: Readonly<Record<Side, Side>> = { left: 'right', right: 'left' };

/** The side on which a piece starts, as its name says: "Left Quail"; null: the name says none. */
export function sideOf(name: string): Side | null {
  const word = /\b(left|right)\b/i.exec(name)?.[1]?.toLowerCase();
  return word === 'left' || word === 'right' ? word : null;
}

/** The sentences with left and right for "away from their starting side" and "on the opposite side"; null: nobody knows the side. */
export function withSides(
  sentences: readonly MoveSentence[],
  start: Side | null,
): readonly MoveSentence[] | null {
  let last: Side | null = null;
  const unknown: DirectionWord[] = [];
  const word = (one: DirectionWord): DirectionWord => {
    const side = sideFor(one, start, last);
    if (side === undefined) return one;
    if (side === null) unknown.push(one);
    last = side ?? last;
    return side ?? one;
  };
  const heading = (one: Heading): Heading => ({
    ...one,
    alternatives: one.alternatives.map((words) => words.map(word)),
  });
  const settled = sentences.map((sentence) => ({
    ...sentence,
    ways: sentence.isExample ? sentence.ways : sentence.ways.map((way) => wayWith(way, heading)),
  }));
  return unknown.length === 0 ? settled : null;
}

/** Undefined: the word is not about sides; null: it is, and the side is not known. */
function sideFor(
  word: DirectionWord,
  start: Side | null,
  last: Side | null,
): Side | null | undefined {
  switch (word) {
    case 'away-from-start':
      return start === null ? null : OTHER[start];
    case 'opposite-side':
      return last === null ? null : OTHER[last];
    case 'left':
    case 'right':
      return word;
    case 'straight':
    case 'diagonally':
    case 'forward':
    case 'backward':
    case 'sideways':
    case 'vertically':
    case 'forward-left':
    case 'forward-right':
    case 'backward-left':
    case 'backward-right':
    case 'in-any-direction':
      return undefined;
  }
}

function wayWith(way: Way, heading: (one: Heading) => Heading): Way {
  switch (way.kind) {
    case 'like':
    case 'stay':
      return way;
    case 'leap':
      return { ...way, size: { ...way.size, heading: heading(way.size.heading) } };
    case 'hop':
      return { ...way, run: runWith(way.run, heading) };
    case 'walk':
      return { ...way, legs: way.legs.map((leg) => ({ ...leg, run: runWith(leg.run, heading) })) };
  }
}

function runWith(run: Leg['run'], heading: (one: Heading) => Heading): Leg['run'] {
  return { ...run, step: { ...run.step, heading: heading(run.step.heading) } };
}
