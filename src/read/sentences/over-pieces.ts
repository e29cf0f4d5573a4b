import type { Directions } from './directions.js';
import type { Hurdle, MoveFact } from './move-facts.js';
import { anyOf, named, oneOf, opt, Phrase, pattern, words } from './phrase.js';
import { REFERENCE } from './references.js';
import { CAN, CAPTURE } from './verbs.js';

/** What stands between: pieces that jump over others, that are blocked, and that need a hurdle. */

/** Over pieces of one side alone is another way to jump. */
const OF_EITHER_SIDE = words(
  "(its|their|your)? (own|friendly|allied) (piece|pieces)? (and|or|/|and/or|as well as) (the)? (enemy|opposing|opponent's|hostile)|(the)? (enemy|opposing|opponent's|hostile) (piece|pieces)? (and|or|/|and/or|as well as) (its|their|your)? (own|friendly|allied)",
);
/** Repeated adjectives before "piece". */
const A_PIECE: Phrase<unknown> = named<unknown>(() => [
  anyOf(
    pattern`(any|other|another|a|an|the|intervening|intermediate|intermediary|blocking|occupied|both|one|several|adjacent|first|all|middle|these|either|and|or|single|of|color|colour|exactly|occupying|potentially) ${A_PIECE}`,
    pattern`${OF_EITHER_SIDE} ${A_PIECE}`,
  ).as(() => null),
  words(
    '((diagonal|orthogonal)? spot|spots|piece|pieces|square|squares|unit|units|men|obstacles|obstacle|point|points|them|it|screen|screens|hurdle|mount|intermediate|whatever is in between|everything|anything|pawn)',
  ),
]);
const IF_OCCUPIED = words(
  '((if|when|even if|even when|whether) (it|they|this|that) (is|are|be)? (occupied|occupied or not|not empty|blocked)|(if|when|where) (necessary|needed|required|desired|occupied|possible|applicable)|to reach (the)? (second|2nd|third|its|target) (square|destination|target)?|to move or capture on the second square|in (its|the|their) (path|way)|in between|on (the|their|its) (path|way)|when moving two squares|when it moves two squares|(that are|which are|that is)? (in its path|between|in the way|in its way)|(to|in order to) (do so|get there|reach it)|as it moves|if any|even though it is occupied|(as|like) (a|the) knight (can)? (leap|jump|leaps|jumps)? (over pieces)?|doing so|to get to (its|the) (destination|target))',
);
const OVER = words('over|across|past');

const NOT_OVER = anyOf(
  words('(jump|leap|hop|jumping|leaping|jumps|leaps)'),
  pattern`(jump|leap|hop|pass|move|slide|go|jumping|leaping|jumps|leaps|moving|passing) (past|over|through) ${A_PIECE}`,
);

/** However far that is. */
export const UNTIL_STOPPED = words(
  '((so|as) long as nothing (is|stands|lies) in (its|the|their) (way|path))|(while|as long as|so long as|as far as|if|provided) (the|its|their) (path|way|line) is (free|clear|empty|unobstructed|not (blocked|obstructed)) (of pieces)?|(until|till) ((it|they) (is|are) (stopped|blocked) by|(it|they) (hits|hit|meets|meet|reaches|reach|encounters|encounter))? (a|any|another) piece or the (rim|edge|end|border) of the board ((stops|blocks) (it|them))?',
);

const WHATEVER = words(
  'no matter what (any|the|an)? (intermediate|intervening) (cases|squares|square|pieces) (contain|contains)|(irrespective)? of (what|whatever) (is|stands|lies|may be|may stand) (in between|between|in (its|the|their) (way|path))|(jumping|leaping|hopping|passing|flying) over (anything|everything|whatever is|any pieces) (that is|that are)? (in between|between|in (its|the|their) (way|path))',
);
const ALLOWED_TO_JUMP = anyOf(
  WHATEVER,
  words(
    '((it|they)? (is|are) allowed to|(it|they)? (can|may)) (jump|leap) (to reach (its|the) (destination|target))? (, ie , the intervening (square|squares) (does|do) not have to be empty)?|(the)? (intervening|intermediate) (square|squares) (does|do) not have to be empty',
  ),
);

/** "If it is blocked, it leaps like a knight" is a condition of what follows. */
const BEHIND_A_MOVE: Phrase<null> = Phrase.of(({ words: all }, at) =>
  all.slice(0, at).some(({ text }) => /\w/.test(text)) ? [{ end: at, value: null }] : [],
);
const NO_CLAUSE: Phrase<null> = Phrase.of(({ words: all }, at) =>
  /^[,:]$/.test(all[at]?.text ?? '') &&
  /^(?:it|they|he|she|the|this)$/.test(all[at + 1]?.text ?? '')
    ? []
    : [{ end: at, value: null }],
);

export const JUMP_FACT: Phrase<MoveFact> = oneOf<MoveFact>(
  anyOf(
    pattern`(when|if) ${opt(anyOf(words('it|they'), REFERENCE))} (moves|move|moving) two squares ,? ${ALLOWED_TO_JUMP} ,? ${opt(ALLOWED_TO_JUMP)}`,
    words(
      '(its|their|the)? (move|moves) (is|are) (not|never) blocked by other pieces (: it jumps to the new location)?|((is|are) (not|never)|(cannot|can not|can never) be) (blocked|hobbled) (by (other|adjacent)? pieces)?',
    ),
    pattern`${CAN} (jump|jumps|leap|leaps|hop|hops|pass|jumping|leaping|hopping|passes) ${OVER} ${A_PIECE} ${opt(IF_OCCUPIED)}`,
    pattern`(is|are) (a|an)? (leaper|leapers|jumper|jumping|leaping|jumping piece|leaping piece|jumping pieces|true leaper)`,
    pattern`(jumping|leaping) over the (first|intervening|intermediate|middle) (square|case|one) (if|when|even if) (it is)? (occupied|not empty)`,
    pattern`(possibly|maybe|perhaps|potentially|even|optionally) (jumping|leaping|hopping) ${opt(pattern`${OVER} ${A_PIECE}`)} ${opt(IF_OCCUPIED)}`,
    pattern`(ignoring|disregarding|(is|are)? (unobstructed|unhindered|unaffected|not obstructed|not hindered) by) ${A_PIECE} ${opt(IF_OCCUPIED)}`,
    WHATEVER,
    words(
      '(even (if|when)|whether or not) the (first|1st|intermediate|intervening) (square is|squares are) (occupied|not empty)',
    ),
    pattern`${CAN} (jump|leap|hop)`,
    pattern`(by)? (jumping|leaping) (piece|pieces|move|moves)?`,
    pattern`(the)? (intervening|intermediate) (square|squares|point) (does|do|need|needs) not (have to|need to)? be (empty|vacant|free)`,
  ).as(() => ({ kind: 'jumps', jumps: true })),
  anyOf(
    words(
      '(it)? (cannot|can not|may not) jump and the unobstructed path must start with the (diagonal|vertical|orthogonal|horizontal) (movement|move)',
    ),
    pattern`(cannot|may not|can not|(does|do)? not|must not|without|unable to|but not|never|may never|is not allowed to|are not allowed to|no|without the ability to|not able to|not permitted to) (be able to)? ${NOT_OVER} ${opt(IF_OCCUPIED)}`,
    words(
      '(is|are|(can|may) be) blocked (on|if|when) the orthogonally adjacent square (is (occupied|not empty|blocked))?',
    ),
    pattern`${CAN} be blocked (by|if|when)? ${opt(words('(an|any|a|other|the)? (adjacent|intervening|other|nearby|friendly or enemy|blocking)? (piece|pieces)? (is adjacent to it|on any intervening point along this path|orthogonally adjacent to it|at the first step|in between|is on the first square)?|there is (a|an|any|another) (intervening)? piece (in between|in the way|in its way|in its path|on its path)?'))}`,
    pattern`${BEHIND_A_MOVE} (until|as long as|provided|if|so long as|unless) (that)? (it|there|the|no|they|all|its)? (encounters|hits|reaches|is blocked by|are blocked by|meets|runs into|comes across|path is|squares are|way is|is|are|blocked|path)? (not)? (an|a|no|another|any|obstructed|blocked|free|clear|unobstructed|empty|obstacle|piece|pieces|the edge|the path|obstruction)? (of the board|or the edge of the board|piece|pieces|in the way|in its way|by another piece|in between|obstacle|in its path|blocked|free|clear|path)? ${NO_CLAUSE}`,
    // The squares between where it starts and where it ends.
    words(
      ',? (provided|if|as long as|so long as|when) (that)? all (the)? (positions|squares|points|spaces|intersections) (in)? between ((the|its)? (original|starting|start|initial) (position|square|point)? and (the|its)? (final|target|end|destination) (position|positions|square|squares|point|points)?)? are (empty|vacant|free|unoccupied)',
    ),
  ).as(() => ({ kind: 'jumps', jumps: false })),
);

const SCREEN = words(
  '(a|an|one|exactly one|another|any|a single|some|exactly one other|one and one|one other|one and only one) (intervening|intermediate|other)? (piece|screen|hurdle|mount|unit|intermediate|obstacle|pawn or piece)',
);
const OF_ANY_COLOUR = words(
  '(of either (color|colour|side|player)|friend or foe|(whether)? (friend|friendly|own) or (foe|enemy)|of any (color|colour|side|kind)|friendly or (enemy|hostile)|(either)? (its)? own or (enemy|opponent|the opponent)|belonging to either (player|side))?',
);
const BETWEEN = words(
  '((in between|between (it|itself|them) and (its|the|their) (target|victim|captured piece|destination|piece to be captured)|for (it|them) to (jump|hop|leap) over|to (jump|hop|leap) over|to act as a screen|as a screen|along the way|in the way|as a mount)? (first|before it can move or capture along that line)? (,? (called|known as|which is called) (a|the) (screen|mount|hurdle))?)?',
);
const MUST = words(
  '(needs|need|requires|require|must have|needs to have|it needs|they need|there must be|there has to be|there needs to be|it requires|must find|can use|uses)',
);
const TO_CAPTURE = words(
  '((in order)? to (capture|take|attack|take a piece|capture a piece)|when (capturing|it captures|taking|attacking|it attacks)|for (capturing|capture|captures)|(to|for) (its|the) (capture|captures)|captures (only)? (when|if|by)|if (capturing|it captures))',
);
export const SQUARES = words('square|squares');
const HOP_OVER = words(
  '(jump|jumps|leap|leaps|hop|hops|jumping|leaping|hopping) first? (over|past|across)?|(going|passing|pass) (over|past|across)',
);
const HOPPING = words('(by)? (jumping|leaping|hopping|jumps|leaps|hops) (over|past|across)');
/** The first piece on the line, whatever else stands there. */
const FIRST_PIECE = words(
  '(the|a|an|one|exactly one|another|any|a single|some) (first|next|nearest|other|intervening)? (piece|screen|hurdle|unit|man) (of (either|any) (color|colour|side))? ((that|which)? (it|they) (meets|meet|encounters|encounter|comes to|reaches|finds|hits)|in (its|the) (path|way)|on (its|the) (way|path))?',
);
/** "Landing behind it" alone does not say on which square. */
const LANDING = words(
  '(,|and|to)? (it|they)? (must|then)? (land|lands|landing|stop|stops|stopping) (on|in) the (first|next)? (square|point) (just|immediately|directly|right) (behind|beyond|after|past) (it|them|that piece|that)|(,|and|to)? (it|they)? (must|then)? (land|lands|landing|stop|stops|stopping) (just|immediately|directly|right) (behind|beyond|after|past) (it|them|that piece|that)|(,|and|to)? (it|they)? (must|then)? (land|lands|landing|stop|stops|stopping) on the (first|next) (square|point) (behind|beyond|after|past) (it|them|that piece|that)',
);

/** "Hops over the first piece along queen lines, landing just behind it." */
export const HOPS_ALONG = (lines: Phrase<Directions>): Phrase<Directions> =>
  pattern`${HOPPING} ${FIRST_PIECE} (along|on|in) (a|an|the|any)? ${lines} ,? ${LANDING}`.as(
    ([, , steps]) => steps,
  );

export const HURDLE: Phrase<Hurdle> = oneOf<Hurdle>(
  pattern`${HOPPING} ${FIRST_PIECE} ,? ${LANDING} ${opt(words(',? (and)? (capturing|captures|capture|taking|takes) (any|an|the) (enemy|opposing|hostile) piece (that is|standing)? (there|on it|on that square)'))}`.as(
    () => ({
      kind: 'hurdle',
      for: 'everything',
      beyond: 1,
    }),
  ),
  pattern`(it|they)? (must|has to|needs to|need to|have to) ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} ,? ${LANDING}`.as(
    () => ({ kind: 'hurdle', for: 'everything', beyond: 1 }),
  ),
  anyOf(
    pattern`${TO_CAPTURE} ,? (it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} ${BETWEEN} (and|to)? (the|its)? (target|captured piece)?`,
    pattern`${TO_CAPTURE} ,? (it|they)? (can|may|must|has to|needs to|need to|have to|does so by)? ${HOP_OVER} ${oneOf(SCREEN, words('a piece'))} ,? ${OF_ANY_COLOUR} (first)? (to (attack|capture|take) the (next)? piece beyond)?`,
    pattern`(it|they)? (must|has to|needs to|need to|have to|can and must) ${HOP_OVER} ${oneOf(SCREEN, words('a piece|one piece'))} ,? ${OF_ANY_COLOUR} ${TO_CAPTURE} (the)? (next piece|piece|first piece)? (beyond|behind it)?`,
    pattern`(can|may|must|has to) ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (in its path|in the way|on its path|along the way)? ${TO_CAPTURE}`,
    pattern`${CAN} ${CAPTURE} (by|only by|when) (going in a straight horizontal and vertical line and)? ${HOP_OVER} (over)? ${SCREEN} ,? ${OF_ANY_COLOUR} ${opt(words('(on|in|along) its (orthogonal|diagonal)? (way|path) (to its target)?|,? (and)? (landing on|capturing|taking) the (first|next)? (enemy)? piece (behind|beyond) it (at any distance)?'))}`,
    pattern`(it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} (in between|between|between (it|itself) and (its|the) (target|victim)) ,? ${TO_CAPTURE}`,
    pattern`(it|they)? ${MUST} ${SCREEN} between (it|itself) and (its|the) victim to capture it`,
  ).as(() => ({ kind: 'hurdle', for: 'capture' })),
  anyOf(
    pattern`(cannot|can not|may not|can never) (move|move or capture|move and capture) without (hopping over|jumping over|leaping over)? ${SCREEN}`,
    pattern`(it|they)? ${MUST} (to)? ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (first)?`,
    pattern`(that|it|they)? ${MUST} ${SCREEN} ,? ${OF_ANY_COLOUR} ${BETWEEN} ${opt(words('before (it|they) can (move|land) (or|and) (capture|capture something|land|land on a square)|before (it|they) can (land|move) or capture (something|a piece|anything)'))}`,
    pattern`(it|they)? (must|has to|needs to|need to|have to) ${HOP_OVER} ${SCREEN} ,? ${OF_ANY_COLOUR} (first|,? (to move (or|and) capture|in order to move or capture|(whether|both when|when) moving (or|and) capturing|whether (it|they) (moves|move) or (captures|capture)))?`,
  ).as(() => ({ kind: 'hurdle', for: 'everything' })),
);
