import { ALWAYS, type Condition } from '../../ir/movement.js';
import {
  both,
  DIRECTIONS,
  DISTANCE,
  EVERY,
  LENGTH,
  NUMBER,
  type Directions,
  type Distance,
} from './directions.js';
import { sameVector } from '../../ir/movement.js';
import type { Manner, Way } from './move-facts.js';
import { EITHER, longest, named, oneOf, opt, pattern, Phrase, wordLike, words } from './phrase.js';
import { SQUARES, UNTIL_STOPPED } from './over-pieces.js';
import { CAPTURINGLY, NOT_CAPTURING, QUIETLY } from './verbs.js';
import { leaper, line, type Line } from './shapes.js';
import { REFERENCE } from './references.js';
import { LETTER_L, SHAPE } from './way-phrases.js';
import { COMPOUND, LIKE, likes } from './like-phrases.js';

/** Ways joined by "and" and "or", each with what it is for and when: "one square forward on its first move". */

export interface Item {
  /** The same in other words. */
  readonly again?: readonly Way[];
  readonly ways: readonly Way[];
  readonly manner: Manner | null;
  readonly condition: Condition | null;
  /** "One square forward without capturing": behind several ways, nobody knows of which it speaks. */
  readonly trails?: true;
  /** "In an L shape": what follows a comma explains it. */
  readonly isLetter?: true;
  /** "…, or two on its first move": the way of the item before, so far. */
  readonly far?: Distance;
}

const ON_FIRST_MOVE = words(
  "(on|as|for|in|with|at|during)? (its|their|the|a|his|each pawn's) (very)? (first|initial|1st|opening) (move|turn)|(on|at) (first|initial) (move|moves|turn)|initially|(from|in|on|at) (its|their|the) (initial|starting|original|start|first|home) (position|square|rank|row|location|place)|when it has not moved|if it has not moved (yet)?|if it has not yet moved",
);
/** Not in "away from its starting square". */
export const FIRST_MOVE = Phrase.of(
  (reading, at) => (reading.words[at - 1]?.text === 'away' ? [] : ON_FIRST_MOVE.match(reading, at)),
  () => ON_FIRST_MOVE.start,
);

export const FIRST: Condition = { ...ALWAYS, initial: true };

export function item(
  ways: readonly Way[],
  manner: Manner | null = null,
  condition: Condition | null = null,
): Item {
  return { ways, manner, condition };
}

/** Squares of which a page says which they are, or in quotes. */
const REGION = oneOf(
  words('non (connected|adjoined)|unconnected').as(() => 'unconnected'),
  wordLike((text, image) => {
    if (text.startsWith('"')) return image.slice(1, -1).replace(/\\(.)/g, '$1');
    return /^[a-z][a-z0-9]*$/.test(text) && !NO_REGIONS.has(text) ? text : null;
  }),
);
/** Words before "squares" that name no region. */
const NO_REGIONS: ReadonlySet<string> = new Set(
  'the a an any all each every empty vacant free occupied unoccupied adjacent other both these those'.split(
    ' ',
  ),
);
export const CONDITION: Phrase<Condition> = oneOf<Condition>(
  pattern`(on|from) ${REGION} (squares|points) ,?`.as(([from]) => ({ ...ALWAYS, from })),
  pattern`on (non connected|unconnected) ,?`.as(() => ({ ...ALWAYS, from: 'unconnected' })),
  pattern`(to|onto) ${REGION} (squares|points) ,?`.as(([to]) => ({ ...ALWAYS, to })),
  pattern`${FIRST_MOVE} ,?`.as(() => FIRST),
);

const BARE: Phrase<readonly Way[]> = oneOf(
  SHAPE.as((way): readonly Way[] => [way]),
  LIKE,
  COMPOUND,
);
export const MANNER: Phrase<Manner> = oneOf(
  words(
    '(both)? (to move (and|or|as well as) (to)? capture|for moving (and|or) (for)? capturing|when moving (and|or) capturing|for (moves|movement) and (captures|capture))',
  ).as(() => 'both' as const),
  CAPTURINGLY.as(() => 'capture' as const),
  oneOf(QUIETLY, NOT_CAPTURING).as(() => 'quiet' as const),
);

/** The steps of a knight's move. */
const L_IN_STEPS = words(
  '(one|1) (square|step) (orthogonally|straight|horizontally|vertically|horizontally or vertically|vertically or horizontally|forward) (and|then|followed by|plus) then? (one|1) (square|step)? diagonally outward?',
);

const ITEM: Phrase<Item> = named<Item>(() => [
  pattern`${LETTER_L} ,? :|-|ie? ${L_IN_STEPS}`.as(() => item([leaper(1, 2)])),
  pattern`${LETTER_L} ,|:|- ${SHAPE}`.as(([, way]) => ({ ...item([leaper(1, 2)]), again: [way] })),
  LETTER_L.as(() => ({ ...item([leaper(1, 2)]), isLetter: true })),
  pattern`${SHAPE} ,? ${LIKE}`.as(([way, again]) => ({ ...item([way]), again })),
  pattern`${LIKE} ,? (:|-|ie)? (that is|that is to say|in detail|one could say|,)? ${SHAPE}`.as(
    ([again, way]) => ({ ...item([way]), again }),
  ),
  pattern`${MANNER} ,? ${BARE}`.as(([manner, ways]) => item(ways, manner)),
  pattern`${BARE} ${MANNER}`.as(([ways, manner]) => ({ ...item(ways, manner), trails: true })),
  pattern`${BARE} , ${MANNER}`.as(([ways, manner]) => ({ ...item(ways, manner), trails: true })),
  pattern`${BARE} ,? ${FIRST_MOVE}`.as(([ways]) => item(ways, null, FIRST)),
  pattern`${FIRST_MOVE} ,? ${BARE}`.as(([, ways]) => item(ways, null, FIRST)),
  BARE.as((ways) => item(ways)),
  // What it denies is said already: "orthogonally, not diagonally".
  pattern`${SHAPE} ,? (but|and)? not ${DIRECTIONS}`.when(([way, denied]) =>
    way.kind === 'line' && !way.steps.some((step) => denied.some((one) => sameVector(one, step)))
      ? item([way])
      : null,
  ),
  pattern`${SHAPE} ,? ${UNTIL_STOPPED}`.as(([way]) => item([way])),
  // The squares are empty, those passed over too.
  pattern`${SHAPE} ,? (provided|if|when) (that)? (both|the|all)? squares (in front of (it|them|the pawn|the piece))? are (unoccupied|empty|vacant|free)`.as(
    ([way]) => item([way.kind === 'line' ? { ...way, jumps: false } : way], 'quiet'),
  ),
  pattern`to (an|any|the)? (adjacent|neighbouring)? (empty|vacant|unoccupied|free) (adjacent|neighbouring)? square ${DIRECTIONS}`.as(
    ([steps]) => item([line(steps, { least: 1, most: 1 })], 'quiet'),
  ),
  pattern`(as|like)? (a|an|the)? ${REFERENCE} (move|moves|movement)? (plus|with) (the|an|a)? (extra|added|additional|addition of)? (move|step)? (of)? ${SHAPE}`.when(
    ([piece, way]) =>
      way.kind === 'line' && way.most === 1 ? item([...likes([piece]), way]) : null,
  ),
  pattern`${CONDITION} ${BARE}`.as(([condition, ways]) => item(ways, null, condition)),
]);

const FARTHER: Phrase<Item> = oneOf<Item>(
  pattern`${LENGTH} ,? ${FIRST_MOVE}`.as(([far]) => ({ ...item([], null, FIRST), far })),
  pattern`${FIRST_MOVE} ,? ${LENGTH}`.as(([, far]) => ({ ...item([], null, FIRST), far })),
);
/** The way before it, farther; null: there are several. */
function farther({ manner, ways: [way, ...others] }: Item, next: Item): Item | null {
  return next.far === undefined || way?.kind !== 'line' || others.length > 0
    ? null
    : item([{ ...way, least: next.far.least, most: next.far.most ?? 'edge' }], manner, FIRST);
}

const remaining = (lines: readonly Line[]): Directions =>
  EVERY.filter((step) => lines.every(({ steps }) => both(steps, [step]).length === 0));

/** True: more than a comma. */
const OR = oneOf(
  words(',').as(() => false),
  words(
    ',? (or|and|and/or|or else|or alternatively|as well as|besides|(or|and) ,? in addition ,?|+|plus|or by|and by|;)',
  ).as(() => true),
);
/** The longer the items the better: "two squares forward and one square sideways" is one leap. */
export const ITEMS: Phrase<readonly Item[]> = named<readonly Item[]>(() => [
  // "Straight ahead one square, or two squares from its start": only the second is a first move.
  oneOf(
    pattern`${DIRECTIONS} by? ${NUMBER} ${SQUARES} or ${NUMBER} ${SQUARES} ,? ${FIRST_MOVE}`,
    pattern`by? ${NUMBER} ${SQUARES} or ${NUMBER} ${SQUARES} ${DIRECTIONS} ,? ${FIRST_MOVE}`.as(
      ([near, , far, , steps]) => [steps, near, true, far, true, true] as const,
    ),
  ).as(([steps, near, , far]) => [
    item([line(steps, { least: near, most: near })]),
    item([line(steps, { least: far, most: far })], null, FIRST),
  ]),
  ITEM.as((only) => [only]),
  pattern`${longest(ITEM)} (or|and|,) ,? ${FARTHER} ${opt(pattern`${OR} ${ITEMS}`)}`.when(
    ([first, next, others]) => {
      const far = farther(first, next);
      return far === null ? null : [first, far, ...(others?.[1] ?? [])];
    },
  ),
  // "Either one square forward or two squares diagonally, without capturing": both.
  pattern`${EITHER} ${BARE} ,? or ${BARE} ,? ${MANNER}`.as(([, one, other, manner]) => [
    item([...one, ...other], manner),
  ]),
  pattern`${longest(ITEM)} ${OR} (steps|moves|slides|goes|step|move|slide)? ${DISTANCE} (in|along) (any|all|every|the) (other|remaining) (direction|directions)`.when(
    ([first, , distance]) => {
      const lines = first.ways.flatMap((way) => (way.kind === 'line' ? [way] : []));
      return lines.length < first.ways.length
        ? null
        : [first, item([line(remaining(lines), distance)])];
    },
  ),
  pattern`${longest(ITEM)} ${OR} ${ITEMS}`.when(([first, or, others]) => {
    const isExplained = first.isLetter === true && !or;
    const isUnclear = first.manner === null && others[0]?.trails === true;
    return isExplained || isUnclear ? null : [first, ...others];
  }),
]);
