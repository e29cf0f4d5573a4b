import { ALWAYS } from '../../ir/movement.js';
import { both, DIAGONAL, DIRECTIONS, DISTANCE, NUMBER, type Directions } from './directions.js';
import type { MoveFact, Stroke, Way } from './move-facts.js';
import { named, opt, Phrase, say, words } from './phrase.js';
import { REFERENCE, REFERENCES } from './references.js';
import { CAN, JUMP, STEP, VERB, type Verb } from './verbs.js';
import { AWAY, COMPOUND, type Line, POWERS, SHAPE, leaps, likes, line } from './way-phrases.js';
import { FIRST, FIRST_MOVE, ITEMS, type Item, MANNER, item } from './way-lists.js';
import { HURDLE, JUMP_FACT, SQUARES } from './over-pieces.js';

/**
 * What sentences say of the moves of a piece: predicates, of which `move-sentences.ts` makes sentences. To add a phrasing, open the file of its kind:
 * `verbs`, `way-phrases` (one way to go), `way-lists`, `over-pieces` (jumps and hurdles), or this one. `phrase.ts` tells how patterns are written.
 */

/** "one square" after "one square forward": again; a leap if the verb says so. */
function withVerb(way: Way, { kind }: Verb): Way {
  if (way.kind !== 'line') return way;
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

const FRONT_TWO = words(
  'to? the (two|2)? (forward most|frontmost|foremost|forward|front|furthest forward)? (two|2)? (spots|squares|spaces) (in front|forward|straight ahead)? (, ie it can move forward two and sideways one)?',
);

const KIND = words(
  '(relatively|fairly)? (hybrid|compound|combined|divergent|weak|sliding|ranging|powerful|non royal|nonroyal|short range|minor|major|new|traditional|simple|strong) (short range|compound|hybrid)?',
);

const one = (...facts: readonly MoveFact[]): readonly MoveFact[] => facts;

/** The predicate of a sentence. */
export const PREDICATE: Phrase<readonly MoveFact[]> = named<readonly MoveFact[]>(() => [
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
