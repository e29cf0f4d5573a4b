import { NUMBER } from './directions.js';
import { EN_PASSANT } from './feature-phrases.js';
import {
  anyOf,
  before,
  listOf,
  named,
  oneOf,
  ONLY,
  opt,
  Phrase,
  pattern,
  textIn,
  wordLike,
  words,
} from './phrase.js';
import { HANDS } from './hand-phrases.js';
import { GAME } from './references.js';
import { ARRAY_CHANGES, REPLACED, SAME_PIECES } from './other-pieces.js';
import { MOST_WORDS_OF_TALK } from './rule-talk.js';
import { ANY_NAME, means, RESULT, SELF, set, type Facts } from './rule-words.js';

/** Phrases for players, boards and starts, and for games whose rules a page uses. */

const COLOR = oneOf<'white' | 'black' | null>(
  words('(the)? white (player|side)?').as(() => 'white' as const),
  words('(the)? black (player|side)?').as(() => 'black' as const),
  words('(the)? (red|blue|green|gold|sente|gote) (player|side|traditionally)?').as(() => null),
  // Armies may have names: "The Empire".
  pattern`(the)? ${wordLike((_, image) =>
    /^\p{Lu}\p{Ll}+$/u.test(image) &&
    !/^(?:The|It|They|This|There|All|If|When|Pawns?|Kings?|You|A|In|No|Each|Players?|Who)$/.test(
      image,
    )
      ? true
      : null,
  )} (player|side|army)?`.as(() => null),
);
const SENTE = oneOf<'white' | 'black'>(
  words('white').as(() => 'white'),
  words('black').as(() => 'black'),
);
const OTHERS = words(
  '(all|the|most|every|any|of)? (of)? (the)? (other|remaining|general|rest of the|others) (rules|rule|things|moves|aspects|aspects of the game|pieces and rules)? (of (the game|play))? (not mentioned (here|above))?|(all|the)? (rest|else|the rest) (of the rules|of the game)?|everything else|everything|(the)? (pieces|moves|setup|win conditions|winning conditions|castling)? ,? (and)? (win conditions|winning conditions|pieces|moves)? ,? (and)? (all)? (the)? other rules|(the)? (setup|pieces|board|starting position|start position|initial position) ,? (and|, and) (the)? rules|(otherwise)? (all|the|all the|all of the) rules (of the game)?|rules|otherwise ,? (everything|the rules|all rules|it|the game|rules|gameplay)|gameplay|the game',
);
const SAME = words(
  '(is|are|works|work|plays|goes|behaves|stays)? (exactly|pretty much)? (like|as|the same as|the same way|the same way as) (it|they) (does|do|is|are|works|work|would) in|(is|are|remain|remains|stay|stays|work|works|being)? (otherwise)?  (the same as|same as|as|like|identical to| as| like|unchanged from|per|those of|equal to|identical to those of|the same as those of|identically to|(played|works|plays) (exactly|just)? (as|like|the same as|by)|as those of|the same) (in|of|for|with|those of|those in|in the rules of)?|(follow|follows|following|proceeds following|proceed as in|uses|use|proceeds as in|is played following|is played by|proceeds  ,? following) (the)? (rules of|those of)?',
);
export const PLAIN_GAME = words(
  '(the)? (standard|normal|orthodox|ordinary|regular|usual|international|fide|western|traditional|modern|game of|standard international|rules of|orthodox rules of|usual rules of)?',
);
const EXTENT_ALL = words(
  '(all|all the|the|its)? (rules|the rules|rules of the game) (are|is)  (the same as|those of|identical to|as in|the same as in|like in|the same as those of|the same as for|as for)',
);
export const SIMILAR = words(
  '(most of (its|the) rules are (those of|as in|like)|(most rules|(the|its)? (general|basic|main|overall|other)? (rules|gameplay|rules of the game)|it|the game|this game) (are|is) (very|extremely|quite|mostly|largely|nearly|almost|closely|essentially|much)? (similar to|like|based on|based off|based off of|derived from|close to|the same as|the same as in|as in|identical to) (those of|the rules of|those in)?|is (very|quite|rather|much)? similar to|is (played)? like|it is played like|a small|is a small|is based on)',
);

const CHANGES =
  '(exceptions|exception|differences|difference|changes|change|modifications|modification|additions|addition|adaptations|amendments|alterations|enhancements|enhancement|variations|points|rules|rule|things|twists|twist)';
const FOLLOWING = words(
  `(the following|these|those|a few of the following|the ones below) (few|one|two|three|four|five|six|several)? (small|minor|important|major|main|additional|simple|key)? (rule)? ${CHANGES}? (below|listed below|described below)?|
  (one|two|three|four|five|six|several|some|a few|a|this|a single|a couple of|a number of) (small|minor|important|major|main|additional|extra|simple|key|big|new|other)? (rule)? (${CHANGES}|(way|ways) (to win|of winning))`,
);
/** "Except:", "with the following changes:": a list of what is not as in the other game follows. */
export const EXCEPTIONS: Phrase<unknown> = anyOf(
  pattern`,|;|:? (and)? (the)? ${words(CHANGES)} (being|are) (that|as follows|these|the following)?`,
  words(
    ',? (but)? (except|except that|save|save that) (as follows|for (what is|those)? (listed|described|stated|said|noted|told) below|as (described|stated|noted|explained|specified|told) below|where (otherwise)? (noted|stated|specified|indicated) (below|otherwise)?)?',
  ),
  pattern`,? (and|but)? (except|except for|except in|apart from|other than|save for|save|but for|with|with only|subject to) ${FOLLOWING}`,
);

const SIZE: Phrase<readonly [number, number]> = oneOf<readonly [number, number]>(
  wordLike((text) => {
    const [, files, ranks] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
    return files === undefined || ranks === undefined ? null : [Number(files), Number(ranks)];
  }),
  pattern`${NUMBER} (by|x) ${NUMBER}`.as(([files, ranks]) => [files, ranks]),
  pattern`${NUMBER} (files|columns|vertical lines) (and|by|x|,) ${NUMBER} (ranks|rows|horizontal lines)`.as(
    ([files, ranks]) => [files, ranks],
  ),
  pattern`${NUMBER} (ranks|rows|horizontal lines) (and|by|x|of) ${NUMBER} (files|columns|vertical lines) each?`.as(
    ([ranks, files]) => [files, ranks],
  ),
  pattern`${NUMBER} (ranks|rows) of ${NUMBER} (squares) each?`.as(([ranks, files]) => [
    files,
    ranks,
  ]),
  pattern`${NUMBER} (files|columns|squares)? (wide|across) (and|by|x|,) ${NUMBER} (ranks|rows|squares)? (high|tall|deep|long)`.as(
    ([files, ranks]) => [files, ranks],
  ),
);

/** "including castling and en passant": parts of the rules of another game. */
const INCLUDING = Phrase.of<null>(({ words: all }, at) => {
  const from = all[at]?.text === ',' ? at + 1 : at;
  if (!/^(?:including|such)$/.test(all[from]?.text ?? '')) return [];
  return all
    .slice(from, from + MOST_WORDS_OF_TALK)
    .flatMap(({ text }, index) =>
      text === ',' || /^(?:are|is|remain|stay|follow|work)$/.test(all[from + index + 1]?.text ?? '')
        ? [{ end: from + index + 1, value: null }]
        : [],
    );
});

/** The name of any game. */
export const NAMED_GAME = Phrase.of(({ words: all }, at) => {
  const ends: { end: number; value: null }[] = [];
  for (let end = at; end < Math.min(all.length, at + 4); end++) {
    const { image = '', text = '' } = all[end] ?? {};
    if (end > at && /^(?:of|the|and)$/.test(text)) continue;
    const isOfName = end > at && /^(?:chess|shogi)$/.test(text);
    if (!/^\p{Lu}/u.test(image) && !isOfName) break;
    ends.push({ end: end + 1, value: null });
  }
  return ends;
});

export const FAR_RANKS_OR_NEAR = words(
  '(the|their|its)? (first|second|third|fourth|2nd|3rd|4th) (rank|row)',
);
/** "two soldiers", "a knight and a lance", "5 Pawns, 1 Rook and 1 King". */
const COUNTED = listOf(
  pattern`(the|all|both|each|every|these|new|many|some|additional|extra|another|its|their)? ${opt(NUMBER)} (additional|extra|new|of the)? ${oneOf(
    ANY_NAME,
    words('(piece|pieces|pawn|pawns)').as(() => ''),
  )}`,
  words('and|,|or'),
);
const NEW_PIECES = pattern`${NUMBER} (new|additional|extra|hybrid|fairy) (hybrid|fairy|compound)? pieces ${opt(pattern`(:|,)? ${listOf(ANY_NAME, words('and|,'))}`)}`;
const GUIDE = pattern`(the|its)? (corresponding)? ${opt(GAME)} (guide|rules|page)? (in its (separate|own) guide)? ${opt(pattern`for (the)? (basic|standard)? ${opt(GAME)} rules`)}`;

const ORTHODOX = words('(orthodox|fide) (rules|game)').as(() => 'chess');

/** "White starts with no queen" says of one player what the game has. */
const NO_MORE: Phrase<null> = Phrase.of(({ words: all }, at) =>
  /^(?:with|without|having|but|if|when|unless|ha[sv]e?|is|are|can|cannot|may|must|do|does)$/.test(
    all[at]?.text ?? '',
  )
    ? []
    : [{ end: at, value: null }],
);

/** The rule of chess on a topic that a page leaves to chess. */
const TOPIC: Phrase<Facts> = oneOf<Facts>(
  words('(the)? (rule of|rules of|rules for)? stalemate').as(() => set({ stalemateValue: 'draw' })),
  words('(the)? (threefold)? repetition (rule)?').as(() =>
    set({ nFoldRule: '3', nFoldValue: 'draw' }),
  ),
  words('(the)? (fifty|50) (move|moves) rule').as(() => set({ nMoveRule: '50' })),
  words('checkmate').as(() => set({ checkmateValue: 'loss' })),
  words('(the)? castling (rules)?').as(() => set({ castling: 'true' })),
  EN_PASSANT.as(() => means('en passant as in chess')),
  words('check').as(() => means('check as in chess')),
);
const TOPICS: Phrase<Facts> = listOf(TOPIC, words('and|,|, and|or')).as((all) => all.flat());
/** "Chess without castling", "Chess from this position". */
const BEFORE_WITH = before(({ text }) => /^(?:with(?:out)?|from|starting|played)$/.test(text));

const ON_SIZE =
  pattern`(,|but)? (played)? on (a|an) (small|smaller|large|larger|rectangular|mini)? (board of|board with|board that has)? ${SIZE} (board|squares|chessboard)?`.as(
    ([size]) => size,
  );
const A_START = words(
  '(start|starting|initial|opening)? (position|setup|set up|array|arrangement)',
);
/** A start position other than usual, which the page has to show. */
const OTHER_START: Phrase<Facts> = oneOf<unknown>(
  pattern`(the|its)? ${A_START} (is|are) (different|changed|modified|other|(as follows|this|the following|this one|as shown|shown|the one|given|as given) (below|here)?)?`,
  pattern`(the game|it|play)? (is)? (played)? (start|starts|starting|begin|begins|beginning|played)? (from|in|with|at) (this|the following|a different|another|a changed|a modified|the) ${A_START} (below|shown below|shown here|here)?`,
).as((): Facts => [{ kind: 'setup', game: null }]);

/** What stands between the game and how this one differs: "chess, but", "chess in which". */
const DIFFERS: Phrase<unknown> = oneOf<unknown>(
  EXCEPTIONS,
  words(
    '(,|-|;|:)? (but|except|except that|with the exception that|where|in which|though|although)',
  ),
  BEFORE_WITH,
);
const OTHER_THAN_THAT = words(
  '(otherwise|apart from (that|this)|other than (that|this)|except for (that|this)|aside from (that|this)|besides (that|this)?|for the rest|beyond (that|this))',
);
/** The game itself, or its rules: "it is", "everything is the same as in". */
const THIS_IS: Phrase<unknown> = oneOf<unknown>(
  pattern`${anyOf(
    pattern`${NAMED_GAME} (is|plays|is played|follows|uses)`,
    words(
      "(it|this|(this|the|my) (game|variant)|play|the play|all|everything|(the|all the|all)? rules) (is|are)?|it's",
    ),
  )} ${opt(anyOf(SAME, words('(works|goes|plays)? (played)? (like|as) (in)?|(played)? (with|by|under) the same rules as')))}`,
  words(
    '(just|exactly|basically|played)? (like|as in|like in|as|the same as|same as|as for|identical to)',
  ),
);
const A_VARIANT_OF = words('(a|an)? (chess)? (variant|version|variation|form|kind) of');

/** The first word of a sentence. */
const AT_START = Phrase.of<null>((_, at) => (at === 0 ? [{ end: 0, value: null }] : []));

/** "This is a variant of chess", "a chess variant": the game of which it is one. */
const GAME_VARIANT: Phrase<string> = textIn(
  pattern`${anyOf(THIS_IS, AT_START)} ${A_VARIANT_OF} (a|an)? ${PLAIN_GAME} ${GAME}`,
  pattern`${anyOf(THIS_IS, AT_START)} (a|an)? ${PLAIN_GAME} ${GAME} (variant|version)`,
);

export const GAME_RULES: Phrase<Facts> = named<Facts>(() => [
  pattern`${opt(pattern`${OTHERS} ,? (including|such as)`)} ${TOPICS} ,? ${SAME} ${PLAIN_GAME} chess (rules)?`.as(
    ([others, topics]): Facts =>
      others === null
        ? topics
        : [...topics, { kind: 'same-rules', game: 'chess', extent: 'all-else' }],
  ),
  pattern`(rules are|everything is)? otherwise as in ${PLAIN_GAME} chess ,? including ${TOPICS}`.as(
    ([, topics]) => topics,
  ),
  pattern`${opt(anyOf(NAMED_GAME, words('(the|this) (game|variant)|it')))} (is)? played on (a|an)? (rectangular|large|larger|smaller|small)? (board)? (of|with|that has|that is|which has|which is|measuring|having)? ${SIZE} (squares|board|grid)? ${opt(pattern`(with|by|under|according to|using) (the|all)? (usual|normal|standard|regular|orthodox)? rules of ${PLAIN_GAME} ${GAME}`)} ${opt(pattern`,? (each|every) (player|side) (starts|begins|has|starting) (with)? ${COUNTED}`)}`.as(
    ([, [files, ranks], rules]): Facts => [
      { kind: 'size', files, ranks },
      ...(rules === null
        ? []
        : [{ kind: 'same-rules', game: rules[1], extent: 'all-else' } as const]),
    ],
  ),
  // "Chess on a 10x8 board": the start position is that of the page.
  pattern`${anyOf(THIS_IS, AT_START)} ${PLAIN_GAME} ${GAME} ${ON_SIZE}`.as(
    ([, , game, [files, ranks]]): Facts => [
      { kind: 'same-rules', game, extent: 'all-else' },
      { kind: 'size', files, ranks },
    ],
  ),
  pattern`${GAME_VARIANT} ${ON_SIZE}`.as(([game, [files, ranks]]): Facts => [
    { kind: 'same-rules', game, extent: 'variant' },
    { kind: 'size', files, ranks },
  ]),
  OTHER_START,
  REPLACED,
  ARRAY_CHANGES,
  pattern`in ${NAMED_GAME} ${REPLACED}`.as(() => means('pieces that stand for those of chess')),
  words(
    '(the game|it|the variant)? (is)? (played)? (on|uses) (a|an|the)? (standard|normal|regular|ordinary|usual|conventional|orthodox|traditional) (chessboard|(chess|checkered) board)',
  ).as((): Facts => [{ kind: 'size', files: 8, ranks: 8 }]),
  pattern`(the|board)? (board|game board|chess board|chinese chess board|chessboard|size|board size|it|game) (size)? (is|has|-|:|measures|consists of|is made up of|is composed of|uses|is played on|uses a|is of)? (a|an)? (board of|board that is|board)? (size)? ${SIZE} (checkered|chequered)? (squares|board|in size)? (with a (white|light) (one|square) (at|on) the right (end|side|corner)? of each player)?`.as(
    ([[files, ranks]]): Facts => [{ kind: 'size', files, ranks }],
  ),
  pattern`${COLOR} (traditionally|aka white|(,|or) sente ,?)? ${oneOf(words('(starts|begins|opens|begin|start) (the game|to play)?|(moves|move|goes|plays|is|has|makes|moving|playing|going) (the)? (first|first move|to play|to move first|first player|first to move|(player|side) (that|who) (goes|moves|plays) first)|to (move|play) first'))} ${opt(pattern`(,|and|that is ,?|then)? (and)? ${COLOR} (or gote)? (moves|move|is the second player|plays|goes)? (next|second|afterwards|follows)?`)} ${opt(pattern`,? followed by ${COLOR} (or gote)?`)} ${opt(words('(,|and|then)? (then)? (the)? (players|sides|player) (alternate|alternates|take turns|move alternately) (moves|turns|moving)?'))} ${NO_MORE}`.as(
    ([color]): Facts => [{ kind: 'first-player', color }],
  ),
  pattern`(the)? (sides|players|colours|colors|armies) are ${COLOR} and ${COLOR}`.as(() =>
    means('how the sides are called'),
  ),
  pattern`${COLOR} chooses the (setup|starting position|array)`.as(() =>
    means('the setup is chosen'),
  ),
  pattern`the first (player|move) is (made by|called)? ${COLOR} ${opt(pattern`and the second player is (called)? ${COLOR}`)}`.as(
    ([color]): Facts => [{ kind: 'first-player', color }],
  ),
  words(
    '(the)? (players|they|sides) (move|play|take turns|alternate) (in turn|alternately|moving)? (until one of them has lost|and the game continues until one player is defeated)?',
  ).as(() => means('players move in turn')),
  textIn(
    pattern`sente (is|means|corresponds to|has) ${SENTE}`,
    pattern`sente (/|and) gote (correspond to|corresponds to|means|mean|are|is) ${SENTE} (/|and) ${SENTE}`,
    pattern`${SENTE} is sente`,
  ).as((color): Facts => [{ kind: 'sente-is', color: color === 'black' ? 'black' : 'white' }]),
  pattern`gote is ${SENTE}`.as(([color]): Facts => [
    { kind: 'sente-is', color: color === 'white' ? 'black' : 'white' },
  ]),
  pattern`(the)? (setup|starting position|initial setup|starting setup|initial position|opening setup|set up|array|opening position|start position) (is|are)? (exactly)? (as|the same as|identical to|shown|like|the same) (above|in|shown above|below|that of|pictured above|follows|shown below|shown|pictured|as in)? (standard|normal|orthodox|the)? ${opt(GAME)} (above|below)?`.as(
    ([game]): Facts => [{ kind: 'setup', game }],
  ),
  pattern`${COUNTED} (start|starts|begin|begins|are placed) on ${FAR_RANKS_OR_NEAR} (of the first)?`.as(
    () => means('where pieces start'),
  ),
  words(
    '(the)? game (starts|begins) (in|from|with) the (standard|usual|normal|orthodox) (chess)? (starting)? (position|setup|array)',
  ).as(() => means('the setup')),
  words(
    '(the)? pieces are (set up|arranged|placed) as (the)? (first)? (picture|diagram) (shows|above shows|below shows)|start the game according to the arrangement of the pieces in the first picture',
  ).as(() => means('the setup')),
  pattern`${EXTENT_ALL} (in)? (the)? (standard|orthodox|normal)? ${GAME} (rules)?`.as(
    ([, game]): Facts => [{ kind: 'same-rules', game, extent: 'all' }],
  ),
  textIn(
    pattern`(except for (the)? (above|these) (cases|rules)? ,?|apart from (this|that|these rules) ,?|otherwise ,?) (all|the)? (rules|other rules|everything) (are|is) (the same as|as in|those of|as) (in)? (the)? (standard|normal|orthodox)? ${GAME}`,
    pattern`${OTHERS} ${opt(INCLUDING)} (now)? ${SAME} ${PLAIN_GAME} ${oneOf(GAME, ORTHODOX)} (rules|rule set)? ${opt(anyOf(EXCEPTIONS, words('(,? which are)? the following|, as below')))}`,
    // "It is like chess" alone says less.
    pattern`${OTHERS} (is|are|it's) ${PLAIN_GAME} ${GAME}`,
    pattern`${OTHER_THAN_THAT} ,? (all|the|all the)? (other)? (it|it's|the game|this game|everything|everything else|the rules)? (is|are|like|(the same|same) as|as|in)? ${PLAIN_GAME} ${GAME} (rules)? (apply|applies|hold|are used)?`,
    pattern`(the|all|all the|all of the)? other (rules|laws) (of|from|in) ${PLAIN_GAME} ${GAME} (apply|applies|hold|are used|are kept|remain|are valid|are the same|stay the same|are unchanged)`,
    pattern`(the)? same rules (apply)? (as|as in|as for|as those of|like in) ${PLAIN_GAME} ${GAME} ${opt(EXCEPTIONS)}`,
    pattern`(the|all|all the|all of the)? ((normal|usual|standard|regular|orthodox)? (rules|laws) of?)? ${PLAIN_GAME} ${GAME} (rules|laws)? (apply|applies|hold|are used|are followed|are valid)? ${EXCEPTIONS}`,
    pattern`${AT_START} ${PLAIN_GAME} ${GAME} (rules|laws)`,
    pattern`${anyOf(THIS_IS, AT_START)} ${PLAIN_GAME} ${GAME} (rules|laws)? (apply|applies|hold|are used)? ${DIFFERS}`,
    pattern`${AT_START} ${anyOf(
      words('it|this|(this|the|my) (game|variant)|the game|play'),
      NAMED_GAME,
    )} differs from ${PLAIN_GAME} ${GAME} (in that|by|in one way :|in one point :)`,
    pattern`${AT_START} the ${ONLY} (difference|change|twist|exception) (from|to|with|compared to|compared with) ${PLAIN_GAME} ${GAME} (is that|is :|is|:)`,
    pattern`the (only)? (difference|differences) (with|from|to|between)? ${PLAIN_GAME} ${GAME} (is|are) the (board|board size|initial setup|setup|starting position) (and|or)? (the)? (board|board size|initial setup|setup|starting position)?`,
    pattern`(please)? (see|check) below for (the)? ${PLAIN_GAME} ${GAME} rules`,
    pattern`(otherwise|apart from that|apart from this|for the rest|other than that)? ,? (all)? (the)? (usual|normal|standard|regular)? ((rules|laws) of (standard|normal|orthodox|fide|the)?)? ${GAME} (rules|laws)? (apply|applies|hold|are used|are followed|are kept|remain|are valid)`,
  ).as((game): Facts => [{ kind: 'same-rules', game, extent: 'all-else' }]),
  pattern`${GAME_VARIANT} ${DIFFERS}`.as(([game]): Facts => [
    { kind: 'same-rules', game, extent: 'variant' },
  ]),
  textIn(
    pattern`(the)? rules of ${NAMED_GAME} (chess|shogi)? (are) (mostly|largely|essentially|nearly|almost)? (the same as|as in|like|similar to|those of) (in)? ${PLAIN_GAME} ${GAME}`,
    pattern`(as|since) (this game|this|it|the game) is (based (on|off)|(considered)? a derivative of) ${GAME} ,? please (see|check|refer to|read) ${opt(GUIDE)} ${opt(words('first|if you are not familiar with (them|it)|first if you are not familiar with (them|it)'))}`,
  ).as((game): Facts => [{ kind: 'same-rules', game, extent: 'similar' }]),
  pattern`${opt(NAMED_GAME)} (is)? (a|an)? (custom)? (variant|game)? (combining|combines|that combines) the rules of ${GAME} with the (drop rules|drop rule|drops) of (crazyhouse|shogi)`.as(
    ([, game]): Facts => [
      ...set({ pieceDrops: 'true', capturesToHand: 'true' }),
      { kind: 'same-rules', game, extent: 'all-else' },
    ],
  ),
  SAME_PIECES,
  words(
    '((each|every) piece has two sides ;|,)? after (each|every) move ,? (the|a|each) piece (changes|flips|turns) (over)? (into|to) its (counterpart|other side|reverse) (piece|side)?|(each|every|all) (piece|pieces) (must|has to|have to)? (flip|flips|turn|turns|change|changes) (over)? to (its|the|their) (other side|counterpart|reverse) (after|with|on) (moving|each move|every move)',
  ).as(() => means('pieces change with each move')),
  words(
    '(only? (the)? (white|black|red)|both|neither|no) (king|kings|general|generals) (can|may|cannot|may not) (move|go|enter|stand) (in|into|on) (this|these|that|those|the) (region|regions|area|areas|zone|squares|files|court|courts)',
  ).as(() => means('where kings may go')),
  pattern`in (standard|normal|orthodox|international|western|regular)? chess ,? (this|it|that) (results in|is|would be|leads to|counts as) ${RESULT}`.as(
    () => means('rules of another game'),
  ),
  pattern`(these|the|its)? rules (follow|are) (the)? ${PLAIN_GAME} ${GAME} rules ,? (rather than|not|of)? (those of)? ${opt(GAME)} (rules)?`.as(
    () => means('rules of another game'),
  ),
  pattern`${opt(anyOf(NAMED_GAME, words('(the|this) (game|variant)|it')))} (is)? played (with|by|under|according to|using) (the|all|all the)? (orthodox|standard|usual|normal|regular|ordinary)? (rules of) ${PLAIN_GAME} ${GAME} ${opt(EXCEPTIONS)}`.as(
    ([, , game]): Facts => [{ kind: 'same-rules', game, extent: 'all-else' }],
  ),
  pattern`(all|the|all the|all other|other)? (other)? (orthodox|standard|usual|normal|regular|fide|classical) (chess)? rules ${oneOf<unknown>(pattern`(apply|applies|hold|are used|are followed) ${opt(EXCEPTIONS)}`, EXCEPTIONS)}`.as(
    (): Facts => [{ kind: 'same-rules', game: 'chess', extent: 'all-else' }],
  ),
  pattern`(all|the|all the|all other|other)? (other)? (orthodox|standard|usual|normal|regular|fide|classical) (chess)? rules (,? with (a few|some|few|the following|two|three) (exceptions|differences|changes|adaptations|additions|modifications))`.as(
    (): Facts => [{ kind: 'same-rules', game: 'chess', extent: 'all-else' }],
  ),
  HANDS,
  anyOf(
    pattern`${opt(anyOf(COLOR, SELF))} (starts|start|begins|begin|has|have) (with)? ${COUNTED} in hand (at the (start|beginning) (of the game)?)?`,
    pattern`${COUNTED} (starts|start|begin|begins) (the game)? in hand`,
  ).as(() => means('pieces in hand at the start')),
  anyOf(
    pattern`${NEW_PIECES} (has|have)? (been|are|were) (added|introduced)`,
    pattern`(it|the game)? (and|but)? (adds|introduces|has|features|with|uses) ${NEW_PIECES}`,
  ).as(() => means('pieces that chess has not')),
  words('stalemate (and|or) (move|moves|position)? repetition (is|are) (a)? (losses|loss)').as(() =>
    set({ stalemateValue: 'loss', nFoldValue: 'win' }),
  ),
]);
