import { ALWAYS } from '../../ir/movement.js';
import {
  both,
  DIAGONAL,
  DIRECTIONS,
  DISTANCE,
  EVERY,
  EXCLUDED,
  exactly,
  LENGTH,
  NUMBER,
  ORTHOGONAL,
  type Directions,
} from './directions.js';
import type { MoveFact, PieceReference, Stroke, Way } from './move-facts.js';
import { anyOf, named, oneOf, opt, pattern, Phrase, words } from './phrase.js';
import { REFERENCE, REFERENCES } from './references.js';
import { CAN, CAPTURE, JUMP, STEP, VERB, type Verb } from './verbs.js';
import { ring, type Line, leaps, line } from './shapes.js';
import { AWAY, BENT_LIKE, FORWARD, FORWARD_HALF, SHAPE } from './way-phrases.js';
import {
  BOUNDED,
  COMPOUND,
  LEAP_SERIES,
  LIKE,
  ON_A_LINE,
  POWERS,
  REPEATED_LEAP,
  UP_TO,
  likes,
} from './like-phrases.js';
import { FIRST, FIRST_MOVE, ITEMS, type Item, MANNER, item } from './way-lists.js';
import { HOPS_ALONG, HURDLE, JUMP_FACT, SQUARES, UNTIL_STOPPED } from './over-pieces.js';

/**
 * Phrases for the moves of a piece: predicates, from which `move-sentences.ts` builds sentences. To add a phrasing, open the file of its topic:
 * `verbs`, `way-phrases` (one way to go), `way-lists`, `over-pieces` (jumps and hurdles), or this one. `phrase.ts` explains how patterns are written.
 */

/** Applies the verb to a way: with a verb such as "jumps" the way is a leap. */
function withVerb(way: Way, { kind }: Verb): Way {
  if (way.kind !== 'line') return way;
  if (kind === 'slide') return { ...way, jumps: way.jumps ?? false };
  return kind === 'jump' ? { ...way, jumps: true } : way;
}

export function factsOf(verbs: Verb, items: readonly Item[]): readonly MoveFact[] {
  return items.flatMap(({ again, condition, manner, ways }): readonly MoveFact[] => [
    {
      kind: 'ways',
      ways: ways.map((way) => withVerb(way, verbs)),
      manner: manner ?? verbs.manner,
      condition: condition ?? ALWAYS,
    },
    ...(again === undefined ? [] : [{ kind: 'explains', ways: again, of: 'last' } as const]),
  ]);
}

/** One step followed by another, as one way. */
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

/** A direction without a distance: as far as before, or as far as the verb implies. */
function undistanced(steps: Directions, { kind }: Verb): Line {
  if (kind === 'slide') return line(steps, { least: 1, most: null });
  if (kind === 'step') return line(steps, { least: 1, most: 1 });
  return { kind: 'line', steps, least: null, most: 'edge', jumps: kind === 'jump' ? true : null };
}

const QUEEN_ROOK_BISHOP = oneOf<Directions>(
  words("queen|queen's|queens").as(() => EVERY),
  words("rook|rook's|rooks").as(() => ORTHOGONAL),
  words("bishop|bishop's|bishops").as(() => DIAGONAL),
);
/** "Queen lines", "the lines of a rook", "orthogonal or diagonal lines". */
const LINES: Phrase<Directions> = oneOf<Directions>(
  pattern`${QUEEN_ROOK_BISHOP} (line|lines|direction|directions|path|paths)`.as(([steps]) => steps),
  pattern`(line|lines) of (a|the) ${QUEEN_ROOK_BISHOP}`.as(([steps]) => steps),
  pattern`${DIRECTIONS} (line|lines)?`.as(([steps]) => steps),
  words('(the)? (ranks|files) (and|or) (the)? (ranks|files)').as(() => ORTHOGONAL),
);

const FRONT_TWO = words(
  'to? the (two|2)? (forward most|frontmost|foremost|forward|front|furthest forward)? (two|2)? (spots|squares) (in front|forward|straight ahead)? (, ie it can move forward two and sideways one)?',
);

const BACKWARD = EVERY.filter(({ dy }) => dy < 0);
const FORWARD_KNIGHT = leaps([
  { dx: 1, dy: 2 },
  { dx: -1, dy: 2 },
]);

const KIND = words(
  '(very|relatively|fairly)? (hybrid|compound|combined|divergent|weak|sliding|ranging|powerful|non royal|nonroyal|short range|minor|major|new|traditional|simple|strong) (short range|compound|hybrid)?',
);

/** One of the next words is "step", "leap" or "jump", as a noun. */
const STEPS_AHEAD: Phrase<null> = Phrase.of(({ words: all }, at) =>
  all.slice(at, at + 5).some(({ text }) => /^(?:step|leap|jump)s?$/.test(text))
    ? [{ end: at, value: null }]
    : [],
);

export const PLAIN: Verb = { manner: 'move', kind: 'move' };
export const goes = (ways: readonly Way[]): readonly MoveFact[] => factsOf(PLAIN, [item(ways)]);
const one = (...facts: readonly MoveFact[]): readonly MoveFact[] => facts;

const CANNOT_GO = words(
  '(cannot|may not|can not|can never|does not|do not|never|not) (move|moves|go|goes|slide|slides|travel|travels)',
);
/** Restricts what came before, without a verb: "… but only straight forward", "… at most three squares". */
export const RESTRICTION: Phrase<readonly MoveFact[]> = oneOf(
  pattern`but (in)? (one|a single) direction (:|,|-) ${DIRECTIONS}`.as(([steps]) =>
    one({ kind: 'limit', most: null, steps }),
  ),
  pattern`but (in)? ${DIRECTIONS} ((in|along|on) (the same|its) (file|column))?`.as(([steps]) =>
    one({ kind: 'limit', most: null, steps }),
  ),
  pattern`(always|only)? (moving|going|stepping) ${DIRECTIONS} (only)?`.as(([steps]) =>
    one({ kind: 'limit', most: null, steps }),
  ),
  pattern`(but|and)? never ${EXCLUDED}`.as(([steps]) =>
    one({ kind: 'not', steps, manner: 'both' }),
  ),
  pattern`(but|and|though|although|,)? only? ${UP_TO}`.as(([most]) =>
    one({ kind: 'limit', most, steps: null }),
  ),
  pattern`but for ${NUMBER} (squares|square|steps|step)`.as(([most]) =>
    one({ kind: 'limit', most, steps: null }),
  ),
);

/** "Capture: king", but not "Captures: pawns". */
const NAMED: Phrase<readonly PieceReference[]> = Phrase.of((reading, at) =>
  REFERENCES.match(reading, at).filter(({ end }) =>
    reading.words.slice(at, end).every(({ text }) => !text.endsWith('s')),
  ),
);

/** The predicate of a sentence. */
export const PREDICATE: Phrase<readonly MoveFact[]> = named<readonly MoveFact[]>(() => [
  HURDLE.as((fact) => one(fact)),
  JUMP_FACT.as((fact) => one(fact)),
  // What a piece does not do.
  pattern`(but|and)? ${CANNOT_GO} (more|further|farther) than ${NUMBER} (squares|square|steps|step) (away|at a time|at once|per move)?`.as(
    ([, most]) => one({ kind: 'limit', most, steps: null }),
  ),
  words('(stays|stay) on (its|their) square').as(() => goes([leaps([{ dx: 0, dy: 0 }])])),
  words(
    '(cannot|does not|do not|may not|can not|never|not) (move|moves) (or capture|and capture|at all|or be captured)?',
  ).as(() => one({ kind: 'stay' })),
  words('(is|are) (immobile|stationary|unable to move)').as(() => one({ kind: 'stay' })),
  pattern`(this|that|the|such a) (double)? (move|jump|leap|step) (cannot|may not|can not|does not) (be used to)? (capture|take)`.as(
    () => one({ kind: 'no-capture', of: 'last' }),
  ),
  pattern`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (capture|captures|take|attack|capturing|move onto an occupied square) (pieces|other pieces|anything|any piece|at all)?`.as(
    () => one({ kind: 'no-capture', of: 'all' }),
  ),
  pattern`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (move|go|step|retreat|move or capture) ${EXCLUDED}`.as(
    ([steps]) => one({ kind: 'not', steps, manner: 'both' }),
  ),
  pattern`(but|and)? (cannot|does not|do not|may not|can not|not|can never|never) (capture|attack|take) ${EXCLUDED}`.as(
    ([steps]) => one({ kind: 'not', steps, manner: 'capture' }),
  ),
  words('(movement|moving|moves) (and|or) (capturing|captures|capture) (are|is) the same').as(() =>
    one({ kind: 'alike' }),
  ),
  words(
    '(is more traditional in that it)? (captures|capture|captured|attacks|attack|attacked|takes|took) (in)? (the)? (same|same way|same as moves|as it (moves|moved)|the same as it moves|where it (moves|moved)|the way it moves|likewise|in the same way|in the same manner|as they move|the same way it moves|the same way)',
  ).as(() => one({ kind: 'alike' })),
  pattern`(the)? (two square|two squares) (movement|move) is (a)? jumping (movement|move) ,? (which means|meaning)? (that)? (it)? ${JUMP_FACT}`.as(
    ([fact]) => one(fact),
  ),
  // As in the game to which the page refers.
  words('(is|are) (normal|as usual|usual|standard|ordinary|orthodox|unchanged|as normal)').as(() =>
    goes(likes([{ name: '', game: null, isUsual: true }])),
  ),
  pattern`(its|it's|the|an|a)? ${DIRECTIONS} (move|movement) (is|are) (standard|usual|normal|regular)? (-|:|,)? ${DISTANCE}`.as(
    ([steps, distance]) => goes([line(steps, distance)]),
  ),
  // "By one square, either like a bishop or straight forward."
  pattern`${VERB} (by)? ${DISTANCE} ,? (like|as) ${REFERENCE} or ${DIRECTIONS}`.when(
    ([verbs, distance, piece, steps]) =>
      distance.most === null
        ? null
        : factsOf(verbs, [
            item([
              { kind: 'like', piece, most: distance.most, steps: null },
              line(steps, distance),
            ]),
          ]),
  ),
  // "One or two squares forward on its first move, and one square thereafter."
  pattern`${VERB} (one|1) or (two|2) ${opt(SQUARES)} ${DIRECTIONS} ,? ${FIRST_MOVE} ,? (and|but)? (otherwise|thereafter|afterwards|then)? (it|they)? (moves|move)? (one|1|a single) ${opt(SQUARES)} ${opt(DIRECTIONS)} (otherwise|thereafter|afterwards|after that|at a time|from then on|subsequently|on later moves)?`.when(
    ([verbs, , steps, , , later]) =>
      later !== null && both(later, steps).length !== Math.max(later.length, steps.length)
        ? null
        : factsOf(verbs, [
            item([line(steps, { least: 1, most: 1 })]),
            item([line(steps, { least: 2, most: 2 }, false)], null, FIRST),
          ]),
  ),
  // Two steps, each described.
  pattern`${CAN} (first)? (steps|goes|moves|step|go|move) (one square)? ${DIRECTIONS} ,? (and)? then (must|it must)? (steps|step|goes|moves|move)? (one|one square)? ${DIRECTIONS}`.when(
    ([, steps, next]) => {
      const way = twoSteps(steps, next);
      return way === null ? null : goes([way]);
    },
  ),
  // Two distances, one of them a leap.
  pattern`${CAN} ${STEP} ${NUMBER} ${opt(SQUARES)} or ${JUMP} ${NUMBER} ${SQUARES} ,? ${DIRECTIONS}`.as(
    ([, , near, , , far, , steps]) =>
      factsOf({ manner: 'move', kind: 'move' }, [
        item([
          line(steps, { least: near, most: near }),
          line(steps, { least: far, most: far }, true),
        ]),
      ]),
  ),
  // A piece whose moves it lacks adds nothing.
  anyOf(
    pattern`(lacks|lack|has no|have no|(does|do)? not have|no longer has) (the|a|an|its)? (move|moves|normal move|usual move) of ${REFERENCES}`,
    pattern`(lacks|lack|has no|have no|(does|do)? not have) ${REFERENCES} (move|moves|movement)`,
  ).as(() => one()),
  // Sentences that repeat others or add nothing.
  words(
    `(there (is|are) (two|three|four) (parts|components|kinds) (to|of|in) (its|their) (move|moves|movement)|
    (its|their)? (moves|movement) (is|are) (broken down into|made of|composed of) (two|three|four) (parts|components)|
    (range|ranges|moves) in (a|an) (y|x|t) shape|jumps the intermediate and takes the victim on its square|
    a? (jump|leap) means that it can go there even if there is a piece in the way|a? (jump|leap) goes over whatever stands (in)? between|
    (is|are) (a|an)? (unique|special)? divergent (piece|pieces) that (moves|move) and (attacks|captures|attack|capture) differently|
    (is|are) (a|the)? (hopping|jumping|leaping|sliding) (piece|pieces)|(has|have) the most complex rules of movement|
    (is|are) (more traditional|unique|special|different) in that (it|they) (captures|capture|attack|attacks) differently (than|from) (movement|(how|the way) (it|they) (moves|move))|
    (is|are) involved in the (two)? special moves en passant and promotion|without being (hindered|affected|endangered) by (check|checks)|(cannot|can not|may not) be (checked|checkmated|put in check)|(is|are) not (subject to|affected by|hindered by) (check|checks)|
    (can|may) be (captured|taken|captured like any other piece)|(is|are) not (a)? royal (piece)?|(is|are) (a)? non royal (piece)?|
    (occupies|stays on|remains on) (the|its) (square|altar|place) until captured|
    (cannot|can not|may not|can never|never) (move|moves|be moved)? (to|onto|on|into) (a|any|an)? (square|squares|position|check)? ((that is|that are|which is)? (attacked|threatened|under attack|in check)|where it (can|could|would) be (captured|attacked|in check))? (by (the|an|any|your)? (opponent|opponent's|enemy|opposing) (piece|pieces)?)?|
    cannot move to these (squares) if they are (vacant|empty))`,
  ).as(() => one()),
  words('is not a jumping move').as(() => one({ kind: 'jumps', jumps: false })),
  pattern`(are|is) the squares reached by (moving)? ${ITEMS}`.as(([items]) =>
    factsOf(PLAIN, items),
  ),
  pattern`(is)? (a)? promoted ${REFERENCE} ,? (which|that|and) (gains|has) ${REFERENCE} (moves|move) on top of ${REFERENCE} (moves|move)?`.as(
    ([, added, own]) => goes(likes([added, own])),
  ),
  pattern`(is|moves)? (similar to|like|as) ${REFERENCE} but (it)? (can|may)? (move)? ${FRONT_TWO}`.when(
    ([{ name }]) => (name === 'knight' ? goes([FORWARD_KNIGHT]) : null),
  ),
  // Nearly like another piece: a different sentence says how.
  anyOf(
    pattern`${VERB} (almost|nearly|somewhat|similarly|much) (like|as|to|the same as) ${REFERENCES}`,
    pattern`(movement|its movement|the movement)? (is|are) similar to ${REFERENCES} in that (it|they) (moves|move) (in|along) (a|an) (y|l) (shape|shaped pattern|pattern)`,
    pattern`(is|are) (a|an|the) (orthogonal|diagonal) (counterpart|version|variant) of ${REFERENCES}`,
    pattern`(is|are) (more|less) (limited|powerful|mobile|restricted) than ${REFERENCES}`,
  ).as(() => one()),
  pattern`(it's|it is)? better to think of it as ${ITEMS} ,? ${opt(words('like (a|an) y (shape|shaped pattern)?'))}`.as(
    ([items]) => factsOf(PLAIN, items),
  ),
  oneOf(
    pattern`${JUMP} at ${DISTANCE} (distance)?`.when(([, distance]) => ring(distance)),
    pattern`${CAN} ${JUMP} (on|to) (any|one of the|any of the) (square|squares) within (a distance of)? ${LENGTH}`.when(
      ([, , { most }]) => ring({ least: 1, most }),
    ),
  ).as((way) => goes([way])),
  words(
    '(but|and)? (cannot|may not|can not|never|(does|do)? not|may never|can never) (retreat|retreats|move back|go back)',
  ).as(() => one({ kind: 'not', steps: exactly(BACKWARD), manner: 'both' })),
  pattern`(can|may)? only (can|may)? (move|moves|go|goes|travel|travels|slide|slides) only? ${UP_TO}`.as(
    ([most]) => one({ kind: 'limit', most, steps: null }),
  ),
  pattern`(is|are) only? ${UP_TO}`.as(([most]) => one({ kind: 'limit', most, steps: null })),
  pattern`(has|have) the (two)? (forward most|forwardmost|frontmost|foremost|forward) (moves|leaps|jumps) of ${REFERENCE}`.when(
    ([{ name }]) => (name === 'knight' ? goes([FORWARD_KNIGHT]) : null),
  ),
  // Of captures alone, "ahead and diagonally" is one direction.
  pattern`${CAN} ${CAPTURE} (by)? (moving|going|stepping)? (a|one) (square|step) ${oneOf(
    words('(forward|forwards|ahead) and diagonally').as(() => FORWARD_HALF),
    words('(backward|backwards) and diagonally').as(() => BACKWARD),
  )}`.as(([, , half]) =>
    factsOf({ manner: 'capture', kind: 'move' }, [
      item([line(both(DIAGONAL, half), { least: 1, most: 1 })]),
    ]),
  ),
  // "Along queen lines" alone does not say how far.
  pattern`${VERB} (along|on|in) (a|an|the|any)? ${LINES} ,? (and|but)? ${HURDLE}`.as(
    ([, steps, hurdle]) => [...goes([line(steps, { least: 1, most: null })]), hurdle],
  ),
  pattern`${HURDLE} ,? otherwise (it|they)? (moves|move)? ${LIKE}`.as(([hurdle, ways]) => [
    ...goes(ways),
    hurdle,
  ]),
  HOPS_ALONG(LINES).as((steps) => [
    ...goes([line(steps, { least: 1, most: null })]),
    { kind: 'hurdle', for: 'everything', beyond: 1 },
  ]),
  // "Takes up to two steps" captures nothing by itself.
  pattern`${CAN} (takes|take|makes|make|performs) ${LEAP_SERIES}`.as(([, way]) => goes([way])),
  pattern`${CAN} ${REPEATED_LEAP} ${opt(UNTIL_STOPPED)}`.as(([, way]) => goes([way])),
  pattern`${CAN} (takes|take) ${STEPS_AHEAD} ${ITEMS}`.as(([, , items]) => factsOf(PLAIN, items)),
  // Verbs.
  pattern`${VERB} :? ${ITEMS}`.as(([verbs, items]) => factsOf(verbs, items)),
  pattern`${VERB} (as|like)? : ${NAMED}`.as(([verbs, pieces]) =>
    factsOf(verbs, [item(likes(pieces))]),
  ),
  pattern`${FIRST_MOVE} ,? (it|they)? ${VERB} ${ITEMS}`.as(([, verbs, items]) =>
    factsOf(
      verbs,
      items.map((each) => ({ ...each, condition: FIRST })),
    ),
  ),
  pattern`${VERB} ${DIRECTIONS} ,? ${AWAY}`.as(([verbs, steps]) =>
    factsOf(verbs, [item([{ ...undistanced(steps, verbs), side: 'away' }])]),
  ),
  pattern`${VERB} ${DIRECTIONS} ${MANNER} ,? (and|but) ${DIRECTIONS} ${MANNER}`.as(
    ([verbs, steps, manner, others, otherManner]) =>
      factsOf(verbs, [
        item([undistanced(steps, verbs)], manner),
        item([undistanced(others, verbs)], otherManner),
      ]),
  ),
  pattern`${VERB} :? ${DIRECTIONS} ${opt(MANNER)}`.as(([verbs, steps, manner]) =>
    factsOf(verbs, [item([undistanced(steps, verbs)], manner)]),
  ),
  // To advance means to go forward.
  pattern`${CAN} (advance|advances) ${DISTANCE} (from (any position|anywhere|any square) (on the board)?)? ${opt(MANNER)}`.as(
    ([, distance, manner]) => factsOf(PLAIN, [item([line(FORWARD, distance)], manner)]),
  ),
  // "It steps one square", "it moves up to three": an exact distance may be another move.
  pattern`${VERB} ${DISTANCE} ${opt(words('only'))}`.when(([, { least, most }]) =>
    least === 1 ? one({ kind: 'limit', most, steps: null, of: 'all' }) : null,
  ),
  pattern`(equivalent|identical|equal) to ${REFERENCES}`.as(([pieces]) =>
    one({ kind: 'explains', ways: likes(pieces), of: 'all' }),
  ),
  // "It moves like a knight but may continue in the same direction."
  pattern`${VERB} (like|as) ${REFERENCE} ,? (and|but)? (it)? (can|may) (continue|keep|keep on|go on) (moving|jumping|leaping|going)? ${opt(pattern`(like|as) ${REFERENCE}`)} ${ON_A_LINE}`.when(
    ([, piece, same]) =>
      same === null || same[0].name === piece.name
        ? goes([{ kind: 'like', piece, most: null, steps: null, again: 'edge' }])
        : null,
  ),
  // Nouns.
  pattern`(combines|combining|has|have|equals|equal|gains|gain|with|having|that combines|which combines|possesses|is combining|unites|is combined of|combine) ${COMPOUND}`.as(
    ([ways]) => goes(ways),
  ),
  pattern`(combines|combining|combine|unites) ${REFERENCES}`.as(([pieces]) => goes(likes(pieces))),
  pattern`(its|his|their|the)? (move|moves|movement) (is|are) (the same as)? (that|those) of ${REFERENCES} ${opt(pattern`(and|plus|,|or) ${ITEMS}`)}`.as(
    ([pieces, items]) => [...goes(likes(pieces)), ...factsOf(PLAIN, items?.[0] ?? [])],
  ),
  pattern`(gets|get|gains|gain|has|have|makes|make) (the|a)? (added|additional|extra)? ${REFERENCE} (move|moves|movement)`.as(
    ([piece]) => goes(likes([piece])),
  ),
  pattern`(has|have) (the|a)? (same)? exact? (move|moves|movement|movements|moving|powers|abilities) (as|of|like) ${REFERENCES}`.as(
    ([pieces]) => goes(likes(pieces)),
  ),
  pattern`(is|are|equals|acts|act|behaves|behave|functions|function|works|work|operates|it's) (a|an|the)? (like|as|the same as|identical to|equivalent to|exactly like|equal to|no different than|no different from|same as|the exact same as|just like|unchanged from|similar to)? ${opt(POWERS)} ${REFERENCES}`.as(
    ([, pieces]) => goes(likes(pieces)),
  ),
  pattern`(is|are|it's) (a|an|the)? ${COMPOUND}`.as(([ways]) => goes(ways)),
  pattern`(is|are|it's)? (a|an)? (limited|restricted|short range) ${REFERENCE} that ${PREDICATE}`.when(
    ([piece, facts]) =>
      facts.every(({ kind }) => kind === 'limit') ? [...goes(likes([piece])), ...facts] : null,
  ),
  pattern`(starts|begins) with ${BENT_LIKE}`.as(([way]) => goes([way])),
  pattern`(is|are|it's) ${BOUNDED}`.as(([way]) => goes([way])),
  pattern`(is|are|it's)? (a|an|the)? ${REFERENCE} (that|which|who) (moves and captures|moves|can)? ${oneOf(PREDICATE, RESTRICTION)}`.as(
    ([piece, facts]) => [...goes(likes([piece])), ...facts],
  ),
  pattern`(is|are|it's)? (a|an|the)? ${SHAPE} (that|which|who) ${PREDICATE}`.when(([way, facts]) =>
    way.kind === 'strokes' ? [...goes([way]), ...facts] : null,
  ),
  pattern`(is|are|it's) (a|an|the)? ${SHAPE}`.as(([way]) => goes([way])),
  pattern`(is|are|it's)? (a|an) (knight like)? (leaping piece|jumping piece|leaper|jumper) that ${VERB} ${ITEMS}`.as(
    ([verbs, items]) => factsOf({ ...verbs, kind: 'jump' }, items),
  ),
  pattern`(is|are)? (a|an|another|one more)? ${opt(KIND)} piece (that|which|:|-|,) (it|they|he|she)? ${PREDICATE}`.as(
    ([, facts]) => facts,
  ),
]);
