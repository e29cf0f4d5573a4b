import { builtinNamed } from '../../catalog/variant-names.js';
import { DROP_RULES } from './drop-phrases.js';
import { EXPLOSION_RULES } from './explosion-phrases.js';
import { ENDS } from './end-phrases.js';
import {
  AT_FIRST,
  CAPTURED_EN_PASSANT,
  FEATURES,
  ONE_ARMY,
  STEPS_TWICE,
} from './feature-phrases.js';
import type { Phrase } from './phrase.js';
import {
  anyOf,
  listOf,
  named,
  oneOf,
  opt,
  PIECE_NAME,
  pattern,
  wordLike,
  words,
} from './phrase.js';
import { PROMOTION_RULES } from './promotion-phrases.js';
import {
  EXCEPTIONS,
  FAR_RANKS_OR_NEAR,
  GAME_RULES,
  NAMED_GAME,
  PLAIN_GAME,
  SIMILAR,
} from './game-phrases.js';
import { GAME, REFERENCES } from './references.js';
import { NUMBER } from './directions.js';
import type { RuleFact } from './rule-facts.js';
import { CLAUSE_BEFORE, TALK_BEHIND } from './rule-talk.js';
import {
  ANY_NAME,
  CAN,
  CANNOT,
  CORNERS,
  LIKE_CHESS,
  MAY,
  means,
  NO,
  notInForce,
  PIECES,
  set,
  type Facts,
} from './rule-words.js';

/**
 * Phrases for the rules of a game: patterns of words with meanings. Ends, promotions, drops, castling and references to other games have separate
 * files. Open this file for anything else. (`phrase.ts` explains how patterns are written.)
 */

// Kings.

const KINGS = words(
  '(the|two)? (king|kings|generals|general|khan|emperors|king and kaiser|kings and generals|royal pieces)',
);
const EACH_OTHER = words(
  '(each other|one another|the other|eachother|the (opponent|enemy) (king|general)|the other king)',
);
/** "On the same open file", "with no piece between them on a file". */
const facingOn = (lines: string) =>
  words(
    `(openly)? (on|along|in)? (a|an|the|any)? (same)? (open)? (${lines}) ((without|with no) (any)? (intervening|other)? (piece|pieces)? (in between|between them|between)? (on a file or rank)?)?|(with no|without) (any)? (intervening|other)? (piece|pieces) (in between|between them|in between them)? on (the same|a) (${lines})`,
  );
/** Words for files, without ranks. */
const ON_A_FILE = facingOn('file|column');
const FACING = anyOf(
  facingOn('line|file or rank|rank or file|column or rank'),
  words(
    '(with no|without) (any)? (intervening|other)? (piece|pieces) (in between|between them|in between them)?',
  ),
);

const NOT_ROYAL = words(
  '(is|are) not (a)? (royal|royal piece|royal pieces)|(is|are) (a)? (non royal|nonroyal) (piece|pieces)?|(is|are) (an|a)? (ordinary|normal|common|plain|another) (piece|pieces)|(can|may)? (be|is|are) (captured|taken) (like|as) (any other (piece|pieces)|all other pieces|(the)? other pieces)|(is|are) not (subject to|affected by) (check|checks)|(has|have) no (royal|special) (power|powers|status)|(loses|lose|has lost|have lost) (its|their|his) royal (power|powers|status)',
);
const AND_TAKEN = words(
  '((,|:|;)? (and|so)? (thus|therefore|hence)? (it|they|he)? (can|may) (thus|therefore|hence)? be (captured|taken) ((like|as) (any other (piece|pieces)?|the others|others|the other pieces|a normal piece))?)?',
);
const TOO = words('(,? (too|as well))?');
const royalty = (pieces: readonly string[], royal: boolean): Facts =>
  pieces.map((piece) => ({ kind: 'royal', piece, royal }));

const KING_RULES: Phrase<Facts> = named<Facts>(() => [
  pattern`(the)? ${oneOf(
    KINGS,
    pattern`${REFERENCES}`.as(() => true as const),
  )} (are|is)? ${CANNOT} (allowed to)? (face|see|look at|be facing|directly face|stand facing) ${EACH_OTHER} ${oneOf<Facts>(
    ON_A_FILE.as(() => means('kings may face each other on a rank')),
    opt(FACING).as(() => []),
  )}`.as(([, , , where]) => [...set({ flyingGeneral: 'true' }), ...where]),
  anyOf(
    pattern`(the)? ${KINGS} ${CAN} (directly)? face ${EACH_OTHER} ${opt(anyOf(ON_A_FILE, FACING))} ${opt(words('in janggi'))}`,
    notInForce(
      '(flying|facing) (general|generals|king|kings) rule|rule (of|on) (the)? (flying|facing) (general|generals|kings)',
    ),
  ).as(() => set({ flyingGeneral: 'false' })),
  pattern`(the|a)? ${KINGS} ${CAN} ${words('(move|step|stay|remain|be left|be moved) (into|in) check|be (captured|taken)')}`.as(
    () => means('no check'),
  ),
  pattern`(the|an|a)? ${PIECE_NAME} (is|are) (a|essentially the|essentially a|considered a|the)? king`.when(
    ([piece]) => (piece === 'king' ? null : [{ kind: 'royal', piece, royal: true }]),
  ),
  pattern`${PIECES} (is|are) (a)? (royal|royal piece|royal pieces) ${TOO}`.as(([pieces]) =>
    royalty(pieces, true),
  ),
  // The piece that the text is about.
  pattern`(it|they|this piece) (is|are) (a|the)? (royal|royal piece) ${TOO}`.as(() =>
    royalty([''], true),
  ),
  pattern`(it|they|this piece) ${NOT_ROYAL} ${AND_TAKEN}`.as(() => royalty([''], false)),
  pattern`${PIECES} ${NOT_ROYAL} ${AND_TAKEN}`.as(([pieces]) => royalty(pieces, false)),
  pattern`(the|an|a)? ${PIECE_NAME} (is|are) (a)? (non royal|nonroyal) ${PIECE_NAME}`.as(
    ([piece]) => royalty([piece], false),
  ),
  pattern`${listOf(ANY_NAME, words('and|or|,|/'))} can (give|make|deliver)? (a)? (checkmate|mate) alone`.as(
    ([pieces]) => [{ kind: 'mates-alone', pieces }],
  ),
]);

// Where pieces stay.

export const AREA = words(
  '(the|any of the)? (nine|9)? (points|squares|intersections|positions)? (of|in)? (the|its|his|their|a|her)? (own)? (palace|palaces|fortress|castle|ring|temple|citadel|court|nine point palace|3x3 palace)',
);
const STAYS = words(
  '(is|are)? (the (piece|pieces) confined to|confined to|cannot leave|can not leave|may not leave|restricted to|limited to|must (stay|remain) (in|within|inside)|has to stay (in|within)|cannot (move|go|step) (out of|outside)|never leaves|(can|may|must) never leave|never leave|cannot exit|may not exit|do not leave|does not leave|not allowed to leave|is not allowed to leave|stay in|stays in|stays within)',
);
const LEAVE = words(
  '(leave|exit|go outside|move outside|step outside|go out of|move out of|step out of|get out of)',
);
const NOT_BOUND = words(
  '(is|are) (not|no longer) (confined|restricted|limited|bound) to|(need|needs) not (to)? (stay|remain) (in|within|inside|on)|(does|do) not (have|need) to (stay|remain) (in|within|inside|on)',
);
const OWN_SIDE = words(
  '(its|his|their|the|her) (own|home)? (half|side|bank) (of the (board|river))?',
);
const THERE = words(
  '(sideways|horizontally) (one square)?|(one|1) (square|step|point) (sideways|horizontally)',
);

/** Pieces, or the generals of xiangqi, which a page may only mention. */
const CONFINED: Phrase<readonly string[]> = oneOf<readonly string[]>(
  PIECES,
  words('(the|both)? (general|generals)').as(() => ['king']),
);

const AREAS: Phrase<Facts> = named<Facts>(() => [
  pattern`${opt(CONFINED)} ,? ${opt(words('it|they|he|this piece|and'))} ${STAYS} ${AREA} ${opt(words('and (is|are) limited to it'))}`.as(
    ([pieces]) => [{ kind: 'confined', pieces }],
  ),
  pattern`${opt(CONFINED)} ,? ${opt(words('it|they|he|this piece|and'))} ${STAYS} (the)? ${opt(NUMBER)} (squares|area|rectangle)? (of)? ${CORNERS} (for white)? (,|or|and|/)? ${CORNERS} (for black)?`.as(
    ([pieces, , , , white, black]) => [{ kind: 'confined', pieces, squares: { white, black } }],
  ),
  pattern`(the)? king and (his|its|the) ${PIECE_NAME} ${STAYS} ${AREA}`.as(([piece]) => [
    { kind: 'confined', pieces: ['king', piece] },
  ]),
  pattern`((palace|special) (move|moves) :)? (when|while)? (in|within|inside) ${AREA} ,? ${opt(anyOf(PIECES, words('it|they')))} ${CAN} (move|go|moves|slide) (forward|forwards)? (along|on) (the|its)? (diagonal|diagonals|marked) (line|lines)?`.as(
    () => [{ kind: 'palace-lines' }],
  ),
  pattern`${opt(CONFINED)} ${opt(words('it|they'))} ${anyOf(
    pattern`${MAY} (also)? ${LEAVE} ${AREA}`,
    pattern`${NOT_BOUND} ${AREA}`,
  )}`.as(([pieces]) => [{ kind: 'unconfined', area: 'palace', pieces }]),
  pattern`${NO} (palace|palaces|fortress|castle)`.as(() => [
    { kind: 'unconfined', area: 'palace', pieces: null },
  ]),
  pattern`${opt(CONFINED)} ${opt(words('it|they'))} ${anyOf(
    pattern`${MAY} (also)? (cross|pass|go across|move across) (the|a) river`,
    pattern`${NOT_BOUND} ${OWN_SIDE}`,
    pattern`${MAY} (also)? ${LEAVE} ${OWN_SIDE}`,
  )}`.as(([pieces]) => [{ kind: 'unconfined', area: 'river', pieces }]),
  pattern`${opt(CONFINED)} ${opt(words('it|they'))} ${anyOf(
    pattern`${CANNOT} cross (the|a) river`,
    pattern`${CANNOT} (cross|go beyond|move beyond|pass) the middle (of the board)?`,
    pattern`${oneOf<unknown>(STAYS, words('must (stay|remain) on|(stay|stays|remain|remains) on'))} ${OWN_SIDE}`,
  )}`.as(([pieces]) =>
    (pieces ?? [null]).map((piece) => ({ kind: 'river', piece, effect: 'cannot-cross' })),
  ),
  pattern`(after|once|when) (crossing|it has crossed|he has crossed|it crosses|having crossed|they cross|they have crossed|it passes) the river ,? (the|a|it|they)? (pawn|soldier|pawns|soldiers)? ${CAN} (also)? (move|move and capture|move or capture) ${THERE} ${opt(words('(in addition to|as well as|and) (moving)? (forward|forwards)|but not backwards|as well|one square'))}`.as(
    () => [{ kind: 'river', piece: null, effect: 'sideways-beyond' }],
  ),
]);

const OTHER_RULES: Phrase<Facts> = named<Facts>(() => [
  RULES.as((all) => all.map(({ fact }) => fact)),
]);
/** "It is like chess, but without castling." */
const LIKE_OTHERS: Phrase<Facts> = named<Facts>(() => [
  pattern`${opt(anyOf(NAMED_GAME, words('it|the game|this game|this')))} (is)? (a|an)? (chess)? variant of (the)? ${GAME}`.as(
    ([, game]): Facts => [{ kind: 'same-rules', game, extent: 'similar' }],
  ),
  pattern`${opt(wordLike((_, image) => (/^\p{Lu}/u.test(image) ? image : null)))} ${opt(GAME)} ${opt(pattern`, or ${NAMED_GAME} ,`)} ${SIMILAR} ${PLAIN_GAME} ${opt(GAME)} ${opt(pattern`(with|without|in which|where) ${OTHER_RULES}`)} ${opt(anyOf(EXCEPTIONS, words('and what differs is told below')))}`.when(
    ([, own, , , , game, more]): Facts | null => {
      const of = game ?? own;
      return of === null
        ? null
        : [{ kind: 'same-rules', game: of, extent: 'similar' }, ...(more?.[0] ?? [])];
    },
  ),
]);
const RULE: Phrase<Facts> = named<Facts>(() => [
  FEATURES,
  KING_RULES,
  AREAS,
  GAME_RULES,
  LIKE_OTHERS,
  ENDS,
  PROMOTION_RULES,
  DROP_RULES,
  EXPLOSION_RULES,
]);

/** A fact, and the range of words that state it. */
export interface LocatedFact {
  readonly fact: RuleFact;
  readonly from: number;
  readonly to: number;
}

const PLACED: Phrase<readonly LocatedFact[]> = RULE.placed((facts, from, to) =>
  facts.map((fact) => ({ fact, from, to })),
);
const JOINED = words(
  '(,|;|-|:)? (and|but|except that|except|so|with|where|then|while|whereas|though|although|,)? (thus|hence|therefore)? ,? ',
);

/** Rules that follow each other without other words between them. What one pattern matches as a whole is not split. */
export const RULES: Phrase<readonly LocatedFact[]> = named<readonly LocatedFact[]>(() => [
  PLACED,
  pattern`${PLACED} ${JOINED} ${RULES}`.as(([first, , others]) => [...first, ...others]),
]);

const INTRO: Phrase<unknown> = named<unknown>(() => [pattern`${ONE_INTRO} ${INTRO}`, ONE_INTRO]);
const ONE_INTRO = anyOf(
  CLAUSE_BEFORE,
  pattern`(the|a|an|another|one|only)? (only)? (other|second)? (main|major|key|big|significant|important|basic)? (exception|difference|change|rule|twist) ${opt(pattern`(from|to|with|compared to) ${PLAIN_GAME} ${GAME}`)} (is that|is :|:)`,
  words(
    '(pawn|pawns|piece)? (promotion|promotions|castling|drops|drop|dropping|en passant|repetition|setup|start|board|goal|objective|object|winning|passing|first move|draws|stalemate) (rule|rules)? (-|:)',
  ),
  pattern`(regarding|concerning|as for) ${anyOf(words('perpetual (check|checks)|repetition|stalemate|promotion|castling|drops|pawns'))} ,`,
  pattern`${NAMED_GAME} (is|:) (a|an)? (popular|simple|modern)? (chess|shogi|xiangqi)? (variant|game|version of chess) ,? (where|in which)`,
  words(
    '(the|a|this)? (rule|rules) (for|of|on|about) (repetition|stalemate|promotion|drops|castling|the end|check) (is|are) that|(as in|like in|unlike in|like|unlike|similar to| as in|as with| like in| as in) (regular|standard|normal|orthodox|most)? (chess|shogi|xiangqi|janggi|makruk|variants|western chess|crazyhouse) ,?|similar to the above ,?|in addition to (the)? (standard|normal|usual|orthodox)? (rules|chess rules|rules of chess) ,?|(in addition|similarly|in short|remember that|as a reminder|and|but|of course|note that|finally|for example|because it is different from chess pawns|therefore|thus|so|a|in this variant|in this game|here|on pychess|in pychess|for starters|as usual|for castling|to be exact|for the record|please note that|notice that|for white|for  sides|for the rest|besides|as a result|as a consequence|it follows that|this means that) ,?|(win|lose|draw|note|special rule|exception|tip|special rules) :|there (is|are) (a|one|two|three|four|some)? (basic|special|main|additional|extra|simple|more)? (rule|rules) :',
  ),
);

const OWN_GAME = wordLike((text, image) =>
  /^\p{Lu}/u.test(image) && builtinNamed(text) === null ? image : null,
);
const RULE_IN = pattern`(the|a) (rule|rules) (for|of|on|about) (repetition|stalemate|promotion|drops|castling) in ${GAME} is that`;

/** "As Imperial pawns start on the third rank, they do not …": the pawns of one army. */
const OF_ONE_ARMY: Phrase<readonly LocatedFact[]> =
  pattern`(as|since|because) (the)? ${ONE_ARMY} (pawn|pawns) (start|starts|begin|begins|are) (out)? on ${FAR_RANKS_OR_NEAR} ,? (they|it) ${CANNOT} (have the option to|have the)? ${STEPS_TWICE} ${opt(AT_FIRST)} ${opt(pattern`(or|and|nor) ${CAPTURED_EN_PASSANT}`)}`.placed(
    (_, from, to) => [
      { fact: { kind: 'meaning', meaning: 'no double step for one army' }, from, to },
    ],
  );

/** A whole sentence about rules. */
export const RULE_SENTENCE: Phrase<readonly LocatedFact[]> = oneOf<readonly LocatedFact[]>(
  OF_ONE_ARMY,
  RULES,
  pattern`${anyOf(INTRO, RULE_IN)} ${RULES}`.as(([, facts]) => facts),
  pattern`${RULES} ,? ${LIKE_CHESS}`.as(([facts]) => facts),
  pattern`${opt(anyOf(INTRO, RULE_IN))} ${RULES} ${TALK_BEHIND}`.as(([, facts]) => facts),
  pattern`${RULES} ${anyOf(words('here|in this (game|variant)'), pattern`in ${OWN_GAME}`)}`.as(
    ([facts]) => facts,
  ),
);
