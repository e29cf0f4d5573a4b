import { NUMBER, ORDINAL } from './directions.js';
import {
  anyOf,
  listOf,
  named,
  oneOf,
  opt,
  Phrase,
  PIECE_NAME,
  pattern,
  wordLike,
  words,
} from './phrase.js';
import { isOfPlayer, PRONOUNS } from './players.js';
import { NO_START } from './reading-words.js';
import type { Meaning } from './meanings.js';
import type { Corners, FarRanks, Result, RuleFact } from './rule-facts.js';

/** Words that sentences on rules have in common. */

export type Facts = readonly RuleFact[];

export const set = (pairs: Readonly<Record<string, string>>): Facts =>
  Object.entries(pairs).map(([option, value]) => ({ kind: 'option', option, value }));
/** Options that only follow if no other sentence sets them. */
export const implies = (pairs: Readonly<Record<string, string>>): Facts =>
  Object.entries(pairs).map(([option, value]) => ({
    kind: 'option',
    option,
    value,
    isImplied: true,
  }));
export const means = (meaning: Meaning): Facts => [{ kind: 'meaning', meaning }];

export const NO = words(
  "(there is|there are|there's|there was|there were|there)? (no|neither)|there (is|was) not (a|any)|there (are|were) not any|with (no|neither)|without (any|a)?|(the game|this game|this variant|it)? (does|do)? not have (a|any|the)?|(the game|this game|this variant|the variant|it)? (has|have|is played with|uses) (no|neither)|(the game|it)? (is)? (played)? without (a|any)?",
);
export const THERE_IS = words(
  '(there is|there are|there exists|we have) (a|an|the)?|(the game|this game|this variant|the variant|it) (has|uses|is played with|allows|features|includes|retains|keeps) (a|an|the)?',
);
export const NOT_ALLOWED = words(
  '(-|:)? (is|are|being)? (not|never) (an)? (allowed|permitted|possible|legal|available|used|option|present|part of the game|part of this game|supported|included|existing|enabled)|(is|are) (forbidden|prohibited|illegal|disallowed|banned|impossible|unavailable|absent|excluded|disabled|against the rules)|(does|do)? not (apply|exist|occur|take place)|(is|are) not (allowed|possible) (at all|for either side|in this game|in this variant)|- no|: no|no|is no more|has been removed|is removed|- none|none',
);
export const ALLOWED = words(
  '(-|:)? (is|are|remains|remain) (an)? (allowed|permitted|possible|legal|okay|ok|available|enabled|legal move|option|used|supported)|exists|applies|apply|exist|- yes|: yes|yes|- allowed|- possible|can be (done|made|used|performed|played|executed)|is (done)? (as|like) (in)? (usual|chess|normal|standard chess|orthodox chess|usual chess)',
);
const OUT_OF_FORCE = words(
  '(does|do) not (apply|exist|hold)|(is|are) not (used|in force|in effect|applied|enforced|observed)|(is|are|has been|have been) (removed|dropped|abolished|off|suspended|ignored|lifted|disabled|cancelled)',
);
/** "There is no such rule", "the rule does not apply", of a rule by its names, each with the word "rule" if it forbids something. */
export const notInForce = (names: string): Phrase<unknown> =>
  anyOf(pattern`${NO} ${words(names)}`, pattern`(the)? ${words(names)} ${OUT_OF_FORCE}`);
export const CANNOT = words(
  '(cannot|may not|can not|could not|did not|must not|not|does not|do not|are not able to|is not able to|can never|not able to|never|may never|are not allowed to|is not allowed to|are not permitted to|is not permitted to|are unable to|is unable to|are forbidden to|is forbidden to|have no right to|has no right to|should not|are never allowed to)',
);
export const CAN = words(
  '(can|may|is allowed to|are allowed to|is permitted to|are permitted to|(is|are) always (allowed|permitted|able) to|(can|may) always|is able to|are able to|must|will|do|does|could|has the right to|have the right to|have the option to|has the option to|has the option of|have the option of|has to|have to|is free to|are free to)',
);
export const MAY = words(
  '(can|may|could) (choose to|choose whether to|elect to|opt to|optionally)?|(can|may) (choose)? to|(is|are) (allowed|able|free) to|(has|have) the option to|might',
);
export const MUST = words(
  '(must|will|shall) (immediately|automatically|then)?|(has|have) to|(is|are) (obliged|required|forced) to|need to|needs to|is immediately|immediately|automatically|is automatically|are automatically',
);

/** Someone who plays; the opponent is another. A pronoun is a player only if a player was named before: pieces are "they", too. */
export const SELF: Phrase<unknown> = anyOf(
  words(
    '(a|the|that|any|each|either|every|this|whichever|one)? (player|players|side|person|party|army)|you|one|whoever|someone|its owner|who|white or black',
  ),
  Phrase.of(
    ({ words: all }, at) =>
      PRONOUNS.has(all[at]?.text ?? '') && all.slice(0, at).some(({ text }) => isOfPlayer(text))
        ? [{ end: at + 1, value: null }]
        : [],
    () => ({ ...NO_START, words: PRONOUNS }),
  ),
);
export const OPPONENT = words(
  "(the|your|his|her|their|that player's|one's|an|its|the player's)? (opponent|opponents|opposing player|opposing side|other player|other side|enemy|adversary)",
);
const GAME_OVER = words(
  '(the)? (game|match|battle|round)? (immediately|at once|outright|instantly|on the spot)? (by campmate)?',
);
export const LOSES = pattern`(immediately|automatically)? (loses|lose|has lost|have lost|will lose|is lost|is the loser|forfeits|is defeated|are defeated|must be declared the loser|lost|will have lost|(can|will) be ruled to have lost (unless (he|she|he or she|they|it) (stops|stop|changes|deviates from) (such|the|this)? (checking|chasing|checks)?)?) ${GAME_OVER}`;
export const WINS = pattern`(immediately|automatically)? (wins|win|has won|have won|is the winner|will win|won|is declared the winner|is victorious) ${GAME_OVER}`;

const PLAIN_GAME = words(
  '(the)? (standard|normal|international|orthodox|regular|usual|western|fide|most|ordinary|traditional|modern|classical|other|many)? (chess|shogi|xiangqi|janggi|makruk|crazyhouse|seirawan chess|chess variants|variants|chess games|fide rules|bughouse|capablanca chess)',
);
/** "As in chess", "unlike in shogi": what a sentence says holds all the same. */
export const LIKE_CHESS = opt(
  anyOf(
    pattern`,? (as|like|just as|same as|just like|unlike|similar to|similarly to|contrary to|in contrast to|as with|the same as|which is different from|different from) (in|with|for|it is in|those in|those of)? ${PLAIN_GAME} (rules)?`,
    words(
      ',? (as usual|as normal|like usual|(under|by|with|according to|following) (the)? (same|usual|normal|standard|orthodox|chess) (rules|conditions|restrictions)|in the (usual|normal|same) way)',
    ),
    pattern`,? (under|by|with|in|according to) the (same)? (rules|conditions|restrictions|way) (as|of) (in)? ${PLAIN_GAME} (castling)?`,
  ),
);

export const RESULT: Phrase<Result> = oneOf<Result>(
  words('(a|an|the|immediate|instant)? (loss|losses|lost|defeat|losing|lost game)').as(
    () => 'loss',
  ),
  words('(a|an|the)? (draw|draws|drawn|tie|half point|drawn game)').as(() => 'draw'),
  words('(a|an|the|immediate|instant)? (win|wins|victory|won|winning|victories)').as(() => 'win'),
);
/** Nobody at all. */
export const NOBODY = words(
  '(no player|nobody|no one|no side|neither (player|side|white nor black|king|army|of the players|of the sides)|none|none of them|neither)',
);
/** A number, as far as rules on moves have them. */
export const COUNT: Phrase<number> = oneOf<number>(
  NUMBER,
  wordLike((text) => TENS.get(text) ?? null),
);
const TENS: ReadonlyMap<string, number> = new Map([
  ['fifteen', 15],
  ['sixteen', 16],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['hundred', 100],
]);

export const IS = words(
  '(is|are|was|were|means|counts as|count as|counts for|results in|result in|resulting in|leads to|lead to|is considered|are considered|is considered as|are counted as|is counted as|is scored as|is scored|ends in|end in|ends as|end as|is treated as|are treated as|is declared|=|:|-|, is|is adjudicated as|constitutes|will be|gives|brings|yields|results in the game being|results in the game ending in|ends the game in|ends the game with|ends the game as|is |are |is regarded as|are regarded as|has the value of|will result in|would be|causes)',
);

/** A royal piece of one's own, of the enemy, or of nobody in particular. */
const OWNER = words(
  "(the|a|an|your|his|her|their|one's|its|either|any|each|his or her|that|this|player's|either player's|a player's|the player's|your own|his own|their own|one of (your|the|his)|any of (your|the)|all of (your|their))?",
);
export const ENEMY = words(
  "(the|your|his|their|an|one's|a|her)? (opponent's|opponents'|opponents|enemy|enemy's|opposing|other|opposite|adversary's|adverse|rival|opposing player's|other player's|opponent player's|hostile|player's) (royal)?",
);
export const ENEMY_KING: Phrase<string> = oneOf<string>(
  pattern`${ENEMY} ${PIECE_NAME} (safely)?`.as(([, name]) => name),
  pattern`the ${PIECE_NAME} of (your|the|his|their) (opponent|enemy|other player|other side)`.as(
    ([name]) => name,
  ),
  pattern`(the|your|an|his|her|their)? (opponent|enemy|adversary|opposing player|other player)`.as(
    () => 'king',
  ),
  pattern`(the|a) ${PIECE_NAME}`.as(([name]) => name),
);
export const OWN_KING: Phrase<string> = pattern`${OWNER} (royal)? ${PIECE_NAME}`.as(
  ([, name]) => name,
);

// Squares and ranks.

export const SQUARE = wordLike((text) => (/^[a-p]\d{1,2}$/.test(text) ? text : null));
/** "c1-e3" */
export const CORNERS: Phrase<Corners> = oneOf<Corners>(
  pattern`${SQUARE} (-|to|through)? ${SQUARE}`.as(([from, to]): Corners => [from, to]),
  wordLike((text) => {
    const [, from, to] = /^([a-p]\d{1,2})[-–]([a-p]\d{1,2})$/.exec(text) ?? [];
    return from === undefined || to === undefined ? null : [from, to];
  }),
);

export const RANK = words('rank|ranks|row|rows|line|lines');
const SIDE_OF = words(
  "(the|their|its|his|your|any of the|one of the|one of his|a|any|either of the|each player's|each side's|the player's|any of their)?",
);
const LAST = words(
  "(opponent's|opponents|enemy's|opposite)? (last|final|farthest|furthest|back|far|opposite|end|ending|most distant|closest to the opponent|uppermost)",
);
const BEHIND_RANK = words(
  "((of|on) the (board|chessboard))? ((on|from|at) the (opponent's|far|opposite|other) (side|end))? (from their side|from (the|their) player's (side|perspective)|from the player|for each player|for each side|of each side|on either side)?",
);
export const LAST_RANKS: Phrase<number> = oneOf<number>(
  pattern`${SIDE_OF} ${LAST} ${opt(NUMBER)} ${RANK} ${BEHIND_RANK}`.as(([, , count]) => count ?? 1),
  pattern`${SIDE_OF} ${NUMBER} (last|final|farthest|furthest|far|most distant|back) ${RANK} ${BEHIND_RANK}`.as(
    ([, count]) => count,
  ),
  anyOf(
    pattern`(the|any)? (opposite|other|far|opposing|opponent's|enemy|opponents) (end|side|edge) (of the board)?`,
    pattern`${SIDE_OF} (opponent's|opponents|enemy's|enemy) (first|back|home|starting|last|1st|base) ${RANK}`,
  ).as(() => 1),
  pattern`${SIDE_OF} (opponent's|enemy's|opponents) first ${NUMBER} ${RANK}`.as(
    ([, count]) => count,
  ),
);

const ORDINALS: Phrase<readonly number[]> = oneOf<readonly number[]>(
  listOf(
    pattern`(the)? ${ORDINAL} ${opt(RANK)}`.as(([number]) => number),
    words('or|and|,|/|to|through|-|up to'),
  ),
  pattern`${ORDINAL} ${ORDINAL} ${opt(RANK)}`.as(([a, b]) => [a, b]),
);
const ONWARD = words(
  '(of the board|or beyond|and beyond|or higher|or further|onward|onwards|on|or later|and onwards|and up|and further)?',
);
const run = (all: readonly number[]): FarRanks | null => {
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  if (all.length === 1) return { from: first, to: null };
  const isRun = all.length === 2 ? last > first : all.every((rank, at) => rank === first + at);
  return isRun ? { from: first, to: last } : null;
};
export const FAR_RANKS: Phrase<FarRanks> = named<FarRanks>(() => [
  LAST_RANKS.as((last): FarRanks => ({ last })),
  pattern`(the|their|its|any of the|his|your)? (own)? ${ORDINALS} ${opt(RANK)} ${ONWARD} (for white)?`.when(
    ([all]) => run(all),
  ),
  pattern`(the)? ${RANK} ${NUMBER} ${ONWARD} (for white)?`.as(([, from]): FarRanks => ({
    from,
    to: null,
  })),
  pattern`(the)? ${RANK} ${listOf(NUMBER, words('to|-|and|,|or|through'))} (for white)?`.when(
    ([, all]) => run(all),
  ),
]);

export const REACHING = words(
  '(reaches|reach|reached|reaching|has reached|having reached|arrives|arrive|arrived|arriving|enters|enter|entering|gets|get|getting|moves|move|moving|lands|land|landing|comes|come|coming|advances|advance|steps|stepping|makes it|crosses|goes|to reach|is moved|has been moved) (on|to|at|into|in|onto|upon|within)?',
);
/** "When it reaches", "upon reaching", "on". */
export const AT_RANKS = anyOf(
  pattern`(when|once|if|after|as soon as|whenever|by|upon|on|while|if and when) ${opt(words('it|they|he|she|a pawn|the pawn|a piece|the piece|pieces|pawns|you|one|either side'))} (first)? ${REACHING}`,
  words('on|in|at|upon|into|within|inside|from| at| on'),
  REACHING,
);
export const SAFELY = words(
  '(safely)? (,? (and|but|without|while not|not|if not) (moving|being|placed|put|getting|is|it is|passing)? (not)? (into|in|through)? (check|being in check|being check|attacked|being checked|under attack|immediately captured|being captured|being attacked|threatened)|where it is not (attacked|in check)|if it is not (in check|attacked)|and is not in check|unless it is in check|alive)?',
);

export const PIECES: Phrase<readonly string[]> = listOf(
  pattern`(a|an|the|all|each|every|any|either|minor|their|its|own|his|your)? (clan|kingdom|imperial|royal|other)? ${PIECE_NAME}`.as(
    ([name]) => name,
  ),
  words('and|or|,|/|&|and/or'),
);
export const PAWNS = words(
  '(all|the|a|an|its|any|kingdom|royal|each|every|your|their|his)? (the)? (pawn|pawns) (on either side|of either side|of  sides|of either player)?',
);
/** Pieces of any kind. */
export const ANY_PIECES = words(
  "(a|an|the|all|each|every|any|your|some|most|other|certain|a few|many|several|these|his|their|those)? (other)? (promotable|player's)? (pieces|piece|men|units|unit) (other than (the)? kings?)?",
);

/** A name of a piece or an army that the page may not explain: "Great elephant". */
const CAPITAL = Phrase.of<string>(({ words: all }, at) => {
  if (!/^\p{Lu}\p{Ll}/u.test(all[at]?.image ?? '')) return [];
  const ends: { end: number; value: string }[] = [];
  for (let end = at; end < Math.min(all.length, at + 3); end++) {
    const { text = '' } = all[end] ?? {};
    if (!/^[\p{L}']+$/u.test(text) || NO_NAME.test(text)) break;
    const value = all.slice(at, end + 1).map((word) => word.text);
    ends.push({ end: end + 1, value: value.join(' ') });
  }
  return ends;
});
const NO_NAME =
  /^(?:the|an?|it|its|they|their|this|these|those|that|there|he|his|is|are|was|has|have|and|or|nor|but|except|instead|without|not|no|if|when|where|while|so|then|once|upon|after|of|to|in|on|at|by|for|from|with|as|can|may|must|cannot|will|all|any|every|each|both|some|most|other|only|one|you|your|who|which|players?|pieces?|men|needs?|does|did|should|white|black)$/;
export const ANY_NAME: Phrase<string> = pattern`(a|an|the)? ${oneOf(PIECE_NAME, CAPITAL)}`.as(
  ([name]) => name,
);

interface Times {
  readonly count: number;
  readonly isOrdinal: boolean;
}
export const TIMES: Phrase<Times> = oneOf<Times>(
  pattern`(for|a)? (a|the)? ${ORDINAL} time`.as(([count]) => ({ count, isOrdinal: true })),
  pattern`(at least)? ${NUMBER} (times|time|turns|moves in a row) (or more)?`.as(([count]) => ({
    count,
    isOrdinal: false,
  })),
  words('thrice').as(() => ({ count: 3, isOrdinal: false })),
  words('twice').as(() => ({ count: 2, isOrdinal: false })),
);
export const FOLD: Phrase<number> = oneOf<number>(
  words('(three fold|threefold|triple|3 fold|third)').as(() => 3),
  words('(four fold|fourfold|quadruple|4 fold|fourth)').as(() => 4),
  words('(five fold|fivefold|5 fold|fifth)').as(() => 5),
);
export const POSITION = words(
  '(the|a|any)? (same|identical|exact same|board|given|exact|previous|game)? (board)? (position|situation|positions|configuration|arrangement|board state)',
);

/** "Check three times", "the third check", "for the fifth time": how many checks it takes. */
export const CHECKS: Phrase<number> = oneOf<number>(
  pattern`(check|checks)? ${TIMES}`.as(([{ count }]) => count),
  pattern`(a|the)? ${ORDINAL} check`.as(([count]) => count),
  pattern`${NUMBER} checks`.as(([count]) => count),
);

/** The directions of a line of pieces: all of them, unless the text names fewer. */
export const LINE: Phrase<Facts> = oneOf<Facts>(
  words(
    '(,? (horizontally|vertically) ,? (vertically|horizontally) ,? (or|and) diagonally|,? (orthogonally or diagonally|in any direction))?',
  ).as(() => []),
  words(',? (horizontally or vertically|vertically or horizontally|orthogonally)').as(() =>
    set({ connectDiagonal: 'false' }),
  ),
  words(',? horizontally').as(() => set({ connectVertical: 'false', connectDiagonal: 'false' })),
  words(',? vertically').as(() => set({ connectHorizontal: 'false', connectDiagonal: 'false' })),
  words(',? diagonally').as(() => set({ connectHorizontal: 'false', connectVertical: 'false' })),
);
