import { numberWord } from '../../catalog/number-words.js';
import type { LegEnd, Reach, Vector } from '../../ir/movement.js';
import { groupBy } from '../../text/group-by.js';
import { leapHeadings, sidesOf, squares } from './headings.js';
import { legHeadings, routeHeadings } from './routes.js';
import { spotWords } from './spots.js';
import { firstStep, isKingStep, type Stroke, type WalkLeg } from './strokes.js';

/** A verb and its complement: `moves` `one square diagonally`. */
export interface Way {
  readonly verb: string;
  readonly words: string;
}

/** Strokes in words. Strokes that differ only in direction are combined. */
export function waysOf(strokes: readonly Stroke[]): readonly Way[] {
  return [...groupBy(strokes, shapeOf)]
    .map(([, alike]) => alike)
    .sort(([a], [b]) => (a === undefined || b === undefined ? 0 : compareShapes(a, b)))
    .flatMap(waysOfShape);
}

/** Sorts steps before leaps before others, then straight before diagonal, then short before long. */
function compareShapes(a: Stroke, b: Stroke): number {
  return (
    rank(a) - rank(b) ||
    slope(a) - slope(b) ||
    sidesOf(firstStep(a)).long - sidesOf(firstStep(b)).long
  );
}

function rank(stroke: Stroke): number {
  switch (stroke.kind) {
    case 'walk': {
      const [first, ...rest] = stroke.legs;
      if (first === undefined || rest.length > 0) return 1;
      if (isKingStep(first.step)) return 0;
      return first.most === 1 ? 2 : 3;
    }
    case 'lame-leap':
      return 4;
    case 'lame-ride':
      return 5;
    case 'hop':
      return 6;
  }
}

/** 0 for straight, 1 for diagonal, 2 for other directions. */
function slope(stroke: Stroke): number {
  const { long, short } = sidesOf(firstStep(stroke));
  return short === 0 ? 0 : short === long ? 1 : 2;
}

/** A key for strokes that differ only in direction. */
function shapeOf(stroke: Stroke): string {
  switch (stroke.kind) {
    case 'walk': {
      const [first, ...rest] = stroke.legs;
      const isSlide = rest.length === 0 && first !== undefined && isKingStep(first.step);
      const legs = stroke.legs.map(({ step, least, most, end }) => [
        isSlide ? 'king' : lengthOf(step),
        least,
        most,
        end,
      ]);
      return JSON.stringify([stroke.kind, legs]);
    }
    case 'lame-leap':
      return JSON.stringify([
        stroke.kind,
        lengthOf(stroke.vector),
        spotWords(stroke.spots, stroke.vector),
      ]);
    case 'lame-ride':
      return JSON.stringify([
        stroke.kind,
        lengthOf(stroke.step),
        stroke.reach,
        stroke.skip,
        spotWords(stroke.spots, stroke.step),
      ]);
    case 'hop': {
      const { kind, reach, hurdle, beyond, step } = stroke;
      return JSON.stringify([
        kind,
        isKingStep(step) ? 'king' : lengthOf(step),
        reach,
        hurdle,
        beyond,
      ]);
    }
  }
}

function lengthOf(step: Vector): string {
  const { long, short } = sidesOf(step);
  return `${long},${short}`;
}

function waysOfShape(strokes: readonly Stroke[]): readonly Way[] {
  const [first] = strokes;
  if (first === undefined) return [];
  switch (first.kind) {
    case 'walk':
      return walks(
        first.legs,
        strokes.map((stroke) =>
          stroke.kind === 'walk' ? stroke.legs.map(({ step }) => step) : [],
        ),
      );
    case 'lame-leap': {
      const condition = ` if ${spotWords(first.spots, first.vector)}`;
      return leapHeadings(strokes.map(firstStep)).map((heading) => ({
        verb: 'leaps',
        words: heading + condition,
      }));
    }
    case 'lame-ride': {
      const condition =
        first.spots.length === 0 ? '' : ` if at each step ${spotWords(first.spots, first.step)}`;
      const skip =
        first.skip === 0
          ? ''
          : ` passing over the first ${first.skip === 1 ? 'square' : squares(first.skip)}`;
      return runs('moves', 1, first.reach, strokes.map(firstStep), skip + condition);
    }
    case 'hop': {
      const { step, reach, hurdle, beyond } = first;
      const far = hurdle === 'edge' ? '' : ` at most ${steps(hurdle, step)} away`;
      const landing =
        beyond === 'edge'
          ? ''
          : ` landing ${beyond === 1 ? 'right' : `at most ${steps(beyond, step)}`} behind it`;
      const words = ` over one piece${far}${landing}`;
      return runs('hops', 1, reach, strokes.map(firstStep), words);
    }
  }
}

/** Equal steps in one of several directions, followed by further words. */
function runs(
  verb: string,
  least: number,
  most: Reach,
  directions: readonly Vector[],
  more: string,
): readonly Way[] {
  return legHeadings(directions).map((heading) => ({
    verb,
    words: run(least, most, heading, directions[0]) + more,
  }));
}

function run(least: number, most: Reach, heading: string, step: Vector | undefined): string {
  const isStep = step === undefined || isKingStep(step);
  const count = isStep
    ? countWords(least, most, 'square', 'squares')
    : countWords(least, most, 'leap', 'equal leaps');
  return isStep ? `${count} ${heading}` : `${count} of ${heading}`;
}

/** `three squares`, `one leap`. */
function steps(count: number, step: Vector): string {
  if (isKingStep(step)) return squares(count);
  return `${numberWord(count)} ${count === 1 ? 'leap' : 'leaps'}`;
}

/** A range in words: `one square`, `up to three squares`. */
function countWords(least: number, most: Reach, one: string, many: string): string {
  if (least === 1 && most === 1) return `one ${one}`;
  if (least === most) return `exactly ${numberWord(least)} ${many}`;
  if (most === 'edge')
    return least === 1 ? `any number of ${many}` : `at least ${numberWord(least)} ${many}`;
  if (least === 1) return `up to ${numberWord(most)} ${many}`;
  return `from ${numberWord(least)} to ${numberWord(most)} ${many}`;
}

/** Words for what a leg does on its last square. */
const ENDS: Readonly<Record<LegEnd, string>> = {
  quiet: '',
  capture: ' taking an enemy piece',
  'own-capture': ' taking an own piece',
  hurdle: ' onto a piece',
  'enemy-hurdle': ' onto an enemy piece',
};

function walks(legs: readonly WalkLeg[], routes: readonly (readonly Vector[])[]): readonly Way[] {
  const [first, ...rest] = legs;
  if (first === undefined) return [];
  const { least, most, step } = first;
  if (rest.length === 0) {
    const directions = routes.flat();
    if (isKingStep(step)) return runs('moves', least, most, directions, '');
    if (sidesOf(step).long === 0) return [{ verb: 'stays', words: 'on its square' }];
    if (least === 1 && most === 1)
      return leapHeadings(directions).map((words) => ({ verb: 'leaps', words }));
    return runs('makes', least, most, directions, '');
  }
  return routeHeadings(routes).map((headings) => ({
    verb: isKingStep(step) ? 'moves' : 'makes',
    words: legs
      .map(
        (leg, index) => run(leg.least, leg.most, headings[index] ?? '', leg.step) + ENDS[leg.end],
      )
      .join(' and then '),
  }));
}
