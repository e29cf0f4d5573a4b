import { listOf, named, oneOf, opt, pattern, words, type Phrase } from './phrase.js';
import { GAME, NO_VERB } from './references.js';
import { ANY_NAME, means, NO, NOBODY, PIECES, type Facts } from './rule-words.js';

/** Phrases for the pieces that a game takes from another game, and for pieces that stand in the place of those. */

const PLAIN_GAME = words(
  '(the)? (standard|normal|orthodox|ordinary|regular|usual|international|fide|western|traditional|classical|modern)? (rules of|game of)?',
);
const MEN = words('pieces|men|units|chessmen|chess pieces');
const OTHER_MEN: Phrase<readonly string[]> = oneOf<readonly string[]>(
  pattern`${words(
    '(all|all the|all of the|the)? (other|remaining|rest of the)|the others of the|every one of the other|each of the other',
  )} ${MEN}`.as(() => []),
  words('(every|each) (other|remaining) (piece|man|unit)').as(() => []),
  pattern`(all|all the|all of the|the)? ${MEN} ,? (except|except for|other than|apart from|but|besides|excluding) (for|the)? ${PIECES} ,?`.as(
    ([, pieces]) => pieces,
  ),
  pattern`(all|all the|all of the|the)? ${MEN}`.as(() => []),
);
const ARE =
  '(move|moves|are|is|stay|behave|behaves|work|works|function|(move|moves) and (capture|captures|take|takes)|move or capture|remain|act)';
const ARE_AS = words(
  `${ARE} (just|exactly)? (the same)? (as|like|as in|like in|those of|those in|the same as|the same as in|identical to|identically to|the same way as|in the same way as|the same way as in|unchanged from)? (those of|those in|in|in the|their|the)?`,
);
const BEHIND = words('(counterparts|equivalents|pieces|rules)?');

const ALL_MEN = pattern`(all|all the|all of the|the)? ${MEN}`;
const BUT = words(
  ',? (except|except for|but|but for|apart from|other than|with (the)? exception of|excluding|save|save for) (for)?',
);
/** "All pieces move as in chess, except the queen." */
export const SAME_PIECES_BUT: Phrase<Extract<Facts[number], { readonly kind: 'same-pieces' }>> =
  pattern`${ALL_MEN} ${ARE_AS} ${PLAIN_GAME} ${GAME} ${BEHIND} ${BUT} ${PIECES}`.as(
    ([, , , game, , , except]) => ({ kind: 'same-pieces', game, except }),
  );

const AS_USUAL = words(
  `${ARE} (the same|as usual|as normal|normally|unchanged|in the (usual|normal) way|as (the|their)? (usual|normal|standard|orthodox|regular) (counterparts|equivalents|pieces|chess pieces|ones))`,
);

/** "All other pieces move as in chess": the game has the pieces of that game that it does not describe. */
export const SAME_PIECES: Phrase<Facts> = oneOf<Facts>(
  pattern`${OTHER_MEN} ${ARE_AS} ${PLAIN_GAME} ${GAME} ${BEHIND}`.as(([except, , , game]) => [
    { kind: 'same-pieces', game, except },
  ]),
  SAME_PIECES_BUT.as((fact) => [fact]),
  pattern`${OTHER_MEN} ${AS_USUAL}`.as(([except]) => [{ kind: 'same-pieces', game: null, except }]),
);

const STANDS_FOR = words(
  '(replaces|replace|takes the place of|take the place of|stands in the place of|stand in the place of|stands in place of|stand in place of|stands in for|stand in for)',
);
const IS_REPLACED = words(
  '(is|are|gets|get|has been|have been|was|were) ((replaced|substituted) (by|with)|(exchanged|swapped) for) (a|an|the|two|2|all)? (new|fairy)? (piece called)?',
);
const HAVE = words(
  '((each|either|every)? (side|sides|player|players|army|armies)|there is|there are|white and black|the players|players|the armies) (has|have|starts with|start with|uses|use|gets|get)? (a|an|two|2)?',
);
// Of "instead of" only "of" is left inside a sentence.
const INSTEAD = words(
  '(instead of|of|in place of|in the place of|rather than) (a|an|the|its|their)?',
);
const MANY = words(
  "(the|both|all|all the|both the|each|every|the player's|each player's|the players'|their)? (orthodox|usual|normal|ordinary|standard|regular|western)?",
);
const NAMES = listOf(ANY_NAME, words('and|,'));

/** "White's queen". */
const isOfOneSide = (name: string): boolean => name.includes("'");
/** "The pawn is replaced by a queen" when it promotes. */
const isPromoted = (name: string): boolean => name === 'pawn';

interface Swap {
  readonly old: readonly string[];
  readonly own: readonly string[];
}

function swapped(pairs: readonly { readonly piece: string; readonly by: string }[]): Facts | null {
  const isOpen = pairs.some(
    ({ by, piece }) => isOfOneSide(piece) || isOfOneSide(by) || isPromoted(piece),
  );
  return isOpen ? null : pairs.map(({ by, piece }) => ({ kind: 'replaced', piece, by }));
}

const IS_ABSENT = words(
  '(is|are) (absent|missing|not used|left out|omitted|removed (from (the (game|board|start position|starting position)|play))?|not part of (the|this) game|not in the game)',
);
const STARTS_WITHOUT = words(
  '(have|has) no|(start|starts|begin|begins|play|plays|do|does) (the game)? (without|with no) (a|an|the|any|his|her|its|their)?',
);
const SIDE = oneOf<'white' | 'black'>(
  words('(the)? white (player|side|army)?').as(() => 'white' as const),
  words('(the)? black (player|side|army)?').as(() => 'black' as const),
);
const SIDES = oneOf<'white' | 'black'>(
  words("white's").as(() => 'white' as const),
  words("black's").as(() => 'black' as const),
);
const noKing = (pieces: readonly string[]): boolean =>
  !pieces.some((piece) => /^kings?$/.test(piece));
const odds = (color: 'white' | 'black', pieces: readonly string[]): Facts | null =>
  noKing(pieces) ? [{ kind: 'odds', color, pieces }] : null;
const NAMED_PIECES: Phrase<readonly string[]> = pattern`${PIECES} ${NO_VERB}`.as(
  ([pieces]) => pieces,
);
/** "White plays without the queen." */
const ODDS: Phrase<Facts> = oneOf<Facts>(
  pattern`${SIDE} ${STARTS_WITHOUT} ${NAMED_PIECES}`.when(([color, , pieces]) =>
    odds(color, pieces),
  ),
  pattern`${SIDES} ${PIECES} ${IS_ABSENT}`.when(([color, pieces]) => odds(color, pieces)),
);

const SWAP = '(swap|exchange|change|trade|switch)';
const PLACES = '(their)? (starting|start|initial)? (places|positions|squares)';
const IS_SWAPPED = '(swapped|exchanged|interchanged|transposed|reversed|switched)';
const PAIR = listOf(ANY_NAME, words('and'));
/** "Knights and bishops swap places." */
const SWAPPED: Phrase<Facts> = oneOf(
  pattern`${MANY} ${PAIR} ${words(`${SWAP} ${PLACES}|(have|has) ${IS_SWAPPED} ${PLACES}|(are|is)? ${IS_SWAPPED} (at the start|in the (start|starting|initial) position|in the setup)?`)}`.as(
    ([, pair]) => pair,
  ),
  pattern`(with)? ${words(`(the)? ${PLACES} of`)} ${MANY} ${PAIR} ${words(`(are|is)? ${IS_SWAPPED}`)}`.as(
    ([, , pair]) => pair,
  ),
).when((pair): Facts | null => {
  const [one, other, ...more] = pair;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  return isPair && !pair.some(isOfOneSide)
    ? [{ kind: 'swapped-places', pieces: [one, other] }]
    : null;
});

/** Words for what a game does not have, or has elsewhere than another game. */
export const ARRAY_CHANGES: Phrase<Facts> = named<Facts>(() => [ABSENT, ODDS, SWAPPED]);

/** "There are no queens." Without its king, it is another game. */
const ABSENT: Phrase<Facts> = oneOf(
  pattern`${NO} ${NAMED_PIECES} (in this (game|variant)|on the board|at all)?`.as(
    ([, pieces]) => pieces,
  ),
  pattern`${PIECES} ${IS_ABSENT}`.as(([pieces]) => pieces),
  pattern`${NOBODY} (has|have|starts with|start with|gets|get) (a|an|any)? ${NAMED_PIECES}`.as(
    ([, pieces]) => pieces,
  ),
  pattern`(the)? (players|sides|armies) ${STARTS_WITHOUT} ${NAMED_PIECES}`.as(
    ([, pieces]) => pieces,
  ),
).when((pieces) => (noKing(pieces) ? [{ kind: 'absent', pieces }] : null));

/** "The queen is replaced by an amazon." Of several new pieces it says which stands for which only by "respectively". */
export const REPLACED: Phrase<Facts> = named<Facts>(() => [
  // "All pieces move as in chess, except the queen, which is replaced by an amazon."
  pattern`${SAME_PIECES_BUT} ,? (which|who|that) ${IS_REPLACED} ${ANY_NAME}`.when(
    ([same, , own]): Facts | null => {
      const [piece, ...others] = same.except;
      return piece === undefined || others.length > 0 || isPromoted(piece)
        ? null
        : [same, { kind: 'replaced', piece, by: own }];
    },
  ),
  // "The rooks are replaced by Locusts and the bishops by Crickets."
  pattern`${MANY} ${ANY_NAME} ${IS_REPLACED} ${ANY_NAME} (,|and)? ${listOf(
    pattern`${MANY} ${ANY_NAME} (by|with) (a|an|the|two|2|all)? ${ANY_NAME}`.as(
      ([, piece, by]) => ({
        piece,
        by,
      }),
    ),
    words('and|,|, and'),
  )}`.when(([, piece, , by, others]) => swapped([{ piece, by }, ...others])),
  // "Replace the bishops by hoppers."
  pattern`(by)? (replace|replacing) ${MANY} ${ANY_NAME} (of chess)? (by|with) (a|an|the)? ${ANY_NAME}`.when(
    ([, piece, by]) => swapped([{ piece, by }]),
  ),
  pattern`(but)? ${opt(words('with'))} ${listOf(
    pattern`${MANY} ${ANY_NAME} ${INSTEAD} ${MANY} ${ANY_NAME}`.as(([, by, , , piece]) => ({
      piece,
      by,
    })),
    words('and|,|, and'),
  )}`.when(([isWith, pairs]) => (pairs.length === 1 && isWith === null ? null : swapped(pairs))),
  pattern`${oneOf<Swap>(
    pattern`${MANY} ${NAMES} ${IS_REPLACED} ${NAMES}`.as(([, old, , own]) => ({ old, own })),
    pattern`${MANY} ${NAMES} ${STANDS_FOR} ${MANY} ${NAMES}`.as(([, own, , , old]) => ({
      old,
      own,
    })),
    pattern`${HAVE} ${NAMES} ${INSTEAD} ${NAMES}`.as(([, own, , old]) => ({ old, own })),
    pattern`${INSTEAD} ${NAMES} ,? ${HAVE} ${NAMES}`.as(([, old, , own]) => ({ old, own })),
  )} ${opt(words(',? respectively'))}`.when(([{ old, own }, inTurn]): Facts | null => {
    if ([...old, ...own].some(isOfOneSide) || old.some(isPromoted)) return null;
    const [only = '', ...others] = own;
    if (others.length === 0) return old.map((piece) => ({ kind: 'replaced', piece, by: only }));
    return old.length === own.length && inTurn !== null
      ? old.map((piece, at) => ({ kind: 'replaced', piece, by: own[at] ?? '' }))
      : means('pieces that stand for those of chess');
  }),
]);
