import { NUMBER, ORDINAL } from './directions.js';
import {
  listOf,
  named,
  oneOf,
  opt,
  PIECE_NAME,
  say,
  wordLike,
  words,
  type Phrase,
} from './phrase.js';
import { GAME, REFERENCE, REFERENCES } from './references.js';
import { REASON } from './move-phrases.js';
import type { RuleFact } from './rule-facts.js';

/**
 * How sentences state the rules of a game. This is the file to open to add a phrasing: a pattern of words, and the option of
 * variants.ini that it sets. (`phrase.ts` tells how patterns are written.)
 */

type Facts = readonly RuleFact[];

const set = (pairs: Readonly<Record<string, string>>): Facts =>
  Object.entries(pairs).map(([option, value]) => ({ kind: 'option', option, value }));
const means = (meaning: string): Facts => [{ kind: 'meaning', meaning }];

const NO = words(
  '(there is no|there are no|no|there is not any|without|does not have|do not have|has no|have no|there isnot|neither)',
);
const NOT_ALLOWED = words(
  '(is|are)? (not|never|isnot) (allowed|permitted|possible|legal|available|used|part of the game)|(is|are) (forbidden|prohibited|illegal|disallowed|banned)|(does|do)? not (apply|exist)',
);
const ALLOWED = words(
  '(is|are) (allowed|permitted|possible|legal|okay|ok|available)|exists|applies',
);
const CANNOT = words(
  '(cannot|may not|can not|must not|not|does not|do not|are not able to|is not able to|can never|never|may never|are not allowed to|is not allowed to|are unable to|is unable to)',
);
const CAN = words(
  '(can|may|is allowed to|are allowed to|is able to|are able to|must|will|do|does|could)',
);
const PLAYER = words(
  '(a|the|that|any|each|either|your|one)? (player|players|side|opponent|person|one|loser|you)',
);
const LOSES = words(
  '(loses|lose|has lost|will lose|is lost|is the loser|forfeits|immediately loses)  (the|immediately)? (game|match)?',
);
const WINS = words(
  '(wins|win|has won|is the winner|will win|immediately wins) (the|immediately)? (game|match|immediately)?',
);
const LIKE_CHESS = words(
  '((as|like|just as|same as|just like|unlike|similar to|similarly to) (in|with|for|it is in)? (the)? (standard|normal|international|orthodox|regular|usual|western|fide|most)? (chess|shogi|xiangqi|janggi|makruk|crazyhouse|seirawan chess|other variants|chess variants))?',
);
const RESULT = oneOf(
  words('(a)? (loss|losses|lost|defeat|losing)').as(() => 'loss' as const),
  words('(a)? (draw|draws|drawn|tie|half point)').as(() => 'draw' as const),
  words('(a)? (win|wins|victory|won)').as(() => 'win' as const),
);
const IS = words(
  '(is|are|means|counts as|count as|results in|result in|leads to|is considered|are considered|is considered as|are counted as|is scored as|ends in|is treated as|is declared|=|:|-|is adjudicated as|constitutes|will be|results in the game being|ends the game in|is still|are still|is instead)',
);
const NO_MOVES = words(
  '(with|has|have|who has|that has|having|if he has|without|has got|is left with) (no|any|not any|no more) (remaining|possible|legal|valid|available)? (legal)? (moves|move|drops)  (left|available|remaining|to make)?',
);
const CANNOT_MOVE = words(
  '(who|that|which)? (cannot|can no longer|is unable to|has no way to|no longer can|is not able to|cannot make) (move|make a move|make a legal move|make any move|move or drop pieces|make any legal move|make any legal moves|move any piece|move any pieces|move anymore|a legal move|any move|legally move|move or drop|move legally|make moves)',
);
const LOSER_OF_STALEMATE = oneOf<unknown>(
  say`(for|to|of) ${PLAYER} ${oneOf(CANNOT_MOVE, NO_MOVES)}`,
  say`(for|to) the stalemated ${opt(words('player|side|party|king'))}`,
  say`(for|to) ${PLAYER} (who|that) (is|got|gets|has been|was)? stalemated`,
  say`(for|to) ${PLAYER} (in|under|with) stalemate`,
  say`(for|to) the (player|side) to move`,
);
const WINNER_OF_STALEMATE = oneOf<unknown>(
  say`for ${PLAYER} (who|that)? (delivers|delivering|gives|giving|causes|stalemates|stalemating|delivered|gave|makes|causing|achieves|who) (it|stalemate|the stalemate|the opponent)?`,
  say`for the stalemating player|side`,
);
const opposite = { loss: 'win', win: 'loss', draw: 'draw' } as const;
const STALEMATE = words(
  '(a|the)? (stalemate|stalemates|stalemating|stalemating the opponent|stalemating your opponent|stalemated player|being stalemated)',
);

// Ranks.

const RANK = words('rank|ranks|row|rows|line|lines');
const LAST = words('last|final|farthest|furthest|back|opposite|far|end');
const LAST_RANKS: Phrase<number> = oneOf(
  say`(the|their|its|any of the|one of the|a|either of the)? (opponent's)? ${LAST} ${opt(NUMBER)} ${RANK}  (of the board)? (on the opponent's side)?`.as(
    ([, count]) => count ?? 1,
  ),
  say`(the|their|its|any of the|one of the)? ${NUMBER} ${LAST} ${RANK} (of the board)?`.as(
    ([count]) => count,
  ),
  say`(the|any)? (opposite|other|far|opposing) (end|side|edge) (of the board)?`.as(() => 1),
  say`(the)? opponent's (first|back|home|starting) ${RANK}`.as(() => 1),
);
const ORDINALS = listOf(
  say`(the)? ${ORDINAL} ${opt(RANK)}`.as(([number]) => number),
  words('or|and|,|/'),
);
const RANKS_FROM: Phrase<RuleFact> = oneOf<RuleFact>(
  LAST_RANKS.as((last): RuleFact => ({ kind: 'zone', last })),
  say`${ORDINALS} (of the board|or beyond|and beyond|or higher|onward|onwards)?`.when(
    ([all]): RuleFact | null => {
      const [first] = all;
      return first !== undefined && all.every((rank, index) => rank === first + index)
        ? { kind: 'zone-from', rank: first }
        : null;
    },
  ),
  say`(the)? rank ${NUMBER} (or beyond|or higher)?`.as(([rank]): RuleFact => ({
    kind: 'zone-from',
    rank,
  })),
);
const REACHING = words(
  '(when|once|if|after|upon|on|by|in|at|as soon as|whenever)? (it|they|a pawn|the pawn)? (reaches|reach|reaching|arrives|arrive|arriving|enters|entering|enter|gets|get|moves|moving|lands|landing|comes|move|land|having reached) (on|to|at|into|in)?',
);

const PAWNS = words(
  '(all|the|a|an|its|any|both|only|white|black|kingdom|royal|each)? (the)? (pawn|pawns)',
);

const TIMES: Phrase<number> = oneOf(
  say`${NUMBER} times`.as(([count]) => count),
  words('thrice').as(() => 3),
  words('(three fold|threefold|triple)').as(() => 3),
  words('(four fold|fourfold)').as(() => 4),
  say`(for)? the ${ORDINAL} time`.as(([count]) => count),
);
const POSITION = words(
  '(the)? (same|a|any|board|identical)? (board)? (position|situation|positions|configuration)',
);
const KINGS = words(
  '(the|both|two)? (king|kings|generals|general|khan|king and kaiser|kings and generals)',
);

const EVERY_OTHER = words(
  '(all|the|most)? (other|rest of the|remaining|else|general|the rest of the|all of the other)? (rules|rule|things|gameplay|moves|else|rest of the rules|rest) (of the game|of play)?',
);
const AS_IN = words(
  '(is|are|remain|remains|follow|follows|work|works|apply|applies|the|it is|stays|stay|everything)? (otherwise)? (the)? (same|as|like|identical|just|those|unchanged|per|follow|following|similar)? (as|to|in|of|from|with|for|those|are)? (those|the)? (of|in|for|rules of|rules for)? (the)? (standard|normal|orthodox|ordinary|regular|usual|international|fide|western|rules of|standard international|orthodox rules of)?',
);

const PIECES = listOf(
  say`(a|an|the|all|each|every|any|both|either|minor|their|its|own)? (clan|kingdom|black|white|imperial|royal)? ${PIECE_NAME}`.as(
    ([name]) => name,
  ),
  words('and|or|,|/|&|and/or'),
);

const NUMBERED_MOVES =
  say`(after|in|for|within|during|following)? (the)? (last|previous)? ${NUMBER} (consecutive|successive|full)? (move|moves|turns) (rule)?`.as(
    ([count]) => count,
  );

const SIDE_NAME: Phrase<string> = oneOf(
  words('(white|black|red|blue|green|gold|sente|gote)').as(() => 'side'),
  // "The Kingdom (white)": armies have names of their own.
  wordLike((text, image) =>
    /^\p{Lu}\p{Ll}+$/u.test(image) &&
    !/^(?:The|It|They|This|There|All|If|When|Pawns?|Kings?|You|A|In|No|Each)$/.test(image)
      ? text
      : null,
  ),
);
const SIDE = say`${SIDE_NAME} ${opt(words('player|side|king|army'))}`.as(([side]) => side);
const DOUBLE_STEP = words(
  '(two square|2 square|two space|double|two step|double step|double square|double pawn|initial two square|initial double) (advance|advances|step|steps|move|moves|push|first move|pawn move|movement|jump)?|(double step|two step|two square) (first)? (move|moves|advance)',
);
const DOUBLE_STEP_VERB = words(
  '(to)? (move|advance|step|moving|go) (two|2|one or two|1 or 2|forward two|up to two) (square|squares|space|spaces|steps) (forward|forwards|ahead)?|(make|have|do) (a|an|the) (initial)? (double|two square|two step) (step|move|advance|first move)|double step',
);
const THE_KING = words(
  "(the|your|an|a|one's)? (opponent's|opponents|opponents'|enemy|enemy's|other|opposing|opposite|adversary|adversary's|rival|player's)? (king|general|khan|royal piece|lord|emperor|kaiser|opponent) (of (the|your) (opponent|enemy|other player))?",
);
const SAFELY = words(
  '(safely|,? (without|while not|not) (moving|being|placed|put)? (into|in)? (check|being in check|being check|attacked|being checked)|where it is not (attacked|in check)|without being (in)? check|without check|if it is not in check|and is not in check)?',
);
const FACING = words(
  '((directly|openly)? (on|along|in)? (a|an|the|any)? (same)? (open)? (file|rank|line|column|file or rank|rank or file) (or (rank|file|diagonal))? (without|with no)? (any)? (intervening|other|piece|pieces)? (piece|pieces)? (in between|between them|between)? (on a file or rank)?)|(with no|without) (any)? (piece|pieces|intervening piece|intervening pieces|other piece) (in between|between them|in between them)? (on (the same|a) (file|rank|line|file or rank))?',
);
const IS_MANDATORY = words(
  '(is|are) (mandatory|compulsory|forced|obligatory|required|automatic|not optional)',
);
const CHOICES: Phrase<readonly string[]> = oneOf<readonly string[]>(
  say`(either|any of|one of|a|the)? ${PIECES}`.as(([pieces]) => pieces),
  say`(their own|the original|any of the original) (pieces|piece) ${opt(words('other than king|except the king'))}`.as(
    () => ['queen', 'rook', 'bishop', 'knight'],
  ),
);
const GO_TO_HAND = words(
  "(go|goes|come|comes|are placed|is placed|are put|are held|become|enter|enters|move|are added|is added) (to|into|in|part of|available) (your|the|a|their|his)? (capturer's|player's|capturing player's|captor's)? (hand|reserve|pocket) (and (can|may) be dropped .)?",
);
const DROPPABLE = words(
  '(may|can|are|is) (later)? (be)? (dropped|placed|re-entered|put back|reused|reintroduced|returned) (back)? (in|into|onto|on|to)? (the)? (board|play|game)? (as (in|with) (shogi|crazyhouse))? (later|by the capturing player|as their own|by their captor)?',
);
const ON_A_FILE = words(
  '(be)? (placed|dropped)? (on|in) (the|a) (same|single|given|one)? (file|column)',
);
const FILE_WITH_PAWN = words(
  '(that|where|with|as|which|already|containing|if)? (has|contains|there is|you have|with|already has|already contains|already|you already have)? (another|an|a|one of your|one|your|his|their|another one of your)? (own|existing)? (unpromoted)? (pawn|pawns)',
);
const UNPROMOTED = words(
  '(its|the|their|a|an)? (unpromoted|pre promotion|original|base|basic|non promoted|previous|weaker|initial|unpromoted or original) (state|side|form|status|type|piece|version|identity|self)?|the state it was in before promotion|(lose|loses) (its|their) promotion|not (be)? promoted|unpromoted|promoted status',
);

const RULE: Phrase<Facts> = named<Facts>(() => [
  // Castling, passing, double steps, en passant.
  say`${NO} castling (rule|move|in this game|in this variant)? ${LIKE_CHESS}`.as(() =>
    set({ castling: 'false' }),
  ),
  say`(neither)? castling ${NOT_ALLOWED}`.as(() => set({ castling: 'false' })),
  say`(the)? (king|kings|you|players|it) ${CANNOT} castle`.as(() => set({ castling: 'false' })),
  say`castling ${ALLOWED}`.as(() => set({ castling: 'true' })),
  say`(the)? king ${CAN} castle (in the usual way|normally|as usual|as in chess)? ${opt(say`with ${REFERENCES}`)}`.as(
    () => set({ castling: 'true' }),
  ),
  say`castling (is)? (as|done as|same as|works as|like) (in)? (usual|chess|normal|orthodox chess|standard chess|usual chess) ${opt(words('with the pieces in the corners as partner'))}`.as(
    () => set({ castling: 'true' }),
  ),
  say`(the|white|black)? ${SIDE} ${CANNOT} castle`.as(() => means('one side cannot castle')),
  say`(the)? (dropped)? (rook|rooks) ${CANNOT} castle ${LIKE_CHESS}`.as(() =>
    means('such rooks cannot castle'),
  ),
  say`${NO} pass|passing (of)? (a|the|your|one's|a player's)? (turn|turns|move)?`.as(() =>
    set({ pass: 'false' }),
  ),
  say`(passing|passes|pass) (a|the|your)? (turn|turns)? ${NOT_ALLOWED}`.as(() =>
    set({ pass: 'false' }),
  ),
  say`(you|players|a player) ${CANNOT} pass (a|the|your|his|their)? (turn|turns)?`.as(() =>
    set({ pass: 'false' }),
  ),
  say`(you|players|a player|either player) ${CAN} pass (a|the|your|his|their)? (turn|turns)?`.as(
    () => set({ pass: 'true' }),
  ),
  say`passing ${ALLOWED}`.as(() => set({ pass: 'true' })),
  say`${NO} (initial)? ${DOUBLE_STEP} (rule|option|move|first move|for pawns|by pawns|on the first move)?`.as(
    () => set({ doubleStep: 'false' }),
  ),
  say`${NO} ${DOUBLE_STEP} (or|and|nor) en passant (rule|capture|captures)? ${opt(say`for (the)? ${opt(GAME)} ${PAWNS}`)}`.as(
    () => [...set({ doubleStep: 'false' }), ...means('no en passant')],
  ),
  say`${PAWNS} ${CANNOT} (have the option to|have the)? ${DOUBLE_STEP_VERB} (initially|on their first move|on its first move|on the first move|from their starting position|from the initial position|as in chess|at their first move|at first)?`.as(
    () => set({ doubleStep: 'false' }),
  ),
  say`${PAWNS} ${CANNOT} ${DOUBLE_STEP_VERB}  (on their first move|initially|on its first move)? (or|and|nor) (be)? (captured|capture) (by|via)? en passant`.as(
    () => [...set({ doubleStep: 'false' }), ...means('no en passant')],
  ),
  say`${NO} en passant (capture|captures|rule|capturing)?`.as(() => means('no en passant')),
  say`en passant ${NOT_ALLOWED}`.as(() => means('no en passant')),
  say`en passant ${ALLOWED}`.as(() => means('en passant as in chess')),
  say`${PAWNS} ${CAN} (also)? ${DOUBLE_STEP_VERB} (initially|on their first move|on its first move|on the first move|from their starting position|from the initial position|as in chess|at their first move|at first|from the second rank)`.as(
    () => set({ doubleStep: 'true' }),
  ),
  // Ends.
  say`(the)? ${STALEMATE} ${IS} ${RESULT} ${LIKE_CHESS}`.when(([, , result]) =>
    result === 'win' ? null : set({ stalemateValue: result }),
  ),
  say`${LIKE_CHESS} ,? ${STALEMATE} ${IS} ${RESULT}`.when(([, , , result]) =>
    result === 'win' ? null : set({ stalemateValue: result }),
  ),
  say`${LIKE_CHESS} ,? ${STALEMATE} ${IS} ${RESULT} ${LOSER_OF_STALEMATE}`.as(([, , , result]) =>
    set({ stalemateValue: result }),
  ),
  say`${STALEMATE} ${IS} ${RESULT} ${LOSER_OF_STALEMATE}`.as(([, , result]) =>
    set({ stalemateValue: result }),
  ),
  say`${STALEMATE} ${IS} ${RESULT} ${WINNER_OF_STALEMATE}`.as(([, , result]) =>
    set({ stalemateValue: opposite[result] }),
  ),
  say`${STALEMATE} ${LOSES}`.as(() => set({ stalemateValue: 'loss' })),
  say`${STALEMATE} ${WINS}`.as(() => set({ stalemateValue: 'loss' })),
  say`(a|the) stalemated (player|king|side) ${LOSES}`.as(() => set({ stalemateValue: 'loss' })),
  say`(if)? ${PLAYER} ${oneOf(NO_MOVES, CANNOT_MOVE)} (,|then)? ${opt(words('he|they|that player|it|this player'))} ${LOSES}`.as(
    () => set({ stalemateValue: 'loss' }),
  ),
  say`(stalemate -)? ${PLAYER} (who|that)? (is|gets|are|being) stalemated ${LOSES}`.as(() =>
    set({ stalemateValue: 'loss' }),
  ),
  say`stalemate (and|or) repetition ${IS} losses|loss`.as(() =>
    set({ stalemateValue: 'loss', nFoldValue: 'win' }),
  ),
  say`stalemate (and|or) repetition ${IS} draws|draw`.as(() =>
    set({ stalemateValue: 'draw', nFoldValue: 'draw' }),
  ),
  say`(other|the|all other)? (rules)? ,? (including|stalemate and|such as) (stalemate and repetition|repetition and stalemate) ,? (are|is|work|works) (as|the same as|like) in (standard|normal|international|orthodox)? (chess|standard chess|stadard chess)`.as(
    () => set({ stalemateValue: 'draw', nFoldRule: '3', nFoldValue: 'draw' }),
  ),
  say`(other|the|all other)? (rules)? ,? (including|such as) repetition ,? (are|is|work|works) (as|the same as|like) in (standard|normal|international|orthodox)? chess`.as(
    () => set({ nFoldRule: '3', nFoldValue: 'draw' }),
  ),
  say`(rules are|everything is)? otherwise as in (orthodox|standard|normal)? chess ,? including stalemate and repetition`.as(
    () => set({ stalemateValue: 'draw', nFoldRule: '3', nFoldValue: 'draw' }),
  ),
  // Checkmate and goals.
  say`(the)? (main|ultimate|primary)? (goal|object|objective|aim) (of (the|this) (game|variant))? ,? (is|:|remains) (still|the same)? (to|to capture or)? (checkmate|mate|checkmating|deliver checkmate to) (of)? ${THE_KING} ${LIKE_CHESS}`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
  say`(like|as in|as with) ${GAME} ,? the (goal|object|objective|aim) is to (checkmate|mate) ${THE_KING}`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
  say`${PLAYER} (who|that)? (gives|delivers|achieves|delivering) (a)? (checkmate|mate) ${WINS}`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
  say`(win|you win|a player wins|one wins|players win|the game is won|victory is achieved|to win) ,? (by|you have to|you must|when) (checkmating|checkmate|checkmates|mating|delivering checkmate to|giving checkmate to) ${THE_KING} ${LIKE_CHESS}`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
  say`(checkmate -)? put ${THE_KING} in check with no legal moves`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`(a)? (checkmated player|player who is checkmated|player that is checkmated) ${LOSES}`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`checkmate ${WINS}`.as(() => set({ checkmateValue: 'loss' })),
  say`checkmate ${IS} ${RESULT}`.when(([, result]) =>
    result === 'win' ? set({ checkmateValue: 'loss' }) : null,
  ),
  say`checkmating ${THE_KING} ${LIKE_CHESS}`.as(() => set({ checkmateValue: 'loss' })),
  // A king that arrives.
  say`${PLAYER} whose (king|kings) (is the)? (first)? (reaches|reach|gets to|arrives at|arrives on|to reach|moves to|enters) ${LAST_RANKS} (first)? ${WINS}`.as(
    ([, ranks]): Facts => [{ kind: 'flag', piece: 'king', ranks }],
  ),
  say`campmate (is)? (achieved|obtained|done|reached|is|:|-) (by|when)? (moving|move|bringing|getting|when) (one's|your|the|a|his|their)? king (into|to|onto|on|in|reaches|at|enters) ${LAST_RANKS} ${SAFELY}`.as(
    ([ranks]): Facts => [{ kind: 'flag', piece: 'king', ranks }],
  ),
  say`(campmate -|campmate :)? (a|the|your|one's)? king (that|who|which)? (reaches|enters|moves to|moves into|arrives at|to reach|that arrives on) ${LAST_RANKS} ${SAFELY} ${WINS}`.as(
    ([ranks]): Facts => [{ kind: 'flag', piece: 'king', ranks }],
  ),
  say`${opt(words('(one|you|a player|players) (can|may) (also)?|the game can be|(it is|an) (alternative|another) way to'))} (win|won|wins) (the game)? ,? (by|when) (moving|bringing|getting|safely moving|advancing|your king reaches|reaching|safely reaching|the king reaches)? (one's|your|the|a|his|their)? (king)? (into|to|onto|on|in)? ${LAST_RANKS} ${opt(words('with (your|the|their|his) king'))} ${SAFELY}`.as(
    ([, ranks]): Facts => [{ kind: 'flag', piece: 'king', ranks }],
  ),
  say`(move|moving|bring|get|bringing) (your|the|one's) king (to|into|onto|in) the (center|centre|middle|central squares|four central squares|four center squares|center squares|center of the board|middle of the board) ${SAFELY} ${opt(WINS)}`.as(
    (): Facts => [{ kind: 'flag-squares', piece: 'king', squares: 'd4 e4 d5 e5' }],
  ),
  // Repetition.
  say`(a|the)? ${TIMES} (repetition|repetitions) (of (the)? (same)? (position|positions))? ${IS} ${RESULT} ${LIKE_CHESS}`.when(
    ([count, , result]) =>
      result === 'draw' ? set({ nFoldRule: String(count), nFoldValue: 'draw' }) : null,
  ),
  say`(repetition -|the game is a)? (loss|defeat) (for|to) (the)? (player|side|one) (who|that) (repeats|repeat|causes|makes|repeating) ${POSITION} ${TIMES}`.as(
    ([, count]) => set({ nFoldRule: String(count), nFoldValue: 'win' }),
  ),
  say`repetition - ${RESULT} (for|to) (the)? (player|side) (who|that) (repeats|causes) ${POSITION} ${TIMES}`.when(
    ([result, , count]) =>
      result === 'loss' ? set({ nFoldRule: String(count), nFoldValue: 'win' }) : null,
  ),
  say`(the|a)? player (who|that) (causes|makes|brings about|creates|repeats) ${POSITION} (to be repeated|repeat|to repeat|to occur)? ${TIMES} ${LOSES}`.as(
    ([, count]) => set({ nFoldRule: String(count), nFoldValue: 'win' }),
  ),
  say`(neither|no) (white nor black|player|side|one) (can|may|is allowed to) (repeat|make|create) ${POSITION} ${TIMES}`.as(
    ([, count]) => set({ nFoldRule: String(count), nFoldValue: 'win' }),
  ),
  say`(if)? ${POSITION} (is|has been|has|occurs|appears|being|was|are)? (repeated|repeats|occurred|occurs|appeared|reached|happens)? (at least)? ${TIMES} ,? ${opt(words('(it is|the game is|then it is|the game is declared|then the game is|it counts as|the game ends in|this is|is) (a)?'))} draw|drawn`.as(
    ([, count]) => set({ nFoldRule: String(count), nFoldValue: 'draw' }),
  ),
  say`draw - ${POSITION} (is|has been) (repeated|reached) ${TIMES}`.as(([, count]) =>
    set({ nFoldRule: String(count), nFoldValue: 'draw' }),
  ),
  say`(the)? (game)? (may|can|is|will)? (be)? (a)? (drawn|draw) if ${POSITION} (has|is|was)? (been)? (occurred|repeated|repeats|occurs|appeared)? (at least)? ${TIMES}`.as(
    ([, count]) => set({ nFoldRule: String(count), nFoldValue: 'draw' }),
  ),
  say`(repetition -)? (similar to the above ,)? (repeating|repetition of) ${POSITION} ${opt(TIMES)} ${IS} ${RESULT}`.when(
    ([, count, , result]) =>
      result === 'draw'
        ? set({ ...(count === null ? {} : { nFoldRule: String(count) }), nFoldValue: 'draw' })
        : null,
  ),
  say`(repetition|repetitions) (of (the)? (position|moves|positions))? ${IS} ${RESULT} ${LIKE_CHESS}`.when(
    ([, result]) =>
      result === 'win' ? null : set({ nFoldValue: result === 'draw' ? 'draw' : 'win' }),
  ),
  // Perpetual checks, chases, kings that face each other.
  say`${LIKE_CHESS} ,? (perpetual check -)? (perpetual check|perpetual checks|perpetual checking|giving perpetual check) ${IS} (a loss|losses|forbidden|illegal|prohibited|not allowed|a defeat|lost|not permitted) ${opt(say`(for|to) ${PLAYER} (who)? (checking|who checks|giving check|that checks|making it|giving it)`)} ${opt(say`after (the)? ${oneOf(NUMBER, ORDINAL)} (repetition|repetitions)`)}`.as(
    ([, , , count]) =>
      set({
        perpetualCheckIllegal: 'true',
        ...(count === null ? {} : { nFoldRule: String(count[0]) }),
      }),
  ),
  say`(perpetual check|perpetual checks) ${NOT_ALLOWED}`.as(() =>
    set({ perpetualCheckIllegal: 'true' }),
  ),
  say`(perpetual check -)? repeating check resulting in ${POSITION} ${TIMES} (in a row)? ${IS} a loss (to|for) (the|a) player (causing|giving|making) (the)? perpetual check`.as(
    ([, count]) => set({ perpetualCheckIllegal: 'true', nFoldRule: String(count) }),
  ),
  say`(the)? (player|side) (that|who)? (perpetually checks|gives perpetual check|is perpetually checking|making perpetual checks|making perpetual check) ${LOSES} ${opt(say`after ${NUMBER} repetitions`)}`.as(
    ([, count]) =>
      set({
        perpetualCheckIllegal: 'true',
        ...(count === null ? {} : { nFoldRule: String(count[0]) }),
      }),
  ),
  say`(a|the)? (player|side) making perpetual checks with one piece or several pieces can be ruled to have lost ${opt(words('unless he or she stops such checking|unless he stops such checking'))}`.as(
    () => set({ perpetualCheckIllegal: 'true' }),
  ),
  say`the side that perpetually chases any one unprotected piece with one or more pieces (will|can)? (be|is)? (ruled|declared|considered)? (to)? (have lost|lost|loses|lose) ${opt(words('unless (he or she|he|it) stops such chasing'))}`.as(
    () => set({ chasingRule: 'axf' }),
  ),
  say`(the)? ${oneOf(
    KINGS,
    say`${REFERENCES}`.as(() => null),
  )} (are|is)? ${CANNOT} (allowed to)? face (each other|one another|the other|eachother) ${FACING}`.as(
    () => set({ flyingGeneral: 'true' }),
  ),
  say`(the)? ${KINGS} ${CAN} face (each other|one another) ${FACING} ${opt(words('in janggi'))}`.as(
    () => set({ flyingGeneral: 'false' }),
  ),
  // Moves without progress.
  say`${NO} ${NUMBER} moves? rule`.as(() => set({ nMoveRule: '0' })),
  say`${NO} (fifty|50) (move|moves) rule`.as(() => set({ nMoveRule: '0' })),
  say`(a)? (draw|the game is a draw|the game is drawn) (can be claimed|is declared|may be claimed|occurs)? ,? (if|when|after)? (there has been)? (no capture|neither a capture nor a pawn move|no captures|no pawn move or capture)? (has been made|have been made)? ${NUMBERED_MOVES} ${opt(words('(without|with no) (a)? (capture|captures) (or|and) (a)? (pawn) (advance|advances|move|moves)'))}`.as(
    ([count]) => set({ nMoveRule: String(count) }),
  ),
  // Promotion.
  say`(the)? ${RANKS_FROM} (is|are) (called)? (the|a|considered|considered the|designated as|known as)? (player's|each player's)? (promotion zone|enemy camp|promotion area|promotion rank|promotion ranks|enemy territory|promotion zones|promotion zone for white)`.as(
    ([zone]) => [zone],
  ),
  say`(the)? (promotion zone|promotion area|enemy camp) (is|consists of|covers|comprises|are|:|includes) ${RANKS_FROM} (for white)?`.as(
    ([zone]) => [zone],
  ),
  say`(promotion|promotions) (is|are|occurs|happens|takes place|can occur|can)? (done|possible|made|allowed|occur|happen)? (on|in|at|upon reaching|when reaching|upon) ${RANKS_FROM}`.as(
    ([zone]) => [zone],
  ),
  say`(promotion|promotions) ${IS_MANDATORY}`.as(() => set({ mandatoryPiecePromotion: 'true' })),
  say`(promotion|promotions) (is|are) (optional|not mandatory|not compulsory|not forced|voluntary)`.as(
    () => set({ mandatoryPiecePromotion: 'false', mandatoryPawnPromotion: 'false' }),
  ),
  say`${PAWNS} ${opt(CAN)} (be)? (promoted|promote|promotes) (now)? (on|in|at|upon|when|if|once|after|by)? (their|it|they)? (reach|reaches|reaching|arrives at|arrive at|enter|entering|move to|arriving at|landing on|moving to|get to)? (on)? ${RANKS_FROM} ${opt(words('instead of 8th|instead of the 8th|instead of the eighth'))}`.as(
    ([, , zone]) => [zone],
  ),
  say`${PAWNS} ${opt(CAN)} (be)? (promoted|promote|promotes) (on|in|at|upon|when|if|once|after|by)? (their|it|they)? (reach|reaches|reaching|arrives at|arrive at|enter)? (on)? ${RANKS_FROM} (to|into|and (become|becomes)) ${CHOICES}`.as(
    ([, , zone, pieces]) => [zone, { kind: 'pawn-choices', pieces, adds: false }],
  ),
  say`${PAWNS} (on either side|of either side|of both sides)? ${opt(CAN)} (be)? (promoted|promote|promotes) (to|into) ${CHOICES} ${opt(say`(on|in|at|upon|when|if|once|after|by)? (their|it|they)? (reach|reaches|reaching|arrives at|arrive at|enter)? (on)? ${RANKS_FROM}`.as(([zone]) => zone))}`.as(
    ([, , pieces, zone]): Facts => [
      { kind: 'pawn-choices', pieces, adds: false },
      ...(zone === null ? [] : [zone]),
    ],
  ),
  say`${PAWNS} ${CAN} (also)? (be)? (promoted|promote) to ${CHOICES} as well`.as(([, , pieces]) => [
    { kind: 'pawn-choices', pieces, adds: true },
  ]),
  say`(they|it) ${CAN} (be promoted|promote) to ${CHOICES} (if desired|as well|too)`.as(
    ([, pieces]) => [{ kind: 'pawn-choices', pieces, adds: true }],
  ),
  say`${opt(PIECES)} (still|can|may|always|must|will)? (be)? (promotes|promote|promoted) (in)? (to|into) (a|an|the)? ${REFERENCE} (as normal|as usual)?`.as(
    ([pieces, to]) => [{ kind: 'promotes', pieces, to: to.name }],
  ),
  say`(it|they|this piece) (can|may|must|always)? (promotes|promote|be promoted) (to|into) ${REFERENCE}`.as(
    ([to]) => [{ kind: 'promotes', pieces: null, to: to.name }],
  ),
  say`${opt(PIECES)} (it|they|this piece)? ${opt(say`, unlike ${REFERENCES} ,?`)} ${CANNOT} (promote|promotes|be promoted|have a promotion)`.as(
    ([pieces]): Facts => [{ kind: 'no-promotion', pieces }],
  ),
  say`(there is)? no promotion (of pawns)?`.as(() => means('no promotion')),
  say`(it|they|this piece)? (turns|turn|changes|change|flips|flip|transforms|transform) (into|to) ${REFERENCE} (after|with|on) (moving|each move|every move|it moves|its move)`.as(
    ([to]) => means(`becomes ${to.name} after each move`),
  ),
  say`(it|they) (is|are) the only (piece|pieces) (confined|restricted) to the (ring|palace|court|temple|castle)`.as(
    () => means('stays in its area'),
  ),
  // Drops.
  say`(all|any|your)? (captured)? (pieces|piece) (captured|you capture|that are captured|that you capture|that is captured|captured by you)? ${GO_TO_HAND}`.as(
    () => set({ pieceDrops: 'true', capturesToHand: 'true' }),
  ),
  say`(all|any|your|the|when|once)? captured (pieces|piece) ${DROPPABLE}`.as(() =>
    set({ pieceDrops: 'true', capturesToHand: 'true' }),
  ),
  say`(on your turn ,?)? (you|a player|players) (may|can) (place|drop|put) (a|the|any|your)? (handpiece|captured piece|captured pieces|piece in hand|pieces in hand|piece from hand|pieces from your hand|piece from your hand) (back)? (on|onto|to|in) (any|an|the)? (empty|vacant|unoccupied|open)? (square|squares|board|space) ${opt(words('instead of (moving|making) (a|any|your)? (piece|move|piece on the board)|on (your|the|a) (turn|future turn)'))}`.as(
    () => set({ pieceDrops: 'true', capturesToHand: 'true' }),
  ),
  say`(all|any|the)? pieces (can|may) be dropped (anywhere)? (within|in|on) the first ${NUMBER} (ranks|rows) ${opt(words("(from|of) (each|the|your) (player|side|player's side|board)"))}`.as(
    ([count]) => [{ kind: 'drop-ranks', ranks: count, only: null }],
  ),
  say`(the)? ${opt(words('clan|white|persian|kingdom'))} pieces in hand can be dropped (in|on|within) the first ${NUMBER} (ranks|rows)`.as(
    ([, count]) => [{ kind: 'drop-ranks', ranks: count, only: 'white' }],
  ),
  say`${PAWNS} (can|may) be dropped on (the|their) (first|1st|back) (rank|row)`.as(() =>
    set({ firstRankPawnDrops: 'true' }),
  ),
  say`${PAWNS} ${CANNOT} be (dropped|placed) (on|to|onto|in|at) ${oneOf(
    LAST_RANKS,
    say`the last ${ORDINAL} rank`.as(() => 1),
  )}`.when(([, , ranks]) => (ranks === 1 ? set({ immobilityIllegal: 'true' }) : null)),
  say`(a|any|you)? (piece|pieces|cannot)? ${opt(CANNOT)} (be dropped|be placed|drop a piece|dropped) (on|where|to|so that|onto|in)? (a|any)? (square|squares|place)? (where|from which|so that|that)? (it|they|the piece)? (would|will|can|could)? (have)? (cannot|no|never|not) (legal|possible|future|be able to)? (move|moves)`.when(
    ([no]) => (no === null ? null : set({ immobilityIllegal: 'true' })),
  ),
  say`(two or more|two|2|more than one) (of)? (your|the same player's)? (own)? (unpromoted)? (pawns|pawn) (cannot|may not|must not) (be)? (placed|on|dropped|be on|be in|have)? ${ON_A_FILE}`.as(
    () => [{ kind: 'drop-file', piece: 'pawn' }],
  ),
  say`(two or more|two|2|more than one) (of)? (your)? (own)? (pawns|pawn) (can|may) (be|be placed|stand)? ${ON_A_FILE}`.as(
    () => set({ dropNoDoubled: '-' }),
  ),
  say`(a)? (pawn|pawns) (cannot|may not|must not) be (dropped|placed) (in|on|into|onto|to) (the|a) (same)? (file|column) ${FILE_WITH_PAWN}`.as(
    () => [{ kind: 'drop-file', piece: 'pawn' }],
  ),
  say`(you|a player)? ${opt(CAN)} (deliver|give|deliver a check or|make)? (a)? (checkmate|mate) (by|with|through) (dropping|a drop of|drop of) (a)? pawn ${opt(ALLOWED)}`.when(
    ([can, allowed]) =>
      can === null && allowed === null ? null : set({ shogiPawnDropMateIllegal: 'false' }),
  ),
  say`(unlike in (shogi|chess) ,)? (you|a player) can (deliberately|also|even)? (deliver|give) (a)? (checkmate|mate) by dropping a pawn`.as(
    () => set({ shogiPawnDropMateIllegal: 'false' }),
  ),
  say`pawn (drop|drops) (checkmate|checkmates|mate|mates) ${ALLOWED}`.as(() =>
    set({ shogiPawnDropMateIllegal: 'false' }),
  ),
  say`(a|the)? (pawn drop|drop of a pawn|dropped pawn|pawn) (cannot|may not|must not) (be dropped to)? (give|deliver|to)? (immediate)? (checkmate|mate) ${opt(words("immediately|the king|the opponent|the opponent's king"))}`.as(
    () => set({ shogiPawnDropMateIllegal: 'true' }),
  ),
  say`(you|a player|players)? (cannot|may not|must not) (give|deliver)? (checkmate|mate) by dropping a pawn`.as(
    () => set({ shogiPawnDropMateIllegal: 'true' }),
  ),
  say`(when|if)? (a|any)? promoted (piece|pieces) (is|are) captured (by an opponent|by the opponent)? ,? (it|they|the piece)? (reverts|revert|returns|return|loses|lose|go back|goes back) (back)? (to)? ${UNPROMOTED}`.as(
    () => set({ dropLoop: 'false' }),
  ),
  say`(captured)? (pieces|piece|all pieces|a piece) (must|are|is)? (be)? (dropped|placed|drop) (back)? (in|with|on|as) ${UNPROMOTED}`.as(
    () => set({ dropPromoted: 'false' }),
  ),
  say`(all)? (pieces|piece) (can|may) be dropped (in|as) (either|promoted or unpromoted) (state|side|form|side of the piece)`.as(
    () => set({ dropPromoted: 'true' }),
  ),
  // Rivers.
  say`(it|they|elephants|the elephant|the elephants) ${CANNOT} cross the river`.as(() => [
    { kind: 'river', piece: null, effect: 'cannot-cross' },
  ]),
  say`(after|once|when) (crossing|it has crossed|he has crossed|it crosses|having crossed|they cross|they have crossed) the river ,? (the|a|it|they)? (pawn|soldier|pawns|soldiers)? (can|may) (move|also move|move and capture|move or capture) ${oneOf(words('one (square|step|space|point) (sideways|horizontally)'), words('(1|one) (square|point) horizontally'), words('(sideways|horizontally) (one (space|square))?'))} ${opt(words('(in addition to|as well as|and) (moving)? (forward|forwards)|but not backwards|as well|one square'))}`.as(
    () => [{ kind: 'river', piece: null, effect: 'sideways-beyond' }],
  ),
  say`${opt(PIECES)} ,? ${opt(words('it|they|he|this piece|both'))} ${opt(words('is|are'))} (confined to|cannot leave|can not leave|may not leave|restricted to|limited to|must stay in|must stay within|must remain within|must remain in|cannot move out of|never leaves|can never leave|where (the)? kings? (is|are) confined to) (the|its|his|their) (palace|palaces|fortress|castle|ring|temple)`.as(
    () => means('stays in the palace'),
  ),
  // The rest.
  say`(the)? ${SIDE_NAME} ${opt(words('player|side|traditionally'))} (always|traditionally)? (moves|move|starts|goes|plays|begins|start|has) (the)? (first|first move|the game|to play|to move first)? ${opt(words('and (black|gold|red|blue) (moves|move)? (next|second)'))}`.as(
    () => means('who moves first'),
  ),
  say`(the)? (setup|starting position|initial setup|starting setup|initial position|opening setup|set up|array) (is|are) (exactly)? (as|the same as|identical to|shown|like) (above|in|shown above|below|that of|pictured above|follows|shown below|shown|pictured)? (standard|normal|orthodox)? ${opt(GAME)} (above|below)?`.as(
    () => means('the setup'),
  ),
  say`${EVERY_OTHER} ${AS_IN} ${GAME}`.as(([game]) => means(`other rules as in ${game}`)),
  say`(the)? game (now|then)? (proceeds|follows|is played|uses) (normally)? ,? (following|as in|like|according to)? (the)? (rules of|standard)? ${GAME} (rules)?`.as(
    ([game]) => means(`other rules as in ${game}`),
  ),
  say`(everything else|all else|rules|the rules|otherwise the rules|otherwise everything|gameplay) (otherwise)? (is|are) (otherwise)? (the same as|as in|identical to|like|as|the same as in|as in orthodox) (in)? (standard|normal|orthodox)? ${GAME}`.as(
    ([game]) => means(`other rules as in ${game}`),
  ),
]);

/** Rules whose words come one after another, and none is left over. */
export const RULES: Phrase<Facts> = named<Facts>(() => [
  say`${RULE} (,|;|-)? (and|but|or|however|so|with|where|then|while)? ,? ${RULES}`.as(
    ([first, others]) => [...first, ...others],
  ),
  RULE,
]);

const INTRO = oneOf(
  REASON,
  words(
    '(as in|like in|unlike in|like|unlike|similar to|also as in|as with) (regular|standard|normal)? (chess|shogi|xiangqi|janggi|makruk|most variants|orthodox chess|western chess) ,?|(in addition|of course|note that|finally|for example|because it is different from chess pawns|therefore|thus|so|a|in this variant|in this game|here|on pychess|in pychess|for starters|as usual|for castling) ,?|(win|lose|draw|note|special rule|exception|tip) :',
  ),
);

/** A whole sentence on rules. */
export const RULE_SENTENCE: Phrase<Facts> = oneOf<Facts>(
  RULES,
  say`${INTRO} ${RULES}`.as(([, facts]) => facts),
  say`${RULES} ,? ${LIKE_CHESS}`.as(([facts]) => facts),
);
void GAME;
void REFERENCE;
void ORDINAL;
void REACHING;
void LOSES;
void PLAYER;
