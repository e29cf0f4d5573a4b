import { anyOf, named, oneOf, opt, pattern, words, type Phrase } from './phrase.js';
import { ENEMY_KING, LOSES, means, OWN_KING, SELF, set, WINS, type Facts } from './rule-words.js';

/** Phrases for captures that explode, as in atomic chess. */

/** The engine has no royal king that can explode: the king is lost like the last piece of a kind. */
const EXPLOSIONS: Facts = [
  ...set({ blastOnCapture: 'true', extinctionPseudoRoyal: 'true' }),
  { kind: 'royal', piece: 'king', royal: false },
  { kind: 'extinction', piece: 'king' },
];

const CAPTURER = words(
  '(the)? (capturing (piece|unit|man)|capturer|piece (that|which) (captures|captured|takes|took)|piece used to capture|piece (making|that makes) the capture)',
);
const CAPTURED = words('the (captured|taken) (piece|unit|man)');
const NOT_PAWNS = words(
  ',? (except|except for|other than|but not|but no|excluding|apart from|with the exception of|save for|that are not|not counting) (the|any|all)? pawns ,?',
);
const ADJACENT = words('(surrounding|adjacent|adjoining|neighboring|neighbouring|nearby)');
const AROUND = words(
  "(that are|which are|standing|that stand)? (around|surrounding|adjacent to|next to|within (one square|a one square radius|1 square) of|on the (eight|8)? (squares|square) (around|adjacent to|surrounding|next to)|in contact with) (it|them|the captured piece|the capturing piece|that square|the square|the square of the capture|the capture|the captured piece's square)|(that are)? (within|in) a (one square|1 square) radius|(standing|that stand)? on the (eight|8)? (surrounding|adjacent|neighboring|neighbouring) squares",
);
/** "All pieces around it except pawns": pawns stay in an explosion of the engine. */
const NEIGHBOURS = oneOf<unknown>(
  pattern`(all|all of|all the|all of the|any|every|each)? (other)? ${ADJACENT} (piece|pieces|units|men) ${NOT_PAWNS} ${opt(AROUND)}`,
  pattern`(all|all of|all the|any|every|each)? (other)? (piece|pieces|units|men) ${AROUND} ${NOT_PAWNS}`,
  pattern`(all|all of|all the|any|every|each)? (other)? (piece|pieces|units|men) ${NOT_PAWNS} ${AROUND}`,
  pattern`(all|any|every|each)? (other)? (non pawn|non pawns) (pieces|piece|units|men) ${AROUND}`,
  pattern`(all|any|every|each)? (other)? ${ADJACENT} (non pawn|non pawns) (pieces|piece|units|men)`,
);
/** The same, before "except pawns" comes at the end. */
const ALL_AROUND = oneOf<unknown>(
  pattern`(all|all of|all the|any|every|each)? (other)? ${ADJACENT} (piece|pieces|units|men)`,
  pattern`(all|all of|all the|any|every|each)? (other)? (piece|pieces|units|men) ${AROUND}`,
);
const AND = words('(,|and|, and|as well as|together with|along with|, as well as|, together with)');
/** What an explosion removes: the piece that captures must be among it, or the word must be "explosion". */
const VICTIMS = oneOf<'capturer' | 'others'>(
  pattern`${opt(pattern`${CAPTURED} ${AND}`)} ${CAPTURER} ${AND} ${NEIGHBOURS}`.as(
    () => 'capturer' as const,
  ),
  pattern`${NEIGHBOURS} ${AND} ${opt(pattern`${CAPTURED} ${AND}`)} ${CAPTURER} ,?`.as(
    () => 'capturer' as const,
  ),
  NEIGHBOURS.as(() => 'others' as const),
);
const EXPLODE = words('(explode|explodes|are blown up|is blown up|detonate)');
const VANISH = words(
  '(are|is|get|gets|will be) (all)? (also)? (destroyed|removed|eliminated|killed|annihilated|taken|wiped out|captured) (from (the board|play|the game))? (as well|too)?|(disappear|vanish|die|are lost) (as well|too)?',
);
const ON_CAPTURE = words(
  '(when|whenever|if|once|as soon as|every time|each time) (a|any|one)? (piece|capture|enemy piece|unit) (is|has been|was|gets|captures|takes)? (captured|taken|made|played|occurs|happens|captures|another piece|something|a piece|an enemy piece)? ,?|(in|on|upon|with|after|by) (a|any|each|every) capture ,?',
);
const CAUSES = words(
  '(all|each|every|any|a)? (capture|captures) (cause|causes|result in|results in|trigger|triggers|create|creates|lead to|leads to|is followed by|produce|produces) (an|a)? (explosion|explosions) ,? (by|through|in|during|after)? (which|that|where)?',
);
const THERE_IS_ONE = words(
  '(there is|it causes|this causes) an explosion (:|,|-|;)? (in which|by which|and|that|where)?',
);
/** "Every capture causes an explosion in which". */
const EXPLOSION = anyOf(CAUSES, pattern`${ON_CAPTURE} ${THERE_IS_ONE}`);
const REMOVES = words(
  '(remove|removes|removing|destroy|destroys|destroying|kill|kills|killing|eliminate|eliminates|wipes out|blows up|clears) (from the board)?',
);
const BEHIND = opt(words('from the board'));

export const EXPLOSION_RULES: Phrase<Facts> = named<Facts>(() => [
  anyOf(
    pattern`${ON_CAPTURE} ${VICTIMS} ${EXPLODE} ${opt(pattern`,? ${AND} ${CAPTURER}`)}`,
    pattern`${EXPLOSION} ${VICTIMS} ${oneOf(EXPLODE, VANISH)}`,
    // "… are removed, except pawns"
    pattern`${EXPLOSION} ${opt(pattern`${CAPTURED} ${AND}`)} ${CAPTURER} ${AND} ${ALL_AROUND} ${oneOf(EXPLODE, VANISH)} ${NOT_PAWNS}`,
    pattern`${CAUSES} ${REMOVES} ${VICTIMS} ${BEHIND}`,
  ).as(() => EXPLOSIONS),
  // Without the word, nobody knows whether the piece that captures stays.
  pattern`${ON_CAPTURE} ${VICTIMS} ${VANISH}`.when(([, victims]) =>
    victims === 'capturer' ? EXPLOSIONS : null,
  ),
  anyOf(
    pattern`${SELF} whose king (explodes|is exploded|is blown up|is destroyed in an explosion|is removed by an explosion) ${LOSES}`,
    pattern`(the)? ${SELF} (who|that|whose)? (first)? (explodes|explode|blows up) ${ENEMY_KING} ${WINS}`,
    pattern`(exploding|blowing up|explode|blow up) ${ENEMY_KING} (also)? ${WINS}`,
  ).as(() => means('a king that explodes is lost')),
  pattern`${OWN_KING} ${words('(may not|cannot|can not|can never|may never|are not allowed to|is not allowed to|must not) (capture|take|make captures) (,? (because|since|as) (it|they|he|this) (would|will) (explode|blow up|cause it to explode))?')}`.when(
    ([king]) => (king === 'king' ? means('a king never captures') : null),
  ),
]);
