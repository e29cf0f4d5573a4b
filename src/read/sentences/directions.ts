import { COMPASS, sameVector, type Vector } from '../../ir/movement.js';
import { listOf, named, oneOf, opt, pattern, Phrase, wordLike, words } from './phrase.js';
import { NUMBER_WORDS, ORDINAL_WORDS } from '../../catalog/number-words.js';

/** Phrases for directions and distances. Directions are steps to adjacent squares, as seen by White. */

export type Directions = readonly Vector[];

const those = (isMeant: (step: Vector) => boolean): Directions => COMPASS.filter(isMeant);
export const DIAGONAL = those(({ dx, dy }) => dx * dy !== 0);
export const ORTHOGONAL = those(({ dx, dy }) => dx * dy === 0);
export const EVERY = COMPASS;
const VERTICAL = those(({ dx }) => dx === 0);
const HORIZONTAL = those(({ dy }) => dy === 0);

export function both(a: Directions, b: Directions): Directions {
  return a.filter((step) => b.some((other) => sameVector(step, other)));
}

export function union(all: readonly Directions[]): Directions {
  return COMPASS.filter((step) => all.flat().some((other) => sameVector(step, other)));
}

const AXIS = oneOf(
  words('diagonal|diagonally|diagonals|bishopwise|bishop-wise').as(() => DIAGONAL),
  words('orthogonal|orthogonally|orthogonals|rectilinearly|perpendicularly|rookwise|rook-wise').as(
    () => ORTHOGONAL,
  ),
  words('vertical|vertically').as(() => VERTICAL),
  words('horizontal|horizontally').as(() => HORIZONTAL),
);

/** A direction such as "forward": the straight step, and the half of the board. */
interface Heading {
  readonly straight: Directions;
  readonly half: Directions;
}

const towards = (isMeant: (step: Vector) => boolean): Heading => ({
  half: those(isMeant),
  straight: both(ORTHOGONAL, those(isMeant)),
});

const FORWARD = towards(({ dy }) => dy > 0);
const BACKWARD = towards(({ dy }) => dy < 0);
const LEFT = towards(({ dx }) => dx < 0);
const RIGHT = towards(({ dx }) => dx > 0);
const SIDEWAYS: Heading = { straight: HORIZONTAL, half: those(({ dx }) => dx !== 0) };

const HEADING = oneOf(
  words('forward|forwards|ahead|upward|upwards|up').as(() => FORWARD),
  words('(in|to)? (the|its)? front').as(() => FORWARD),
  words('backward|backwards|back|rearward|rearwards|downward|downwards|down').as(() => BACKWARD),
  words('sideways|sideway|sidewards|laterally|lateraly|lateral|sidewise|aside|to the sides').as(
    () => SIDEWAYS,
  ),
  words('to? (the|its)? (either|each|one|any|both) (side|sides)').as(() => SIDEWAYS),
  words('to? (the|its)? left (or|and) to? (the|its)? right').as(() => SIDEWAYS),
  words('to? (the|its)? left').as(() => LEFT),
  words('to? (the|its)? right').as(() => RIGHT),
);

const FORTH = oneOf(
  words('forward|forwards').as(() => FORWARD),
  words('backward|backwards').as(() => BACKWARD),
);

/** A diagonal step named by both its sides. */
const CORNER = wordLike((text) => {
  const match = /^(for|back)wards?-(left|right)$/.exec(text);
  if (match === null) return null;
  const half = both(
    (match[1] === 'for' ? FORWARD : BACKWARD).half,
    (match[2] === 'left' ? LEFT : RIGHT).half,
  );
  return both(DIAGONAL, half);
});

const OR = words('or|and|and/or|/|,');
const HEADINGS = oneOf(
  pattern`${listOf(HEADING, OR)}`.as(([all]) => ({
    half: union(all.map(({ half }) => half)),
    straight: union(all.map(({ straight }) => straight)),
  })),
);

const OF = words(
  '(in|along|on|to|towards)? (any|every|each|all|either|the|both|its|one|a|an arbitrary) (one? of)? (the|its)?',
);
const COUNT_OF_WAYS = wordLike((text) =>
  /^(?:two|three|four|five|six|eight|2|3|4|5|6|8)$/.test(text) ? text : null,
);
const WAY_WORD = words('direction|directions|ways|lines|line|way|move|moves|axis|axes|path|paths');

/** "in any direction", "in one of the four diagonal directions". */
const IN_DIRECTION = oneOf(
  pattern`${OF} ${opt(COUNT_OF_WAYS)} possible|adjacent|neighbouring|compass|main? ${opt(WAY_WORD)}`.when(
    ([, count, way]) =>
      way === null || (count !== null && !/^(?:eight|8)$/.test(count)) ? null : EVERY,
  ),
  pattern`in? any|every|all? the? (8|eight)? directions|direction|way`.as(() => EVERY),
);

const AXES = pattern`${listOf(AXIS, OR)}`.as(([all]) => union(all));

const ANY_WAY = words(
  '(in|to|into|along)? (any|every|each|all|one of the three|any of the three|all three|any of the)',
);
const WAYS = words('direction|directions');

/** "in any orthogonal direction", "along the diagonals", "on ranks and files". */
const ALONG = oneOf(
  // The straight step and both diagonal ones.
  pattern`${ANY_WAY} ${FORTH} ${WAYS}`.as(([, { half }]) => half),
  pattern`${FORTH} ,? ${ANY_WAY} ${WAYS}`.as(([{ half }]) => half),
  pattern`${OF} ${opt(COUNT_OF_WAYS)} ${AXES} ${WAY_WORD}`.as(([, , axes]) => axes),
  pattern`${OF} ${opt(COUNT_OF_WAYS)} ${opt(words('straight|directly'))} ${HEADINGS} ${AXES} ${WAY_WORD}`.as(
    ([, , , { half }, axes]) => both(half, axes),
  ),
  // Straight ahead and diagonally ahead.
  pattern`${OF} (three|3) ${HEADING} ${WAY_WORD}`.as(([, { half }]) => half),
  pattern`${OF} ${opt(COUNT_OF_WAYS)} ${AXES} ${HEADINGS} ${WAY_WORD}`.as(([, , axes, { half }]) =>
    both(half, axes),
  ),
  pattern`(in|along|on|down)? (a|the|any|its|either|one)? ${AXES} (line|lines|direction|directions|row|rows)?`.as(
    ([axes]) => axes,
  ),
  words(
    '(along|on|in|through|down) (a|the|its|any|either)? (same)? (file|files|column|columns) (or|and|,) (a|the|its)? (rank|ranks|row|rows) (or|and) (a|the|its)? (diagonal|diagonals)',
  ).as(() => EVERY),
  words(
    '(along|on|in|through|down) (a|the|its|any|either)? (same)? ((file|files|column|columns) (or|and) (a|the|its)? (rank|ranks|row|rows)|(rank|ranks|row|rows) (or|and) (a|the|its)? (file|files|column|columns))',
  ).as(() => ORTHOGONAL),
  words(
    '(along|on|in) (a|the|its|any) (file|files|column|columns)|up (and|or) down (along|on)? (a|the|its|any) (file|column)',
  ).as(() => VERTICAL),
  words(
    '(along|in) (a|the|its|any) (rank|row)|left (and|or) right (along|on) (a|the|its) (rank|row)',
  ).as(() => HORIZONTAL),
);

const STRAIGHT = words('straight|directly|right');
const IN_STRAIGHT_LINES = words('in? (a|any)? straight (lines|line)');

/** One heading, or two opposite ones. "Diagonally forward or sideways" is ambiguous, "forward or backward" is not. */
const HALF: Phrase<Heading> = oneOf<Heading>(
  pattern`${listOf(HEADING, OR)}`.when(([all]) => {
    const [first, second] = all;
    if (first === undefined || second === undefined || all.length > 2) return null;
    const isOpposite =
      both(first.half, second.half).length === 0 && first.half.length === second.half.length;
    return isOpposite && first.half.length + second.half.length === 6
      ? {
          half: union([first.half, second.half]),
          straight: union([first.straight, second.straight]),
        }
      : null;
  }),
  HEADING,
);

/** One direction, without "or" and "and" between directions. */
const DIRECTION: Phrase<Directions> = oneOf<Directions>(
  pattern`(diagonally|diagonal)? ${listOf(CORNER, OR)}`.as(([all]) => union(all)),
  pattern`(diagonally|diagonal) ${HEADING} ${OR} ${listOf(CORNER, OR)}`.as(([{ half }, , all]) =>
    union([both(DIAGONAL, half), ...all]),
  ),
  // Axis and heading: "diagonally forward", "forward diagonally", "diagonally, either forwards or backwards".
  pattern`${AXES} ,? either ${HEADINGS} (in)? (direction|directions)?`.as(([axes, { half }]) =>
    both(axes, half),
  ),
  // "Orthogonally or diagonally forward": only the second is forward.
  pattern`${AXIS} (in)? (both|the)? ${HALF} (direction|directions)?`.as(([axis, { half }]) =>
    both(axis, half),
  ),
  pattern`${HEADING} (,|-|:)? either? (straight|straight ahead) (or|and) (diagonal|diagonally)`.as(
    ([{ half }]) => half,
  ),
  pattern`${HEADINGS} ,? in? ${AXES} in? (direction|directions)?`.as(([{ half }, axes]) =>
    both(axes, half),
  ),
  pattern`(a|one)? ${AXES} ,? in|to? ${IN_DIRECTION}`.as(([axes]) => axes),
  pattern`${IN_DIRECTION} ,? (straight|orthogonal|orthogonally|horizontally , vertically|orthogonally horizontally , vertically) or (diagonal|diagonally)`.as(
    ([all]) => all,
  ),
  pattern`${IN_DIRECTION} ,? ${AXES}`.as(([, axes]) => axes),
  pattern`${IN_DIRECTION} , ${AXES}`.as(([, axes]) => axes),
  pattern`straight|directly ${HEADING}`.as(([{ straight }]) => [...straight]),
  // "Orthogonally on a rank or a file" says it twice.
  pattern`${AXES} ,? ${ALONG}`.when(([axes, same]) =>
    axes.length === same.length && both(axes, same).length === same.length ? axes : null,
  ),
  ALONG,
  IN_DIRECTION,
  pattern`${STRAIGHT} ${AXES}`.as(([, axes]) => axes),
  AXES,
  pattern`straight? ${HEADING}`.as(([{ straight }]) => straight),
  // A straight line alone may be diagonal as well.
  pattern`${IN_STRAIGHT_LINES} ,? ${AXES}`.as(([, axes]) => axes),
  pattern`${oneOf(
    AXES,
    pattern`straight|directly? ${HEADING}`.as(([{ straight }]) => straight),
  )} ,? ${IN_STRAIGHT_LINES}`.as(([steps]) => steps),
  words('(in|along) any straight (direction|directions)').as((): Directions => ORTHOGONAL),
);

/** One direction or several. */
export const DIRECTIONS: Phrase<Directions> = named<Directions>(() => [
  pattern`either? ${DIRECTION}`.as(([one]) => one),
  unlimited(pattern`either? ${listOf(DIRECTION, OR)}`.as(([all]) => union(all))),
  unlimited(
    pattern`either? ${DIRECTION} ,? (except|except for|save|save for|other than|excluding|except not|apart from|but|but not) ${listOf(DIRECTION, OR)}`.when(
      ([all, not]) => {
        const [least, most] = [without(all, union(not)), without(all, union(not.map(whole)))];
        return least.length === most.length ? least : null;
      },
    ),
  ),
]);

/** Directions in which a piece does not move. "Never backward" may forbid only the straight step, or the diagonal ones as well. */
export interface Exclusion {
  readonly least: Directions;
  readonly most: Directions;
}

export const EXCLUDED: Phrase<Exclusion> = oneOf<Exclusion>(
  pattern`either? ${listOf(DIRECTION, OR)}`.as(([all]) => ({
    least: union(all),
    most: union(all.map(whole)),
  })),
  DIRECTIONS.as(exactly),
);

export function exactly(steps: Directions): Exclusion {
  return { least: steps, most: steps };
}

/** All steps forward or backward, for one of these words alone. */
function whole(steps: Directions): Directions {
  const heading = [FORWARD, BACKWARD].find(({ straight }) => straight === steps);
  return heading?.half ?? steps;
}

/** Not across "only": "diagonally, but only forward" limits the first direction, and excludes or adds no other. */
function unlimited<T>(phrase: Phrase<T>): Phrase<T> {
  return Phrase.of(
    (reading, at) =>
      phrase
        .match(reading, at)
        .filter(({ end }) => !reading.words.slice(at + 1, end).some(({ isLimited }) => isLimited)),
    () => phrase.start,
  );
}

function without(all: Directions, not: Directions): Directions {
  return all.filter((step) => !not.some((other) => sameVector(step, other)));
}

/** The number of squares. `most` is null for any distance. */
export interface Distance {
  readonly least: number;
  readonly most: number | null;
}

function numberOf(text: string): number | null {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const word = NUMBER_WORDS.findIndex((one) => one === text);
  if (word >= 0) return word;
  return text === 'single' ? 1 : null;
}

export const NUMBER: Phrase<number> = wordLike(numberOf, 'numbers');

/** `third` or `3rd`. Not `last`. */
export const ORDINAL: Phrase<number> = wordLike((text) => {
  const figures = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1];
  if (figures !== undefined) return Number(figures);
  const word = ORDINAL_WORDS.findIndex((one) => one === text);
  return word > 0 ? word : null;
});

const UNIT = words(
  '(adjacent|neighbouring|vacant|empty|free|unoccupied|open|consecutive|full)? (square|squares|step|steps|point|points|spot|spots|case|cases|intersection|intersections|place|places|tile|tiles)',
);

/** Words before the largest distance. */
export const AT_MOST = words(
  'up to|at most|at the most|max|maximum|(a|the)? (maximum|maximum distance|max range|maximum range) of|(no|not|never) (more|further|farther) (away)? than|to? a maximum of|at maximum',
);

const COUNTS: Phrase<Distance> = oneOf<Distance>(
  pattern`${AT_MOST} (a maximum of|a distance of)? ${NUMBER}`.as(([, most]) => ({
    least: 1,
    most,
  })),
  pattern`(any number of|an indefinite number of|any amount of|as many|unlimited|any|an unlimited number of|an arbitrary number of|a number of|any desired number of|one or more|1 or more|any distance|several)`.as(
    () => ({ least: 1, most: null }),
  ),
  pattern`${NUMBER} , ${NUMBER} or ${NUMBER}`.when(([a, b, c]) =>
    b === a + 1 && c === b + 1 ? { least: a, most: c } : null,
  ),
  pattern`at least ${NUMBER}`.as(([least]) => ({ least, most: null })),
  oneOf(
    pattern`from? ${NUMBER} to|- ${NUMBER}`,
    pattern`between ${NUMBER} and|to|- ${NUMBER}`,
  ).when(([least, most]) => (least < most ? { least, most } : null)),
  // Not "one or three".
  pattern`${NUMBER} (or|and|/) ${NUMBER}`.when(([least, most]) =>
    most === least + 1 ? { least, most } : null,
  ),
  pattern`(a|the)? (single|distance of)? ${NUMBER}`.as(([count]) => ({
    least: count,
    most: count,
  })),
  words('(a|the|to a|to the|to an|an|any)').as(() => ({ least: 1, most: 1 })),
);

/** "one or two squares", "any number of vacant squares", "up to two spaces". */
export const DISTANCE: Phrase<Distance> = oneOf<Distance>(
  pattern`(any distance|as far as (it|they) (like|likes|wants|want|can|wish|wishes)|any number|without limit|unlimited|infinitely|freely|unlimited squares|any range|an unlimited distance|as many squares as (it|they) (like|likes|wants|want|can|wish|wishes)|as many squares as desired|as far as desired|as far as possible)`.as(
    () => ({ least: 1, most: null }),
  ),
  pattern`${NUMBER} ${UNIT} or ${NUMBER} ${UNIT}`.when(([a, , b]) =>
    b === a + 1 ? { least: a, most: b } : null,
  ),
  pattern`${NUMBER} ${oneOf<unknown>(pattern`${UNIT} (or (less|fewer)|at most|at the most|maximum|max)`, pattern`or (less|fewer) ${UNIT}`)}`.as(
    ([most]) => ({
      least: 1,
      most,
    }),
  ),
  pattern`${COUNTS} (vacant|empty|free|unoccupied|or more)? ${UNIT}`.as(([distance]) => distance),
);

/** The same, also without the word "squares". */
export const LENGTH: Phrase<Distance> = oneOf<Distance>(
  DISTANCE,
  NUMBER.as((count) => ({ least: count, most: count })),
);
