import { AT_MOST, DIRECTIONS, DISTANCE, EXCLUDED, LENGTH, NUMBER } from './directions.js';
import type { PieceReference, Way } from './move-facts.js';
import {
  listOf,
  named,
  ONLY,
  oneOf,
  opt,
  pattern,
  wordLike,
  words,
  type Phrase,
} from './phrase.js';
import { GAME, IN_GAME, NO_VERB, REFERENCE, REFERENCES } from './references.js';
import { leaper } from './shapes.js';

/** Ways described by other pieces: "like a rook, at most three squares", "a rook-knight compound". */

export const AS = words(
  '(like|as|in the manner of|in the same (way|manner|fashion) (as|like)|the same (way|manner)? (as|like)|same as|identically to|identical to|similar to|equivalently to|as if it were|according to|as does|as would|with the (move|moves|movement) of|as per|as well as|the)',
);
const POWER =
  '(combined|normal|usual|same|full|added|additional|extra)? (move|moves|movement|movements|moving power|leaps|jumps|power|powers|ability|abilities|capabilities|movement power|moving abilities|moving ability|movement patterns|movement ability|combined moves|range|moves and captures|move options|movement options) (and (capture|captures|capturing))?';
/** "As" without an article is of a verb: "captures as a rook, moves as a bishop". */
export const POWERS = words(
  `(the|all|a)? ${POWER} (of|from)|((the|all|a) ${POWER}|same (move|moves|movement|powers)) as`,
);

export const likes = (pieces: readonly PieceReference[]): readonly Way[] =>
  pieces.map((piece) => like(piece));

const like = (piece: PieceReference, bounds: Bounds = {}): Way => ({
  kind: 'like',
  piece,
  most: null,
  steps: null,
  ...bounds,
});
type Bounds = Partial<Omit<Extract<Way, { readonly kind: 'like' }>, 'kind' | 'piece'>>;

const LIMITED_TO = words(
  '(limited|restricted) to (moving|moves of)?|within|range (of)?|with a (maximum|limited|short)? range of|of range|with range|with a limit of',
);
/** The largest distance: "at most three squares", "with a range of two". */
export const UP_TO: Phrase<number> = oneOf<number>(
  pattern`(for)? ${LENGTH} (at most|at the most|maximum|max)`.when(([{ least, most }]) =>
    least === most ? most : null,
  ),
  pattern`(for|of)? ${oneOf(AT_MOST, LIMITED_TO)} (a|the)? (maximum|distance|range|maximum distance|maximum range)? (of)? (up to|at most)? ${LENGTH} (maximum|max|at most|away|at a time|per move|per turn|at once|in one move|in a single move|in any one move)?`.when(
    // "At least two squares" is no limit.
    ([, { most }]) => most,
  ),
);

const EXCEPT = words(
  ',? (except|except for|except not|excepting|but not|apart from|other than|excluding|save|save for|and not|not) (moving|going)?',
);

/** What follows the name of a piece whose moves are not all meant. */
const BOUNDS: Phrase<Bounds> = oneOf<Bounds>(
  pattern`,? (but|though)? only? ${UP_TO}`.as(([most]) => ({ most })),
  pattern`,? (but|though)? ${ONLY} (by|for)? one (square|step) (at a time|per move|per turn|each turn|each move|at once)?`.as(
    () => ({ most: 1 }),
  ),
  pattern`${EXCEPT} ${EXCLUDED}`.as(([, except]) => ({ except })),
  pattern`,? (but)? without (the|its|their)? (moves|move|movement)? ${EXCLUDED} (moves|move|movement)?`.as(
    ([except]) => ({ except }),
  ),
);

/** "A rook limited to three squares", "a one-step bishop". */
export const BOUNDED: Phrase<Way> = oneOf<Way>(
  pattern`(a|an|the)? ${NUMBER} (step|square) ${REFERENCE}`.as(([most, piece]) =>
    like(piece, { most }),
  ),
  pattern`${REFERENCE} (move|moves|movement)? ${BOUNDS}`.as(([piece, bounds]) =>
    like(piece, bounds),
  ),
);

/** The same behind "like", where the words may be shorter. */
const BOUNDS_OF_LIKE: Phrase<Bounds> = oneOf<Bounds>(
  BOUNDS,
  pattern`for|, ${DISTANCE}`.when(([{ least, most }]) =>
    most === null && least > 1 ? null : { most },
  ),
  pattern`,? (but|though)? only? ${DIRECTIONS} only?`.as(([steps]) => ({ steps })),
);

/** A limited piece as a noun: "forward knight", "a short-range rook of at most three squares". */
export const LIMITED: Phrase<Way> = oneOf<Way>(
  pattern`${DIRECTIONS} ,? (like|as)? ${REFERENCE}`.as(([steps, piece]) => like(piece, { steps })),
  pattern`${UP_TO} (like|as) ${REFERENCE}`.as(([most, piece]) => like(piece, { most })),
  pattern`(a|an|the)? (limited|restricted|short range) ${REFERENCE} (,|:|-)? (of|with a range of)? ${UP_TO}`.as(
    ([piece, most]) => like(piece, { most }),
  ),
);

const HOW_MANY: Phrase<number | null> = oneOf<number | null>(
  words('any number of|one or more|as many|consecutive|successive|repeated|a series of').as(
    () => null,
  ),
  pattern`${AT_MOST} ${NUMBER}`.as(([, most]) => most),
  pattern`one or two`.as(() => 2),
);
export const ON_A_LINE = words(
  '(in|along) (the same|one|a single|a|any|one and the same) (straight)? (direction|line)',
);
/** "Up to two knight's leaps in the same direction." In any directions it would be another move. */
export const LEAP_SERIES: Phrase<Way> =
  pattern`${HOW_MANY} (consecutive|successive|repeated)? ${REFERENCE} (moves|leaps|jumps|steps) (as (it|they) (likes|like|wants|want))? ${ON_A_LINE}`.when(
    ([most, piece]) => (most === 1 ? null : like(piece, { again: most ?? 'edge' })),
  );
/** "It repeats the knight's leap in the same direction." */
export const REPEATED_LEAP: Phrase<Way> =
  pattern`(repeat|repeats) ${REFERENCE} (moves|leaps|jumps|move|leap|jump) (any number of times)? ${ON_A_LINE} (until blocked|until it is blocked)?`.as(
    ([piece]) => like(piece, { again: 'edge' }),
  );

export const LIKE: Phrase<readonly Way[]> = named<readonly Way[]>(() => [
  pattern`${AS} combined? ${opt(POWERS)} ${REFERENCES} (do|does|moves|move|would|can|movement|style)? ${NO_VERB}`.as(
    ([, , pieces]) => likes(pieces),
  ),
  // The piece of the same name there.
  pattern`(like|as|the same as|same as|the same way as|identically to|just as|identical to|just like|the same|likewise)? (it|they)? (do|does|did)? ${IN_GAME}`.as(
    ([game]) => likes([{ name: '', game, isUsual: true }]),
  ),
  pattern`(as usual|as is usual|as normal|in the usual way|normally|the usual way|as in usual)`.as(
    () => likes([{ name: '', game: 'chess', isUsual: true }]),
  ),
  pattern`${AS} (its|their|the)? ${GAME} (counterpart|counterparts|equivalent|namesake)`.as(
    ([, game]) => likes([{ name: '', game, isUsual: true }]),
  ),
  pattern`${AS} ${opt(POWERS)} ${REFERENCE} ${BOUNDS_OF_LIKE}`.as(([, , piece, bounds]) => [
    like(piece, bounds),
  ]),
  LEAP_SERIES.as((way) => [way]),
  pattern`(a|an) ${REFERENCE} (move|jump|leap)`.as(([piece]) => likes([piece])),
  pattern`(by)? (jumping|leaping) ${AS} ${REFERENCES}`.as(([, pieces]) => likes(pieces)),
  pattern`${AS} ${COMPOUND}`.as(([, ways]) => ways),
  pattern`${AS} (a|an|the)? ${LIMITED}`.as(([, way]) => [way]),
  pattern`${AS} ${REFERENCE} (and|or) ${AS} ${REFERENCE}`.as(([, one, , other]) =>
    likes([one, other]),
  ),
]);

export const COORDINATES = wordLike((text) => {
  const match = /^\(?\s?(\d)\s?,\s?(\d)\s?\)?$/.exec(text);
  return match === null ? null : ([Number(match[1]), Number(match[2])] as const);
});

/** A piece of a list, perhaps with its leap: "the Camel (3,1)". */
const LISTED: Phrase<Way> = oneOf<Way>(
  pattern`${REFERENCE} ${COORDINATES}`.as(([, [a, b]]) => leaper(a, b)),
  REFERENCE.as((piece) => like(piece)),
);

/** "a rook-knight compound", "the combined moves of a rook and a knight", "Rook + Knight". */
export const COMPOUND: Phrase<readonly Way[]> = oneOf<readonly Way[]>(
  pattern`(the)? (leaps|jumps|moves) of ${listOf(LISTED, words('and|,|or'))}`.as(([ways]) => ways),
  pattern`(a|an|the)? (disjunctive)? (hybrid|compound|combination|mix|fusion|amalgam) (piece)? (of|between|that combines|combining|with)? (both)? ${opt(POWERS)} ${REFERENCES} (moves|movements|movement)?`.as(
    ([, pieces]) => likes(pieces),
  ),
  pattern`(a|an|the)? ${listOf(REFERENCE, words('(/|and|+|plus|,|-)?'))} (compound|hybrid|combination|combo|compounds|hybrids)`.as(
    ([pieces]) => likes(pieces),
  ),
  pattern`(a|an)? ${COORDINATES} (leaper|jumper) (combined with|plus|and) ${REFERENCES}`.as(
    ([[a, b], pieces]) => [leaper(a, b), ...likes(pieces)],
  ),
  pattern`${REFERENCE} with the (additional|added|extra) (step|move|moves|leap|leaps) of ${REFERENCES}`.as(
    ([piece, others]) => likes([piece, ...others]),
  ),
  pattern`(a|an|the)? (hybrid|compound|combined) ${REFERENCES}`.as(([pieces]) => likes(pieces)),
  pattern`${POWERS} ${REFERENCES}`.as(([, pieces]) => likes(pieces)),
);
