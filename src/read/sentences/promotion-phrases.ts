import { NUMBER } from './directions.js';
import { ONE_ARMY } from './feature-phrases.js';
import {
  anyOf,
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
import { GAME, REFERENCE, REFERENCES } from './references.js';
import type { FarRanks } from './rule-facts.js';
import {
  ANY_NAME,
  ANY_PIECES,
  CANNOT,
  FAR_RANKS,
  LIKE_CHESS,
  MAY,
  means,
  MUST,
  NO,
  NOT_ALLOWED,
  PAWNS,
  PIECES,
  RANK,
  set,
  type Facts,
} from './rule-words.js';
import {
  WHO,
  MODAL,
  PROMOTES,
  AT,
  CHOICES,
  TO,
  PROMOTES_TO,
  promotion,
  pawnChoices,
  zoneWithin,
  optional,
  type Who,
  type Targets,
} from './promotion-parts.js';

/** Sentences on promotion. */

const ZONE = words(
  "(the|a|each player's|the player's|their)? (promotion (zone|area|rank|ranks|zones|region|territory)|enemy (camp|territory)|promoting zone|opponent's camp)",
);
const UNDERPROMOTION = words(
  '(the)? (underpromotion|underpromotions|under promotion|minor promotion|minor promotions)',
);
const OF_ARMY = anyOf(
  pattern`any ${ONE_ARMY} (piece|pieces)`,
  words('(any of)? their own (respective)? pieces'),
);
const PROMOTION = words(
  '(the|all|these|all these|any|such)? (promotion|promotions|pawn promotion|piece promotion|promotion of (a|the|any)? (piece|pieces))',
);
const IS_MANDATORY = words(
  '(is|are|-|:)? (mandatory|compulsory|forced|obligatory|required|automatic|not optional)',
);
const IS_OPTIONAL = words(
  '(is|are|-|:)? (always)? (optional|(not|never) (mandatory|compulsory|forced|obligatory|automatic)|voluntary)',
);
const ZONE_MOVE = words(
  '(,)? (when|by|if|whenever|either (by|when)?|on|upon|after|either)? (it|they|he|the piece|a piece)? (enters|enter|moves|move|moving|entering|starts|starting|beginning|begins|leaves|leaving|passes|making|ends|ending) (a|its|their|the)? (move|turn)? (into|within|from|out of|in|inside|to|through)? (, (from|out of|within))? (or (moving)? (into|within|from|out of|leaves|moves within))? ((the|a|their) (promotion)? zone|(the|an)? enemy (camp|territory))? (or (when)? (out of it|leaving it|leave it|from it|within it))?',
);
const INTO_ZONE: Phrase<unknown> = named<unknown>(() => [
  pattern`${ZONE_MOVE} (,|or|and) ${INTO_ZONE}`,
  ZONE_MOVE,
]);

/** Into, within or out of a zone, as in shogi. */
const THROUGH = words(
  '(enter|enters|entering|leave|leaves|leaving)|(move|moves|moving|start|starts|end|ends|a move|moves)? (into|within|inside|in|from|out of|through|to)',
);
/** A game without other special moves has no castling; pawns without them make no double step. */
const SPECIAL_MOVES = oneOf<Facts>(
  words('move (of the game|in the game)?').as(() =>
    set({ castling: 'false', doubleStep: 'false' }),
  ),
  words('(pawn move|move of (the)? (pawn|pawns))').as(() => set({ doubleStep: 'false' })),
);
const OTHERS = words(
  '(no (other)? (piece|pieces)?|nothing|none|nobody) (other than|but|except|except for|apart from|besides)',
);
const THOSE_THAT = words(
  '(is|are) the (piece|pieces|ones|one)? (that|which|to)? (can|may|do|does|able to)?',
);
const noOther = (pieces: readonly string[]): Facts => [{ kind: 'no-other-promotes', pieces }];

/** The same of the piece that the sentence is about, whose moves stand before: "…, promotes to a queen on the last rank". */
export const PROMOTION_OF_IT: Phrase<Facts> = oneOf<Facts>(
  pattern`${MODAL} ${PROMOTES} ${opt(AT)} ${opt(TO)}`.when(([modal, , ranks, to]) =>
    promotion({ kind: 'pieces', names: null }, modal, to, ranks),
  ),
  pattern`${MODAL} ${PROMOTES_TO} ${opt(AT)}`.when(([modal, to, ranks]) =>
    promotion({ kind: 'pieces', names: null }, modal, to, ranks),
  ),
);

export const PROMOTION_RULES: Phrase<Facts> = named<Facts>(() => [
  // Who alone promotes.
  pattern`only ${WHO} ${MODAL} ${PROMOTES} ${opt(AT)} ${opt(TO)}`.when(
    ([who, modal, , ranks, to]) => {
      const pieces = who.kind === 'pawns' ? ['pawn'] : who.kind === 'pieces' ? who.names : null;
      const more = to === null && ranks === null ? [] : promotion(who, modal, to, ranks);
      return pieces === null || more === null ? null : [...noOther(pieces), ...more];
    },
  ),
  pattern`(only)? ${ONLY} one (piece|kind of piece) (can|may)? ${PROMOTES} (:|-|,) ${PIECES} ${MODAL} ${PROMOTES_TO} ${opt(AT)}`.when(
    ([, , pieces, modal, to, ranks]) => {
      const more = promotion({ kind: 'pieces', names: pieces }, modal, to, ranks);
      return more === null ? null : [...noOther(pieces), ...more];
    },
  ),
  // "The only special move is the pawn promotion, always to a queen."
  pattern`(the)? ${ONLY} special ${SPECIAL_MOVES} (is|:|-) ${PROMOTION} (of pawns)? ,? (which is)? (to|into) ${CHOICES}`.as(
    ([, lacking, , pieces]) => [...lacking, ...pawnChoices(pieces)],
  ),
  pattern`${OTHERS} ${PIECES} ${MODAL} ${PROMOTES}`.as(([, pieces]) => noOther(pieces)),
  pattern`(all)? (pieces|piece) (other than|but|except|except for) ${PIECES} ${CANNOT} promote`.as(
    ([pieces]) => noOther(pieces),
  ),
  pattern`${PIECES} ${THOSE_THAT} ${PROMOTES}`.as(([pieces]) => noOther(pieces)),
  // The zone.
  pattern`${FAR_RANKS} (is|are|represent|represents|form|forms|make up|constitute|serve as|act as) (called)? (the|a|considered|considered the|designated as|known as)? ${ZONE} (for white)?`.as(
    ([ranks]) => [{ kind: 'zone', ranks, of: null }],
  ),
  pattern`${ZONE} (-|:)? (is|consists of|covers|comprises|are|:|includes|contains|extends over|spans|is made up of|begins at|starts at|starts on)? ${FAR_RANKS} (for white)?`.as(
    ([, ranks]) => [{ kind: 'zone', ranks, of: null }],
  ),
  pattern`${ZONE} is ${NUMBER} ${RANK} deep`.as(([, last]) => [
    { kind: 'zone', ranks: { last }, of: null },
  ]),
  pattern`${PROMOTION} (is|are|occurs|happens|takes place|can occur|can|must)? (done|possible|made|allowed|occur|happen|take place)? ${AT}`.as(
    ([, ranks]) => [{ kind: 'zone', ranks, of: null }],
  ),
  pattern`${PROMOTION} ${IS_MANDATORY} ${opt(pattern`(when|once|as soon as|if|for) (a piece|it|they|pieces|a pawn) (that)? (reaches|enters|reach|enter) ${ZONE}`)} ${LIKE_CHESS}`.as(
    () => set({ mandatoryPiecePromotion: 'true' }),
  ),
  pattern`${PROMOTION} ${IS_MANDATORY} ${AT}`.as(([, , ranks]) => [
    ...set({ mandatoryPiecePromotion: 'true' }),
    { kind: 'zone', ranks, of: null },
  ]),
  pattern`${PROMOTION} ${IS_MANDATORY} on the last (rank|row) (and|but|,) ${IS_OPTIONAL} on the ${opt(NUMBER)} (ranks|rank|rows|row) before (it|that)`.as(
    ([, , , before]) => zoneWithin({ last: (before ?? 1) + 1 }),
  ),
  anyOf(
    pattern`${NO} ${UNDERPROMOTION}`,
    pattern`${UNDERPROMOTION} ${NOT_ALLOWED}`,
    pattern`${PAWNS} ${CANNOT} (underpromote|under promote|be underpromoted)`,
  ).as(() => pawnChoices(['queen'])),
  pattern`${ONLY} ${PROMOTION} (to|into) ${CHOICES} (is|are) (allowed|possible|permitted|legal)`.as(
    ([, , pieces]) => pawnChoices(pieces),
  ),
  pattern`${PROMOTION} (to|into) ${PIECES} ${NOT_ALLOWED}`.as(([, pieces]) => [
    { kind: 'no-pawn-choices', pieces },
  ]),
  pattern`${PROMOTION} ${IS_OPTIONAL} ${LIKE_CHESS} ${opt(words('(unless|except (when|if)) (no (subsequent|further|other|later)? (legal)? move (is|would be) possible (otherwise)?|(the piece|it) (would|could) (otherwise|then)? (not|never) (be able to)? move (again|otherwise)?)'))}`.as(
    ([, , , unless]) =>
      set({
        mandatoryPiecePromotion: 'false',
        mandatoryPawnPromotion: 'false',
        ...(unless === null ? {} : { immobilityIllegal: 'true' }),
      }),
  ),
  words(
    '(a|every|any) piece that (can|may) (be promoted|promote) (must|has to) (be promoted|promote|do so)|(a|every|any|the|all)? (piece|pieces) (must|has to|have to) (be promoted|promote) (if|when|whenever|where) (they can|it can|possible|able|(they are|it is) able to)',
  ).as(() => set({ mandatoryPiecePromotion: 'true' })),
  words(
    'once promoted ,? (a|the)? (piece|pieces|it|they) (cannot|do not|does not|not|may not) (unpromote or)? promote (further)?|can (already)? promoted pieces promote (further)?|(already)? promoted (piece|pieces) (cannot|do not|does not|not|may not) promote (further)?',
  ).as(() => means('promoted pieces do not promote again')),
  pattern`${PAWNS} ${CANNOT} promote (if|when|while|by)? (capturing)? (by|via)? en passant`.as(() =>
    means('no promotion by en passant'),
  ),
  anyOf(
    pattern`${opt(PAWNS)} (must|can|may)? (be)? (promote|promotes|promoted)? (to|in|into) ${WAS_CAPTURED}`,
    pattern`${PROMOTION} (are|is)? (allowed|possible|permitted)? (to replace|to) ${WAS_CAPTURED}`,
  ).as(() => means('pawns promote to captured pieces')),
  pattern`${PAWNS} ${MAY} ${PROMOTES} ${AT} ,? (and|but)? (they|it)? ${MUST} ${PROMOTES} ${AT}`.as(
    ([, , , ranks, , , last]) => [...zoneWithin(ranks), { kind: 'zone', ranks: last, of: null }],
  ),
  pattern`${NUMBER} ${PIECES} ,? (which|that) ${MAY} promote (to|into) ${ANY_NAME}`.as(
    ([, pieces, , to]) => [{ kind: 'promotes', pieces, to }],
  ),
  pattern`${ANY_NAME} (is|are) (the|a)? (only)? (promoted form|promoted version|promotion) of ${ANY_NAME}`.as(
    ([to, piece]) => [{ kind: 'promotes', pieces: [piece], to }],
  ),
  pattern`${ANY_PIECES} ${MODAL} ${PROMOTES} (if|when) (a|any|some)? part of (its|the|their) move (touches|is in|lies in|is inside|passes through|crosses) ${anyOf(ZONE, words('(the|this) zone'))}`.as(
    ([, modal]) => [...optional(modal), ...means('moves into, in and out of the zone promote')],
  ),
  words(
    '(a|the)? (piece|pieces) (need not promote|may choose not to promote|do not have to promote|can choose not to promote|does not have to promote)',
  ).as(() => set({ mandatoryPiecePromotion: 'false', mandatoryPawnPromotion: 'false' })),
  // "Pieces promote when they enter, leave or move within the last two ranks."
  pattern`${WHO} ${MODAL} ${PROMOTES} (when|if|by|on|whenever) (they|it)? ${listOf(THROUGH, words('or|,|and|, or'))} ${FAR_RANKS}`.when(
    ([who, modal, , through, ranks]) =>
      through.length < 2 ? null : promotion(who, modal, null, ranks),
  ),
  // "Knights promote to bishops, bishops to rooks."
  pattern`${ANY_NAME} ${PROMOTES} (to|into) (a|an)? ${ANY_NAME} (,|;)? and? ${listOf(
    pattern`${ANY_NAME} ${opt(PROMOTES)} (to|into) ${ANY_NAME}`,
    words(',? and|,|;'),
  )}`.as(([piece, , to, others]) =>
    [[piece, null, to] as const, ...others].map(([one, , form]) => ({
      kind: 'promotes',
      pieces: [one],
      to: form,
    })),
  ),
  // Who, where and to what.
  pattern`${WHO} ${MODAL} ${PROMOTES} ${opt(AT)} ${opt(TO)} ${LIKE_CHESS}`.when(
    ([who, modal, , ranks, to, like]) =>
      promotion(who, modal, to, ranks) ??
      (like === null || who.kind !== 'pawns' || ranks !== null || to !== null
        ? null
        : means('pawns promote as in chess')),
  ),
  pattern`${PAWNS} ${MODAL} ${PROMOTES} ${opt(AT)} (to|into) ${OF_ARMY} ${opt(AT)}`.as(() =>
    means('pawns promote to pieces of their army'),
  ),
  pattern`${PAWNS} ${MODAL} (always)? (become|becomes|turn into|turns into) ${CHOICES}`.as(
    ([, , pieces]) => pawnChoices(pieces),
  ),
  pattern`${WHO} ${MODAL} ${PROMOTES_TO} ${AT} ${LIKE_CHESS}`.when(([who, modal, to, ranks]) =>
    promotion(who, modal, to, ranks),
  ),
  pattern`${COMING} ${opt(WHO)} ${MODAL} ${oneOf<Targets | null>(
    PROMOTES_TO,
    PROMOTES.as(() => null),
  )} ${LIKE_CHESS}`.when(([{ ranks, who }, named, modal, to]) => {
    const isAgain =
      who === null || named === null || (named.kind === 'pieces' && named.names === null);
    const promoted = who ?? named;
    return isAgain && promoted !== null ? promotion(promoted, modal, to, ranks) : null;
  }),
  pattern`(the)? ${PROMOTION} (is|,|,? which is)? (always)? (to|into|in) ${CHOICES}`.as(
    ([, pieces]) => pawnChoices(pieces),
  ),
  words(
    'the (choice|promotion) is not (limited|restricted) to (previously)? captured pieces|(even)? (if|when) none (was|were|has been) captured',
  ).as(() => means('promotion whatever was captured')),
  pattern`(the)? (pawn)? ${PROMOTION} (choices|options|pieces|allowed)? (is|are|:|-) (to|into)? ${CHOICES}`.as(
    ([, pieces]) => pawnChoices(pieces),
  ),
  pattern`(they|it) (can|may) (be promoted|promote) (to|into) ${CHOICES} (if desired|as well|too)`.as(
    ([pieces]) => [{ kind: 'pawn-choices', pieces, adds: true }],
  ),
  // The other way round: a piece that starts promoted.
  pattern`(the|an|a)? ${PIECE_NAME} is (the|a)? (only)? demoted form of (the|a|an)? ${PIECE_NAME} ${opt(words('(and)? comes into play after capturing (a|the) queen ,? where it then becomes (a|the) duchess in hand'))}`.as(
    ([from, to]) => [{ kind: 'promotes', pieces: [from], to }],
  ),
  pattern`(the)? (promoted form|promotion|promoted version) of (the|a)? ${PIECE_NAME} is (the|a|an)? ${PIECE_NAME}`.as(
    ([piece, to]) => [{ kind: 'promotes', pieces: [piece], to }],
  ),
  pattern`(a|the)? promoted ${PIECE_NAME} (is|becomes) (called)? (a|an|the)? ${PIECE_NAME}`.as(
    ([piece, to]) => [{ kind: 'promotes', pieces: [piece], to }],
  ),
  pattern`(it is|it's|this is)? (a|the)? promoted (form of)? (the|an|a)? ${PIECE_NAME}`.as(
    ([piece]) => [{ kind: 'promotes', pieces: [piece], to: '' }],
  ),
  pattern`(it)? (promotes|promote|is promoted|can promote|may promote) (to|into) ${oneOf(
    REFERENCE.as(({ name }) => name),
    ANY_NAME,
  )} (as normal|as usual)? ${opt(AT)}`.as(([to, ranks]) => [
    ...(ranks === null ? [] : [{ kind: 'zone', ranks, of: [''] } as const]),
    { kind: 'promotes', pieces: null, to },
  ]),
  pattern`${opt(PIECES)} (it|they|this piece|these|these pieces|those|both|this)? (,? (therefore|thus|hence|however|then) ,?)? ${opt(pattern`, unlike ${REFERENCES} ,?`)} ${CANNOT} (promote|promotes|be promoted|have a promotion)`.as(
    ([pieces]): Facts => [{ kind: 'no-promotion', pieces }],
  ),
  pattern`${listOf(ANY_NAME, words('and|or|,'))} ${CANNOT} (promote|be promoted)`.as(
    ([pieces]): Facts => [{ kind: 'no-promotion', pieces }],
  ),
  pattern`${PAWNS} ${CANNOT} (be)? (promote|promoted) (to|into) ${PIECES}`.as(([, , pieces]) => [
    { kind: 'no-pawn-choices', pieces },
  ]),
  anyOf(
    pattern`${NO} promotion (of pawns)?`,
    words(
      '(nothing|none|no piece|no pieces) (can|may|does|do|ever)? (be)? (promote|promotes|promoted)',
    ),
    pattern`${ANY_PIECES} ${CANNOT} (be)? (promote|promoted)`,
  ).as(() => means('no promotion')),
  pattern`${ONLY} ${PIECES} (can|may|do)? (be)? (promote|promotes|promoted)`.as(([, pieces]) =>
    noOther(pieces),
  ),
  pattern`${PROMOTION} ${NOT_ALLOWED}`.as(() => means('no promotion')),
  pattern`${ANY_PIECES} ${MODAL} ${PROMOTES} ,? ${INTO_ZONE}`.as(([, modal]) => [
    ...optional(modal),
    ...means('moves into, in and out of the zone promote'),
  ]),
  pattern`(this|promotion) (happens|takes place|occurs) (either)? (by)? ${INTO_ZONE}`.as(() =>
    means('moves into, in and out of the zone promote'),
  ),
  pattern`${ANY_PIECES} ${MODAL} ${PROMOTES} (upon|on|when|by|after) (entering|moving into|reaching|moving inside|moving in|making a move in) ${ZONE} ${opt(pattern`/ ${ZONE}`)} ${opt(words('or (moving|making a move with) (a|any) piece (that is)? (already)? (in|inside|within) (the (zone|enemy camp|promotion zone)|it)'))}`.as(
    ([, modal]) => [
      ...(modal === 'may' ? optional(modal) : []),
      ...means('moves into, in and out of the zone promote'),
    ],
  ),
  pattern`(almost|nearly)? ${ANY_PIECES} ${opt(pattern`(except|but|other than|except for) ${PIECES}`)} ${MODAL} ${PROMOTES} ${opt(pattern`,? by (playing|making) a move (arriving|ending|that ends) ${AT}`)}`.when(
    ([, , modal, , at]) =>
      modal === 'must'
        ? null
        : [
            ...(at === null ? [] : [{ kind: 'zone', ranks: at[0], of: null } as const]),
            ...means('some pieces promote'),
          ],
  ),
  pattern`${ANY_PIECES} ${MODAL} ${PROMOTES}`.when(([, modal]) =>
    modal === 'must' ? null : means('some pieces promote'),
  ),
  pattern`(two|2|three|3|no more than two|two kinds of) (kinds of)? pieces (promote|have a promotion) ${LIKE_CHESS}`.as(
    () => means('some pieces promote'),
  ),
  pattern`(it|they|this piece)? (turns|turn|changes|change|flips|flip|transforms|transform) (into|to) ${REFERENCE} (after|with|on) (moving|each move|every move|it moves|its move)`.as(
    ([to]) => means(`becomes ${to.name} after each move`),
  ),
  // Pieces that must promote on some squares.
  pattern`${opt(words('note that|sometimes|note that sometimes'))} (its|it's|the)? promotion is (obligatory|compulsory|mandatory) (,|-)? when it moves to ${SQUARES} (of|on) ${LAST_ROW}`.as(
    ([, squares]) => [{ kind: 'promotion-by-square', compulsory: true, squares }],
  ),
  pattern`${opt(words('note that'))} ${opt(pattern`on ${SQUARES} of the . rank`)} it (is|need|needs) not (obliged to|have to)? promote ${opt(pattern`on ${opt(SQUARES)} (of)? ${LAST_ROW}`)}`.as(
    () => [{ kind: 'promotion-by-square', compulsory: false, squares: null }],
  ),
  pattern`${opt(words('expect that|except that'))} (the)? pawn promotes to (this|the)? (army's)? (counterpart of)? ${REFERENCE}`.as(
    ([, to]) => [{ kind: 'promotes', pieces: ['pawn'], to: to.name }],
  ),
  pattern`(all|every) (pieces|piece) ,? that ${opt(pattern`in ${STANDARD} ${GAME}`)} (promotes|promote|becomes|become) (to)? (a)? ${PIECE_NAME} ${opt(pattern`in ${STANDARD} ${GAME}`)} ,? (promotes|promote|becomes|become) (to)? (its|this)? (counterpart) (here|in this army)?`.when(
    ([before, to, behind]) => {
      const game = (before ?? behind)?.[1];
      return game === undefined ? null : [{ kind: 'promotes-as-in', game, to }];
    },
  ),
]);
const REACHES = words(
  '(reaches|reach|reached|reaching|arrives at|arrive at|arrives on|arriving at|enters|enter|entering|gets to|gets on|moves to|moves onto|arrived (on|at|in)|lands on|comes to|advances to|attains)',
);
/** "When a pawn reaches the last rank", "on the last rank", "pawns that reach the last rank". */
const COMING: Phrase<{ readonly who: Who | null; readonly ranks: FarRanks }> = oneOf<{
  readonly who: Who | null;
  readonly ranks: FarRanks;
}>(
  pattern`(when|once|if|as soon as|upon) ${WHO} (has|have)? ${REACHES} ${FAR_RANKS} ,? (then)?`.as(
    ([who, , ranks]) => ({ who, ranks }),
  ),
  pattern`${WHO} (that|which|who)? (has|have)? ${REACHES} ${FAR_RANKS} ,?`.as(([who, , ranks]) => ({
    who,
    ranks,
  })),
  pattern`(upon|on|after|by|at|once|when) ${opt(REACHES)} ${FAR_RANKS} ,?`.as(([, ranks]) => ({
    who: null,
    ranks,
  })),
);
const WAS_CAPTURED = words(
  '(a|any|one of the|his|its|their)? (own)? (previously|already)? (captured|lost|taken) (piece|pieces)|(a|any)? (piece|pieces) (held)? in reserve|(a|any|one of the|his|its|their)? (piece|pieces) (of (the same|his|their|your|its own) (color|colour|army|own))? (that|which)? (has|have|had|was|were)? (previously|already|been)? (been)? (lost|captured|taken) (before|previously)? (by (the opponent|its side|his side|their side|its owner))?',
);
const SQUARES = words('(the)? (connected|unconnected|non connected) squares').as(
  () => 'unconnected',
);
const LAST_ROW = words('(the)? (last|8th|9th|eighth|first) (rank|row)');
const STANDARD = words('(standard|orthodox|normal|usual)?');
