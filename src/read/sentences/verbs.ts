import type { Manner } from './move-facts.js';
import type { Phrase } from './phrase.js';
import { oneOf, pattern, words } from './phrase.js';

/** Verbs of motion, and how words say that a move is quiet or a capture. */

export const CAN = words(
  '(can|may|must|could|will|would|shall|does|do|did|(was|were) (able|allowed) to|is able to|are able to|be able to|is allowed to|are allowed to|has the ability to|have the ability to|has the power to|is free to|it is authorized to|is authorized to|are authorized to|can choose to|may choose to|has the option to|can optionally|may optionally|can either|may either|is)? (either|to)?',
);
const MOVE = words(
  '(move|moves|moving|moved|go|goes|going|went|travelled|traveled|travel|travels|traveling|travelling|advance|advances|walk|walks|proceed|proceeds|be moved|make a move|makes a move|movement|play|plays|shift|shifts|relocate|relocates)',
);
export const STEP = words('(step|steps|stepping|stepped|make a step|take a step|takes a step)');
const SLIDE = words('(slide|slides|sliding|slid|glide|glides|run|runs|ride|rides|range|ranges)');
export const JUMP = words(
  '((move by|moves by)? (jump|jumps|jumping|jumped|leap|leaps|leaping|leapt|leaped|hop|hops|hopping|hopped)|makes a jump|makes a leap|a leap of|a jump of|(jump|leap|jumps|leaps) directly|can be moved as a jump)',
);
export const CAPTURE = words(
  '(capture|captures|capturing|attack|attacks|attacking|take|takes|taking|captured|attacked|took|kill|kills|eat|eats|strike|strikes|(capture|captures|take|takes|attack|attacks|check|checks) (a piece|pieces|enemy pieces|other pieces|an enemy piece|an enemy|enemies|the enemy|opponent pieces)|give check|(captures|attacks|capture|attack) (/|and) (check|checks|attacks|gives check|give check)|makes captures|make captures|make a capture|threaten|threatens)',
);
const MOVE_AND_CAPTURE = oneOf(
  pattern`${oneOf(MOVE, STEP)} (and|or|and/or|/|as well as) (can|may)? ${CAPTURE}`,
);
export const NOT_CAPTURING = words(
  '(without|not|but not|but cannot|but may not|and not|but not for|cannot|but does not|but no|no|with no) (capturing|capture|taking|take|attack|attacking|to capture|captures|making a capture|the capture)',
);
export const QUIETLY = words(
  '(peacefully|passively|non capturing|noncapturing|without capture|to empty squares|to an empty square|without capturing|without taking|when not capturing|if not capturing|for non captures|on non capturing moves|when moving|to move|quietly|for moving|to an unoccupied square|on empty squares|(if|when|provided) (that)? (that|the|this|its) (target|destination)? square is (unoccupied|empty|vacant|free))',
);
export const CAPTURINGLY = words(
  '((when|while|for|if|by|in|to|on|in order to) (capturing|capture|captures|attacking|attack|attacks|taking|take|capture an enemy piece|it captures|they capture|making a capture|a capture|attacking|it attacks))',
);

export interface Verb {
  readonly manner: Manner;
  readonly kind: 'move' | 'step' | 'slide' | 'jump';
}

const verb =
  (manner: Manner, kind: Verb['kind'] = 'move') =>
  (): Verb => ({ manner, kind });

export const VERB: Phrase<Verb> = oneOf<Verb>(
  pattern`${CAN} ${MOVE_AND_CAPTURE} by? (moving|going|stepping)`.as(verb('both')),
  pattern`${CAN} ${MOVE_AND_CAPTURE} by (sliding|gliding|running|riding)`.as(verb('both', 'slide')),
  pattern`${CAN} ${MOVE_AND_CAPTURE} by (jumping|leaping|hopping)`.as(verb('both', 'jump')),
  pattern`${CAN} ${MOVE} by (sliding|gliding|running|riding)`.as(verb('move', 'slide')),
  pattern`${CAN} ${MOVE} by (moving|going|stepping)`.as(verb('move')),
  pattern`${CAN} ${CAPTURE} by (moving|going|stepping)`.as(verb('capture')),
  pattern`${CAN} ${MOVE_AND_CAPTURE}`.as(verb('both')),
  pattern`(is)? (a|an|its)? (leaping|jumping) (movement|move|piece) (going|of|that goes|that moves)?`.as(
    verb('move', 'jump'),
  ),
  pattern`(is)? (a|an|its|it's|the|their)? (regular|normal|usual|standard)? (movement|move) (is|of|by)`.as(
    verb('move'),
  ),
  pattern`${CAN} ${oneOf(MOVE, STEP)} ,? (whether (capturing or not|or not capturing|or not it captures|it captures or not)|with or without capturing) ,?`.as(
    verb('both'),
  ),
  pattern`${CAN} ${oneOf(MOVE, STEP)} (,)? ${oneOf(NOT_CAPTURING, QUIETLY)} (,)?`.as(verb('quiet')),
  pattern`${CAN} ${JUMP} ${QUIETLY}`.as(verb('quiet', 'jump')),
  pattern`${CAN} ${JUMP}`.as(verb('move', 'jump')),
  pattern`${CAN} ${SLIDE}`.as(verb('move', 'slide')),
  pattern`${CAN} ${STEP}`.as(verb('move', 'step')),
  pattern`${CAN} (makes|make|making)`.as(verb('move')),
  words(
    '(its|the|their)? (capturing|capture) (move|moves|movement) (is|are|remains) (unchanged|usual|the usual|normal|as usual)? ,? :? (the)?',
  ).as(verb('capture')),
  pattern`(has|have) the (option|possibility|ability|right) (of|to) ${MOVE}`.as(verb('move')),
  pattern`${CAN} ${MOVE} (each|every) (turn|move)`.as(verb('move')),
  pattern`${CAN} ${MOVE}`.as(verb('move')),
  pattern`${CAN} ${CAPTURE}`.as(verb('capture')),
  pattern`(for|when) (movement|moving|moves|the movement|non capturing moves|non captures) ,? (it|they)? (moves|move|goes)?`.as(
    verb('quiet'),
  ),
  pattern`(for|when|to) (capturing|captures|capture|attacking|attack) ,? (it|they)? (moves|move|captures|capture|can move|attacks|must move|goes|takes)?`.as(
    verb('capture'),
  ),
);
