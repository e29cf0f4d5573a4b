import {
  anyOf,
  listOf,
  named,
  oneOf,
  ONLY,
  opt,
  Phrase,
  pattern,
  wordLike,
  words,
} from './phrase.js';
import { ORDINAL } from './directions.js';
import { CANNOT_MOVE } from './happenings.js';
import { CASTLING_DISTANCE, CASTLING_SIDES } from './castling-phrases.js';
import { GAME, REFERENCES } from './references.js';
import { FIRST_MOVE } from './way-lists.js';
import {
  ALLOWED,
  CAN,
  CANNOT,
  MAY,
  ENEMY_KING,
  LIKE_CHESS,
  means,
  NO,
  NOBODY,
  NOT_ALLOWED,
  PAWNS,
  PIECES,
  SELF,
  set,
  THERE_IS,
  type Facts,
} from './rule-words.js';

/** Phrases for castling, passing, double steps and en passant. */

const EITHER_SIDE = words(
  '(on|to|toward|towards) (either|both|each) (the)? (side|sides|wing|wings|flank|flanks)',
);
const NO_EN_PASSANT = means('no en passant');

const CASTLING = words(
  "(the)? (normal|usual|standard|orthodox)? castling (rule|rules|move|moves)?|'castling'|castle|castles|castling on either side",
);
const CANT = anyOf(
  pattern`(the|your)? (king|kings|you|one|players|player|a player|it|they|he|emperor|general)? ${CANNOT}`,
  pattern`${NOBODY} ${CAN}`,
);
const BETWEEN_EMPTY = words(
  ',? (and)? (that)? (all)? (the)? squares between (them|the king and rook|the two) (are|being) (all)? (empty|vacant|free)',
);
const UNMOVED = opt(
  pattern`,? (provided|if|as long as|so long as|when|unless|with) (that)? (neither|both|the)? (the)? (king) (and|nor) (the|that|one)? (rook|rooks) (involved|in question|concerned)? (has|have)? (not)? (yet)? (been)? moved (yet|before|previously)? ${opt(BETWEEN_EMPTY)}`,
);
/** How the king of chess castles. */
const KING_GOES = words(
  '(,|and|where|:|;)? (then)? (the king|it|he)? (then)? (moves|goes|moving) (two|2) squares ((toward|towards|in the direction of) (a|the|that|one|either)? (rook|rooks|latter|corner)|to the (right|left) for a (small|short) castle or to the (left|right) for a (large|long) castle)',
);
const ROOK_GOES = words(
  '(,|and)? (then)? (with)? (placing|putting|moving)? (the|that) rook (placed|moved|moving|to)? (on|to)? the other side of (the king|it|him) (,? adjacent to (it|the king))?',
);
const PASSING = words(
  "(the)? (passing|pass|skipping) (of)? (a|the|your|one's|a player's|his|their)? (turn|turns|move|moves)?",
);
const PASS = words(
  '(pass|skip) (a|the|your|his|their|his or her|one)? (turn|turns|move|moves)?  ( of moving)?',
);
const MUST_PASS = pattern`(must|has to|have to|will)? ${oneOf<unknown>(PASS, words('passes|(miss|misses|lose|loses|skips|forfeits) (the|his|their|a|one) turn'))}`;
const DOUBLE_STEP = words(
  "(the|a|an|their|its)? (initial|first)? (two square|2 square|two step|2 step|double|double step|two squares|double square|multiple|double pawn|pawn double|initial two square|pawn's double|double first) (advance|advances|step|steps|move|moves|push|first move|pawn move|movement|jump|pushes|initial move|opening move)? (start)? (possibility|option|right|ability)?  (of|for|by)? (the|all)? (pawns|pawn)?  (on (the|its|their) first move|from (the|its|their) (initial|starting) (position|square|rank))?",
);
export const STEPS_TWICE = words(
  '(to)? (move|advance|step|moving|go|advancing|stepping) (two|2|one or two|1 or 2|forward two|up to two|either one or two|two or one|forward one or two) (square|squares|steps) (forward|forwards|ahead|straight forward)?|(to)? (make|have|do|making|take) (a|an|the) (initial)? (double|two square|two step|double step) (step|move|advance|first move)?|double step|(to)? move two|advance two (squares)?',
);
/** From which ranks, if that is how it is said. */
type StartOfPawns = readonly number[] | 'first move';
const ON_RANKS: Phrase<readonly number[]> =
  pattern`(on|when on|from|if on) (the|its|their) ${listOf(ORDINAL, words('and|or|,|(rank|row) and (the)?|(rank|row) or (the)?'))} (rank|row|ranks|rows)`.as(
    ([ranks]) => ranks,
  );
export const AT_FIRST: Phrase<StartOfPawns> = oneOf<StartOfPawns>(
  // "On its first rank" is where it starts, "on the first rank" is rank 1.
  Phrase.of(
    (reading, at) =>
      FIRST_MOVE.match(reading, at).filter(
        ({ end }) =>
          !/^the first (?:rank|row)$/.test(
            reading.words
              .slice(end - 3, end)
              .map(({ text }) => text)
              .join(' '),
          ),
      ),
    () => FIRST_MOVE.start,
  ).as(() => 'first move' as const),
  words(
    '(at first|to begin with|at the (start|beginning)|(for|on) (its|their) first|from (its|their|the) (starting|initial|original|start|home|first) (squares|rows|positions)|when (it|they) (has|have) not (yet)? moved (yet)?)',
  ).as(() => 'first move' as const),
  ON_RANKS,
);
const stepsFrom = (at: StartOfPawns): Facts =>
  at === 'first move' || isFirst(at)
    ? set({ doubleStep: 'true' })
    : [{ kind: 'steps-from', ranks: at }];
/** Without their double step from another rank, pawns may have one from the second. */
const isFirst = (at: StartOfPawns | null): boolean =>
  at === null || at === 'first move' || at.every((rank) => rank === 2);
const STEPS_ONCE = words(
  '(move|moves|advance|advances|step|steps|go|goes) (one|a single|1) (square|step) (forward|forwards|ahead)?',
);
const AT_A_TIME = words('(at a time|at once|per move|per turn|each move|each turn|every turn)');
const ANYWHERE = anyOf(
  pattern`,? not ${ONLY} (on|from) (their|its|the) (first move|opening move|initial move|second rank|starting rank|starting square|initial square)`,
  words(
    '(from any (square|rank|row|position)|from anywhere (on the board)?|on any (move|turn)|at any time|at any point (in|of) the game|on every move|(also)? after (their|its|the) first move)',
  ),
);
/** "It has the choice of one or two squares." */
const CHOICE_OF_TWO = words(
  '(has|have|with) (the|a|an)? (choice|option|possibility) (of|between|to move|to advance|of moving|of advancing) (moving)? (one or two|one and two|1 or 2|one square or two|two|2) (squares|square|steps)? (forward|forwards|ahead)?',
);
/** The condition that nothing stands in the way, as in chess. */
const IF_FREE = opt(
  words(
    ',? (provided|if|as long as|so long as|when) (that)? (the)? (two)? (squares|square)? (in front of (the pawn|it|them)|ahead|passed over)? (are|is) (unoccupied|empty|free|vacant)|,? (provided|if|as long as|when) (that)? (no piece blocks it|nothing is in the way|the way is free|both are empty|it is not blocked)',
  ),
);
export const EN_PASSANT = words(
  '(the)? (en passant|e p) (capture|captures|rule|rules|capturing|catch|catches|taking)?  (is)?',
);
export const CAPTURED_EN_PASSANT = words(
  '(be|can be|being|may be)? (captured|capture|taken|take) (by|via)? en passant|en passant',
);

/** What a game may lack: "castling, passing or en passant". */
const LACKED = oneOf<Facts>(
  CASTLING.as(() => set({ castling: 'false' })),
  PASSING.as(() => set({ pass: 'false' })),
  DOUBLE_STEP.as(() => set({ doubleStep: 'false' })),
  EN_PASSANT.as(() => NO_EN_PASSANT),
  words('(pawn)? promotion').as(() => means('no promotion')),
);
const LACKING: Phrase<Facts> = listOf(
  LACKED,
  words('(,|and|or|nor|/|, and|, or|and there is) no?'),
).as((all) => all.flat());

const ARMY = oneOf<'game' | 'army'>(
  GAME.as(() => 'game' as const),
  wordLike((_, image) => (ARMY_NAME.test(image) ? 'army' : null)),
);
/** What the pawns of one army lack. The options are those of both. */
const lackingArmy = (facts: Facts): Facts | null =>
  facts.some((fact) => fact.kind === 'option' && fact.option === 'doubleStep') &&
  facts.every((fact) => fact.kind !== 'option' || fact.option === 'doubleStep')
    ? means('no double step for one army')
    : null;

/** "It" and "they" may be pieces. */
const IF_POSSIBLE = words(
  '(if|when|whenever|where) ((it|a capture|one|this) is)? (possible|available)|(if|when|whenever) able (to)?',
);
const IF_ABLE = pattern`(if|when|whenever) ${SELF} (can|is able to|are able to) (do so|capture|take)?`;
const A_PLAYER = words('(a|the|any|each|either|every)? (player|players|side)|you|one');

/** "Pawns only move one square at a time." */
export const ONE_STEP_PAWNS: Phrase<Facts> = anyOf(
  pattern`${PAWNS} ${opt(CAN)} ${STEPS_ONCE} ${oneOf(AT_A_TIME, words(',? even (for|on|from) (its|their) (first|initial|starting|opening) (move|turn|position|square|squares|rank)'))}`,
  pattern`${PAWNS} ${opt(CAN)} ${ONLY} ${STEPS_ONCE}`,
).as(() => set({ doubleStep: 'false' }));

export const FEATURES: Phrase<Facts> = named<Facts>(() => [
  pattern`${NO} ${LACKING} (rule|rules|option|move|first move|by pawns|on the first move)? ${opt(pattern`for (the)? ${opt(ARMY)} ${PAWNS}`)} ${LIKE_CHESS}`.when(
    ([, facts, ofPawns]) => (ofPawns?.[0] === 'army' ? lackingArmy(facts) : facts),
  ),
  pattern`${NO} ${LACKED} (or|nor) ${LACKED} (is|are)? (possible|allowed|permitted|available|exists|exist)`.as(
    ([, one, other]) => [...one, ...other],
  ),
  pattern`${LACKING} ${NOT_ALLOWED} ${LIKE_CHESS}`.as(([facts]) => facts),
  pattern`(including|inclusive of|together with) ${listOf(
    oneOf<Facts>(
      DOUBLE_STEP.as(() => set({ doubleStep: 'true' })),
      EN_PASSANT.as(() => means('en passant as in chess')),
    ),
    words('and|,|, and'),
  )}`.as(([all]) => all.flat()),
  pattern`(but)? (except|without|excluding|but not|but for) (for|not)? (the|a|an|any|their|its)? ${LACKING} (rule|rules|option|right|move|first move|on the first move)?  (on (the|its|their) first move)?`.as(
    ([facts]) => facts,
  ),
  anyOf(
    pattern`(giving|to give)? (check|checks|checking) (entirely)? ${NOT_ALLOWED}`,
    pattern`it is (also)? (illegal|forbidden|not allowed|prohibited) to (give|deliver)? check ${opt(ENEMY_KING)}`,
    pattern`${SELF} ${CANNOT} (give|deliver)? check ${opt(ENEMY_KING)}`,
  ).as(() => set({ checking: 'false' })),
  anyOf(
    pattern`(giving)? (check|checks|checking) ${ALLOWED}`,
    pattern`${SELF} ${MAY} (give|deliver) check`,
  ).as(() => set({ checking: 'true' })),
  pattern`${NO} (notion of|concept of)? (check|checks) ${opt(words('(or|and|nor|,) no? (checkmate|stalemate|mate)'))}`.as(
    () => means('no check'),
  ),
  CASTLING_SIDES,
  anyOf(
    pattern`${CANT} castle ${LIKE_CHESS}`,
    words("(it is|it's) (not possible|impossible|not allowed|forbidden|illegal) to castle"),
  ).as(() => set({ castling: 'false' })),
  anyOf(
    pattern`${CASTLING} (still)? ${ALLOWED} ${LIKE_CHESS} ${UNMOVED} ${opt(KING_GOES)}`,
    pattern`${anyOf(pattern`${THERE_IS} ${CASTLING}`, pattern`${CASTLING} (allowed|permitted|possible)`)}`,
    pattern`(the|both|you)? (king|kings|players|white and black|sides)? ${CAN} castle ${opt(EITHER_SIDE)} ${LIKE_CHESS} ${opt(pattern`with ${REFERENCES}`)} ${UNMOVED} ${opt(KING_GOES)}`,
    pattern`${CASTLING} (is)? (as|done as|same as|works as|like|works like|follows) (in)? (usual|chess|normal|orthodox chess|standard chess|usual chess|the rules of chess) ${opt(words(',? with the pieces in the corners as (partner|partners)'))}`,
    pattern`castling (consists of|is done by|is) (moving)? (the)? king (moving)? (two|2) squares (toward|towards) (a|the|one|either) (rook|rooks) ${ROOK_GOES}`,
  ).as(() => set({ castling: 'true' })),
  pattern`(the)? ${wordLike((text, image) => ((/^\p{Lu}/u.test(image) && !/^(?:rooks?|knights?|bishops?|queens?)$/.test(text)) || /^(?:white|black|gold|clan|empire|horde|pawns)$/.test(text) ? text : null))} (player|side|army|king)? ${CANNOT} castle`.as(
    () => means('one side cannot castle'),
  ),
  pattern`(the)? dropped (rook|rooks) ${CANNOT} castle ${LIKE_CHESS}`.as(() =>
    means('such rooks cannot castle'),
  ),
  CASTLING_DISTANCE,
  anyOf(
    pattern`${anyOf(pattern`${SELF} ${CANNOT}`, pattern`${NOBODY} ${CAN}`)} ${PASS} ${LIKE_CHESS}`,
    pattern`${opt(words('(making|playing) a move is (required|mandatory|compulsory) (,|;|and)?'))} it is (not (legal|allowed|permitted|possible)|illegal|forbidden|prohibited) to ${PASS} ${opt(words(',? even (when|if) ((having|being forced) to move is|it is|moving is) (detrimental|bad|harmful|a disadvantage)'))}`,
    pattern`${SELF} (must|has to|have to) (make|play) a move (on|in) (his|their|your|each) turn`,
  ).as(() => set({ pass: 'false' })),
  pattern`${SELF} (can|may|is allowed to|are allowed to) ${PASS} (at any time)? ${LIKE_CHESS}`.as(
    () => set({ pass: 'true' }),
  ),
  pattern`(if|when|whenever)? ${SELF} (who|that)? ${CANNOT_MOVE} ,? ${opt(SELF)} ${MUST_PASS}`.when(
    ([, cannot]) => (cannot === 'no-legal-move' ? set({ passOnStalemate: 'true' }) : null),
  ),
  pattern`${SELF} (must|has to|have to) (move|play) (unless|except when|except if) ${anyOf(pattern`${NO} (legal|possible)? (move|moves) (is|are)? (possible|available|left)?`, pattern`${SELF} ${CANNOT_MOVE}`)} ,? (in which case|when|and then) ${opt(SELF)} ${MUST_PASS}`.as(
    () => set({ passOnStalemate: 'true' }),
  ),
  pattern`${PASSING} ${ALLOWED}`.as(() => set({ pass: 'true' })),
  anyOf(
    pattern`${DOUBLE_STEP} ${ALLOWED} (when possible)? ${LIKE_CHESS}`,
    pattern`${DOUBLE_STEP} (allowed|permitted|possible) ${LIKE_CHESS}`,
    pattern`${PAWNS} (have|has|keep|keeps|retain|retains) ${DOUBLE_STEP} ${LIKE_CHESS}`,
  ).as(() => set({ doubleStep: 'true' })),
  oneOf<StartOfPawns>(
    pattern`${oneOf(PAWNS, words('(they|it)?'))} ${CAN} ${STEPS_TWICE} ${AT_FIRST} ${LIKE_CHESS}`.as(
      ([, , , at]) => at,
    ),
    pattern`${PAWNS} ${AT_FIRST} ${CAN} ${STEPS_TWICE}`.as(([, at]) => at),
    pattern`${PAWNS} ${ON_RANKS} ${CAN} ${STEPS_TWICE} ,? (like|as|just like|just as|similar to|similarly to|as do|as can) (the)? (those|pawns) ${ON_RANKS}`.as(
      ([, ranks, , , others]) => [...ranks, ...others],
    ),
    pattern`${PAWNS} (have|can make|can take|make|take) (their|a|the) ${DOUBLE_STEP} ${AT_FIRST}`.as(
      ([, , at]) => at,
    ),
    pattern`with (the|an) (option|possibility|choice) (of|to) ${oneOf(DOUBLE_STEP, STEPS_TWICE, words('(two|2) (squares|steps)'))} ${AT_FIRST}`.as(
      ([, at]) => at,
    ),
    pattern`${AT_FIRST} ,? ${oneOf(PAWNS, words('they|it'))} ${oneOf<unknown>(pattern`${CAN} ${STEPS_TWICE}`, CHOICE_OF_TWO)} ${LIKE_CHESS}`.as(
      ([at]) => at,
    ),
    pattern`${oneOf(PAWNS, words('they|it'))} ${CHOICE_OF_TWO} ${AT_FIRST}`.as(([, , at]) => at),
    pattern`${PAWNS} (retain|keep|have) (the)? (ability|option|right|possibility)? ${STEPS_TWICE} ${AT_FIRST} ${opt(pattern`and (to)? ${CAPTURED_EN_PASSANT}`)}`.as(
      ([, , at]) => at,
    ),
  ).as(stepsFrom),
  ONE_STEP_PAWNS,
  // Torpedo pawns.
  pattern`${PAWNS} ${CAN} ${STEPS_TWICE} ${ANYWHERE} (if (both squares|the squares|the way) (is|are) (empty|free|vacant))?`.as(
    () => [{ kind: 'steps-from', ranks: null }],
  ),
  pattern`${oneOf(PAWNS, words('(they|it)?'))} ${oneOf(CANNOT, words('have no|has no|had no|lack|lacks|lacked'))} (have the option to|have|be able to|make)? ${oneOf(STEPS_TWICE, DOUBLE_STEP)} ${opt(AT_FIRST)} ${LIKE_CHESS}`.when(
    ([, , , at]) => (isFirst(at) ? set({ doubleStep: 'false' }) : null),
  ),
  pattern`${oneOf(PAWNS, words('they|it'))} ${CANNOT} (have the option to|have the)? ${STEPS_TWICE} ${opt(AT_FIRST)} (or|and|nor) ${CAPTURED_EN_PASSANT}`.when(
    ([, , , at]) => (isFirst(at) ? [...set({ doubleStep: 'false' }), ...NO_EN_PASSANT] : null),
  ),
  pattern`${opt(words('if it has not (yet)? moved ,|if it is on its starting square ,'))} ${PAWNS} ${CAN} ${STEPS_TWICE} ${opt(AT_FIRST)} ${LIKE_CHESS} ${IF_FREE}`.when(
    ([unmoved, , , , at, , free]) =>
      unmoved === null && at === null && free === null ? null : stepsFrom(at ?? 'first move'),
  ),
  pattern`${oneOf(PAWNS, words('(they|it)?'))} ${CANNOT} ${CAPTURED_EN_PASSANT}`.as(
    () => NO_EN_PASSANT,
  ),
  pattern`${EN_PASSANT} ${ALLOWED} ${LIKE_CHESS} ${opt(
    pattern`(every time|whenever|each time|when|if|after) (an|a|the)? (opposite|opposing|enemy|adjacent|opponent's|adverse)? ${PIECES} (has|have)? (just)? (advanced|moved|moves|advances|made a step of|jumped) (two|2) squares`,
  )}`.as(() => means('en passant as in chess')),
  pattern`${PAWNS} ${CAN} ${CAPTURED_EN_PASSANT} ${LIKE_CHESS}`.as(() =>
    means('en passant as in chess'),
  ),
  words(
    '(the|a|your)? king can be (put|placed) in check but (cannot|can not) be captured|(a|the)? (player|players|you) (may not|cannot|must not) (make|play) (a|any) move (which|that) (places|leaves|puts|places or leaves|leaves or puts|would leave) (his|her|their|your|you) (own)? king? in check|(a|any) move (is illegal (if|when) it|that|which) (leaves|would leave) (your|the|his|you) (own)? king? in check (is illegal)?|(the)? moves that (would)? (expose|leave|put) (the|your|his) (king|emperor) (to|in) (capture|check|attack) are illegal|(it is)? (not allowed|forbidden|illegal) to (make|play) a move (letting|leaving|that leaves) (his|your|the|their) king in check|(if|when) (the|your|a) king can be (captured|taken) ,? (you are|it is|he is) in check|(the|a|your) king is in check (if|when|whenever) it is (under attack|attacked|threatened) by (one or more|one or several|at least one|an|any) (of)? (the)? (enemy|opposing|ennemy) (piece|pieces)',
  ).as(() => means('check as in chess')),
  anyOf(
    pattern`(if|when|whenever) ${A_PLAYER} can (take|capture) (a piece|something|an enemy piece)? ,? ${SELF} must (do so|do it|capture|take it)?`,
    words(
      '(if|when|whenever) (a|any) capture is (possible|available) ,? it (must|has to) be (made|played|taken)|(a|any|all)? (captures|capture) (must|has to|have to) be (made|played|taken|executed) (if|when|whenever|where) (possible|available|they are possible)|it is (mandatory|compulsory|obligatory|required) to (capture|take) ((if|when|whenever) possible)?|(if|when|whenever) (a|any) piece can be (captured|taken) ,? it (must|has to) be',
    ),
    pattern`${A_PLAYER} who can (take|capture) (a piece|something|an enemy piece)? must (do so|do it|capture)`,
    pattern`${A_PLAYER} (must|has to|have to|is obliged to|are obliged to|is forced to) (take|capture) (a piece|something|an enemy piece)? ${oneOf<unknown>(IF_POSSIBLE, IF_ABLE)}`,
  ).as(() => set({ mustCapture: 'true' })),
  words(
    '(if|when) (multiple|several|more than one) (pieces|captures|capture) (can be captured|are possible|is possible) ,? (you|the player|a player) (may|can) choose (which (piece|one) (you|to) (capture|take)?|any of them|freely)|(you|the player|players|a player) (may|can|is free to|are free to) choose which (capture|one|piece) (to make|to take|to capture)',
  ).as(() => means('any capture may be chosen')),
  words(
    '(the)? king and (the)? rook (involved in castling|involved|concerned)? (must not|may not|cannot|have not) (have)? (previously|yet)? moved (before)?|there must be no pieces between the king and the rook|the king (may not|must not|cannot) be in check ,? nor may the king (pass|move) through or end up in a square that is under attack by an enemy piece|castling is (permissible|allowed|possible|permitted) if (all)? (of)? (the)? following conditions (hold|are met)',
  ).as(() => means('castling as in chess')),
  words('there is an? (impasse|entering king) rule').as(() => means('impasse')),
  words(
    '(there is)? no (impasse|jishogi|entering king) (rule)?|(the)? (impasse|jishogi) (rule)? (does not exist|does not apply|is not possible|is not used)',
  ).as(() => means('no impasse')),
  pattern`${opt(IF_POSSIBLE)} ,? (capturing|captures|capture|taking|to capture) (is|are) (mandatory|compulsory|forced|obligatory|compulsary) ${opt(IF_POSSIBLE)}`.as(
    () => set({ mustCapture: 'true' }),
  ),
  anyOf(
    words(
      '(capturing|captures|capture|taking|to capture) (is|are) (not (mandatory|compulsory|forced|obligatory)|optional|voluntary)',
    ),
    pattern`${SELF} (need not|need not to|do not have to|does not have to|is not (obliged|required|forced) to|are not (obliged|required|forced) to) (take|capture) ${opt(anyOf(IF_POSSIBLE, IF_ABLE))}`,
  ).as(() => set({ mustCapture: 'false' })),
]);

const ARMY_NAME = /^(?!White|Black|Gold|Red|Blue)\p{Lu}/u;
export const ONE_ARMY = wordLike((_, image) => (ARMY_NAME.test(image) ? image : null));
