import { NUMBER } from './directions.js';
import { oneOf, opt, pattern, words, type Phrase } from './phrase.js';
import { means, type Facts } from './rule-words.js';

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
