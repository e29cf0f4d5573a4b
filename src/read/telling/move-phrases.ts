import {
  allDirections,
  ALWAYS,
  plus,
  times,
  type Condition,
  type Vector,
} from '../../ir/movement.js';
import {
  both,
  DIAGONAL,
  DIRECTIONS,
  DISTANCE,
  EVERY,
  NUMBER,
  ORDINAL,
  ORTHOGONAL,
  type Directions,
  type Distance,
} from './directions.js';
import { LEGS } from './legs.js';
import type { Manner, MoveClause, MoveFact, PieceReference, Stroke, Way } from './move-facts.js';
import { listOf, longest, named, oneOf, opt, Phrase, say, wordLike, words } from './phrase.js';
import { GAME, IN_GAME, REFERENCE, REFERENCES } from './references.js';

/**
 * How sentences say that a piece moves. This is the file to open to add a phrasing: a pattern of words, and what it means.
 * (`phrase.ts` tells how patterns are written; `directions.ts` has directions and distances, `references.ts` names of pieces.)
 */

// Shapes.

type Line = Extract<Way, { readonly kind: 'line' }>;

function line(steps: Directions, { least, most }: Distance, jumps: boolean | null = null): Line {
  return { kind: 'line', steps, least, most: most ?? 'edge', jumps };
}

function leaps(vectors: readonly Vector[]): Way {
  return { kind: 'strokes', strokes: vectors.map((vector): Stroke => ({ kind: 'leap', vector })) };
}

const leaper = (a: number, b: number): Way => leaps(allDirections(Math.min(a, b), Math.max(a, b)));

/** "One square orthogonally and then one diagonally": no word says how it turns. */
function openBend(steps: Directions, first: Distance, second: Distance): Way {
  return {
    kind: 'bent',
    first: { steps, least: first.least, most: first.most ?? 'edge' },
    second: {
      steps: both(steps, DIAGONAL).length > 0 ? ORTHOGONAL : DIAGONAL,
      least: second.least,
      most: second.most ?? 'edge',
    },
    open: 'bend',
  };
}

/** Legs one after another over empty squares; the second at so many eighths of a circle to the first. */
function bent(first: { steps: Directions; distance: Distance }, second: Distance, turn: Turn): Way {
  const routes = first.steps.flatMap((step) => turned(step, turn).map((next) => ({ step, next })));
  return {
    kind: 'strokes',
    strokes: routes.map(({ next, step }): Stroke => ({
      kind: 'path',
      legs: [
        { step, least: first.distance.least, most: first.distance.most ?? 'edge', end: 'quiet' },
      ],
      last: { step: next, least: second.least, most: second.most ?? 'edge' },
    })),
  };
}

type Turn = 'outward' | 'right-angle';

const TURNS: Readonly<Record<Turn, (ahead: number) => boolean>> = {
  outward: (ahead) => ahead > 0,
  'right-angle': (ahead) => ahead === 0,
};

/** The steps of the other slope that lead on, or those of the same at a right angle. */
function turned(step: Vector, turn: Turn): Directions {
  const isDiagonal = step.dx * step.dy !== 0;
  const slope =
    turn === 'outward' ? (isDiagonal ? ORTHOGONAL : DIAGONAL) : isDiagonal ? DIAGONAL : ORTHOGONAL;
  return slope.filter((next) => TURNS[turn](next.dx * step.dx + next.dy * step.dy));
}

/** So far one way, then so far to the side, whatever stands between. */
function sideLeaps(steps: Directions, far: number, side: number, across?: Directions): Way {
  const vectors = both(steps, ORTHOGONAL).flatMap((step) =>
    turned(step, 'right-angle')
      .filter((next) => across === undefined || both([next], across).length > 0)
      .map((next) => plus(times(step, far), times(next, side))),
  );
  return leaps(vectors);
}

// Verbs.

const CAN = words(
  '(can|may|must|could|will|would|shall|does|do|is able to|are able to|be able to|is allowed to|are allowed to|has the ability to|have the ability to|has the power to|is free to|is authorized to|are authorized to|can choose to|may choose to|has the option to|can optionally|may optionally|can either|may either|is)? (either|to)?',
);
const MOVE = words(
  '(move|moves|moving|moved|go|goes|going|travel|travels|traveling|travelling|advance|advances|walk|walks|proceed|proceeds|be moved|make a move|makes a move|movement|play|plays|shift|shifts|relocate|relocates)',
);
const STEP = words('(step|steps|stepping|make a step|take a step|takes a step)');
const SLIDE = words('(slide|slides|sliding|glide|glides|run|runs|ride|rides|range|ranges)');
const JUMP = words(
  '((move by|moves by)? (jump|jumps|jumping|leap|leaps|leaping|hop|hops|hopping)|makes a jump|makes a leap|a leap of|a jump of|(jump|leap|jumps|leaps) directly|can be moved as a jump)',
);
const CAPTURE = words(
  '(capture|captures|capturing|attack|attacks|attacking|take|takes|taking|kill|kills|eat|eats|strike|strikes|(capture|captures|take|takes|attack|attacks|check|checks) (a piece|pieces|enemy pieces|other pieces|an enemy piece|the enemy|opponent pieces)|give check|(captures|attacks|capture|attack) (/|and) (check|checks|attacks|gives check|give check)|makes captures|make captures|make a capture|threaten|threatens)',
);
const MOVE_AND_CAPTURE = oneOf(
  say`${oneOf(MOVE, STEP)} (and|or|and/or|/|as well as) (can|may)? ${CAPTURE}`,
  say`${CAPTURE} (and|or|and/or|/) (can|may)? ${oneOf(MOVE, STEP)}`,
);
const NOT_CAPTURING = words(
  '(without|not|but not|but cannot|but may not|and not|but not for|cannot|but does not|but no) (capturing|capture|taking|take|attack|attacking|to capture|captures|making a capture|the capture)',
);
const QUIETLY = words(
  '(peacefully|passively|non capturing|noncapturing|without capture|to empty squares|to an empty square|without capturing|without taking|when not capturing|if not capturing|for non captures|on non capturing moves|when moving|to move|quietly|for moving|to an unoccupied square|on empty squares)',
);
const CAPTURINGLY = words(
  '((when|while|for|if|by|in|to|on|in order to) (capturing|capture|captures|attacking|attack|attacks|taking|take|it captures|they capture|making a capture|a capture))',
);

interface Verb {
  readonly manner: Manner;
  readonly kind: 'move' | 'step' | 'slide' | 'jump';
}

const verb =
  (manner: Manner, kind: Verb['kind'] = 'move') =>
  (): Verb => ({ manner, kind });

const VERB: Phrase<Verb> = oneOf<Verb>(
  say`${CAN} ${MOVE_AND_CAPTURE} (by)? (moving|going|stepping)`.as(verb('both')),
  say`${CAN} ${MOVE} by (moving|going|stepping)`.as(verb('move')),
  say`${CAN} ${CAPTURE} by (moving|going|stepping)`.as(verb('capture')),
  say`${CAN} ${MOVE_AND_CAPTURE}`.as(verb('both')),
  say`(is)? (a|an|its)? (leaping|jumping) (movement|move|piece) (going|of|that goes|that moves)?`.as(
    verb('move', 'jump'),
  ),
  say`(is)? (a|an|its|it's|the|their)? (regular|normal|usual|standard)? (movement|move) (is|of|by)`.as(
    verb('move'),
  ),
  say`${CAN} ${oneOf(MOVE, STEP)} (,)? ${oneOf(NOT_CAPTURING, QUIETLY)} (,)?`.as(verb('quiet')),
  say`${CAN} ${JUMP} ${QUIETLY}`.as(verb('quiet', 'jump')),
  say`${CAN} (peacefully|passively) ${MOVE}`.as(verb('quiet')),
  say`${CAN} ${JUMP}`.as(verb('move', 'jump')),
  say`${CAN} ${SLIDE}`.as(verb('move', 'slide')),
  say`${CAN} ${STEP}`.as(verb('move', 'step')),
  say`${CAN} (makes|make|making)`.as(verb('move')),
  say`${CAN} ${MOVE}`.as(verb('move')),
  say`${CAN} ${CAPTURE}`.as(verb('capture')),
  say`(for|when) (movement|moving|moves|the movement|non capturing moves|non captures) ,? (it|they)? (moves|move|goes)?`.as(
    verb('quiet'),
  ),
  say`(for|when|to) (capturing|captures|capture|attacking|attack) ,? (it|they)? (moves|move|captures|capture|can move|attacks|must move|goes|takes)?`.as(
    verb('capture'),
  ),
  say`(has|have) (a|the|its|an)? (non capturing|noncapturing|passive) (moves|move|movement) (of|:)?`.as(
    verb('quiet'),
  ),
);

// Ways.

const AS = words(
  '(like|as|in the manner of|in the same (way|manner|fashion) (as|like)|the same (way|manner)? (as|like)|same as|identically to|identical to|similar to|equivalently to|as if it were|according to|as does|as would|with the (move|moves|movement) of|as per|as well as|the)',
);
const POWERS = words(
  '(the|all|a)? (combined|normal|usual|same|full)? (move|moves|movement|movements|moving power|leaps|jumps|power|powers|ability|abilities|capabilities|movement power|movement patterns|movement ability|combined moves|range|moves and captures|move options|movement options) (and captures)? (of|from|as)',
);

const likes = (pieces: readonly PieceReference[]): readonly Way[] =>
  pieces.map((piece) => ({ kind: 'like', piece, most: null, steps: null }));

/** "Bishop[2]": up to two squares. */
const LIMITED: Phrase<Way> = oneOf<Way>(
  say`${REFERENCE} [ ${NUMBER} ]`.as(([piece, most]): Way => ({
    kind: 'like',
    piece,
    most,
    steps: null,
  })),
  say`${DIRECTIONS} ${REFERENCE}`.as(([steps, piece]): Way => ({
    kind: 'like',
    piece,
    most: null,
    steps,
  })),
);

const LIKE: Phrase<readonly Way[]> = oneOf<readonly Way[]>(
  say`${AS} ${opt(POWERS)} ${REFERENCES} (do|does|moves|move|would|can|movement|style)?`.as(
    ([, , pieces]) => likes(pieces),
  ),
  // The piece of the same name there.
  say`(like|as|the same as|same as|the same way as|identically to|just as|identical to|just like|the same|likewise)? ${IN_GAME}`.as(
    ([game]) => likes([{ name: '', game, isUsual: true }]),
  ),
  say`(as usual|as is usual|as normal|in the usual way|normally|the usual way|as in usual)`.as(() =>
    likes([{ name: '', game: 'chess', isUsual: true }]),
  ),
  say`${AS} ${opt(POWERS)} (its|their|the)? (counterpart|counterparts|equivalent|namesake|usual|namesakes) ${IN_GAME}`.as(
    ([, , game]) => likes([{ name: '', game, isUsual: true }]),
  ),
  say`${AS} (its|their|the)? ${GAME} (counterpart|counterparts|equivalent|namesake)`.as(
    ([, game]) => likes([{ name: '', game, isUsual: true }]),
  ),
  say`${AS} either ${REFERENCES}`.as(([, pieces]) => likes(pieces)),
  say`${AS} ${REFERENCE} (and|or) ${AS} ${REFERENCE}`.as(([, one, , other]) => likes([one, other])),
  say`${AS} ${opt(POWERS)} ${REFERENCE} (limited to|restricted to|up to|for|for up to|,) (a|the)? (maximum|distance|range|maximum distance)? (of)? ${DISTANCE}`.as(
    ([, , piece, { most }]): readonly Way[] => [{ kind: 'like', piece, most, steps: null }],
  ),
);

const LETTER_L = words(
  '(in|like|to)? (an|the|a)? l (shape|shaped|pattern|form|shaped pattern|shape pattern)? (pattern|move|jump|fashion|moves|movement)?',
);
const PERPENDICULAR = words(
  '(in|at|to)? (a|an|the|its|any|either|one)? (of)? (perpendicular|perpendicularly|right angle|right angles|other|opposite|sideways|orthogonal|orthogonally|to the side|side|other direction|90 degrees|either side) (direction|to it|to that|to the first|angle|way|to the side|axis|to either side|side|from there)?',
);
const THEN = words(
  '(and then|then|followed by|and|plus|,|and after that|by|before moving|then moves|and then moves|and then moving|then moving|before)',
);
/** After a comma or "and" may stand another way. */
const AND_THEN = words(
  '(and then|then|followed by|and after that|before moving|then moves|and then moves|and then moving|then moving|before|plus)',
);
const THEN_AWAY = words(
  '(and)? then ,? (slides|goes|moves|slide|go|move|sliding|continues|continue|continuing) (away|outward|outwards) (of|for|by)?',
);
const ONCE = words('(more|further|another|other|additional)?');
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
  say`${SLOPE} ${OUTWARD}`.as(([slope]) => ({ slope, isOutward: true })),
  say`${OUTWARD} (in an?)? ${SLOPE}`.as(([, slope]) => ({ slope, isOutward: true })),
  SLOPE.as((slope) => ({ slope, isOutward: false })),
);
const stepsOf = (slope: Turned['slope']): Directions =>
  slope === 'diagonal' ? DIAGONAL : ORTHOGONAL;
const RECTANGLE = wordLike((text) => {
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(text);
  if (match === null) return null;
  const [a, b] = [Number(match[1]), Number(match[2])];
  // A rectangle is counted with the square that is left; "2x1" is the way from there.
  return a === 1 || b === 1 ? ([a, b] as const) : ([a - 1, b - 1] as const);
});
const COORDINATES = wordLike((text) => {
  const match = /^\(\s?(\d)\s?,\s?(\d)\s?\)$/.exec(text);
  return match === null ? null : ([Number(match[1]), Number(match[2])] as const);
});
const isOne = ({ least, most }: Distance): boolean => least === 1 && most === 1;

const LENGTH: Phrase<Distance> = oneOf(
  DISTANCE,
  NUMBER.as((count) => ({ least: count, most: count })),
);

/** Away from the edge next to which a piece starts. */
const AWAY = words(
  '(in the direction|in a direction|going)? away from (the|its|their) (starting side|side|edge) (of the board)? (where (they|it) (start|starts|begin|begins)|on which (they|it) (start|starts))?',
);
/** To where a picture points. */
const AIM: Phrase<null> = new Phrase(({ words: all }, at) => {
  const [comma, first, second] = all.slice(at, at + 3).map(({ text }) => text);
  const isAim =
    comma === ',' &&
    (first === 'towards' || (first === 'to' && second === 'where')) &&
    at + 8 >= all.length;
  return isAim ? [{ end: all.length, value: null }] : [];
});

/** What needs no verb of its own. */
const SHAPE: Phrase<Way> = named<Way>(() => [
  // Knights and other leapers.
  LETTER_L.as(() => leaper(1, 2)),
  say`(to|at|across)? (the|an)? (opposite|far|other|opposing) (corner|corners|case|square|end|cell) of (a|an|any)? ${RECTANGLE} (rectangle|area|rectangles)? (, like an extended knight)?`.when(
    ([[a, b]]) => (a === b ? null : leaper(a, b)),
  ),
  say`(in)? (a|an) ${RECTANGLE} (rectangle|pattern|l shape|l)`.when(([[a, b]]) =>
    a === b ? null : leaper(a, b),
  ),
  say`(a|an|as a|in a)? ${COORDINATES} (jumper|leaper|leap|jump|leaps|jumps|move)`.when(
    ([[a, b]]) => leaper(a, b),
  ),
  say`${LENGTH} ${opt(words('(in)? (any|a|one|either|an)? (orthogonal)? (direction|way)? (orthogonally|straight|horizontally or vertically|vertically or horizontally)?'))} ${THEN} ${LENGTH} ${ONCE} ${PERPENDICULAR} (to (make|form) (an|a) l (shape)?)?`.when(
    ([far, , , side]) =>
      far.most === far.least && isOne(side) && far.least > 1
        ? sideLeaps(ORTHOGONAL, far.least, 1)
        : null,
  ),
  say`${NUMBER} (square|squares|spaces|steps)? ${DIRECTIONS} ${THEN} ${NUMBER} (square|squares|spaces|space|steps|step)? ${ONCE} ${PERPENDICULAR}`.when(
    ([far, steps, , side]) =>
      far > 1 && side === 1 && both(steps, DIAGONAL).length === 0
        ? sideLeaps(steps, far, side)
        : null,
  ),
  say`${NUMBER} (square|squares|spaces|space|step|steps)? vertically|horizontally ${THEN} ${NUMBER} (square|squares|spaces|space|step|steps)? horizontally|vertically (or vice versa|or the other way around)?`.when(
    ([far, , side]) =>
      (far === 2 && side === 1) || (far === 1 && side === 2) ? leaper(far, side) : null,
  ),
  say`${NUMBER} (square|squares|space|spaces|file|files|rank|ranks) (away|over)? and ${NUMBER} (square|squares|space|spaces|rank|ranks|files|file) (away|over)? (or vice versa)?`.when(
    ([far, side]) => (far === side ? null : leaper(far, side)),
  ),
  say`(to)? (a|the)? (square|squares|space|spaces)? ${NUMBER} (file|files|rank|ranks|row|rows) (away)? and ${NUMBER} (rank|ranks|file|files|columns|column|rows) (away)?`.when(
    ([far, side]) => (far === side ? null : leaper(far, side)),
  ),
  say`(to)? (a|the)? (square|squares|space|spaces)? ${NUMBER} (file|files|rank|ranks) (away)? and ${NUMBER} (rank|ranks|file|files) (away)? or ${NUMBER} (file|files|rank|ranks) (away)? and ${NUMBER} (rank|ranks|file|files) (away)?`.when(
    ([a, b, c, d]) => (a === b || a + b !== c + d || a * b !== c * d ? null : leaper(a, b)),
  ),
  // Bent ways: mao, griffon, …
  say`${LENGTH} ${SLOPE} ${oneOf(AND_THEN, words('and'))} ${LENGTH} ${ONCE} ${SLOPE} ${OUTWARD} (in either direction)?`.when(
    ([distance, slope, , second, , next]) =>
      next === slope ? null : bent({ steps: stepsOf(slope), distance }, second, 'outward'),
  ),
  say`${LENGTH} ${SLOPE} ${AND_THEN} ${LENGTH} ${ONCE} ${TURNED} (in either direction)?`.when(
    ([distance, slope, , second, , next]) => {
      if (next.slope === slope) return null;
      const steps = stepsOf(slope);
      return next.isOutward
        ? bent({ steps, distance }, second, 'outward')
        : openBend(steps, distance, second);
    },
  ),
  say`${LENGTH} ${SLOPE} ${THEN_AWAY} ${LENGTH} ${ONCE} ${SLOPE}`.when(
    ([distance, slope, , second, , next]) =>
      next === slope ? null : bent({ steps: stepsOf(slope), distance }, second, 'outward'),
  ),
  say`${LENGTH} ${SLOPE} ${AND_THEN} ${TURNED} (in either direction)?`.when(
    ([distance, slope, , next]) =>
      next.slope === slope || !next.isOutward || !isOne(distance)
        ? null
        : bent({ steps: stepsOf(slope), distance }, { least: 1, most: 1 }, 'outward'),
  ),
  words(
    'to the nearest squares that (do|does) not correspond to the same file , rank or diagonal from its current position',
  ).as(() => leaper(1, 2)),
  say`${NUMBER} ${DIRECTIONS}`.as(([count, steps]) => line(steps, { least: count, most: count })),
  say`${DIRECTIONS} (movement|move|moves|lines) (of|for|,)? ${DISTANCE}`.as(([steps, distance]) =>
    line(steps, distance),
  ),
  words('to the nearest (square|squares) not on the same (rank|file) , (file|rank) or diagonal').as(
    () => leaper(1, 2),
  ),
  say`${COORDINATES} (leaper|jumper|leap|jump)?`.when(([[a, b]]) => leaper(a, b)),
  say`${DIRECTIONS} but (in|for)? ${DISTANCE}`.as(([steps, distance]) => line(steps, distance)),
  say`${DISTANCE} ${DIRECTIONS} from (any position|anywhere|any square) (on the board)?`.as(
    ([distance, steps]) => line(steps, distance),
  ),
  say`${DIRECTIONS} ${DISTANCE} from (any position|anywhere|any square) (on the board)?`.as(
    ([steps, distance]) => line(steps, distance),
  ),
  // Exact squares: "the 2nd or 3rd square diagonally".
  say`(directly)? (to)? the ${ORDINAL} (or|and) ${ORDINAL} (square|squares|space) ${DIRECTIONS}`.when(
    ([least, most, steps]) => (most === least + 1 ? line(steps, { least, most }) : null),
  ),
  say`(directly)? (to)? the ${ORDINAL} (square|space) ${DIRECTIONS}`.as(([least, steps]) =>
    line(steps, { least, most: least }),
  ),
  // "one square forward", "diagonally one or two squares"
  say`${DISTANCE} (away|at a time)? ,? ${DIRECTIONS} (at a time|away|per move|per turn)?`.as(
    ([distance, steps]) => line(steps, distance),
  ),
  say`${DIRECTIONS} ,? (by|for|at|over|to)? ${DISTANCE} (away|at a time|per move|per turn)?`.as(
    ([steps, distance]) => line(steps, distance),
  ),
  say`${DISTANCE} (in|to|into|onto) (any|one|each|either) of (the)? ${opt(NUMBER)} (adjacent|neighbouring|surrounding)? (squares|spaces|directions) (around (it|the piece))?`.when(
    ([distance, count]) =>
      isOne(distance) && (count === null || count === 8) ? line(EVERY, distance) : null,
  ),
  say`(to)? (one of|any of|any|all|every)? (the)? ${opt(NUMBER)} (adjacent|neighbouring|neighboring|surrounding|adjoining) (squares|square|spaces|space|points|point)`.as(
    () => line(EVERY, { least: 1, most: 1 }),
  ),
  say`(to)? (one of|any of|any|all|every|a|an)? (the)? ${opt(NUMBER)} (adjacent|neighbouring|neighboring|surrounding)? ${DIRECTIONS} (adjacent|neighbouring|neighboring) (squares|square|spaces|space|points|point)`.as(
    ([, steps]) => line(steps, { least: 1, most: 1 }),
  ),
  say`(to)? (one of|any of|any|all|every|a|an)? (the)? (adjacent|neighbouring|neighboring|surrounding|next) ${DIRECTIONS} (squares|square|spaces|space|points|point)`.as(
    ([steps]) => line(steps, { least: 1, most: 1 }),
  ),
  say`(to)? (any of|one of|to any of)? (the)? three (square|squares|spaces) (in|to)? (directly|immediately)? (the|its)? front (of it)?`.as(
    () =>
      line(
        EVERY.filter(({ dy }) => dy > 0),
        { least: 1, most: 1 },
      ),
  ),
  say`(to)? (any|a|the|every) (square|point|space) (along|on|in) (the|a|any|its)? ${DIRECTIONS} (on which it stands|where it stands|it stands on|it is on)?`.as(
    ([steps]) => line(steps, { least: 1, most: null }),
  ),
  say`(to)? any (square|point|space) ${DIRECTIONS} (on which it stands|where it stands|it stands on|it is on)?`.as(
    ([steps]) => line(steps, { least: 1, most: null }),
  ),
  LIMITED,
  LEGS,
  say`(a)? single ${DIRECTIONS} (step|move)`.as(([steps]) => line(steps, { least: 1, most: 1 })),
  say`${DISTANCE} (without) (leaping|jumping) ${DIRECTIONS}`.as(([distance, steps]) =>
    line(steps, distance, false),
  ),
  // Seen from the side on which it starts.
  say`${DISTANCE} ${DIRECTIONS} ,? ${AWAY}`.as(([distance, steps]) => ({
    ...line(steps, distance),
    side: 'away' as const,
  })),
  say`${DISTANCE} ${DIRECTIONS} ,? on the (opposite|other) side (of the piece)? ${opt(AIM)}`.as(
    ([distance, steps]) => ({ ...line(steps, distance), side: 'opposite' as const }),
  ),
]);

/** "to a position two squares away, jumping in any orthogonal or diagonal direction, or alternatively jumping as a Knight". */
const TWO_AWAY: Phrase<readonly Way[]> = words(
  '(to a (position|square) two squares away) ,? jumping in any orthogonal or diagonal direction ,? (or)? (alternatively)? jumping as a knight',
).as(() => [leaps(EVERY.map((step) => times(step, 2))), leaper(1, 2)]);

/** A piece of a list, perhaps with its leap: "the Camel (3,1)". */
const LISTED: Phrase<Way> = oneOf<Way>(
  say`${REFERENCE} ${COORDINATES}`.as(([, [a, b]]) => leaper(a, b)),
  REFERENCE.as((piece): Way => ({ kind: 'like', piece, most: null, steps: null })),
);

/** "a rook-knight compound", "the combined moves of a rook and a knight", "Rook + Knight". */
const COMPOUND: Phrase<readonly Way[]> = oneOf<readonly Way[]>(
  say`(the)? (leaps|jumps|moves) of ${listOf(LISTED, words('and|,|or'))}`.as(([ways]) => ways),
  TWO_AWAY,
  say`(a|an|the)? (hybrid|compound|combination|mix|fusion|amalgam) (piece)? (of|between|that combines|combining|with)? (both)? ${opt(POWERS)} ${REFERENCES}`.as(
    ([, pieces]) => likes(pieces),
  ),
  say`(a|an|the)? ${REFERENCE} (/|and|+|-)? ${REFERENCE} (compound|hybrid|combination|combo)`.as(
    ([one, other]) => likes([one, other]),
  ),
  say`(a|an|the)? (hybrid|compound|combined) ${REFERENCES}`.as(([pieces]) => likes(pieces)),
  say`${POWERS} ${REFERENCES}`.as(([, pieces]) => likes(pieces)),
  say`${POWERS} ${REFERENCE} (and|or) (of|that of|those of) ${REFERENCE}`.as(([, one, other]) =>
    likes([one, other]),
  ),
);

interface Item {
  /** The same in other words. */
  readonly again?: readonly Way[];
  readonly ways: readonly Way[];
  readonly manner: Manner | null;
  readonly condition: Condition | null;
}

const FIRST_MOVE = words(
  "(on|as|for|in|with|at|during)? (its|their|the|a|his|each pawn's) (very)? (first|initial|1st|opening) (move|turn)|initially|from (its|their|the) (initial|starting|original|start|first) (position|square|rank|row)|when it has not moved|if it has not moved (yet)?|if it has not yet moved|once per game",
);

const FIRST: Condition = { ...ALWAYS, initial: true };

function item(
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
const CONDITION: Phrase<Condition> = oneOf<Condition>(
  say`(on|from) ${REGION} (squares|spaces|points) ,?`.as(([from]) => ({ ...ALWAYS, from })),
  say`on (non connected|unconnected) ,?`.as(() => ({ ...ALWAYS, from: 'unconnected' })),
  say`(to|onto) ${REGION} (squares|spaces|points) ,?`.as(([to]) => ({ ...ALWAYS, to })),
  say`${FIRST_MOVE} ,?`.as(() => FIRST),
);

const BARE: Phrase<readonly Way[]> = oneOf(
  SHAPE.as((way): readonly Way[] => [way]),
  LIKE,
  COMPOUND,
);
const MANNER: Phrase<Manner> = oneOf(
  CAPTURINGLY.as(() => 'capture' as const),
  oneOf(QUIETLY, NOT_CAPTURING).as(() => 'quiet' as const),
);

const ITEM: Phrase<Item> = named<Item>(() => [
  say`${SHAPE} ,? ${LIKE}`.as(([way, again]) => ({ ...item([way]), again })),
  say`${LIKE} ,? (:|-|ie)? (that is|that is to say|in detail|one could say|,)? ${SHAPE}`.as(
    ([again, way]) => ({ ...item([way]), again }),
  ),
  say`${BARE} ,? ${MANNER} ,? ${FIRST_MOVE}`.as(([ways, manner]) => item(ways, manner, FIRST)),
  say`${BARE} ,? ${FIRST_MOVE} ,? ${MANNER}`.as(([ways, , manner]) => item(ways, manner, FIRST)),
  say`${MANNER} ,? ${BARE}`.as(([manner, ways]) => item(ways, manner)),
  say`${BARE} ,? ${MANNER}`.as(([ways, manner]) => item(ways, manner)),
  say`${BARE} ,? ${FIRST_MOVE}`.as(([ways]) => item(ways, null, FIRST)),
  say`${FIRST_MOVE} ,? ${BARE}`.as(([, ways]) => item(ways, null, FIRST)),
  BARE.as((ways) => item(ways)),
  say`${CONDITION} ${BARE}`.as(([condition, ways]) => item(ways, null, condition)),
]);

const OR = words('or|and|,|and/or|or else|or alternatively|as well as|+|plus|or by|and by|;');
/** The longer the items the better: "two squares forward and one square sideways" is one leap. */
const ITEMS: Phrase<readonly Item[]> = named<readonly Item[]>(() => [
  ITEM.as((only) => [only]),
  say`${longest(ITEM)} ${OR} ${ITEMS}`.as(([first, , others]) => [first, ...others]),
]);

// Clauses.

/** "one square" after "one square forward": again; a leap if the verb says so. */
function withVerb(way: Way, { kind }: Verb): Way {
  if (way.kind !== 'line') return way;
  return kind === 'jump' ? { ...way, jumps: true } : way;
}

function factsOf(verbs: Verb, items: readonly Item[]): readonly MoveFact[] {
  return items.flatMap(({ again, condition, manner, ways }): readonly MoveFact[] => [
    {
      kind: 'ways',
      ways: ways.map((way) => withVerb(way, verbs)),
      manner: manner ?? verbs.manner,
      condition: condition ?? ALWAYS,
    },
    ...(again === undefined ? [] : [{ kind: 'explains', ways: again } as const]),
  ]);
}

/** One step and another; null: they are of one slope. */
function twoSteps(steps: Directions, next: Directions): Way | null {
  const [first, second] = [
    { steps, least: 1, most: 1 },
    { steps: next, least: 1, most: 1 },
  ];
  if (both(next, DIAGONAL).length === next.length && next.length === DIAGONAL.length)
    return { kind: 'bent', first, second, open: 'bend' };
  const isSideways = [-1, 1].every((dx) => next.some((step) => step.dx === dx && step.dy === 0));
  if (isSideways) return { kind: 'bent', first, second, open: 'turn' };
  return {
    kind: 'strokes',
    strokes: steps.flatMap((step) =>
      next.map((other): Stroke => ({
        kind: 'path',
        legs: [{ step, least: 1, most: 1, end: 'quiet' }],
        last: { step: other, least: 1, most: 1 },
      })),
    ),
  };
}

/** A direction without a distance: as far as before, or as the verb says. */
function undistanced(steps: Directions, { kind }: Verb): Line {
  if (kind === 'slide') return line(steps, { least: 1, most: null });
  if (kind === 'step') return line(steps, { least: 1, most: 1 });
  return { kind: 'line', steps, least: null, most: 'edge', jumps: kind === 'jump' ? true : null };
}

/** Repeated adjectives before "piece". */
const A_PIECE: Phrase<unknown> = named<unknown>(() => [
  say`(any|other|another|a|an|the|intervening|intermediate|intermediary|blocking|occupied|both|own|friendly|enemy|opposing|/|one|several|opponent's|adjacent|allied|first|all|middle|these|either|their|its|and|or|single|of|color|colour|exactly|occupying|potentially) ${A_PIECE}`.as(
    () => null,
  ),
  words(
    '(piece|pieces|square|squares|unit|units|men|spaces|space|obstacles|obstacle|point|points|them|it|screen|screens|hurdle|mount|intermediate|whatever is in between|everything|anything|pawn)',
  ),
]);
const IF_OCCUPIED = words(
  '((if|when|even if|even when|whether) (it|they|this|that) (is|are|be)? (occupied|occupied or not|not empty|blocked)|(if|when|where) (necessary|needed|required|desired|occupied|possible|applicable)|to reach (the)? (second|2nd|third|its|target) (square|space|destination|target)?|to move or capture on the second space|in (its|the|their) (path|way)|in between|on (the|their|its) (path|way)|when moving two (squares|spaces)|when it moves two (squares|spaces)|(that are|which are|that is)? (in its path|between|in the way|in its way)|(to|in order to) (do so|get there|reach it)|as it moves|doing so|to get to (its|the) (destination|target))',
);
const OVER = words('over|across|past');

const NOT_OVER = oneOf<unknown>(
  words('(jump|leap|hop|jumping|leaping|jumps|leaps)'),
  say`(jump|leap|hop|pass|move|slide|go|jumping|leaping|jumps|leaps|moving|passing) (past|over|through) ${A_PIECE}`,
);

const ALLOWED_TO_JUMP = words(
  '((it|they)? (is|are) allowed to|(it|they)? (can|may)) (jump|leap) (, ie , the intervening (square|squares) (does|do) not have to be empty)?|no matter what intermediate (cases|squares|pieces) contain|(the)? (intervening|intermediate) (square|squares) (does|do) not have to be empty',
);

const JUMP_FACT: Phrase<MoveFact> = oneOf<MoveFact>(
  say`(when|if) ${oneOf<unknown>(words('it|they'), REFERENCE)} (moves|move) two (squares|spaces) ,? ${ALLOWED_TO_JUMP} ,? ${opt(ALLOWED_TO_JUMP)}`.as(
    () => ({ kind: 'jumps', jumps: true }),
  ),
  say`${ALLOWED_TO_JUMP} ,? (ie)? ,? ${ALLOWED_TO_JUMP}`.as(() => ({ kind: 'jumps', jumps: true })),
  words(
    '(its|their|the)? (move|moves) (is|are) (not|never) blocked by other pieces (: it jumps to the new location)?',
  ).as(() => ({ kind: 'jumps', jumps: true })),
  words(
    '(it)? (cannot|can not|may not) jump and the unobstructed path must start with the (diagonal|vertical|orthogonal|horizontal) (movement|move)',
  ).as(() => ({ kind: 'jumps', jumps: false })),
  say`${CAN} (jump|jumps|leap|leaps|hop|hops|pass|jumping|leaping|hopping|passes) ${OVER} ${A_PIECE} ${opt(IF_OCCUPIED)}`.as(
    () => ({ kind: 'jumps', jumps: true }),
  ),
  say`(cannot|may not|can not|does not|not|must not|without|unable to|but not|never|may never|is not allowed to|are not allowed to|no|without the ability to|not able to|not permitted to) (be able to)? ${NOT_OVER} ${opt(IF_OCCUPIED)}`.as(
    () => ({ kind: 'jumps', jumps: false }),
  ),
  say`(is|are) (a|an)? (leaper|leapers|jumper|jumping|leaping|jumping piece|leaping piece|jumping pieces|true leaper)`.as(
    () => ({ kind: 'jumps', jumps: true }),
  ),
  say`${CAN} (jump|leap|hop)`.as(() => ({ kind: 'jumps', jumps: true })),
  say`(by)? (jumping|leaping) (piece|pieces|move|moves)?`.as(() => ({
    kind: 'jumps',
    jumps: true,
  })),
  say`(no matter what|regardless of what|whatever) (the)? intermediate|intervening (cases|squares) contain`.as(
    () => ({ kind: 'jumps', jumps: true }),
  ),
  say`(the)? (intervening|intermediate) (square|squares|space|point) (does|do|need|needs) not (have to|need to)? be (empty|vacant|free)`.as(
    () => ({ kind: 'jumps', jumps: true }),
  ),
  say`${CAN} be blocked (by|if|when)? ${opt(words('(an|any|a|other|the)? (adjacent|intervening|other|nearby|friendly or enemy|blocking)? (piece|pieces)? (is adjacent to it|on any intervening point along this path|orthogonally adjacent to it|at the first step|in between|is on the first square)?'))}`.as(
    () => ({ kind: 'jumps', jumps: false }),
  ),
  say`(until|as long as|provided|if|so long as|unless) (that)? (it|there|the|no|they|all|its)? (encounters|hits|reaches|is blocked by|are blocked by|meets|runs into|comes across|path is|squares are|way is|is|are|blocked|path)? (not)? (an|a|no|another|any|obstructed|blocked|free|clear|unobstructed|empty|obstacle|piece|pieces|the edge|the path|obstruction)? (of the board|or the edge of the board|piece|pieces|in the way|in its way|by another piece|in between|obstacle|in its path|blocked|free|clear|path)?`.as(
    () => ({ kind: 'jumps', jumps: false }),
  ),
);

const SCREEN = words(
  '(a|an|one|exactly one|another|any|a single|some|exactly one other|one and one|one other|one and only one) (intervening|intermediate|other)? (piece|screen|hurdle|mount|unit|intermediate|pawn or piece)',
);
const OF_ANY_COLOUR = words(
  '(of either (color|colour|side)|friend or foe|of any (color|colour|side|kind)|friendly or (enemy|hostile)|(either)? (its)? own or (enemy|opponent|the opponent)|belonging to either (player|side))?',
);
const BETWEEN = words(
  '((in between|between (it|itself|them) and (its|the|their) (target|victim|captured piece|destination|piece to be captured)|for (it|them) to (jump|hop|leap) over|to (jump|hop|leap) over|to act as a screen|as a screen|along the way|in the way|as a mount)? (first|before it can move or capture along that line)? (,? (called|known as|which is called) (a|the) (screen|mount|hurdle))?)?',
);
const MUST = words(
  '(needs|need|requires|require|must have|needs to have|it needs|they need|there must be|there has to be|there needs to be|it requires|must find|can use|uses)',
);
const TO_CAPTURE = words(
  '((in order)? to (capture|take|attack|take a piece|capture a piece)|when (capturing|it captures|taking)|for (capturing|capture|captures)|(to|for) (its|the) (capture|captures)|captures (only)? (when|if|by)|if (capturing|it captures))',
);
const SQUARES = words('square|squares|space|spaces');
const HOP_OVER = words(
  '(jump|jumps|leap|leaps|hop|hops|jumping|leaping|hopping|going|passing|pass) (over|past|across)',
);

const HURDLE: Phrase<MoveFact> = oneOf<MoveFact>(
  say`${TO_CAPTURE} ,? (it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} ${BETWEEN} (and|to)? (the|its)? (target|captured piece)?`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`${TO_CAPTURE} ,? (it|they)? (can|may|must|has to|needs to|need to|have to|does so by)? ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (first)?`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`(it|they)? (must|has to|needs to|need to|have to|can and must) ${HOP_OVER} ${oneOf(SCREEN, words('a piece|one piece'))} ,? ${OF_ANY_COLOUR} ${TO_CAPTURE}`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`(can|may|must|has to) ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (in its path|in the way|on its path|along the way)? ${TO_CAPTURE}`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`${CAN} ${CAPTURE} (by|only by|when) (going in a straight horizontal and vertical line and)? ${HOP_OVER} (over)? ${SCREEN} ,? ${OF_ANY_COLOUR} ${opt(words('(on|in|along) its (orthogonal|diagonal)? (way|path) (to its target)?'))}`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`(it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} (in between|between|between (it|itself) and (its|the) (target|victim)) ,? ${TO_CAPTURE}`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`(it|they)? ${MUST} ${SCREEN} between (it|itself) and (its|the) victim to capture it`.as(
    () => ({ kind: 'hurdle', for: 'capture' }),
  ),
  say`(it|they)? ${MUST} (to)? ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (first)?`.as(() => ({
    kind: 'hurdle',
    for: 'everything',
  })),
  say`(that|it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} ${BETWEEN}`.as(() => ({
    kind: 'hurdle',
    for: 'everything',
  })),
  say`(it|they)? (must|has to|needs to|need to|have to) ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (first|to move or capture|to move and capture|in order to move or capture)?`.as(
    () => ({ kind: 'hurdle', for: 'everything' }),
  ),
);

const OTHER_NAME = wordLike((text, image) => (/^\p{Lu}/u.test(image) ? text : null));
const SUBJECT: Phrase<readonly PieceReference[] | null> = oneOf<readonly PieceReference[] | null>(
  words(
    '(it|they|he|she|this piece|the piece|these pieces|this|that|which|who|these|these two pieces|this one)',
  ).as(() => null),
  say`${REFERENCES} (piece|pieces|itself)? ,? (or|also called|also known as|called) (simply)? ${REFERENCE} (for short)? ,?`.as(
    ([all]) => all,
  ),
  say`${REFERENCES} ,? or (simply)? (abbreviated|called)? (as)? ${OTHER_NAME} (for short)? ,?`.as(
    ([all]) => all,
  ),
  say`${REFERENCES} , (unlike|like) (the|a)? ${REFERENCES} ,?`.as(([all]) => all),
  say`${REFERENCES} (piece|pieces|itself)? (here|now|then|each|all|,)?`.as(([all]) => all),
);

const FRONT_TWO = words(
  'to? the (two|2)? (forward most|frontmost|foremost|forward|front|furthest forward)? (two|2)? (spots|squares|spaces) (in front|forward|straight ahead)? (, ie it can move forward two and sideways one)?',
);

const KIND = words(
  '(relatively|fairly)? (hybrid|compound|combined|divergent|weak|sliding|ranging|powerful|non royal|nonroyal|short range|minor|major|new|traditional|simple|strong) (short range|compound|hybrid)?',
);

const one = (...facts: readonly MoveFact[]): readonly MoveFact[] => facts;

/** The predicate of a sentence. */
const PREDICATE: Phrase<readonly MoveFact[]> = named<readonly MoveFact[]>(() => [
  HURDLE.as((fact) => one(fact)),
  JUMP_FACT.as((fact) => one(fact)),
  // It does nothing, or not all.
  words('(stays|stay) on (its|their) square').as(() =>
    factsOf({ manner: 'move', kind: 'move' }, [item([leaps([{ dx: 0, dy: 0 }])])]),
  ),
  words(
    '(cannot|does not|do not|may not|can not|never|not) (move|moves) (or capture|and capture|at all|or be captured)?',
  ).as(() => one({ kind: 'stay' })),
  words('(is|are) (immobile|stationary|unable to move)').as(() => one({ kind: 'stay' })),
  say`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (capture|captures|take|attack|capturing) (pieces|other pieces|anything|any piece|at all)?`.as(
    () => one({ kind: 'no-capture' }),
  ),
  say`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (move|go|step|retreat|move or capture) (directly)? ${DIRECTIONS}`.as(
    ([steps]) => one({ kind: 'not', steps, manner: 'both' }),
  ),
  say`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (capture|attack|take) ${DIRECTIONS}`.as(
    ([steps]) => one({ kind: 'not', steps, manner: 'capture' }),
  ),
  say`(but|and)? (cannot|may not|can not) move (more than one square|more than one step|further)`.as(
    () => one({ kind: 'limit', most: 1, steps: null }),
  ),
  words('(movement|moving|moves) (and|or) (capturing|captures|capture) (are|is) the same').as(() =>
    one({ kind: 'alike' }),
  ),
  words(
    '(captures|capture|attacks|attack|takes) (in)? (the)? (same|same way|as it moves|the same as it moves|where it moves|the way it moves|likewise|in the same way|in the same manner|as they move|the same way it moves|the same way)',
  ).as(() => one({ kind: 'alike' })),
  say`(two square|two squares) movement is (a)? jumping movement ,? (which means|meaning)? (that)? (it)? ${JUMP_FACT}`.as(
    ([fact]) => one(fact),
  ),
  // As in the game that the page speaks of.
  words('(is|are) (normal|as usual|usual|standard|ordinary|orthodox|unchanged|as normal)').as(() =>
    factsOf({ manner: 'move', kind: 'move' }, [
      item(likes([{ name: '', game: null, isUsual: true }])),
    ]),
  ),
  say`(its|it's|the|an|a)? ${DIRECTIONS} (move|movement) (is|are) (standard|usual|normal|regular)? (-|:|,)? ${DISTANCE}`.as(
    ([steps, distance]) =>
      factsOf({ manner: 'move', kind: 'move' }, [item([line(steps, distance)])]),
  ),
  // Two steps, and each is told.
  say`${CAN} (first)? (steps|goes|moves|step|go|move) (one square)? ${DIRECTIONS} ,? (and)? then (must|it must)? (steps|step|goes|moves|move)? (one|one square)? ${DIRECTIONS}`.when(
    ([, steps, next]) => {
      const way = twoSteps(steps, next);
      return way === null ? null : factsOf({ manner: 'move', kind: 'move' }, [item([way])]);
    },
  ),
  // One or the other, of which one leaps.
  say`${CAN} ${STEP} ${NUMBER} or ${JUMP} ${NUMBER} ${SQUARES} ${DIRECTIONS}`.as(
    ([, , near, , far, , steps]) =>
      factsOf({ manner: 'move', kind: 'move' }, [
        item([
          line(steps, { least: near, most: near }),
          line(steps, { least: far, most: far }, true),
        ]),
      ]),
  ),
  // What it does not do is nothing.
  say`(lacks|lack|has no|have no|does not have|not have|no longer has) (the|a|an|its)? (move|moves|normal move|usual move) of ${REFERENCES}`.as(
    () => one(),
  ),
  say`(lacks|lack|has no|have no|does not have|not have) ${REFERENCES} (move|moves|movement)`.as(
    () => one(),
  ),
  // What other sentences say as well.
  words(
    '(there (is|are) (two|three|four) (parts|components|kinds) (to|of|in) (its|their) (move|moves|movement))',
  ).as(() => one()),
  words(
    '(its|their)? (moves|movement) (is|are) (broken down into|made of|composed of) (two|three|four) (parts|components)',
  ).as(() => one()),
  words('(range|ranges|moves) in (a|an) (y|x|t) shape').as(() => one()),
  words('a? (jump|leap) means that it can go there even if there is a piece in the way').as(() =>
    one(),
  ),
  words('a? (jump|leap) goes over whatever stands (in)? between').as(() => one()),
  words('is not a jumping move').as(() => one({ kind: 'jumps', jumps: false })),
  words('jumps the intermediate and takes the victim on its square').as(() => one()),
  words(
    '(is|are) (a|an)? (unique|special)? divergent (piece|pieces) that (moves|move) and (attacks|captures|attack|capture) differently',
  ).as(() => one()),
  say`(are|is) the squares reached by (moving)? ${ITEMS}`.as(([items]) =>
    factsOf({ manner: 'move', kind: 'move' }, items),
  ),
  say`(is)? (a)? promoted ${REFERENCE} ,? (which|that|and) (gains|has) ${REFERENCE} (moves|move) on top of ${REFERENCE} (moves|move)?`.as(
    ([, added, own]) => factsOf({ manner: 'move', kind: 'move' }, [item(likes([added, own]))]),
  ),
  say`(is|moves)? (similar to|like|as) ${REFERENCE} but (it)? (can|may)? (move)? ${FRONT_TWO}`.when(
    ([{ name }]) =>
      name === 'knight'
        ? factsOf({ manner: 'move', kind: 'jump' }, [
            item([
              leaps([
                { dx: 1, dy: 2 },
                { dx: -1, dy: 2 },
              ]),
            ]),
          ])
        : null,
  ),
  // Nearly as another piece: another sentence says how.
  say`${VERB} (almost|nearly|somewhat|similarly|much) (like|as|to|the same as) ${REFERENCES}`.as(
    () => one(),
  ),
  say`(it's|it is)? better to think of it as ${ITEMS} ${opt(words('like (a|an) y (shape|shaped pattern)?'))}`.as(
    ([items]) => factsOf({ manner: 'move', kind: 'move' }, items),
  ),
  // Verbs.
  say`${VERB} ${ITEMS}`.as(([verbs, items]) => factsOf(verbs, items)),
  say`${FIRST_MOVE} ,? (it|they)? ${VERB} ${ITEMS}`.as(([, verbs, items]) =>
    factsOf(
      verbs,
      items.map((each) => ({ ...each, condition: FIRST })),
    ),
  ),
  say`${VERB} ${DIRECTIONS} ,? ${AWAY}`.as(([verbs, steps]) =>
    factsOf(verbs, [item([{ ...undistanced(steps, verbs), side: 'away' }])]),
  ),
  say`${VERB} ${DIRECTIONS} ${opt(MANNER)}`.as(([verbs, steps, manner]) =>
    factsOf(verbs, [item([undistanced(steps, verbs)], manner)]),
  ),
  say`${VERB} ${DISTANCE} ${opt(words('only'))}`.as(([, { most }]) =>
    one({ kind: 'limit', most, steps: null }),
  ),
  // Nouns.
  say`(combines|combining|has|have|gains|with|having|that combines|which combines|possesses|is combining|unites|is combined of|combine) ${COMPOUND}`.as(
    ([ways]) => factsOf({ manner: 'move', kind: 'move' }, [item(ways)]),
  ),
  say`(combines|combining|combine|unites) ${REFERENCES}`.as(([pieces]) =>
    factsOf({ manner: 'move', kind: 'move' }, [item(likes(pieces))]),
  ),
  say`(gets|get|gains|has|have) (the|a)? ${REFERENCE} (move|moves|movement)`.as(([piece]) =>
    factsOf({ manner: 'move', kind: 'move' }, [item(likes([piece]))]),
  ),
  say`(has|have) (the|a)? (same)? exact? (move|moves|movement|movements|moving|powers|abilities) (as|of|like) ${REFERENCES}`.as(
    ([pieces]) => factsOf({ manner: 'move', kind: 'move' }, [item(likes(pieces))]),
  ),
  say`(is|are|acts|act|behaves|behave|functions|function|works|work|operates|it's) (a|an|the)? (like|as|the same as|identical to|equivalent to|exactly like|equal to|no different than|no different from|same as|the exact same as|just like|unchanged from|similar to)? ${opt(POWERS)} ${REFERENCES}`.as(
    ([, pieces]) => factsOf({ manner: 'move', kind: 'move' }, [item(likes(pieces))]),
  ),
  say`(is|are|it's) (a|an|the)? ${COMPOUND}`.as(([ways]) =>
    factsOf({ manner: 'move', kind: 'move' }, [item(ways)]),
  ),
  say`(is|are|it's) ${SHAPE}`.as(([way]) =>
    factsOf({ manner: 'move', kind: 'move' }, [item([way])]),
  ),
  say`(is|are) (a|an) (leaping|jumping) piece that ${VERB} ${ITEMS}`.as(([verbs, items]) =>
    factsOf({ ...verbs, kind: 'jump' }, items),
  ),
  say`(is|are) (a|an) ${opt(KIND)} piece (that|which) ${PREDICATE}`.as(([, facts]) => facts),
]);

/** Why it is so adds nothing: words up to a comma. */
export const REASON: Phrase<null> = new Phrase(({ words: all }, at) => {
  if (
    !/^(?:because|since|as|due|given|unlike|instead|despite|although|while|like|whereas|compared|in)$/.test(
      all[at]?.text ?? '',
    )
  )
    return [];
  const ends: { end: number; value: null }[] = [];
  for (let end = at + 2; end < Math.min(all.length, at + 24); end++)
    if (all[end]?.text === ',') ends.push({ end: end + 1, value: null });
  return ends;
});

const INTRO = oneOf<unknown>(
  REASON,
  say`${REASON} the easiest way to remember it is that`,
  say`(a|the) (diagonal|orthogonal)? (variant|version|counterpart|form) of ${REFERENCE} ,`,
  words(
    '(finally|lastly|secondly|firstly|first of all|so|thus|hence|therefore|ie|for movement|in general|as (always|usual)|like in chess|note that|remember that|unlike in chess|in particular|of course|in addition|effectively|as in chess|in short|to put it simply|in this game|here|overall|on the board|in this variant|the reason for this is that|the easiest way to remember it is that|for starters|exception :?|note :) ,?',
  ),
);
export const LINK = words(
  '(,|;|:|-)? (except that|except|and|but|or|while|which|although|though|however|whereas|yet|then|and then|that|, and|with|where|so|so that|because|since|as)? ,?',
);

const CLAUSE: Phrase<MoveClause> = oneOf<MoveClause>(
  say`${CONDITION} ${opt(SUBJECT)} ${PREDICATE}`.as(
    ([condition, subject, facts]) =>
      withPrefix([{ condition, manner: null }], [{ subject, facts }])[0] ?? { subject, facts },
  ),
  say`${SUBJECT} ${PREDICATE}`.as(([subject, facts]) => ({ subject, facts })),
  PREDICATE.as((facts) => ({ subject: null, facts })),
);

/** Clauses that other words only join: nothing of the sentence is left over. */
export const CLAUSES: Phrase<readonly MoveClause[]> = named<readonly MoveClause[]>(() => [
  // "… but it can only move straight forward" takes from what was said.
  say`${CLAUSE} but (it|they)? (can|may|is able to|are able to) (move|go|step|slide|move and capture) (in)? ${DIRECTIONS}`.as(
    ([first, steps]) => [
      { ...first, facts: [...first.facts, { kind: 'limit', most: null, steps }] },
    ],
  ),
  // "It is like the guard of Korean chess: it moves …"
  say`${SUBJECT} (is|are|moves|move) ${LIKE} (:|-) ${CLAUSES}`.as(([subject, ways, first]) => [
    { subject, facts: [] },
    ...first,
    { subject: null, facts: [{ kind: 'explains', ways }] },
  ]),
  say`${CLAUSE} ${LINK} ${CLAUSES}`.as(([first, , others]) => [first, ...others]),
  say`${CLAUSE} ,? (ie|that is|in other words|meaning|which means) ,? (that)? ${CLAUSES}`.as(
    ([first, others]) => [first, ...again(others)],
  ),
  CLAUSE.as((only) => [only]),
]);

/** "That is, it moves …": what was said, in other words. */
const IN_OTHER_WORDS = words(
  '(that is|in other words|ie|that means|in detail|put differently|meaning|this means) (that)? ,?',
);

function again(clauses: readonly MoveClause[]): readonly MoveClause[] {
  const ways = clauses.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'ways' ? fact.ways : [])),
  );
  const others = clauses.flatMap(({ facts }) => facts.filter(({ kind }) => kind !== 'ways'));
  return [
    {
      subject: null,
      facts: [...(ways.length === 0 ? [] : [{ kind: 'explains', ways } as const]), ...others],
    },
  ];
}

/** How another piece does it, too, adds nothing: words up to the end. */
const AS_OTHERS: Phrase<null> = new Phrase(({ words: all }, at) => {
  const next = all
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ');
  return /^,? ?(?:much|just) (?:like|as) (?:how|in|the way)\b/.test(next)
    ? [{ end: all.length, value: null }]
    : [];
});

/** What holds for all of a sentence, before its verb: "On connected squares, to capture, moves …". */
interface Prefix {
  readonly condition: Condition | null;
  readonly manner: Manner | null;
}

const PREFIX: Phrase<Prefix> = oneOf<Prefix>(
  CONDITION.as((condition) => ({ condition, manner: null })),
  words('to capture or capture en passant ,?').as(() => ({
    condition: null,
    manner: 'capture-in-passing' as const,
  })),
  words('to capture own pieces ,?').as(() => ({ condition: null, manner: 'own-capture' as const })),
  words('to capture ,?').as(() => ({ condition: null, manner: 'capture' as const })),
  words('without capturing ,?').as(() => ({ condition: null, manner: 'quiet' as const })),
);
const PREFIXES: Phrase<readonly Prefix[]> = named<readonly Prefix[]>(() => [
  PREFIX.as((only) => [only]),
  say`${PREFIX} ${PREFIXES}`.as(([first, others]) => [first, ...others]),
]);

function withPrefix(prefixes: readonly Prefix[], clauses: readonly MoveClause[]): MoveClause[] {
  const manner = prefixes.map((one) => one.manner).find((one) => one !== null) ?? null;
  const add = (condition: Condition): Condition =>
    prefixes.reduce(
      (all, { condition: one }) => ({
        initial: all.initial || one?.initial === true,
        from: all.from ?? one?.from ?? null,
        to: all.to ?? one?.to ?? null,
      }),
      condition,
    );
  return clauses.map((clause) => ({
    ...clause,
    facts: clause.facts.map((fact) =>
      fact.kind === 'ways'
        ? {
            ...fact,
            manner: fact.manner === 'move' ? (manner ?? fact.manner) : fact.manner,
            condition: add(fact.condition),
          }
        : fact,
    ),
  }));
}

/** "For example, the left one can move diagonally right (in the direction …)." */
const EXAMPLE: Phrase<MoveClause> =
  say`(for example|for instance|so|eg) ,? ${SUBJECT} ${VERB} ${DIRECTIONS}`.as(
    ([subject, , steps]) => ({ subject, facts: [{ kind: 'example', steps }] }),
  );

/** What it is called for it adds nothing: words up to the end. */
const SO_CALLED: Phrase<null> = new Phrase(({ words: all }, at) => {
  const next = all
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ');
  return /^(?:- |, |; )?(?:this|that|which) (?:technically )?makes it\b/.test(next)
    ? [{ end: all.length, value: null }]
    : [];
});

/** "Giving it six possible destinations": what is counted is compared elsewhere. */
const COUNTED = say`,? (giving|which gives|for|making|which makes) (it|them|for)? (a)? (total)? (of)? ${NUMBER} (possible)? (destination|different)? (squares|spaces|destinations|targets|moves) (in total|in all|altogether)?`;

/** How others do it, or which part of a picture points there, adds nothing. */
const TAIL = oneOf<unknown>(
  say`,? (as|like) (for|with) ${REFERENCES}`,
  words(', towards? (the|its|their) (tail|head|beak|feet|wings|talons)'),
);

/** A whole sentence on moves. */
export const MOVE_SENTENCE: Phrase<readonly MoveClause[]> = oneOf<readonly MoveClause[]>(
  say`${longest(PREFIXES)} ${CLAUSES}`.when(([prefixes, clauses]) =>
    clauses.every(({ facts }) => facts.every(({ kind }) => kind === 'ways'))
      ? withPrefix(prefixes, clauses)
      : null,
  ),
  say`${IN_OTHER_WORDS} ${CLAUSES}`.as(([, clauses]) => again(clauses)),
  say`${CLAUSES} , (as usual|as always|as ever)`.as(([clauses]) => clauses),
  CLAUSES,
  EXAMPLE.as((clause) => [clause]),
  say`${CLAUSES} ${oneOf<unknown>(SO_CALLED, COUNTED, TAIL)}`.as(([clauses]) => clauses),
  say`${CLAUSES} ${AS_OTHERS}`.as(([clauses]) => clauses),
  say`${INTRO} ${CLAUSES} ${AS_OTHERS}`.as(([, clauses]) => clauses),
  say`${INTRO} ${CLAUSES}`.as(([, clauses]) => clauses),
);

/** What stands behind a name without a verb: "= Knight + Camel", "one square diagonally". */
export const BARE_MOVES: Phrase<readonly MoveClause[]> = oneOf<readonly MoveClause[]>(
  say`(=|:|-)? ${ITEMS}`.as(([items]) => [
    { subject: null, facts: factsOf({ manner: 'move', kind: 'move' }, items) },
  ]),
  say`(=|:|-)? (a|an)? ${REFERENCES}`.as(([pieces]) => [
    { subject: null, facts: factsOf({ manner: 'move', kind: 'move' }, [item(likes(pieces))]) },
  ]),
);
