import type { Condition } from '../../ir/movement.js';
import { DIRECTIONS, LENGTH, NUMBER } from './directions.js';
import type { Hurdle, Manner, MoveClause, MoveFact, PieceReference, Way } from './move-facts.js';
import {
  anyOf,
  listOf,
  longest,
  named,
  oneOf,
  opt,
  Phrase,
  pattern,
  wordLike,
  words,
} from './phrase.js';
import { REFERENCE, REFERENCES } from './references.js';
import { VERB } from './verbs.js';
import { BOUNDED, LIKE, likes } from './like-phrases.js';
import { CONDITION, ITEMS, item, type Item } from './way-lists.js';
import { HURDLE } from './over-pieces.js';
import { factsOf, PLAIN, PREDICATE, RESTRICTION } from './move-phrases.js';

/** Phrases for clauses and whole sentences on moves, and for surrounding words that add nothing. */

const OTHER_NAME = wordLike((text, image) => (/^\p{Lu}/u.test(image) ? text : null));
export const SUBJECT: Phrase<readonly PieceReference[] | null> = oneOf<
  readonly PieceReference[] | null
>(
  words(
    '(it|they|he|she|this piece|the piece|these pieces|this|that|which|who|these|these two pieces|this one)',
  ).as(() => null),
  pattern`${REFERENCES} (piece|pieces|itself)? ,? (or|also called|also known as|called) (simply)? ${REFERENCE} (for short)? ,?`.as(
    ([[first, ...others], { name: alias }]) =>
      first === undefined ? others : [{ ...first, alias }, ...others],
  ),
  pattern`${REFERENCES} ,? or (simply)? (abbreviated|called)? (as)? ${OTHER_NAME} (for short)? ,?`.as(
    ([all]) => all,
  ),
  pattern`${REFERENCES} , (unlike|like) (the|a)? ${REFERENCES} ,?`.as(([all]) => all),
  pattern`${REFERENCES} :`.as(([all]) => all),
  pattern`${REFERENCES} (piece|pieces|itself)? (here|now|then|each|all|,|in (this|the) (game|variant)|of this (game|variant))?`.as(
    ([all]) => all,
  ),
);

/** Starts of reasons and comparisons, which add nothing up to the next comma. */
const OPENS_REASON =
  /^(?:because|since|due|given|unlike|instead|despite|although|like|whereas|compared)$|^while (?:the|a|an|most|many|not|other|similar|this|its)$/;
/** Words that may start a reason, but also a place or a time: "in the palace", "as a defender", "while in check". */
const OPENS_MAYBE = new Map([
  ['as', /^(?:in|with|for|it|they|he|this|its|the|mentioned|stated|said|noted|described|opposed)$/],
  ['in', /^(?:contrast|addition|fact|short|general|particular|comparison|other|order|most|many)$/],
  ['while', /^(?:it|they|he)$/],
]);
const PLACE_OR_TIME =
  /^(?:palace|castle|fortress|river|zones?|camp|territory|court|ranks?|rows?|files?|edge|half|sides?|area|region|first|initial|starting|checks?|turns?|promot\w+|cross\w*|captur\w+|attack\w*|tak(?:e|es|ing)|empty|hand|still|unmoved|alone|stands?|standing|stays?|remains?|squares?|corners?|board|dark|light|black|white|adjacent|next|near|beside|behind|blocked|surrounded|protected|guarded|attacked|promoted|alive|last)$/;

const REASON: Phrase<null> = Phrase.of(({ words: all }, at) => {
  const opening = all[at]?.text ?? '';
  const allowed = OPENS_MAYBE.get(opening);
  const next = all[at + 1]?.text ?? '';
  const isOpen = allowed?.test(next) ?? false;
  if (!isOpen && !OPENS_REASON.test(opening) && !OPENS_REASON.test(`${opening} ${next}`)) return [];
  const ends: { end: number; value: null }[] = [];
  for (let end = at + 1; end < Math.min(all.length, at + 24); end++) {
    const word = all[end]?.text ?? '';
    if (isOpen && PLACE_OR_TIME.test(word)) break;
    if (word === ',' && end > at + 1) ends.push({ end: end + 1, value: null });
  }
  return ends;
});

/** Words that only characterise the piece: "The strongest piece of all, it …", "Originally invented for another game, it …". */
const APPOSITION: Phrase<null> = Phrase.of(({ words: all }, at) => {
  if (
    !/^(?:the|a|an|originally|strongest|weakest|one|invented|known|taken|borrowed)$/.test(
      all[at]?.text ?? '',
    )
  )
    return [];
  const comma = all.findIndex(({ text }, index) => index > at && (text === ',' || text === ':'));
  if (comma < 0 || comma > at + 10 || !/^(?:it|he|she|they|this)$/.test(all[comma + 1]?.text ?? ''))
    return [];
  const said = all.slice(at, comma).map(({ text }) => text);
  return said.some((word) => SAYS_MORE.test(word)) ? [] : [{ end: comma + 1, value: null }];
});
/** Words about moves, conditions and negations, which are more than praise or origin. */
const SAYS_MORE =
  /^(?:mov\w*|captur\w*|jump\w*|leap\w*|slid\w*|step\w*|attack\w*|hop\w*|like|as|with|without|not|no|non|never|except|but|if|when|until|only|than|promot\w*|limited|restricted|confined|weak|less|half|square\w*|orthogonal\w*|diagonal\w*|forward\w*|sideways|first|initial|turn|palace|zone|camp|\d\d?)$/;

/** "Remember that the army is mounted, so …" */
const REMINDER: Phrase<null> = Phrase.of(({ words: all }, at) => {
  if (!/^(?:remember|recall|note) that$/.test(`${all[at]?.text ?? ''} ${all[at + 1]?.text ?? ''}`))
    return [];
  const so = all.findIndex(({ text }, index) => index > at && text === 'so');
  const said = all.slice(at + 2, so).map(({ text }) => text);
  return so < 0 || said.some((word) => SAYS_MORE.test(word)) ? [] : [{ end: so + 1, value: null }];
});

const INTRO = anyOf(
  REMINDER,
  REASON,
  APPOSITION,
  pattern`(known|called|named) as? (a|the)? ${OTHER_NAME} ${opt(pattern`or (the)? ${OTHER_NAME}`)} ,`,
  pattern`${REASON} the easiest way to remember it is that`,
  pattern`(a|the) (diagonal|orthogonal)? (variant|version|counterpart|form) of ${REFERENCE} ,`,
  words(
    '(or|finally|lastly|secondly|firstly|first of all|so|thus|hence|therefore|ie|for movement|in general|as (always|usual)|like in chess|note that|remember that|unlike in chess|in particular|of course|in addition|effectively|as in chess|in short|to put it simply|in this game|here|overall|on the board|in this variant|the reason for this is that|the easiest way to remember it is that|for starters|exception :?|the (only)? exception is|note :|similarly|in this game|at any time|at (his|its|their)? turn|remember that|finally|(there (is|are) (a|one|two|three)? (more|small)? (restriction|restrictions|difference|exception) :)) ,?',
  ),
);
export const LINK = words(
  '(,|;|:|-)? (except that|except|and|but|or|while|which|although|though|however|whereas|yet|then|and then|that|, and|with|where|so|so that|because|since|as)? ,?',
);
/** A word or sign must stand between clauses. In "knights move like kings" the second name is not the subject of a new clause. */
export const CLAUSE_LINK = words(
  '(,|;|:|-)? (except that|except|and|but|or|while|which|although|though|however|whereas|yet|then|and then|that|, and|with|where|so|so that|because|since|as) ,?|,|;|:|-',
);

const CLAUSE: Phrase<MoveClause> = oneOf<MoveClause>(
  pattern`${CONDITION} ${opt(SUBJECT)} ${PREDICATE}`.when(
    ([condition, subject, facts]) =>
      withPrefix([{ condition, manner: null }], [{ subject, facts }])?.[0] ?? null,
  ),
  pattern`${SUBJECT} ${PREDICATE}`.as(([subject, facts]) => ({ subject, facts })),
  pattern`(the)? (maximum)? (range|reach) of ${REFERENCES} is (limited to|restricted to|at most)? ${LENGTH}`.when(
    ([subject, { most }]) =>
      most === null ? null : { subject, facts: [{ kind: 'limit', most, steps: null }] },
  ),
  PREDICATE.as((facts) => ({ subject: null, facts })),
  RESTRICTION.as((facts) => ({ subject: null, facts })),
);

/** "… capture like a rook and a bishop, respectively": one way for each of the pieces named before. */
const RESPECTIVELY: Phrase<readonly (readonly MoveFact[])[]> =
  pattern`${VERB} (like|as) ${REFERENCES} ,? respectively`.as(([verbs, pieces]) =>
    pieces.map((piece) => factsOf(verbs, [item(likes([piece]))])),
  );
const respectively = (
  subject: readonly PieceReference[] | null,
  all: readonly (readonly MoveFact[])[],
): readonly MoveClause[] | null =>
  subject === null
    ? all.map((facts, at) => ({ subject: null, facts, turn: { at, of: all.length } }))
    : subject.length === all.length
      ? subject.map((one, at) => ({ subject: [one], facts: all[at] ?? [] }))
      : null;

/** Clauses connected only by linking words, so that nothing of the sentence is left over. */
export const CLAUSES: Phrase<readonly MoveClause[]> = named<readonly MoveClause[]>(() => [
  // "… but it can only move straight forward" restricts the first clause.
  pattern`${CLAUSE} but (it|they)? (can|may|is able to|are able to) (move|go|step|slide|move and capture) (in)? ${DIRECTIONS}`.as(
    ([first, steps]) => [
      { ...first, facts: [...first.facts, { kind: 'limit', most: null, steps }] },
    ],
  ),
  // "It is like the guard of Korean chess: it moves …"
  pattern`${SUBJECT} (is|are|moves|move) ${LIKE} (:|-) ${CLAUSES}`.when(([subject, ways, first]) =>
    first[0]?.subject === null
      ? [
          { subject, facts: [] },
          ...first,
          { subject: null, facts: [{ kind: 'explains', ways, of: 'all' }] },
        ]
      : null,
  ),
  // "It is identical to the rook: orthogonal movement any number of squares."
  pattern`${CLAUSE} (:|-|,? (ie|that is|that is to say) ,?) (of|those of)? ${oneOf(
    ITEMS,
    REFERENCES.as((pieces) => [item(likes(pieces))]),
  )} ${opt(pattern`(,|;)? (but|and|though|although) ${CLAUSES}`)}`.as(([first, items, more]) => [
    first,
    ...again([{ subject: null, facts: factsOf(PLAIN, items) }]),
    ...(more?.[0] ?? []),
  ]),
  pattern`${CLAUSE} ${CLAUSE_LINK} ${RESPECTIVELY}`.when(([first, , others]) => {
    const each = respectively(first.subject, others);
    return each === null ? null : [first, ...each];
  }),
  pattern`${SUBJECT} ${RESPECTIVELY}`.when(([subject, others]) => respectively(subject, others)),
  // Before pairs of clauses, because "all directions but backwards" is not "all directions, but it moves backwards".
  CLAUSE.as((only) => [only]),
  pattern`${CLAUSE} ${CLAUSE_LINK} ${CLAUSES}`.as(([first, , others]) => [first, ...others]),
  pattern`${CLAUSE} ${CLAUSES}`.when(([first, others]) =>
    others[0]?.subject === null && others[0].facts.every(({ kind }) => kind !== 'ways')
      ? [first, ...others]
      : null,
  ),
  pattern`${CLAUSE} ,? (ie|that is|in other words|meaning|which means) ,? (that)? ${CLAUSES}`.as(
    ([first, others]) => [first, ...again(others)],
  ),
]);

/** "That is, it moves …" repeats what was said in other words. */
const IN_OTHER_WORDS = words(
  '(that is|in other words|ie|that means|in detail|put differently|meaning|this means) (that)? ,?',
);

function again(clauses: readonly MoveClause[]): readonly MoveClause[] {
  const isOther = clauses.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'ways' && fact.manner !== 'move'),
  );
  if (isOther) return clauses;
  const ways = clauses.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'ways' ? fact.ways : [])),
  );
  const others = clauses.flatMap(({ facts }) => facts.filter(({ kind }) => kind !== 'ways'));
  return [
    {
      subject: null,
      facts: [
        ...(ways.length === 0 ? [] : [{ kind: 'explains', ways, of: 'all' } as const]),
        ...others,
      ],
    },
  ];
}

/** Remarks at the end that add nothing: how another piece does it, what the piece is called for it, where else it is found. */
const TO_THE_END =
  /^and (?:its|it's) average\b|^,? ?(?:and|but) (?:is|are) (?:represented|depicted|symboli[sz]ed|shown)\b|^,? ?(?:that (?:was|were|is|are) )?found in (?:ancient|old|many|other|some|various)|^,? ?(?:much|just) (?:like|as) (?:how|in|the way)\b|^(?:- |, |; )?(?:this|that|which) (?:technically )?makes it\b|^, (?:two|three|both|a|an|the)? ?pieces? (?:which|that) (?:was|were|is|are|appears?)\b/;
const REST: Phrase<null> = Phrase.of(({ words: all }, at) => {
  const next = all
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ');
  return TO_THE_END.test(next) ? [{ end: all.length, value: null }] : [];
});

/** A condition or manner for the whole sentence, before its verb: "On connected squares, to capture, moves …". */
interface Prefix {
  readonly condition: Condition | null;
  readonly manner: Manner | null;
}

const PREFIX: Phrase<Prefix> = oneOf<Prefix>(
  CONDITION.as((condition) => ({ condition, manner: null })),
  words('to capture or capture en passant ,?').as(() => ({
    condition: null,
    manner: 'capture-in-passing' as const,
  })),
  words('to capture own pieces ,?').as(() => ({ condition: null, manner: 'own-capture' as const })),
  words('to capture (an enemy|another|a|enemy)? (piece|pieces)? ,?').as(() => ({
    condition: null,
    manner: 'capture' as const,
  })),
  words(
    '(without|when not|if not|unless|while not) capturing ,?|for (non captures|non capturing moves) ,?',
  ).as(() => ({ condition: null, manner: 'quiet' as const })),
);
const PREFIXES: Phrase<readonly Prefix[]> = named<readonly Prefix[]>(() => [
  PREFIX.as((only) => [only]),
  pattern`${PREFIX} ${PREFIXES}`.as(([first, others]) => [first, ...others]),
]);

const isOfCaptures = (prefixes: readonly Prefix[]): boolean =>
  prefixes.every(({ condition, manner }) => condition === null && manner === 'capture');

/** Applies prefixes to clauses. Null if a clause states something to which no prefix can apply. */
function withPrefix(
  prefixes: readonly Prefix[],
  clauses: readonly MoveClause[],
): readonly MoveClause[] | null {
  const isMeant = ({ kind }: MoveFact): boolean =>
    kind === 'ways' || (kind === 'hurdle' && isOfCaptures(prefixes));
  if (!clauses.every(({ facts }) => facts.every(isMeant))) return null;
  const manner = prefixes.map((one) => one.manner).find((one) => one !== null) ?? null;
  const add = (condition: Condition): Condition =>
    prefixes.reduce(
      (all, { condition: one }) => ({
        initial: all.initial || one?.initial === true,
        from: all.from ?? one?.from ?? null,
        to: all.to ?? one?.to ?? null,
      }),
      condition,
    );
  return clauses.map((clause) => ({
    ...clause,
    facts: clause.facts.map((fact) =>
      fact.kind === 'ways'
        ? {
            ...fact,
            manner: fact.manner === 'move' ? (manner ?? fact.manner) : fact.manner,
            condition: add(fact.condition),
          }
        : fact.kind === 'hurdle'
          ? { ...fact, for: 'capture' }
          : fact,
    ),
  }));
}

/** "For example, the left one can move diagonally right (in the direction …)." */
const EXAMPLE: Phrase<MoveClause> =
  pattern`(for example|for instance|so|eg) ,? ${SUBJECT} ${VERB} ${DIRECTIONS}`.as(
    ([subject, , steps]) => ({ subject, facts: [{ kind: 'example', steps }] }),
  );

/** "Giving it six possible destinations". Another check compares the number. */
const COUNTED = pattern`,? (giving|which gives|for|making|which makes) (it|them|for)? (a)? (total)? (of)? ${NUMBER} (possible)? (destination|different)? (squares|destinations|targets|moves) (in total|in all|altogether)?`;

/** Remarks on other pieces or on parts of a picture, which add nothing. */
const TAIL = anyOf(
  pattern`,? (as|like) (for|with) ${REFERENCES}`,
  words(
    `, towards? (the|its|their) (tail|head|beak|feet|wings|talons)|on a not attacked square|,? if any|,? like an extended knight|,? (and|but) (uses|has) the same (symbol|letter|icon)`,
  ),
);

const overHurdle = (one: Item, { beyond }: Hurdle): Item => ({
  ...one,
  ways: one.ways.map((of): Way => ({ kind: 'hop', of, beyond: beyond ?? 'edge' })),
});

/** Reads the moves of a clause as going over empty squares. */
function overNothing({ facts, subject }: MoveClause): MoveClause {
  const lame = (way: Way): Way =>
    way.kind === 'line' ? { ...way, jumps: way.jumps ?? false } : way;
  return {
    subject,
    facts: facts.map((fact) =>
      fact.kind === 'ways' ? { ...fact, ways: fact.ways.map(lame) } : fact,
    ),
  };
}

/** A whole sentence on moves. */
export const MOVE_SENTENCE: Phrase<readonly MoveClause[]> = oneOf<readonly MoveClause[]>(
  // Like pawns, which do not jump.
  pattern`(here ,?)? like (the|a|its)? (pawn|pawns) ,? ${CLAUSES}`.as(([clauses]) =>
    clauses.map(overNothing),
  ),
  pattern`${longest(PREFIXES)} ${CLAUSES}`.when(([prefixes, clauses]) =>
    withPrefix(prefixes, clauses),
  ),
  // "To capture, it moves like a queen, but has to jump over a piece."
  pattern`${longest(PREFIXES)} ${opt(SUBJECT)} ${VERB} ${ITEMS} (,|and|but) ${HURDLE}`.when(
    ([prefixes, subject, verbs, items, hurdle]) =>
      withPrefix(prefixes, [
        {
          subject,
          facts: factsOf(
            verbs,
            items.map((one) => overHurdle(one, hurdle)),
          ),
        },
      ]),
  ),
  pattern`${IN_OTHER_WORDS} ${CLAUSES}`.as(([, clauses]) => again(clauses)),
  pattern`${CLAUSES} , (as usual|as always|as ever)`.as(([clauses]) => clauses),
  CLAUSES,
  EXAMPLE.as((clause) => [clause]),
  pattern`${CLAUSES} ${anyOf(REST, COUNTED, TAIL)}`.as(([clauses]) => clauses),
  pattern`${INTRO} ${CLAUSES} ${REST}`.as(([, clauses]) => clauses),
  pattern`${INTRO} ${CLAUSES}`.as(([, clauses]) => clauses),
);

/** Moves behind a name without a verb: "= Knight + Camel", "one square diagonally". */
export const BARE_MOVES: Phrase<readonly MoveClause[]> = oneOf<readonly MoveClause[]>(
  pattern`(=|:|-)? ${ITEMS}`.as(([items]) => [{ subject: null, facts: factsOf(PLAIN, items) }]),
  pattern`(=|:|-)? ${ITEMS} ,|:|; ${CLAUSES}`.as(([items, clauses]) => [
    { subject: null, facts: factsOf(PLAIN, items) },
    ...again(clauses),
  ]),
  pattern`(=|:|-)? ${ITEMS} (;|,)? (or|and) ,? ${CLAUSES}`.as(([items, clauses]) => [
    { subject: null, facts: factsOf(PLAIN, items) },
    ...clauses,
  ]),
  // "Like a rook, except that it cannot move backward."
  pattern`(=|:|-)? ${ITEMS} ,? (except|except that|but|though|although) ${CLAUSES}`.when(
    ([items, clauses]) =>
      clauses.some(({ facts }) => facts.some(({ kind }) => kind === 'ways'))
        ? null
        : [{ subject: null, facts: factsOf(PLAIN, items) }, ...clauses],
  ),
  pattern`(=|:|-)? (a|an|the)? ${REFERENCE} (move|moves|movement)? ,? (or|and|plus|+) ${ITEMS}`.as(
    ([piece, items]) => [
      { subject: null, facts: factsOf(PLAIN, [item(likes([piece])), ...items]) },
    ],
  ),
  pattern`(=|:|-)? ${listOf(
    pattern`${REFERENCE} (move|moves|movement)`.as(([piece]) => piece),
    words('or|and|plus|,|+'),
  )}`.as(([pieces]) => [{ subject: null, facts: factsOf(PLAIN, [item(likes(pieces))]) }]),
  pattern`(=|:|-)? ${BOUNDED}`.as(([way]) => [
    { subject: null, facts: factsOf(PLAIN, [item([way])]) },
  ]),
  pattern`(=|:|-)? ${REFERENCES} (movement|move|moves|combined|compound)`.as(([pieces]) => [
    { subject: null, facts: factsOf(PLAIN, [item(likes(pieces))]) },
  ]),
  pattern`(=|:|-)? (a|an)? ${REFERENCES}`.as(([pieces]) => [
    { subject: null, facts: factsOf(PLAIN, [item(likes(pieces))]) },
  ]),
);
