import { tokenMatcher, type IToken } from 'chevrotain';
import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import { directionOf, headingOf } from './headings.js';
import * as t from './lexer.js';
import type { CountTree, HeadingTree, LegTree, SpotTree, TailTree } from './trees.js';
import type {
  Count,
  Heading,
  Hop,
  Leap,
  LeapSize,
  Leg,
  LegEnd,
  Spot,
  SpotPart,
  Walk,
} from './syntax.js';

const NOWHERE: Heading = { alternatives: [], turn: null, side: null };

/** What a verb makes of runs: a leap, a hop, or else a walk; two of them if "and" joins what the verb does not. */
export function wayOfRuns(
  legs: readonly LegTree[],
  verb: IToken | null,
): readonly (Walk | Leap | Hop)[] {
  const [first] = legs;
  if (first === undefined) return [];
  const is = (type: typeof t.Leaps): boolean => verb !== null && tokenMatcher(verb, type);
  const isPlain = legs.length === 1 && first.unit === 'squares';
  if (is(t.Leaps) && isPlain && first.count !== null)
    return [
      {
        kind: 'leap',
        size: leapSize(first.count.numbers[0] ?? null, first),
        spots: spotsOf(first),
      },
    ];
  if (is(t.Hops) && legs.length === 1) return [hopOf(first)];
  const steps = is(t.Steps);
  const walk: Walk = {
    kind: 'walk',
    legs: legs.map((leg, index) => legOf({ ...leg, isStep: leg.isStep || (steps && index === 0) })),
  };
  const last = legs.at(-1);
  if (last?.unit !== 'squares' || last.side === null) return [walk];
  const { far, heading } = last.side;
  const count = { least: numberOf(far), most: numberOf(far) };
  const step = { kind: 'step', heading: headingOrNowhere(heading) } as const;
  return [
    walk,
    { kind: 'walk', legs: [{ run: { count, step }, end: 'quiet', skip: 0, spots: [] }] },
  ];
}

function legOf(leg: LegTree): Leg {
  return {
    run: { count: legCount(leg), step: stepOf(leg) },
    end: endOf(leg),
    skip: skipOf(leg),
    spots: spotsOf(leg),
  };
}

function legCount({ count, isStep }: LegTree): Count | null {
  if (count !== null) return countOf(count);
  return isStep ? { least: 1, most: 1 } : null;
}

function stepOf(leg: LegTree): Leg['run']['step'] {
  return leg.unit === 'leaps'
    ? leapSize(leg.far, leg)
    : { kind: 'step', heading: headingOrNowhere(joinHeadings(leg.headings)) };
}

function hopOf(leg: LegTree): Hop {
  const away = tailOf(leg, 'away');
  const landing = tailOf(leg, 'landing');
  return {
    kind: 'hop',
    run: { count: leg.count && countOf(leg.count), step: stepOf(leg) },
    hurdle: away === null ? null : numberOf(away.number),
    beyond: landing === null ? null : landing.number === null ? 1 : numberOf(landing.number),
  };
}

function leapSize(far: IToken | null, { headings, side }: LegTree): LeapSize {
  return {
    kind: 'leap',
    far: numberOf(far),
    heading: headingOrNowhere(joinHeadings(headings)),
    side:
      side === null
        ? null
        : { far: numberOf(side.far), heading: sideHeading(headingOrNowhere(side.heading)) },
  };
}

function sideHeading(heading: Heading): Heading | null {
  return heading.turn === 'at-a-right-angle' ? null : heading;
}

function headingOrNowhere(tree: HeadingTree | null): Heading {
  return tree === null ? NOWHERE : headingOf(tree);
}

function tailOf<K extends TailTree['kind']>(
  { tails }: LegTree,
  kind: K,
): Extract<TailTree, { readonly kind: K }> | null {
  const isWanted = (tail: TailTree): tail is Extract<TailTree, { readonly kind: K }> =>
    tail.kind === kind;
  return tails.find(isWanted) ?? null;
}

function endOf(leg: LegTree): LegEnd {
  const end = tailOf(leg, 'end');
  if (end === null) return 'quiet';
  const isOwn = end.whose !== null && tokenMatcher(end.whose, t.Own);
  if (tokenMatcher(end.word, t.Taking)) return isOwn ? 'own-capture' : 'capture';
  return end.whose === null ? 'hurdle' : 'enemy-hurdle';
}

function skipOf(leg: LegTree): number {
  const skip = tailOf(leg, 'skip');
  if (skip === null) return 0;
  return skip.number === null ? 1 : numberOf(skip.number);
}

function spotsOf(leg: LegTree): readonly Spot[] {
  return tailOf(leg, 'spots')?.spots.map(spotOf) ?? [];
}

function spotOf({ is, parts }: SpotTree): Spot {
  return {
    place: parts.flatMap(({ far, way }): readonly SpotPart[] => {
      if (tokenMatcher(way, t.Along)) return [{ far: numberOf(far), way: 'along' }];
      if (tokenMatcher(way, t.Across)) return [{ far: numberOf(far), way: 'across' }];
      const direction = directionOf(way);
      return direction === null ? [] : [{ far: numberOf(far), way: direction }];
    }),
    is: tokenMatcher(is, t.Empty) ? 'empty' : 'occupied',
  };
}

function countOf({ numbers, word }: CountTree): Count {
  const [first, second] = numbers.map(numberOf);
  if (first === undefined) return { least: 1, most: null };
  if (word === null) return { least: first, most: first };
  if (tokenMatcher(word, t.UpTo)) return { least: 1, most: first };
  if (tokenMatcher(word, t.AtLeast)) return { least: first, most: null };
  return { least: first, most: second ?? first };
}

function numberOf(token: IToken | null): number {
  if (token === null) return 0;
  const word = token.image.toLowerCase();
  if (word === 'single') return 1;
  const index = NUMBER_WORDS.findIndex((candidate) => candidate === word);
  return index >= 0 ? index : Number.parseInt(word, 10) || 0;
}

/** `one diagonal step forward`: what stands in front of the squares and behind them holds together. */
function joinHeadings(headings: readonly HeadingTree[]): HeadingTree | null {
  const [first, ...rest] = headings;
  if (first === undefined) return null;
  return rest.reduce<HeadingTree>(
    (joined, heading) => joined.flatMap((words) => heading.map((more) => [...words, ...more])),
    first,
  );
}
