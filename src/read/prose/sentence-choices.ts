import type { Count, MoveSentence, Walk, Way } from '../../../grammar/prose/syntax.js';
import { isOpenBend, isOpenTurn } from './walks.js';

/** What a text may leave open, and how it can be taken then. */

/** A bend without a direction: "one square orthogonally and then one square diagonally". */
export const BENDS = ['lame', 'leap', 'any-way'] as const;
/** A bend that may lead back: "one square diagonally forward and then one sideways". */
export const TURNS = ['outward', 'any-turn'] as const;
/** No number of squares: "any number of squares forward, and they also move diagonally". */
export const COUNTS = ['as-far', 'one-square'] as const;

export interface SentenceChoice {
  readonly bends: (typeof BENDS)[number];
  readonly turns: (typeof TURNS)[number];
  readonly counts: (typeof COUNTS)[number];
}

export type ChoiceKey = SentenceChoice[keyof SentenceChoice];

/** In words that follow "it goes". */
export const CHOICE_WORDS: Readonly<Record<ChoiceKey, string>> = {
  lame: 'over an empty square',
  leap: 'leaping',
  'any-way': 'in any direction',
  outward: 'onward, never back',
  'any-turn': 'to either side, be it back',
  'as-far': 'as far as the way before',
  'one-square': 'one square',
};

/** A choice, and the keys of what it chooses among; none: the text leaves nothing open. */
export interface OpenChoice {
  readonly choice: SentenceChoice;
  readonly keys: readonly ChoiceKey[];
}

/** All ways to take some sentences, the plainest first. */
export function choicesFor(sentences: readonly MoveSentence[]): readonly OpenChoice[] {
  const walks = sentences
    .filter(({ isExample }) => !isExample)
    .flatMap(({ ways }) => ways.filter(isWalk));
  const hasBends = walks.some(isOpenBend);
  const hasTurns = walks.some(isOpenTurn);
  const hasCounts = walks.some(({ legs }) => legs[0]?.run.countBefore !== undefined);
  return options(BENDS, hasBends).flatMap((bends) =>
    options(TURNS, hasTurns).flatMap((turns) =>
      options(COUNTS, hasCounts).map((counts) => ({
        choice: { bends, turns, counts },
        keys: [
          ...(hasBends ? [bends] : []),
          ...(hasTurns ? [turns] : []),
          ...(hasCounts ? [counts] : []),
        ],
      })),
    ),
  );
}

function options<T>(all: readonly T[], isOpen: boolean): readonly T[] {
  return isOpen ? all : all.slice(0, 1);
}

function isWalk(way: Way): way is Way & Walk {
  return way.kind === 'walk';
}

/** The walk with the number of squares that its sentence may leave open. */
export function withCounts(walk: Walk, counts: SentenceChoice['counts']): Walk {
  const [first, ...rest] = walk.legs;
  if (first?.run.countBefore === undefined) return walk;
  const count: Count = counts === 'as-far' ? first.run.countBefore : { least: 1, most: 1 };
  return { ...walk, legs: [{ ...first, run: { step: first.run.step, count } }, ...rest] };
}
