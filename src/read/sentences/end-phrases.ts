import { NUMBER } from './directions.js';
import {
  anyOf,
  listOf,
  named,
  oneOf,
  opt,
  PIECE_NAME,
  pattern,
  words,
  type Phrase,
} from './phrase.js';
import {
  CANNOT_MOVE,
  DOING,
  UNCHECKED,
  MATING,
  REPEATS,
  OCCURS,
  PERPETUAL_CHECK,
  ARRIVES,
  RACES,
  ONLY_KINGS,
  EVENT,
  IF,
  NAMED_EVENT,
  LOSES_ALL,
  SOME_KIND,
  TO_RANKS,
  type Happening,
} from './happenings.js';
import { NAMED_GAME } from './game-phrases.js';
import { factsOf, OUTCOME, BARE_OUTCOME, MUST_VARY, type Outcome } from './outcomes.js';
import {
  set,
  means,
  NO,
  NOBODY,
  THERE_IS,
  NOT_ALLOWED,
  notInForce,
  ALLOWED,
  CANNOT,
  CAN,
  SELF,
  LOSES,
  WINS,
  LIKE_CHESS,
  RESULT,
  COUNT,
  IS,
  ENEMY_KING,
  OWN_KING,
  TIMES,
  POSITION,
  REACHING,
  SAFELY,
  type Facts,
} from './rule-words.js';

/**
 * Phrases for how games end: something happens, and somebody wins, loses or draws by it. The happening and its outcome are separate phrases, and
 * sentences combine them: "if a player cannot move, he loses", "stalemate is a loss", "a player wins by moving …".
 */

const both = ([happening, outcome]: readonly [Happening, Outcome]): Facts | null =>
  factsOf(happening, outcome);

const CHECKER = words(
  '(the)? checking (player|side|party)|the (player|side|party) (that|who)? (is)? (giving|gives) (the)? (perpetual)? (check|checks)|(player|side|party) (that|who)? (is)? (giving|gives) perpetual (check|checks)',
);
/** A win for the player who does it. */
const wonBy = (happening: Happening): Facts | null =>
  factsOf(happening, { result: 'win', party: null });

const LAST_OF_BOARD = words("(the|its|his|their|the player's)? (last|final|farthest) (rank|row)");
const GOAL = pattern`(the)? (main|ultimate|primary|final|overall)? (goal|object|objective|aim|purpose) ${opt(
  pattern`of ${oneOf<unknown>(words('(the|this|each|a|either|every) (game|variant|player|side|players)'), NAMED_GAME)}`,
)} ${opt(pattern`${LIKE_CHESS} ,`)}`;
const IS_GOAL = words(
  '(is|:|remains|stays|is still|is to be|is the same|remains the same|consists in|is the same as in chess|is to win by) :?',
);
/** One or more ways to win. */
const AIMS: Phrase<Facts> = listOf(DOING, words('or|, or|or to|or by|or to be')).when((all) => {
  const facts = all.map(wonBy);
  return facts.every((one) => one !== null) ? facts.flat() : null;
});

/** "Stalemate -": the topic of the sentence behind it. */
const TITLE = opt(pattern`${NAMED_EVENT} (-|:)`);
const isTitleOf = (title: readonly [Happening] | null, { kind }: Happening): boolean =>
  title === null || title[0].kind === kind;

/** All phrases on how a game ends. */
export const ENDS: Phrase<Facts> = named<Facts>(() => [
  // A heading that ran into its sentence: "Stalemate The player who cannot move loses".
  pattern`(stalemate|campmate|checkmate|repetition|perpetual check) (-|:)? ${ENDS}`.as(
    ([facts]) => facts,
  ),
  pattern`${opt(pattern`${NAMED_EVENT} (-|:)`)} ${RESULT} (for|to) ${SELF} (who|that)? ${oneOf<Happening>(
    REPEATS.as((again) => ({ kind: 'repetition', ...again })),
    PERPETUAL_CHECK,
  )}`.when(([, result, , happening]) => factsOf(happening, { result, party: null })),
  pattern`${anyOf(pattern`${opt(SELF)} (can|may)? (win|wins) by`, words('(a|the)? game (is|can be|may be) won by'))} (checkmate|checkmating|mating|mate) ${opt(ENEMY_KING)} (or|and|as well as) (by)? (stalemate|stalemating) ${opt(oneOf<unknown>(ENEMY_KING, words('it')))}`.as(
    () => [
      ...set({ checkmateValue: 'loss' }),
      { kind: 'stalemate', result: 'loss', when: 'no-legal-move' },
    ],
  ),
  pattern`${TITLE} ${IF} ${EVENT} ,? (then)? ${OUTCOME}`.when(([title, , happening, outcome]) =>
    isTitleOf(title, happening) ? factsOf(happening, outcome) : null,
  ),
  pattern`${TITLE} ${OUTCOME} ,? ${IF} ${TITLE} ${EVENT}`.when(
    ([title, outcome, , name, happening]) =>
      isTitleOf(title ?? name, happening) ? factsOf(happening, outcome) : null,
  ),
  pattern`${OUTCOME} (by|through|with|upon|in case of|for|on|via|after|following) ${NAMED_EVENT}`.when(
    ([outcome, happening]) => factsOf(happening, outcome),
  ),
  pattern`(both)? ${listOf(NAMED_EVENT, words('and|or|,'))} (both|all)? ${IS} (both|all)? (not (a|the)? (draw|tie) ,? but (is)?)? ${BARE_OUTCOME} ${LIKE_CHESS}`.when(
    ([all, , outcome]) => {
      const facts = all.map((happening) => factsOf(happening, outcome));
      return facts.every((one) => one !== null) ? facts.flat() : null;
    },
  ),
  pattern`(when|if)? without (any)? (legal|possible|valid) (move|moves) (left|available)? ,? ${OUTCOME}`.when(
    ([outcome]) =>
      factsOf({ kind: 'stalemate', when: 'no-legal-move', subject: 'stalemated' }, outcome),
  ),
  pattern`${NAMED_EVENT} ${IS} ${BARE_OUTCOME} ,? (unless|except when|except if) (it is)? (caused|due|made) (by|to) ${PERPETUAL_CHECK}`.when(
    ([happening, , outcome]) => factsOf(happening, outcome),
  ),
  pattern`${SELF} (that|who) ${PERPETUAL_CHECK} ${LOSES} after ${NUMBER} (repetitions|times)`.when(
    ([, check, , times]) => factsOf({ ...check, times }, { result: 'loss', party: null }),
  ),
  pattern`(in (this|that|which) case ,?)? ${CHECKER} ${LOSES}`.as(() =>
    set({ perpetualCheckIllegal: 'true' }),
  ),
  pattern`${NAMED_EVENT} (-|:|is :) ${oneOf(BARE_OUTCOME, OUTCOME)}`.when(both),
  pattern`(in case of|in the case of|in|upon|on|with|by|after) (a)? ${NAMED_EVENT} ,? ${OUTCOME}`.when(
    both,
  ),
  pattern`${NAMED_EVENT} ${NOT_ALLOWED}`.when(([happening]) =>
    happening.kind === 'repetition' || happening.kind === 'perpetual-check'
      ? factsOf(happening, { result: 'prohibited', party: null })
      : null,
  ),
  pattern`${PERPETUAL_CHECK} ${ALLOWED}`.as(() => set({ perpetualCheckIllegal: 'false' })),
  notInForce(
    'perpetual (check|checks) rule|rule (of|on|against|about) perpetual (check|checks)',
  ).as(() => set({ perpetualCheckIllegal: 'false' })),
  anyOf(
    pattern`perpetual (chase|chases|chasing|attacks) ${ALLOWED}`,
    notInForce(
      '(chasing|chase|perpetual (chase|chasing)) (rule|rules)|rule (of|on|against|about) (chasing|perpetual (chase|chases|chasing))',
    ),
  ).as(() => set({ chasingRule: 'none' })),
  notInForce(
    '(threefold|fourfold|fivefold|three fold|four fold)? repetition rule|draw by (threefold|fourfold|fivefold|three fold|four fold)? repetition|rule (of|on|about) repetition',
  ).as(() => set({ nFoldRule: '0' })),
  notInForce('counting (rule|rules)?|rules of counting').as(() => set({ countingRule: 'none' })),
  pattern`${NAMED_EVENT} ${WINS} (too)?`.when(([happening]) =>
    happening.kind === 'stalemate' && happening.subject === null ? null : wonBy(happening),
  ),
  // The rules of Chinese chess against endless checks and chases.
  words(
    'if one side perpetually checks and (the)? other side perpetually chases ,? the checking side (has to|must) (stop|vary) (or be ruled to have lost)?',
  ).as(() => means('checks weigh more than chases')),
  words(
    '(when|if) (neither side violates|both sides violate|sides violate|neither of them violates) (the|any|the same)? (rule|rules) (at the same time)? and (both|they)? (persist|persists) in not making an alternate move ,? the game (can|will|may) be (ruled|declared) (as)? (a)? draw',
  ).as(() => set({ nFoldValue: 'draw' })),
  words('(the|a)? stalemate is not a draw but (is)? counted (as)? less than (a)? checkmate').as(
    () => means('stalemate is worth less than mate'),
  ),
  pattern`${NAMED_EVENT} ${LOSES}`.when(([happening]) =>
    happening.kind === 'mate' ? null : factsOf(happening, { result: 'loss', party: null }),
  ),
  // "The player whose king reaches …", "who cannot move", "to bring …".
  pattern`${oneOf(SELF, words('the first (player)?'))} (whose|with|who|that|which|to)? (the)? (first)? ${DOING} (first)? ${oneOf(
    LOSES.as(() => 'loss' as const),
    WINS.as(() => 'win' as const),
    MUST_VARY.as(() => 'prohibited' as const),
  )} ${LIKE_CHESS}`.when(([, happening, result]) => factsOf(happening, { result, party: null })),
  pattern`(a|the)? stalemated (player|players|king|side|party) ${oneOf(
    LOSES.as(() => 'loss' as const),
    WINS.as(() => 'win' as const),
  )}`.as(([result]) => [{ kind: 'stalemate', result, when: 'no-legal-move' }]),
  pattern`(a|the) (checkmated|mated) (player|king|side|party) ${oneOf(
    LOSES.as(() => 'loss'),
    WINS.as(() => 'win'),
  )}`.as(([checkmateValue]) => set({ checkmateValue })),
  pattern`${oneOf(SELF, words('the first (player)?'))} (who|that|to)? ${LOSES_ALL} ${SOME_KIND} ${WINS}`.as(
    ([, , piece]) => [{ kind: 'extinction', piece, result: 'win' }],
  ),
  pattern`${OWN_KING} ${WINS} (by|when it|if it|upon)? ${REACHING} ${TO_RANKS} ${SAFELY}`.when(
    ([piece, , , ranks]) => wonBy({ kind: 'arrival', piece, ranks }),
  ),
  RACES.when(wonBy),
  // Here the happening is the first phrase.
  oneOf<readonly [Happening, ...unknown[]]>(
    pattern`(a|the)? (game|player) (is|can be|may be) (also)? won (by|if|when) ${oneOf(NAMED_EVENT, EVENT)}`,
    pattern`${NAMED_EVENT} is (still)? (a|another|one) (legal|valid|possible)? way (to|of) (win|winning) (the game)?`,
    pattern`${ARRIVES} ${WINS}`,
    pattern`(a|the)? campmate (is|:|-|means)? (achieved|obtained|done|reached)? (by|when|if)? ${ARRIVES} ${opt(WINS)}`,
  ).when(([happening]) => wonBy(happening)),
  // Under a heading with the happening: "Perpetual check - the checking player loses".
  pattern`${NAMED_EVENT} - ${OUTCOME}`.when(both),
  pattern`${NAMED_EVENT} (-|:) ${EVENT}`.when(([name, happening]) =>
    name.kind === 'mate' && happening.kind === 'mate' ? wonBy(name) : null,
  ),
  // "Nobody may repeat a position three times."
  pattern`${anyOf(
    pattern`${NOBODY} ${CAN}`,
    pattern`${opt(SELF)} ${CANNOT}`,
    words('it is (forbidden|not allowed|illegal|prohibited) to'),
  )} ${REPEATS}`.as(([, again]) => [
    {
      kind: 'repetition',
      ...again,
      counts: again.times === null ? 'either' : 'occurrences',
      result: 'prohibited',
      who: 'who-closes',
      after: false,
    },
  ]),
  pattern`${POSITION} ${CANNOT} (be)? (occur|appear|repeated|arise|happen) ${TIMES}`.as(
    ([, , { count }]) => [
      {
        kind: 'repetition',
        times: count,
        counts: 'occurrences',
        result: 'prohibited',
        who: 'who-closes',
        after: false,
      },
    ],
  ),
  pattern`${opt(words('even if it is not repeated in succession ,'))} ${IF} ${OCCURS} ,? ${NOBODY} ${CAN} repeat ${oneOf(POSITION, words('it'))} (again)?`.as(
    ([, , again]) => [
      {
        kind: 'repetition',
        ...again,
        result: 'prohibited',
        who: 'who-closes',
        after: true,
      },
    ],
  ),
  pattern`${anyOf(
    pattern`${opt(SELF)} ${CANNOT}`,
    words('it is (forbidden|not allowed|illegal|prohibited) to'),
  )} ${PERPETUAL_CHECK}`.when(([, check]) => factsOf(check, { result: 'prohibited', party: null })),
  // Goals.
  pattern`(players|the players) (take turns|move in turn) moving (pieces|their pieces) (on a board)? to ${AIMS}`.as(
    ([facts]) => facts,
  ),
  words(
    '(play|the game) continues until (a|the|one) (king|player) is (checkmated|mated) ,? (a player resigns ,?)? (or)? (a draw is (declared|agreed))? ,? (as explained below)?',
  ).as(() => set({ checkmateValue: 'loss' })),
  pattern`${opt(LIKE_CHESS)} ${GOAL} ${IS_GOAL} (to|of)? (be the first (player|side|one)? to)? ${AIMS} (,? which is (the|a) king)? ${LIKE_CHESS}`.as(
    ([, , , facts]) => facts,
  ),
  pattern`(to)? ${WINS} ,? (by|is|is to|you|you must|you have to|you need to|a player must|one must|to)? ${AIMS} ${LIKE_CHESS}`.as(
    ([, facts]) => facts,
  ),
  pattern`${SELF} (can|may)? ${WINS} (by|when|if) (you)? ${AIMS}`.as(([, , facts]) => facts),
  pattern`((the|its)? (rules|aim|goal|rule|object) (is|are) simple (,|:|;|-))? ${SELF} (must|has to|have to|needs to|need to) ${AIMS}`.as(
    ([, facts]) => facts,
  ),
  pattern`${AIMS} (to|and) ${WINS}`.as(([facts]) => facts),
  pattern`(besides|in addition to|apart from|beside|as well as|aside from) (checkmate|checkmating|the usual checkmate) ,? ${oneOf(
    pattern`${SELF} (can|may)? ${WINS} (by)? ${AIMS}`.as(([, , facts]) => facts),
  )}`.as(([facts]) => [...set({ checkmateValue: 'loss' }), ...facts]),
  pattern`${MATING} (,? which is (the|a) king)? ${LIKE_CHESS}`.when(([king]) =>
    wonBy({ kind: 'mate', subject: 'giver', king }),
  ),
  pattern`(put|putting) ${ENEMY_KING} in check with no legal moves`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  oneOf(
    pattern`(the)? ${SELF} whose ${PIECE_NAME} (is|gets|has been) (captured|taken) ${LOSES}`.as(
      ([, piece]) => piece,
    ),
    pattern`(the)? game (ends|is over|is finished) (when|if|once|as soon as) (one of the|either|one|any|a|the)? ${PIECE_NAME} (is|gets|has been) (captured|taken)`.as(
      ([piece]) => piece,
    ),
  ).as((piece) => [{ kind: 'royal', piece, royal: true, byCapture: true }]),
  // Campmate.
  pattern`(campmate|a rule|rule) (:|-|is)? (a)? (rule)? (in which|by which|where|that) (the)? ${SELF} (whose|with|who|that)? (the)? ${DOING} ${WINS}`.when(
    ([, happening]) => wonBy(happening),
  ),
  words(
    '(an additional|another|a second|a new) (method of victory|way to win|way of winning|win condition|victory condition|winning condition) (is available|exists)? (:|,)? called campmate',
  ).as(() => [{ kind: 'flag', piece: 'king', ranks: { last: 1 } }]),
  pattern`${opt(pattern`(there is|but there is) (a|the)`)} campmate (does|exists|is used|applies)?`.when(
    ([there]) => (there === null ? null : [{ kind: 'flag', piece: 'king', ranks: { last: 1 } }]),
  ),
  words('campmate (does|exists|is used|applies|is allowed)|but (there is)? (a)? campmate').as(
    () => [{ kind: 'flag', piece: 'king', ranks: { last: 1 } }],
  ),
  // What stalemate is.
  pattern`stalemate (is|means|is defined as) (a|the)? (condition|situation|position|state)? (where|that|in which|when|if) (the)? (stalemated)? (player|side) ${CANNOT_MOVE} ${UNCHECKED}`.as(
    ([when]) => [{ kind: 'stalemate', result: null, when }],
  ),
  // What checkmate is.
  pattern`(if|when) ${OWN_KING} is (placed|put)? (in|under)? (check|attack) (and|but) (there is no (legal)? (move|way)|no (legal)? move exists) (that)? (that player|the player|he|it|they)? (can make|has)? (to (escape|avoid|evade|leave|get out of|parry) (the|this)? check)? ,? (then)? ${opt(
    words(
      '(it|this|that|the king|the player) is (said to be|called)? (a|in)? (checkmated|checkmate|mated) (,|and)? (the game (ends|is over))? (,|and)?',
    ),
  )} ${opt(pattern`${SELF} ${LOSES}`)}`.as(() => set({ checkmateValue: 'loss' })),
  pattern`(counting rule -)? ${IF} ${SELF} has (a|the) king left (on (his|their) side)? ,? the number of pieces belonging to the opponent (shall|must|will) be (observed|counted)`.as(
    () => means('counting starts with a bare king'),
  ),
  // Moves without progress.
  anyOf(
    pattern`${NO} (draw by (the)?)? ${COUNT} (move|moves) (rule)? (limit)?`,
    pattern`${NO} limit (on|to) (the)? number of (reversible)? moves`,
  ).as(() => set({ nMoveRule: '0' })),
  pattern`(the)? ${COUNT} (move|moves) rule ${NOT_ALLOWED}`.as(() => set({ nMoveRule: '0' })),
  pattern`${oneOf(THERE_IS, words('the'))} ${COUNT} (move|moves) rule ${opt(ALLOWED)}`.as(
    ([, count]) => set({ nMoveRule: String(count) }),
  ),
  // Bare kings, of which the one nearer to the last rank wins.
  pattern`${IF} ${ONLY_KINGS} ,? ${SELF} (whose|with the)? king (is|on the rank)? (closer|nearer|closest|nearest) to ${LAST_OF_BOARD} ${WINS}`.as(
    () => [{ kind: 'nearer-king-wins' }],
  ),
  pattern`if (the|their)? (distances|distance) (of the two kings)? (from the last rank)? (are|is) the same ,? ${oneOf(SELF, words('white|black'))} (who has the turn (next|immediately after the situation occurs)|to move)? ${WINS}`.as(
    () => means('of kings equally near the side to move wins'),
  ),
  anyOf(
    pattern`(a|the)? ${SELF} whose king ${CANNOT} get out of check is checkmated (and has lost)?`,
    pattern`if your king has no way to escape (the)? (enemy's)? check (on that turn)? ,? (call it checkmate and)? (you are defeated|you lose|it is checkmate)`,
  ).as(() => set({ checkmateValue: 'loss' })),
]);
