import { NUMBER } from './directions.js';
import { DROP_LIMITS } from './drop-limits.js';
import { DROPS, HELD, HELD_ONES, NO_CAPTURES_DROPPED } from './hand-phrases.js';
import {
  anyOf,
  before,
  listOf,
  named,
  oneOf,
  ONLY,
  opt,
  PIECE_NAME,
  pattern,
  words,
  type Phrase,
} from './phrase.js';
import {
  ANY_NAME,
  ANY_PIECES,
  CAN,
  CANNOT,
  FAR_RANKS,
  LAST_RANKS,
  LIKE_CHESS,
  means,
  NO,
  NOT_ALLOWED,
  PAWNS,
  SELF,
  set,
  THERE_IS,
  type Facts,
} from './rule-words.js';

/** Phrases for hands and drops, and for what limits them. */

/** "Only on the first rank" says more. */
const ALSO = before(({ isLimited }) => isLimited !== true);

const ON_FIRST = words('(on|in|within) (the|their|your)? (back|first|home) (rank|row)');

const NO_DROPS = set({ pieceDrops: 'false' });

const DROP_RULE = words(
  '(a|the)? (drop|drops|dropping|piece drops|dropping of pieces|drop rule|drop rules|rule of drops|dropping pieces|dropping captured pieces|pockets|reintroduction of captured pieces)',
);
const CAPTURED = words(
  "(all|any|every|the|your|a|each|when|once)? (captured|taken|enemy|opponent's captured) (chess)? (pieces|piece|men|units)|(all|any|every|the|a|each|your)? (pieces|piece) (that)? (you capture|you captured|captured|is captured|are captured|you have captured|have been captured|captured by you|captured by a player|a player captures|taken|a player has captured|are taken)|captures|(every time|when|whenever|once|if) (a piece is captured|you capture (a|an enemy) piece) ,? it",
);
const GOES_TO_HAND = words(
  "(go|goes|come|comes|is sent|are sent|is placed|are placed|are put|is put|are held|is held|become|becomes|enter|enters|move|moves|are added|is added|are kept|is kept|added) (to|into|in|part of|available (for)?) (the|a|your|their|his|its|her)? (capturer's|player's|capturing player's|captor's|capturing side's|owner's|own)? (hand|hands|reserve|reserves|pocket|pockets|stock|in hand|drops) (of the (capturing player|player|capturer|captor|player (who|that) (captured|took|captures|takes) (them|it)))?",
);
const HANDED = anyOf(
  GOES_TO_HAND,
  words(
    'become prisoners|(becomes|become) (the)? (property|possession) of (the|its|their)? (captor|capturer|capturing player|player who (captured|took) (it|them))|(belong|belongs) to (the|its|their)? (captor|capturer|capturing player)',
  ),
);
const ANYWHERE = words(
  '(back)? ((in|into|onto|on|on to|to|at)? (the|a|any|an)? (board|play|game|empty|vacant|free|unoccupied|open)? (board|square|squares|point|points|place|spot|location)? (of|on)? (the|their)? (board)?)  (anywhere)? (on the board)?',
);
const DROPPED = words(
  '(be|is|are)? (later|then)? (dropped|placed|re entered|put|reused|reintroduced|returned|paradropped|parachuted|brought back|deployed|entered) (later|back)?',
);
const LATER = words(
  "(,? (on|at|in|as) (your|a|their|his|the|any|one's) (move|turn|future turn|own turn|own|own piece|own pieces|player's own|later turn|later move)| of moving| of (moving|making|playing)? (a|any|your)? (piece|move|regular move|normal move|piece on the board)|in lieu of (a|making a|moving a)? (move|piece)  (on the board)?|in place of a (normal|regular)? move|later|by (the|their) (capturing player|captor|capturer)|as (their|his|your|its) (own|new)? (piece|pieces)? |as in (shogi|crazyhouse)|(as|like) in (shogi|crazyhouse)|at any time|later in the game|by the player who captured (them|it)|under (his|their) control|on (his|their|your) behalf|on any later turn|at any moment|as a move)",
);
const LATER_ON: Phrase<unknown> = named<unknown>(() => [
  pattern`${LATER} ${LATER_ON}`,
  LATER,
  words('(later)?'),
]);

const UNPROMOTED = words(
  '(its|the|their|a|an)? (unpromoted|pre promotion|original|base|basic|non promoted|previous|weaker|initial|unpromoted or original) (state|side|form|status|type|piece|version|identity|self|forms)?|the state it was in before promotion|(lose|loses)? (its|their) promotion|not (be)? promoted|unpromoted|promoted status',
);
const KEEP_PROMOTION = words(
  '(stay|stays|remain|remains) promoted|(keep|keeps|retain|retains) (their|its) (promotion|promoted (form|state|status))',
);
const REVERT = words(
  '((revert|demote|turn back|change back|go back|return|convert back) ((in|to|into) (pawns|a pawn|their unpromoted form|its unpromoted form|their original form))?|lose (their|its) promotion|become (pawns|a pawn|unpromoted) (again)?)',
);
const WHERE_STUCK = words(
  '(a|any|the)? (square|squares|place|rank|ranks|position)? (where|from which|so that|that|from where|on which|in which|without)? (it|they|the piece|this piece)? (would|will|can|could|has|have|had)? (then|later|afterwards)? (have|has|be)? (cannot|never|not|no|unable to|not be able to|without)  (be able to)? (ever|legally|later|possibly|future|any|legal|further|possible)? (legal)? (move|moves|moved) (from there|left|at all|on a later turn|thereafter)?',
);

const DROPPING = words(
  '(the)? (drops|dropping|drop rules|drop rule|rules of dropping|rules for drops|rules of drops|piece drops)|(captured)? pieces (are|can be|may be) dropped|(captured)? pieces (are|can be) (dropped|reused)',
);
/** The drops of a game, with what limits them there. */
const DROP_GAME: Phrase<Facts> = oneOf<Facts>(
  words('(standard|normal|ordinary|regular|orthodox|modern|japanese)? shogi').as(() => [
    ...DROPS,
    ...set({ immobilityIllegal: 'true' }),
    { kind: 'drop-file', piece: 'pawn', most: 1 },
    { kind: 'drop-mate', piece: 'pawn', result: 'illegal' },
  ]),
  words('crazyhouse').as(() => [
    ...DROPS,
    ...set({ firstRankPawnDrops: 'false', promotionZonePawnDrops: 'false' }),
  ]),
);

export const DROP_RULES: Phrase<Facts> = named<Facts>(() => [
  anyOf(
    pattern`${NO} ${DROP_RULE} ${opt(words('or pockets|and no pockets|or pieces in hand|from hand'))} ${LIKE_CHESS}`,
    pattern`${DROP_RULE} ${NOT_ALLOWED} ${LIKE_CHESS}`,
    words(
      '(it is)? (a variant)? with no drop (rule|rules) (,? but (strong|powerful|the usual|normal) pieces)?',
    ),
    pattern`no (pieces|captured pieces) (is|are) (dropped|returned)`,
  ).as(() => NO_DROPS),
  anyOf(
    pattern`${CAPTURED} (is|are) (permanently)? removed from (the game|play|the board)  (permanently|for good|for the rest of the game)?`,
    pattern`${CAPTURED} (are|is)? ${CANNOT} ${oneOf(DROPPED, GOES_TO_HAND)} ${opt(ANYWHERE)} ${opt(words('(but)? remain out of play (forever)?'))}`,
  ).as(() => NO_CAPTURES_DROPPED),
  anyOf(
    pattern`${DROP_RULE} (is|are) (included|used|allowed|possible|added)`,
    pattern`${THERE_IS} ${DROP_RULE} ${LIKE_CHESS}`,
    pattern`(it|the game) is played with drops`,
    pattern`${CAPTURED} ${HANDED} ${opt(
      oneOf<unknown>(
        pattern`(,|and|from where|where)? (they|it)? ${CAN} ${DROPPED} ${ANYWHERE} ${LATER_ON}`,
        pattern`,? (who|and) (he|they)? ${CAN} (later)? (drop|place|put) (it|them) ${ANYWHERE} ${LATER_ON}`,
      ),
    )}`,
    pattern`${opt(AT_A_TURN)} ${CAPTURED} ${CAN} (later)? ${DROPPED} ${ANYWHERE} ${LATER_ON}`,
    pattern`${CAPTURED} (changes|change|switch|switches) (sides|side|color|colour|colors|allegiance) ${opt(
      pattern`(,|and) ${HANDED}`,
    )} ${opt(pattern`(,|and)? (they|it)? ${CAN} ${DROPPED} ${ANYWHERE} ${LATER_ON}`)}`,
    pattern`${DROP_RULE} (are|is) (a)? (part|feature) of (the|this) game ${LIKE_CHESS}`,
    pattern`(drops|drop) (is|are)? (can be)? (performed|made|done) with captured pieces ${opt(words(', which would be done in lieu of moving a piece on the board'))}`,
  ).as(() => DROPS),
  pattern`${HELD} ${CAN} ${DROPPED} ${WHERE} ${LATER_ON} ${opt(words(',? including squares where (the piece|it) (delivers|gives) ((check|checks) or)? (checkmate|mate)'))}`.as(
    ([drops, , , where]) => [...drops, ...where],
  ),
  pattern`${opt(AT_A_TURN)} ${SELF} ${CAN} (then|later)? (place|drop|put|reintroduce|return|drop back|land|enter) ${HELD} ${WHERE} ${LATER_ON}`.as(
    ([, , , drops, where]) => [...drops, ...where],
  ),
  pattern`${opt(AT_A_TURN)} ${opt(SELF)} (can|may|is allowed to|are allowed to) (then|later)? drop ${HELD_ONES} ${WHERE} ${LATER_ON}`.as(
    ([, , drops, where]) => [...drops, ...where],
  ),
  pattern`${SELF} ${CAN} (move one of (his|their|your) pieces|make a move|move a piece|move) or (drop|place|put) ${HELD} ${WHERE} ${LATER_ON}`.as(
    ([, , drops, where]) => [...drops, ...where],
  ),
  pattern`${DROPPING} (work|works|are|is|are done|are made|follow|follows|function)? (exactly|just)? (as|like|the same as|the rules of|the same way as)? (in|those of|those in)? ${DROP_GAME}`.as(
    ([, facts]) => facts,
  ),
  pattern`${opt(words('on (a|any) (future|later) turn ,?'))} ${SELF} ${CAN} (drop|place|put) ${HELD} ${ANYWHERE} ${ANYWHERE} (as|on) (either|any) (side|form|face) (of (it|the piece|that piece))?`.as(
    ([, , , drops]) => [...drops, ...set({ dropPromoted: 'true' })],
  ),
  pattern`${CAPTURED} ${CAN} (be)? dropped (within|in|on) the first ${NUMBER} (ranks|rows) (of the board)?`.as(
    ([, , ranks]) => [...DROPS, { kind: 'drop-ranks', ranks, only: null }],
  ),
  pattern`(the|all)? ${listOf(ANY_NAME, words('and|or|,'))} ${CAN} ${ALSO} (be)? (dropped|placed) ${ALSO} ${ON_FIRST}`.when(
    ([pieces]) => (pieces.includes('pawn') ? set({ firstRankPawnDrops: 'true' }) : null),
  ),
  pattern`(the|all)? ${ANY_NAME} ${CAN} ${ONLY} (be)? (dropped|placed) ${ON_FIRST}`.when(
    ([piece]) => (piece === 'rook' ? set({ sittuyinRookDrop: 'true' }) : null),
  ),
  pattern`(the|all)? ${listOf(ANY_NAME, words('and|or|,'))} ${CAN} (be)? (dropped|placed) ${ON_FIRST}`.when(
    ([pieces]) => (pieces.includes('pawn') ? null : means('where pieces may be placed')),
  ),
  words('this includes (pawn drops|drops of pawns|pawns)').as(() =>
    means('pawns are no exception'),
  ),
  pattern`(if|when) (you|a player) (drop|drops) a piece (in|into|on) ${anyOf(words('(the|an)? (enemy (camp|territory)|promotion zone)'))} ,? it is not (automatically)? promoted`.as(
    () => set({ dropPromoted: 'false' }),
  ),
  // Where pieces may be dropped.
  pattern`${CAPTURED} ${CAN} be (dropped|placed) (on|in|within) ${OWN_HALF}`.as(() => [
    ...DROPS,
    { kind: 'drop-ranks', ranks: 'half', only: null },
  ]),
  pattern`${PAWNS} ${CANNOT} be (dropped|placed) (on|in|onto) (the|their|your)? (back|first|home|1st) (rank|row)`.as(
    () => set({ firstRankPawnDrops: 'false' }),
  ),
  pattern`${PAWNS} ${CAN} be (dropped|placed) ${ANY_RANK}`.as(() =>
    set({ firstRankPawnDrops: 'true', promotionZonePawnDrops: 'true' }),
  ),
  pattern`${PAWNS} ${CAN} be (dropped|placed) on (the|their|your)? (first|1st) (rank|row) ,? but not on ${oneOf<unknown>(LAST_RANKS, words('the last'))}`.as(
    () => set({ firstRankPawnDrops: 'true', promotionZonePawnDrops: 'false' }),
  ),
  pattern`${oneOf<unknown>(words('drops|a drop|dropped pieces|a dropped piece'))} ${CANNOT} (give|deliver) check`.as(
    () => set({ dropChecks: 'false' }),
  ),
  pattern`(all|any|the)? (pieces) ${CAN} ${oneOf(pattern`${ONLY} be (dropped|placed)`, pattern`be (dropped|placed) ${ONLY}`, pattern`be ${ONLY} (dropped|placed)`)} ${ON_FIRST}`.as(
    () => [{ kind: 'drop-ranks', ranks: 1, only: null }],
  ),
  pattern`(drops|dropping) (is|are) (allowed|possible|permitted) (within|in|on) the first ${NUMBER} (ranks|rows)`.as(
    ([ranks]) => [{ kind: 'drop-ranks', ranks, only: null }],
  ),
  pattern`(all|any|the)? (pieces) (can|may) be dropped (anywhere)? (within|in|on) the first ${NUMBER} (ranks|rows) ${opt(words("(from|of) (each|the|your) (player|side|player's side|board)"))}`.as(
    ([ranks]) => [{ kind: 'drop-ranks', ranks, only: null }],
  ),
  pattern`(the)? (clan|white|persian|kingdom)? pieces in hand can be dropped (in|on|within) the first ${NUMBER} (ranks|rows)`.as(
    ([ranks]) => [{ kind: 'drop-ranks', ranks, only: 'white' }],
  ),
  pattern`${PAWNS} ${CAN} ${ALSO} be (dropped|placed) ${ALSO} on (the|their|your)? (first|1st|back) (rank|row)`.as(
    () => set({ firstRankPawnDrops: 'true' }),
  ),
  pattern`(a|the|any)? ${PIECE_NAME} ${CANNOT} be (dropped|placed) (on|to|onto|in|at) ${oneOf(
    LAST_RANKS,
  )}`.when(([, , ranks]) => (ranks === 1 ? set({ immobilityIllegal: 'true' }) : null)),
  pattern`${PAWNS} ${CANNOT} be (dropped|placed|put) (on|to|onto|in|at) (the|their|your|its|a|either)? (players|player's)? (first|1st) (or|and|nor|rank or) ${FAR_RANKS}`.when(
    ([, , ranks]) =>
      'from' in ranks && ranks.from < 4
        ? null
        : set({ firstRankPawnDrops: 'false', promotionZonePawnDrops: 'false' }),
  ),
  pattern`${PAWNS} ${CANNOT} be (dropped|placed) (on|in) (the|their)? ${oneOf<unknown>(words('promotion (zone|ranks|area)'), pattern`last ${NUMBER} (ranks|rows)`)}`.as(
    () => set({ promotionZonePawnDrops: 'false' }),
  ),
  anyOf(
    pattern`(you|players|a player) ${CAN} (drop|place) ${ANY_NAME} (on|in) (the|its)? (last|final|farthest) (rank|row)`,
    pattern`(you|players|a player) ${CAN} (drop|place|put|move|have) (a|any)? piece (on|where|to|so that|such that|in such a way that) (a square where)? it ${CANNOT} (be able to)? move (anymore|again|(until|unless) (it is|it's) captured)?`,
  ).as(() => set({ immobilityIllegal: 'false' })),
  pattern`(when|while|if) (dropping|dropped|you drop|a player drops) (a|the)? (piece)? ,? (you|a player|the player|he) (can|may) (choose|pick|select) (either|any|which) (side|form|face|state) (to drop|of it|is up|up)?`.as(
    () => set({ dropPromoted: 'true' }),
  ),
  anyOf(
    pattern`(captured)? ${PAWNS} (that|which) (have been|has been|were|was|had been) promoted (and|,) (are)? (later|then|subsequently)? captured (later)? (are|is) (dropped|returned|entered) as pawns`,
    pattern`(dropped)? pawns ${CAN} promote ,? but (all|any)? promoted (pawns|pieces) (convert|turn|revert|change) (back)? (to|into) pawns when captured`,
    pattern`(capturing|taking) a promoted (pawn|piece) (puts|put|gives|adds|yields) (a|the)? (pawn|unpromoted piece|unpromoted form|non promoted form|unpromoted version) (in|into|to) (the|your) (reserve|hand|pocket) (,? not the promoted (piece|one|form))?`,
  ).as(() => set({ dropLoop: 'false' })),
  pattern`dropped (white and black)? pawns (on (the|their)? (2nd and 7th|3rd and 8th|second|third|second and seventh) (rank|ranks))? ,? (respectively)? ,? ${CAN} (make|have) (a)? (two square|double|two step) (move|step) (as their first move)? (after (the|a) drop|after being dropped)?`.as(
    () => means('dropped pawns have their double step'),
  ),
  pattern`pawns dropped on the first rank ${CAN} (double step|move two squares|make a double step) when (reaching|they reach) the second rank`.as(
    () => means('dropped pawns have their double step'),
  ),
  // Drops where the piece could never move.
  anyOf(
    pattern`${ANY_PIECES} ${CANNOT} be (dropped|placed|put) (on|where|to|so that|onto|in|at|such that)? ${WHERE_STUCK} ${opt(words(',? until (they are|it is) captured'))}`,
    pattern`${ANY_PIECES} ${CANNOT} be (dropped|placed|put) (where|if|when|is|on a square where) no (subsequent|further|later|other)? (legal)? move is (then)? possible`,
    pattern`no piece ${CAN} be (dropped|placed|put) (on|where|to|so that|onto|in|at)? ${WHERE_STUCK} ${opt(FOR_EXAMPLE)}`,
    pattern`(you|a player|players) ${CANNOT} (drop|place|put) ${ANY_PIECES} (on|where|to|so that|onto|in|at)? ${WHERE_STUCK} ${opt(FOR_EXAMPLE)} ${opt(words(', which usually means the last (rank|row) (,? or the last two (ranks|rows) (in the case of|for) (a|the)? (knight|knights))?'))}`,
  ).as(() => set({ immobilityIllegal: 'true' })),
  DROP_LIMITS,
  words('the following drops are (forbidden|illegal|not allowed|prohibited)').as(() =>
    means('the drops below are forbidden'),
  ),
  // The form of pieces in hand and when dropped.
  anyOf(
    pattern`(promoted)? (pieces|piece|pawns) ${KEEP_PROMOTION} (when|after|even when|even if|if|once) (they are|it is|being)? captured`,
    pattern`captured (promoted)? (pieces|piece|pawns) ${KEEP_PROMOTION} (in hand)?`,
    pattern`(captured)? promoted (pieces|piece|pawns) (do|does) not ${REVERT} ${opt(words('(when|if|once|after) (they are|it is|being)? captured'))}`,
  ).as(() => set({ dropLoop: 'true' })),
  pattern`(captured)? (pieces|piece) ${CAN} be (dropped|placed) (in|on|with|as)? (promoted|either (state|form|side|face)|(their|its) promoted (state|form|side)|promoted or unpromoted|unpromoted or promoted)`.as(
    () => set({ dropPromoted: 'true' }),
  ),
  pattern`(a|the)? promoted (pawns|pawn|pieces|piece) (become|becomes|revert|reverts|turn|turns|change|changes) (back)? (to|into)? (a pawn|pawns|its unpromoted form|their unpromoted form) (again)? (when|if|once|after) (it is|they are|being)? captured`.as(
    () => set({ dropLoop: 'false' }),
  ),
  pattern`promoted (pawns|pieces) (that|which|when)? (are|have been)? captured (become|turn into|turn back into|revert to) (pawns|their unpromoted form|unpromoted pieces) (again|once more)?`.as(
    () => set({ dropLoop: 'false' }),
  ),
  pattern`(when|if|once)? (a|any)? promoted (piece|pieces) (that)? (is|are) captured (by an opponent|by the opponent)? ,? (it|they|the piece)? (reverts|revert|returns|return|loses|lose|go back|goes back|convert back|converts back|becomes|become) (back)? (to|into)? ${UNPROMOTED}`.as(
    () => set({ dropLoop: 'false' }),
  ),
  pattern`(captured promoted (pieces|piece) (are|is)? (returned|reverted|turned|revert|return) (back)? to|(and|captured pieces)? (lose|loses)) ${UNPROMOTED} ${opt(words('(when|as|once) (they are)? (added|put|moved|taken) (to|in|into) (your|the|a|their) hand|,? (guarded|kept|placed) on (your|the|his) (right|side)'))}`.as(
    () => set({ dropLoop: 'false' }),
  ),
  pattern`(captured)? (pieces|piece|all pieces|a piece) (must|are|is)? (be)? (dropped|placed|drop) (back)? (in|with|on|as) ${UNPROMOTED}`.as(
    () => set({ dropPromoted: 'false' }),
  ),
  // Two armies.
  pattern`(captured)? pieces (converts|convert|turn|change) (in|to|into) (their|the) (counterparts|counterpart) of (the)? army ${opt(words(',? they are (currently)? in'))}`.as(
    () => [{ kind: 'captured-pieces', become: 'counterparts' }],
  ),
  pattern`(captured)? pieces (do)? not convert (in|to|into) (their|the) (counterparts|counterpart) (after being captured)?`.as(
    () => [{ kind: 'captured-pieces', become: 'unchanged' }],
  ),
  pattern`${opt(words('but ,?  on kind of pawns ,?|it does not matter of which kind it is and'))} (it's|it is|it|none)? (is|may be)? ${opt(NOT_ALLOWED)} (to have more than one in one file and checkmating the opposing king with (it's|its) drop|dropped to mate the king)`.as(
    ([, no]): Facts => [
      ...(no === null ? [] : [{ kind: 'drop-file', piece: 'pawn', most: 1 } as const]),
      { kind: 'drop-mate', piece: 'pawn', result: 'illegal' },
    ],
  ),
]);
const OWN_HALF = words(
  "(your|their|his|its|one's|the|the player's) (own)? (half|side) (of the board)?",
);
const ON_OWN_HALF = pattern`(anywhere|(on|onto|to) (any|an|the) (empty|vacant|free|unoccupied|open)? (square|squares))? (on|in|within|of) ${OWN_HALF}`;
/** Where pieces are dropped: anywhere, or on a part of the board. */
const WHERE: Phrase<Facts> = oneOf<Facts>(
  ON_OWN_HALF.as(() => [{ kind: 'drop-ranks', ranks: 'half', only: null }]),
  ANYWHERE.as(() => []),
);
/** "On his turn", "instead of a move". */
const AT_A_TURN = words(
  '(on|in|at) (your|a|his|her|their|any|each|one) (turn|move|future turn|later turn|subsequent turn) ,?|in lieu of (moving a piece|a move|making a move|a normal move) ,?|(instead)? of (moving|moving a piece|making a move|a move|playing a move|moving a piece on the board) ,?|as a move ,?',
);
const ANY_RANK = words(
  '(anywhere|on any (rank|row|square|empty square|vacant square)|on all (ranks|rows)) (of|on)? (the board)?',
);
const FOR_EXAMPLE = pattern`,? (such as|for example|eg|like) (a|the)? ${PIECE_NAME} (on|in|at)? ${opt(LAST_RANKS)}`;
