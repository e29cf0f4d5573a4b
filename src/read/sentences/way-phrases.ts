import { allDirections, times } from '../../ir/movement.js';
import {
  both,
  DIAGONAL,
  DIRECTIONS,
  DISTANCE,
  EVERY,
  LENGTH,
  NUMBER,
  ORDINAL,
  ORTHOGONAL,
  type Directions,
  type Distance,
} from './directions.js';
import { LEGS } from './legs.js';
import { AS, COORDINATES, LIMITED } from './like-phrases.js';
import type { Way } from './move-facts.js';
import { anyOf, listOf, named, oneOf, opt, Phrase, pattern, wordLike, words } from './phrase.js';
import { UNTIL_STOPPED } from './over-pieces.js';
import { REFERENCE } from './references.js';
import { bent, leaper, leaps, line, openBend, rider, ring, sideLeaps } from './shapes.js';

/** The ways that pieces go, as nouns and adverbs: "one square diagonally". */

export const LETTER_L = words(
  '(in|like|to)? (an|the|a)? l (shape|shaped|pattern|form|shaped pattern|shape pattern)? (pattern|move|jump|fashion|moves|movement)?',
);
/** At a right angle to the way before. */
const ASIDE = words(
  '(in|at|to)? (a|an|the|its|any|either|one)? (of)? (perpendicular|perpendicularly|right angle|right angles|other|opposite|sideways|to the side|side|other direction|90 degrees|either side) (direction|to it|to that|to the first|angle|way|to the side|axis|to either side|side|from there)?',
);
const PERPENDICULAR = anyOf(
  ASIDE,
  words(
    '(in|at|to)? (a|an|the|its|any|either|one)? (of)? (orthogonal|orthogonally) (direction|way|axis|from there|to (that|this|its) (path|line|direction))?',
  ),
);
const THEN = words(
  '(and then|then|followed by|and|plus|and after that|by|before moving|then moves|and then moves|and then moving|then moving|before)',
);
/** Nothing is listed after it: "two squares up, one sideways, or …" are three ways. */
const UNLISTED: Phrase<null> = Phrase.of(({ words: all }, at) =>
  [',', 'and', 'or'].includes(all[at]?.text ?? '') ? [] : [{ end: at, value: null }],
);
/** After a comma or "and" may stand another way. */
const AND_THEN = words(
  '(and then|then|followed by|and after that|before moving|then moves|and then moves|and then moving|then moving|before|plus)',
);
const THEN_AWAY = words(
  '(and)? then ,? (slides|goes|moves|slide|go|move|sliding|continues|continue|continuing) (away|outward|outwards) (of|for|by)?',
);
const UNITS = words('square|squares|step|steps|file|files|rank|ranks|row|rows|column|columns');
const ONCE = words('(more|further|another|other|additional)?');
/** The second part of a leap: "and then one square at a right angle". */
const thenAside = <T>(length: Phrase<T>): Phrase<T> =>
  oneOf<T>(
    pattern`${AND_THEN} ${length} ${ONCE} ${PERPENDICULAR}`.as(([, side]) => side),
    // "One square orthogonally and two squares orthogonally" may be two ways.
    pattern`${THEN} ${length} ${ONCE} ${ASIDE}`.as(([, side]) => side),
    pattern`, ${length} ${ONCE} ${ASIDE} ${UNLISTED}`.as(([side]) => side),
  );
const OUTWARD = words(
  'outward|outwards|away|away from (its|the) (starting square|starting position|origin|starting point|former position|original square|original position|start|point of departure|departure square)|from (its|the) (starting|former|original) (square|position)|forward|forwards|onward|onwards|in either direction|forward in either direction|outward in either direction|in the same general direction|in the same (outward)? direction|further|continuing (outward|outwards)',
);
const SLOPE = oneOf(
  words('diagonally|diagonal').as(() => 'diagonal' as const),
  words(
    'orthogonally|orthogonal|straight|vertically or horizontally|horizontally or vertically',
  ).as(() => 'orthogonal' as const),
);
interface Turned {
  readonly slope: 'diagonal' | 'orthogonal';
  readonly isOutward: boolean;
}
const TURNED = oneOf<Turned>(
  pattern`${SLOPE} ${OUTWARD}`.as(([slope]) => ({ slope, isOutward: true })),
  pattern`(outward|outwards) ${SLOPE}`.as(([slope]) => ({ slope, isOutward: true })),
  SLOPE.as((slope) => ({ slope, isOutward: false })),
);
const stepsOf = (slope: Turned['slope']): Directions =>
  slope === 'diagonal' ? DIAGONAL : ORTHOGONAL;
/** One step, then outward along the other slope as far as the board goes. */
const bentFrom = (slope: Turned['slope']): Way =>
  bent({ steps: stepsOf(slope), distance: { least: 1, most: 1 } }, { least: 1, most: null });
const UPRIGHT =
  pattern`${NUMBER} (square|squares|step|steps)? horizontally|vertically (or vice versa|or the other way around)?`.as(
    ([count]) => count,
  );
/** Who slides on along the other slope. */
const SLIDER = { diagonal: 'rook', orthogonal: 'bishop' } as const;
/** "One step as a bishop, then it continues like a rook, outward." */
export const BENT_LIKE: Phrase<Way> =
  pattern`(one|a|a single) (step|square) (as|like) ${REFERENCE} ,? (and)? then? (it)? (continues|continuing|goes on|moves on|proceeds) (as|like) ${REFERENCE} ,? (moving|going)? ${OUTWARD}`.when(
    ([{ name: first }, { name: then }]) => {
      if (/^(?:bishop|ferz)$/.test(first) && then === SLIDER.diagonal) return bentFrom('diagonal');
      return /^(?:rook|wazir)$/.test(first) && then === SLIDER.orthogonal
        ? bentFrom('orthogonal')
        : null;
    },
  );
const RECTANGLE = wordLike((text) => {
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(text);
  if (match === null) return null;
  const [a, b] = [Number(match[1]), Number(match[2])];
  // A rectangle is counted with the square that is left; "2x1" is the way from there.
  return a === 1 || b === 1 ? ([a, b] as const) : ([a - 1, b - 1] as const);
});
/** Of two files and two ranks at least: the way to its other corner. */
const WIDE_RECTANGLE = wordLike((text) => {
  const [, a, b] = /^([2-9])x([2-9])$/.exec(text) ?? [];
  return a === undefined || b === undefined ? null : ([Number(a) - 1, Number(b) - 1] as const);
});
/** To the other corners of these rectangles. */
const corners = (sides: readonly (readonly [number, number])[]): Way | null =>
  sides.some(([a, b]) => a === b)
    ? null
    : leaps(sides.flatMap(([a, b]) => allDirections(Math.min(a, b), Math.max(a, b))));
export const FORWARD_HALF = EVERY.filter(({ dy }) => dy > 0);
export const FORWARD = both(ORTHOGONAL, FORWARD_HALF);
const BACKWARD = FORWARD.map((step) => times(step, -1));
const AHEAD_OR_BACK = oneOf(
  words('ahead|forward|forwards').as(() => FORWARD),
  words('back|backward|backwards').as(() => BACKWARD),
);
const isOne = ({ least, most }: Distance): boolean => least === 1 && most === 1;

/** Away from the edge next to which a piece starts. */
export const AWAY = words(
  '(in the direction|in a direction|going)? away from (the|its|their) (starting side|side|edge) (of the board)? (where (they|it) (start|starts|begin|begins)|on which (they|it) (start|starts))?',
);
/** To where a picture points. */
const AIM: Phrase<null> = Phrase.of(({ words: all }, at) => {
  const [comma, first, second] = all.slice(at, at + 3).map(({ text }) => text);
  const isAim =
    comma === ',' &&
    (first === 'towards' || (first === 'to' && second === 'where')) &&
    at + 8 >= all.length;
  return isAim ? [{ end: all.length, value: null }] : [];
});

/** "A limited queen, two squares in any straight direction": of a queen it would be all eight. */
function isWithin(way: Way, name: string): boolean {
  if (way.kind !== 'line' || !(name === 'queen' || name === 'rook' || name === 'bishop'))
    return true;
  const slope = name === 'queen' ? EVERY : name === 'rook' ? ORTHOGONAL : DIAGONAL;
  const isStraight = name === 'queen' && both(way.steps, DIAGONAL).length === 0;
  return both(way.steps, slope).length === way.steps.length && !isStraight;
}

/** "Two squares in one direction and one in the other", "one file and three ranks away": the shorter way first. */
const SIDE_LEAP: Phrase<readonly [number, number]> =
  pattern`directly? (to)? (a|the|any)? (square|squares)? ${NUMBER} ${UNITS} (away|over|removed)? (from it)? (in|along)? ${opt(words('(one|any|an)? (orthogonal)? (way|direction|dimension)'))} (and|and then|then) ${NUMBER} ${opt(UNITS)} (away|over)? ${opt(anyOf(words('(in|along|to)? the (other|perpendicular|orthogonal) (way|direction|dimension)? (after that)?|(to the)? (left or right|side|left or to the right) (after that)?|or vice versa'), PERPENDICULAR))}`.when(
    ([a, , way, b, units]) =>
      a === b || (units === null && way === null)
        ? null
        : ([Math.min(a, b), Math.max(a, b)] as const),
  );

const ON_ONE_LINE = words(
  '(as (it|they) (likes|like|wants|want))? (in|along) (the same|one|a single|one and the same|any one|a straight|a) (straight)? (direction|line)',
);

/** What needs no verb of its own. */
export const SHAPE: Phrase<Way> = named<Way>(() => [
  pattern`(by|,)? directly? (jumping|leaping) (directly|over it)? ${SHAPE}`.when(([way]) =>
    way.kind === 'line'
      ? { ...way, jumps: true }
      : way.kind === 'strokes' && way.strokes.every(({ kind }) => kind === 'leap')
        ? way
        : null,
  ),
  pattern`directly ${DISTANCE} ${DIRECTIONS}`.as(([distance, steps]) => line(steps, distance)),
  pattern`${DIRECTIONS} ,? ${UNTIL_STOPPED}`.as(([steps]) =>
    line(steps, { least: 1, most: null }, false),
  ),
  // Knights and other leapers.
  LETTER_L.as(() => leaper(1, 2)),
  pattern`(to|at|across)? (the|an|a square in the)? (opposite|far|other|opposing|diagonally opposite) (corner|corners|case|square|end) (square|squares)? of (a|an|any)? ${listOf(RECTANGLE, words('or|,|and'))} (rectangle|area|rectangles)? (of squares)? (, like an extended knight)?`.when(
    ([sides]) => corners(sides),
  ),
  pattern`(to)? ((a|the) square in)? (the|an) (other|opposite|far|opposing|diagonally opposite) corner of (a|any) rectangle of ${WIDE_RECTANGLE} (squares)?`.when(
    ([sides]) => corners([sides]),
  ),
  pattern`(in)? (a|an) ${RECTANGLE} (rectangle|pattern|l shape|l)`.when(([[a, b]]) =>
    a === b ? null : leaper(a, b),
  ),
  pattern`(a|an|the|as a|in a)? ${COORDINATES} (jumper|leaper|leap|jump|leaps|jumps|move) (,? in (any|every) direction)?`.when(
    ([[a, b]]) => leaper(a, b),
  ),
  pattern`${LENGTH} ${opt(words('(in)? (any|a|one|either|an)? (orthogonal)? (direction|way)? (orthogonally|straight|horizontally or vertically|vertically or horizontally)?'))} ${thenAside(LENGTH)} (to (make|form) (an|a) l (shape)?)?`.when(
    ([far, , side]) =>
      far.most === far.least && isOne(side) && far.least > 1
        ? sideLeaps(ORTHOGONAL, far.least, 1)
        : null,
  ),
  pattern`${NUMBER} (square|squares|steps)? ${DIRECTIONS} ${thenAside(pattern`${NUMBER} (square|squares|steps|step)?`.as(([count]) => count))}`.when(
    ([far, steps, side]) =>
      ((far > 1 && side === 1) || (far === 1 && side === 2)) && both(steps, DIAGONAL).length === 0
        ? sideLeaps(steps, far, side)
        : null,
  ),
  pattern`${NUMBER} (square|squares|step|steps)? vertically|horizontally ${oneOf(
    pattern`${THEN} ${UPRIGHT}`.as(([, side]) => side),
    pattern`, ${UPRIGHT} ${UNLISTED}`.as(([side]) => side),
  )}`.when(([far, side]) =>
    (far === 2 && side === 1) || (far === 1 && side === 2) ? leaper(far, side) : null,
  ),
  listOf(SIDE_LEAP, words('or')).when(([first, ...others]) =>
    first === undefined || others.some((one) => one.join() !== first.join())
      ? null
      : leaper(...first),
  ),
  // The knight of shogi.
  pattern`(to)? (a|the|any)? (square|squares)? ${NUMBER} ${UNITS} (straight)? ${AHEAD_OR_BACK} and ${NUMBER} ${UNITS} (to (either|the|one) side|left or right|to the left or right|to the left or to the right|over|sideways)`.when(
    ([far, , steps, side]) => (far > side ? sideLeaps(steps, far, side) : null),
  ),
  pattern`(at an angle)? (intermediate between orthogonal and diagonal)? ,? amounting to one square straight ${AHEAD_OR_BACK} plus one square diagonally ${AHEAD_OR_BACK} ,? (in a single move)?`.when(
    ([steps, next]) => (steps === next ? sideLeaps(steps, 2, 1) : null),
  ),
  // Bent ways: mao, griffon, …
  BENT_LIKE,
  pattern`${LENGTH} ${SLOPE} ${oneOf(AND_THEN, words('and'))} ${LENGTH} ${ONCE} ${SLOPE} ${OUTWARD} (in either direction)?`.when(
    ([distance, slope, , second, , next]) =>
      next === slope ? null : bent({ steps: stepsOf(slope), distance }, second),
  ),
  pattern`${LENGTH} ${SLOPE} first? ,? ${AND_THEN} ${LENGTH} ${ONCE} ${TURNED} (in either direction)?`.when(
    ([distance, slope, , second, , next]) => {
      if (next.slope === slope) return null;
      const steps = stepsOf(slope);
      return next.isOutward ? bent({ steps, distance }, second) : openBend(steps, distance, second);
    },
  ),
  pattern`${LENGTH} ${DIRECTIONS} ${THEN_AWAY} ${LENGTH} ${ONCE} ${DIRECTIONS}`.when(
    ([distance, steps, , second, , next]) => {
      const slopes = [steps, next].map((all) => both(all, DIAGONAL).length === 0);
      return slopes[0] === slopes[1] || both(steps, next).length > 0
        ? null
        : bent({ steps, distance }, second, next);
    },
  ),
  pattern`${LENGTH} ${SLOPE} ${AND_THEN} ${TURNED} (in either direction)?`.when(
    ([distance, slope, , next]) =>
      next.slope === slope || !next.isOutward || !isOne(distance)
        ? null
        : bent({ steps: stepsOf(slope), distance }, { least: 1, most: 1 }),
  ),
  words(
    'to the nearest squares that (do|does) not correspond to the same file , rank or diagonal from its current position',
  ).as(() => leaper(1, 2)),
  pattern`(a|an)? ${NUMBER} (step|square)? ${DIRECTIONS} (jump|leap)`.as(([far, steps]) =>
    leaps(steps.map((step) => times(step, far))),
  ),
  pattern`(a|an)? ${NUMBER} (square|squares|step|steps) (leaper|jumper) ${DIRECTIONS}`.as(
    ([far, steps]) => leaps(steps.map((step) => times(step, far))),
  ),
  pattern`${NUMBER} ${DIRECTIONS}`.as(([count, steps]) =>
    line(steps, { least: count, most: count }),
  ),
  pattern`${DIRECTIONS} (movement|move|moves|lines) (of|for|,)? ${DISTANCE}`.as(
    ([steps, distance]) => line(steps, distance),
  ),
  words('to the nearest (square|squares) not on the same (rank|file) , (file|rank) or diagonal').as(
    () => leaper(1, 2),
  ),
  pattern`${COORDINATES} (leaper|jumper|leap|jump)?`.when(([[a, b]]) => leaper(a, b)),
  pattern`(any number of|one or more|a series of|repeated|as many) (consecutive|successive|repeated)? ${COORDINATES} (leaps|jumps|steps|moves) ${ON_ONE_LINE}`.as(
    ([[a, b]]) => rider(a, b),
  ),
  pattern`(a|an)? ${COORDINATES} rider`.as(([[a, b]]) => rider(a, b)),
  pattern`${DIRECTIONS} but (in|for)? ${DISTANCE}`.as(([steps, distance]) => line(steps, distance)),
  pattern`${DISTANCE} ${DIRECTIONS} from (any position|anywhere|any square) (on the board)?`.as(
    ([distance, steps]) => line(steps, distance),
  ),
  pattern`${DIRECTIONS} ${DISTANCE} from (any position|anywhere|any square) (on the board)?`.as(
    ([steps, distance]) => line(steps, distance),
  ),
  // Exact squares: "the 2nd or 3rd square diagonally".
  pattern`(directly)? (to)? the ${ORDINAL} (or|and) ${ORDINAL} (square|squares) ${DIRECTIONS}`.when(
    ([least, most, steps]) => (most === least + 1 ? line(steps, { least, most }) : null),
  ),
  pattern`(directly)? (to)? the ${ORDINAL} (square) ${DIRECTIONS}`.as(([least, steps]) =>
    line(steps, { least, most: least }),
  ),
  // "one square forward", "diagonally one or two squares"
  pattern`by? ${DISTANCE} (away|at a time|per move|per turn|in a straight line)? ,? ${DIRECTIONS} (at a time|away|per move|per turn)?`.as(
    ([distance, steps]) => line(steps, distance),
  ),
  // "Up to three squares" does not mean three squares upward.
  pattern`${DIRECTIONS} ,? (by|for|at|over)? ${opt(words('to'))} ${DISTANCE} (away|at a time|per move|per turn)?`.when(
    ([steps, to, distance]) => (to !== null && distance.least > 1 ? null : line(steps, distance)),
  ),
  pattern`(to)? (one of|any of|any|all|every)? (the)? ${opt(NUMBER)} (adjacent|neighbouring|neighboring|surrounding|adjoining) (squares|square|points|point)`.as(
    () => line(EVERY, { least: 1, most: 1 }),
  ),
  pattern`(to)? (one of|any of|any|all|every|a|an)? (the)? ${opt(NUMBER)} (adjacent|neighbouring|neighboring|surrounding)? ${DIRECTIONS} (adjacent|neighbouring|neighboring) (squares|square|points|point)`.as(
    ([, steps]) => line(steps, { least: 1, most: 1 }),
  ),
  pattern`(to|on|onto)? (one of|any of|any|all|every|a|an)? (the)? (adjacent|neighbouring|neighboring|surrounding|next) ${DIRECTIONS} (squares|square|points|point)`.as(
    ([steps]) => line(steps, { least: 1, most: 1 }),
  ),
  pattern`(to|one step (in|into|to|onto))? (one of|any of|any|all|every|each of)? (the)? ${opt(NUMBER)} (adjacent|neighbouring|neighboring)? (squares|square) (that (are|is))? (around|surrounding|next to|adjacent to|that surround) (it|itself|them|the piece|its (own)? (square|position))`.as(
    () => line(EVERY, { least: 1, most: 1 }),
  ),
  pattern`(to)? (any of|one of|to any of)? (the)? three (square|squares) (in|to)? (directly|immediately)? (the|its)? front (of it)?`.as(
    () => line(FORWARD_HALF, { least: 1, most: 1 }),
  ),
  pattern`(to)? (any|a|the|every) (square|point) (along|on|in) (the|a|any|its)? ${DIRECTIONS} (on which it stands|where it stands|it stands on|it is on)?`.as(
    ([steps]) => line(steps, { least: 1, most: null }),
  ),
  pattern`(to)? any (square|point) ${DIRECTIONS} (on which it stands|where it stands|it stands on|it is on)?`.as(
    ([steps]) => line(steps, { least: 1, most: null }),
  ),
  pattern`(on|to) (any|one of the|any of the|any one of the|the) ${opt(NUMBER)} (square|squares|case) (that (is|are))? (situated)? (at|at a distance of)? ${LENGTH} (distance|away)? (from (where it stands|it|its square|its position))?`.when(
    ([count, distance]) => ring(distance, count),
  ),
  pattern`(to)? (a|any|the|one of the|any of the) (square|squares) (that (is|are))? ${REFERENCE} (move|leap|jump|hop) away (from (it|its square))?`.as(
    ([piece]) => ({ kind: 'like', piece, most: null, steps: null }),
  ),
  pattern`(directly)? (to)? any square (in|within|inside|of) (a|the) ${RECTANGLE} (area|square|region) (around|centered on|centred on|surrounding|centered around) (it|itself|the piece|its square|its position)`.when(
    ([[a, b]]) => (a === b && a % 2 === 0 ? ring({ least: 1, most: a / 2 }) : null),
  ),
  pattern`along a (bent)? (trajectory|path) that (starts|begins) (off)? (by|with) (a|an|one) ${SLOPE} step and then continues (outward|outwards) like ${REFERENCE}`.when(
    ([slope, { name }]) => (name === SLIDER[slope] ? bentFrom(slope) : null),
  ),
  pattern`along a bent (trajectory|path) ,? starting with (a|an|one) ${SLOPE} step and then continuing in an outward ${SLOPE} direction`.when(
    ([first, next]) => (first === next ? null : bentFrom(first)),
  ),
  pattern`(to|onto)? (one of|any of|any|an|the)? (adjacent|neighbouring|neighboring|next) (square|squares) ${DIRECTIONS}`.as(
    ([steps]) => line(steps, { least: 1, most: 1 }),
  ),
  // "One of the two forward diagonal squares": as many as there are.
  pattern`(to|onto|on)? (one|either|any) of (the|its)? ${NUMBER} ${DIRECTIONS} squares`.when(
    ([count, steps]) => (count === steps.length ? line(steps, { least: 1, most: 1 }) : null),
  ),
  words(
    'to? the (square|point) (directly|immediately|straight|just)? (in front of (it|them)|in front|ahead|ahead of it)',
  ).as(() => line(FORWARD, { least: 1, most: 1 })),
  words(
    '(on|to) (either|one|both) of the (two)? squares adjacent to the square in front of (it|them)',
  ).as(() => line(both(DIAGONAL, FORWARD_HALF), { least: 1, most: 1 })),
  pattern`to? (a|any|the) (position|square) ${NUMBER} squares away ,? ${DIRECTIONS}`.as(
    ([far, steps]) => line(steps, { least: far, most: far }),
  ),
  pattern`to? (a|any) (position|square) ${NUMBER} squares away ,? (by)? (jumping|leaping) ${DIRECTIONS}`.as(
    ([far, steps]) => leaps(steps.map((step) => times(step, far))),
  ),
  pattern`${AS} (a|the)? (limited|restricted|short range|extended|long) ${REFERENCE} (,|:|-)? ${SHAPE}`.when(
    ([, { name }, way]) => (isWithin(way, name) ? way : null),
  ),
  pattern`(a|an|the)? (extended|elongated|long|longer|lengthened|stretched) knight's (move|leap|jump) (,|:|-|of)? ${SHAPE}`.when(
    ([way]) => (way.kind === 'strokes' ? way : null),
  ),
  pattern`${AS} ${REFERENCE} but with a (longer|shorter) (jump|leap|move) (,|:|-)? ${SHAPE}`.as(
    ([, , way]) => way,
  ),
  LIMITED,
  LEGS,
  pattern`(a|one)? single? (step|square) (move|step)? ${DIRECTIONS}`.as(([steps]) =>
    line(steps, { least: 1, most: 1 }),
  ),
  pattern`(a|an|one)? ${oneOf(
    pattern`(single|one step|one square) ${DIRECTIONS} (step|move)`.as(([all]) => all),
    pattern`${DIRECTIONS} step`.as(([all]) => all),
  )}`.as(([steps]) => line(steps, { least: 1, most: 1 })),
  pattern`${DISTANCE} (without) (leaping|jumping) ${DIRECTIONS}`.as(([distance, steps]) =>
    line(steps, distance, false),
  ),
  // Seen from the side on which it starts.
  pattern`${DISTANCE} ${DIRECTIONS} ,? ${AWAY}`.as(([distance, steps]) => ({
    ...line(steps, distance),
    side: 'away' as const,
  })),
  pattern`${DISTANCE} ${DIRECTIONS} ,? on the (opposite|other) side (of the piece)? ${opt(AIM)}`.as(
    ([distance, steps]) => ({ ...line(steps, distance), side: 'opposite' as const }),
  ),
]);
