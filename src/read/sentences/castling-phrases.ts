import { NUMBER } from './directions.js';
import { oneOf, ONLY, opt, pattern, words, type Phrase } from './phrase.js';
import { ALLOWED, CANNOT, means, NO, NOT_ALLOWED, NOBODY, set, type Facts } from './rule-words.js';

/** How far the king goes when it castles. On which files that is depends on where it starts, which sentences seldom say. */

const SQUARES = words('(squares|steps|files|columns)');
const MOVES = words(
  '(then)? (moves|move|goes|go|jumps|jump|slides|slide|steps|travels|shifts) (over|by)?',
);
const TOWARDS = words(
  '(toward|towards|in the direction of) (a|the|either|one|that|its|any|either of the|one of the) (rook|rooks|corner)|(sideways|laterally|lateraly|horizontally)|to (either|the) (side|left or right|left or the right)|(left|right) or (left|right)|in either direction',
);
const INSTEAD = pattern`,? (instead of|rather than|of|not) (the usual)? ${NUMBER} ${opt(SQUARES)}`;
/** Where the rook goes follows from where the king goes. */
const ROOK_FOLLOWS = words(
  `(,|;)? (and|while|then|and then)? (the|that) rook (then)? (leaps|jumps|moves|goes|hops|passes|lands|stands|ends up|is placed|is put|is moved) ((over|past|across) (it|him|the king))? (,|and)?
  (lands|landing|stands|moves)? ((on|to|onto|in)? (the)? (next|adjacent|neighbouring|first)? (square)? (next to|beside|adjacent to|just past|behind)? (it|him|the king)? (on|to)? (the (other|opposite|far|inner) side)? (of (it|him|the king))?)?`,
);
const AT_CASTLING = words(
  '(for|in|when|while|on|to|upon|during)? (castling|castle|castles) (:|-|,)?',
);
const KING = words('(the|its|a|each|your)? king');

/** "Moves three squares towards a rook instead of two". */
const WAY = pattern`${NUMBER} ${SQUARES} ${opt(TOWARDS)} ${opt(INSTEAD)} ${opt(ROOK_FOLLOWS)}`.as(
  ([squares]) => squares,
);
const distance = (squares: number): Facts => [{ kind: 'castling-distance', squares }];

export const CASTLING_DISTANCE: Phrase<Facts> = oneOf<Facts>(
  pattern`(can|may)? (castle|castles|castling) ${NUMBER} ${opt(pattern`(or|to) ${NUMBER}`)} ${SQUARES} (away)? (with|towards|toward) (the|a|either) (rook|rooks)`.as(
    ([squares, other]) => (other === null ? distance(squares) : means('how far the king castles')),
  ),
  pattern`${AT_CASTLING} ${KING} ${MOVES} ${NUMBER} or ${NUMBER} ${SQUARES} ${opt(TOWARDS)} ${opt(INSTEAD)} ${opt(ROOK_FOLLOWS)}`.as(
    () => means('how far the king castles'),
  ),
  pattern`${AT_CASTLING} ${KING} ${MOVES} ${WAY}`.as(([, , , squares]) => distance(squares)),
  pattern`${KING} (can|may|to)? (castle|castles) (by)? (moving|going|jumping|stepping|sliding|travelling|traveling)? ${WAY}`.as(
    ([, squares]) => distance(squares),
  ),
  pattern`${KING} ${MOVES} ${NUMBER} ${SQUARES} ${opt(TOWARDS)} (when|while|in|for|as) (it)? (castling|castles|to castle) ${opt(INSTEAD)} ${opt(ROOK_FOLLOWS)}`.as(
    ([, , squares]) => distance(squares),
  ),
  // Beside a rook this can only be castling.
  pattern`${KING} (then)? (moves|goes|jumps) ${NUMBER} ${SQUARES} (toward|towards) (the|a|either|that) (rook|rooks) ${opt(INSTEAD)} ${opt(ROOK_FOLLOWS)}`.as(
    ([, squares]) => distance(squares),
  ),
  pattern`castling (is|works|is done|works exactly|is (exactly)? the same)? (as|like) (in)? (usual|chess|normal|orthodox chess|standard chess) ,? (but|except that|except|with the difference that|only) ${KING} ${MOVES} ${WAY}`.as(
    ([, , squares]) => distance(squares),
  ),
);

type Wing = 'king' | 'queen';
const wing = (name: Wing, more: string): Phrase<Wing> =>
  words(
    `(on|to|at|toward|towards|in)? (the|its|his|their|your)? (${name} side|${name}side|${name}'s side|${name}'s wing|${name} wing|${more})`,
  ).as(() => name);
const WING = oneOf<Wing>(
  wing('king', 'short side'),
  wing('queen', 'long side'),
  words('short').as(() => 'king' as const),
  words('long').as(() => 'queen' as const),
);
const CASTLES = words(
  '(the)? (king|kings|you|players|player|a player|both players|white and black|it|they|he)?',
);
const CASTLING = words('castling|castle|castles|castling moves');
const SIDE = oneOf<'white' | 'black'>(
  words('white').as(() => 'white' as const),
  words('black').as(() => 'black' as const),
);
const lacking = (castled: Wing): Facts => [{ kind: 'no-castling', color: null, wing: castled }];
const onlyOn = (castled: Wing): Facts => [
  ...set({ castling: 'true' }),
  ...lacking(castled === 'king' ? 'queen' : 'king'),
];

/** Who cannot castle, or where nobody can: "only on the kingside". */
export const CASTLING_SIDES: Phrase<Facts> = oneOf<Facts>(
  pattern`(the)? ${SIDE} (player|side|king)? ${CANNOT} castle`.as(([color]) => [
    { kind: 'no-castling', color, wing: null },
  ]),
  pattern`${CASTLES} ${oneOf<unknown>(CANNOT, pattern`${NOBODY} (can|may)`)} castle ${WING}`.as(
    ([, , castled]) => lacking(castled),
  ),
  pattern`${NO} ${oneOf(
    pattern`${WING} ${CASTLING}`.as(([castled]) => castled),
    pattern`${CASTLING} ${WING}`.as(([, castled]) => castled),
  )}`.as(([, castled]) => lacking(castled)),
  pattern`(the)? ${oneOf(
    pattern`${WING} ${CASTLING}`.as(([castled]) => castled),
    pattern`${CASTLING} ${WING}`.as(([, castled]) => castled),
  )} ${NOT_ALLOWED}`.as(([castled]) => lacking(castled)),
  // "Castling is only allowed on the kingside", "is allowed only on the kingside", "only kingside castling is allowed".
  pattern`${CASTLING} (is|-|:)? ${ONLY} (allowed|permitted|possible|done)? ${WING}`.as(
    ([, , castled]) => onlyOn(castled),
  ),
  pattern`${CASTLING} ${ALLOWED} ${ONLY} ${WING}`.as(([, , , castled]) => onlyOn(castled)),
  pattern`${CASTLES} (can|may) ${ONLY} castle ${WING}`.as(([, , castled]) => onlyOn(castled)),
  pattern`${CASTLES} (can|may) castle ${ONLY} ${WING}`.as(([, , castled]) => onlyOn(castled)),
  pattern`only ${WING} ${CASTLING} ${ALLOWED}`.as(([castled]) => onlyOn(castled)),
);
