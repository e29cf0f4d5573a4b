import { NUMBER } from './directions.js';
import { listOf, oneOf, pattern, words, type Phrase } from './phrase.js';
import { ANY_NAME, implies, set, type Facts } from './rule-words.js';

/** Phrases for the pieces in hand: those that a player has at the start, and those that can be dropped. */

export const DROPS = set({ pieceDrops: 'true', capturesToHand: 'true' });
/** Unless pieces are in hand from the start, those in hand are the captured ones. */
const DROPS_OF_HAND: Facts = [
  ...set({ pieceDrops: 'true' }),
  ...implies({ capturesToHand: 'true' }),
];
/** There may be pieces in hand all the same. */
export const NO_CAPTURES_DROPPED: Facts = [
  ...set({ capturesToHand: 'false' }),
  ...implies({ pieceDrops: 'false' }),
];

const DETERMINED = '(a|the|any|your|one of (your|the|these|those)|one|these|those|that)?';
/** What is dropped: pieces in hand. */
export const HELD: Phrase<Facts> = oneOf<Facts>(
  words(
    `${DETERMINED} (previously)? (prisoner|prisoners|captured (piece|pieces)|(piece|pieces) (they|you|he|that was|that were) (have|has)? (captured|previously captured))`,
  ).as(() => DROPS),
  words(
    `${DETERMINED} (reserve pieces|reserve piece|handpiece|(piece|pieces) (in|from) (the|a|your|their|his|her|his or her)? (hand|reserve|pocket)|(piece|pieces) (held)? in hand|pieces|piece)`,
  ).as(() => DROPS_OF_HAND),
);
/** The same, of pieces that the text has just named. */
export const HELD_ONES: Phrase<Facts> = words(
  '(it|them|one of them|one of (these|those)|each of them|either of them|these|those)',
).as(() => DROPS_OF_HAND);

const OWNER = oneOf<'white' | 'black' | null>(
  words('(the)? white (player|side)?').as(() => 'white' as const),
  words('(the)? black (player|side)?').as(() => 'black' as const),
  words(
    '(each|both|every|either|the)? (player|players|side|sides|army|armies)|(each|both) of (them|the (players|sides))|white and black|you',
  ).as(() => null),
);
const OWNED = words('(starts|start|begins|begin|has|have|holds|receives|gets) (the game)? (with)?');
const AT_START = words(
  '((at|from) the (start|beginning|outset) (of the game)?|when the game (starts|begins)|initially|to (begin|start) with)?',
);
const HAND = words(
  "in (the|a|each|his|her|their|its|your)? (player's|side's)? (hand|hands|pocket|pockets|reserve|reserves)",
);
const EXTRA = words('(additional|extra|more|other)?');
const COUNTED = listOf(
  pattern`${oneOf(
    NUMBER,
    words('(a|an)').as(() => 1),
  )} ${EXTRA} ${ANY_NAME}`.as(([count, , piece]) => ({ piece, count })),
  words('and|,|, and'),
);

/** Pieces in hand can be dropped, if no sentence denies it. */
const inHand = (
  color: 'white' | 'black' | null,
  pieces: Extract<Facts[number], { readonly kind: 'in-hand' }>['pieces'],
): Facts => [{ kind: 'in-hand', color, pieces }, ...implies({ pieceDrops: 'true' })];

/** "Each player has a knight and two pawns in hand at the start." */
export const HANDS: Phrase<Facts> = oneOf<Facts>(
  pattern`${OWNER} ${OWNED} ${COUNTED} ${HAND} ${AT_START}`.as(([color, , pieces]) =>
    inHand(color, pieces),
  ),
  pattern`${AT_START} ,? ${OWNER} ${OWNED} ${COUNTED} ${HAND}`.as(([, color, , pieces]) =>
    inHand(color, pieces),
  ),
);
