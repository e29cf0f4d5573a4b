import { NUMBER, ORDINAL } from './directions.js';
import {
  anyOf,
  listOf,
  named,
  oneOf,
  opt,
  PIECE_NAME,
  pattern,
  words,
  ONLY,
  Phrase,
} from './phrase.js';
import type { FarRanks, Repeater, Repetition, Result, StalemateKind } from './rule-facts.js';
import {
  CAN,
  CHECKS,
  COUNT,
  ENEMY,
  ENEMY_KING,
  FAR_RANKS,
  FOLD,
  LINE,
  means,
  OPPONENT,
  OWN_KING,
  POSITION,
  REACHING,
  SAFELY,
  SELF,
  set,
  TIMES,
  type Facts,
  SQUARE,
} from './rule-words.js';

/** Phrases for the happenings that may end a game, as clauses and as nouns. */

/** Where a piece has to go to win. */
type Goal = FarRanks | 'centre' | { readonly squares: readonly string[] };

/** Something that happens, and the part that the player in the sentence has in it. */
export type Happening =
  | {
      readonly kind: 'stalemate';
      readonly when: StalemateKind;
      readonly subject: 'stalemated' | 'giver' | null;
    }
  | { readonly kind: 'mate'; readonly subject: 'mated' | 'giver' | null; readonly king?: string }
  | {
      readonly kind: 'arrival';
      readonly piece: string;
      readonly ranks: Goal;
      /** The kings of both players race to the same side. */
      readonly race?: true;
    }
  | (Pick<Repetition, 'kind' | 'times' | 'counts'> & { readonly who: Repeater | null })
  | { readonly kind: 'perpetual-check'; readonly times: number | null }
  /** A player has only the king left, or nothing at all. */
  | { readonly kind: 'bared' | 'cleared' }
  /** Any other happening with a fixed result for the player who does it, stated by `facts`. */
  | { readonly kind: 'end'; readonly result: Result; readonly facts: Facts };

type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }>;

const ends = (result: Result, facts: Facts): Happening => ({ kind: 'end', result, facts });

// Having no moves.

const MOVES = words(
  '(move|make a move|play (a|any) (legal)? (move|moves)|make (a|any) legal (move|moves)|make any (move|moves)|move or drop (pieces|a piece)|move (any|a) (piece|pieces)|move (pieces|legally|anymore|anything|at all)|a legal move|any move|legally move|make moves|do anything|play|make a legal move)',
);
export const CANNOT_MOVE: Phrase<StalemateKind> = oneOf<StalemateKind>(
  anyOf(
    pattern`(cannot|can no longer|is unable to|has no way to|no longer can|is not able to|are unable to|unable to|may not|does not|can not) ${MOVES} (on (his|their|your) turn|any (more|longer)|anymore)?`,
    pattern`${oneOf<unknown>(words('(has|have|with|having|who has|has got|is left with|left with|who is left with|had) (no|not any|no more)'), words('(is left without|left without|without|remains without|runs out of) (any|a)?'))} (other)? (remaining|possible|legal|valid|available|further|more)? (legal)? (move|moves|drops) (left|available|remaining|to make|anymore|at all)?`,
    pattern`(does not|do not) have (any|a) (remaining|possible|legal|valid|available)? (legal)? (move|moves) (left|available|remaining|to make)?`,
  ).as(() => 'no-legal-move'),
  pattern`(cannot|is unable to) move (his|her|their|the|its) ${PIECE_NAME}`.as(
    () => 'royal-cannot-move',
  ),
  pattern`can (make|play) illegal moves`.as(() => 'only-illegal-moves'),
);
export const UNCHECKED = words(
  '(,? (and|but|while|when)? (is|are|it is|he is|they are|being|the king is|his king is|their king is|the|its)? (king)? (is)? not (in|under)? (being)? (in)? (check|checked))?',
);
const STALEMATE = words(
  '(a|the|by)? (stalemate|stalemates|pat|stalemated player|being stalemated|stalemate of the opponent)',
);
export const STALEMATING = pattern`(stalemating|stalemate|stalemates|to stalemate|giving stalemate|gives stalemate|delivering stalemate|delivers stalemate|causes stalemate|(leaving|leave|leaves) (the|your|his|their|its)? (opponent|enemy|other player) (with (no|not any)|without any?) (legal|possible|valid)? (moves|move)) (to)? ${opt(ENEMY_KING)}`;
export const MATING =
  pattern`(by)? (checkmating|mating|delivering (a)? (checkmate|mate)|giving (a)? (checkmate|mate)|checkmates|mates|checkmate|mate|delivers (a)? (checkmate|mate)|gives (a)? (checkmate|mate)|to checkmate|to mate|achieves checkmate|to deliver (checkmate|mate)|puts in checkmate|have checkmated|has checkmated) (to)? ${opt(ENEMY_KING)}`.when(
    // No option makes another piece royal in this way.
    ([king]) => (/^(?:queen|rook|bishop|knight|pawn)$/.test(king ?? '') ? null : (king ?? 'king')),
  );

// Repetition.

const REPEATED = oneOf(
  words('(is|has been|was|are|gets|be|being|have been)? (repeated|repeats|repeat)').as(
    () => 'either' as const,
  ),
  words(
    '(has|have|is|was|are|may|can)? (been)? (occurs|occurred|occur|appears|appear|appeared|happens|happen|arises|arise|arose|reached|stands|exists|comes about|comes up|occurring|appearing|created|produced|seen|arisen|to occur|to appear|brought about)',
  ).as(() => 'occurrences' as const),
);
const IN_SUCCESSION = words(
  ',? (in a row|in one game|in succession|in the game|in a game|consecutively|in a single game|during (the|a) game|with the same (player|side) (to (move|play)|on the move|on move)|with the same pieces in hand|by repetition of moves|by the same player|not necessarily (in a row|consecutively)|at all|even if not in succession)',
);
const TAIL: Phrase<unknown> = named<unknown>(() => [
  pattern`${IN_SUCCESSION} ${TAIL}`,
  IN_SUCCESSION,
  words(
    ',? (and|with) (all)? (the)? pieces (having|have) the same (rights|moves|possibilities) ((to|of) (move|castle|castling))? (,? including the right to castle or capture en passant)?',
  ),
  words('(at all)?'),
]);

type Again = Pick<Repetition, 'times' | 'counts'>;
type AgainBy = Again & { readonly who: Repeater };
/** Repeating a position: "repeats the position three times", "makes the same position for the third time". */
export const REPEATS: Phrase<AgainBy> = oneOf<AgainBy>(
  pattern`(repeats|repeat|repeating|repeated|plays|play|reaches) ${POSITION} ${opt(TIMES)} ${TAIL}`.as(
    ([, times]) => ({
      times: times?.count ?? null,
      counts: times?.isOrdinal === true ? 'occurrences' : 'either',
      who: times === null || times.isOrdinal ? 'who-closes' : 'who-made-it',
    }),
  ),
  pattern`(makes|make|made|making|creates|create|causes|cause|causing|caused|produces|reaches|brings about) ${POSITION} (to (occur|appear|repeat|arise|be repeated))? ${TIMES} ${opt(words('first'))} ${TAIL}`.as(
    ([, { count, isOrdinal }, first]) => ({
      times: count,
      counts: 'occurrences',
      who: isOrdinal && first === null ? 'who-closes' : 'who-made-it',
    }),
  ),
);
/** "The same position occurs four times." */
export const OCCURS: Phrase<Again> =
  pattern`${POSITION} (that|which)? ${REPEATED} ${opt(TIMES)} ${TAIL}`.as(([, counts, times]) => ({
    times: times?.count ?? null,
    counts: times === null ? 'either' : times.isOrdinal ? 'occurrences' : counts,
  }));
/** "Threefold repetition", "the fourth occurrence of a position", "repeating a position three times". */
const REPETITION: Phrase<Again> = oneOf<Again>(
  pattern`(a|the|by|on|upon|through)? ${FOLD} (repetition|repetitions) (of (the)? (same)? (position|positions|moves|board))?`.as(
    ([times]) => ({ times, counts: 'occurrences' }),
  ),
  pattern`(a|the)? ${ORDINAL} (occurrence|repetition|appearance) ${opt(pattern`of ${POSITION}`)}`.as(
    ([times]) => ({ times, counts: 'occurrences' }),
  ),
  pattern`(a|the|by|through)? (repetition|repetitions) (of (the)? (same)? (position|positions|moves|board))? ${opt(TIMES)}`.as(
    ([times]) => ({ times: times?.count ?? null, counts: 'either' }),
  ),
  pattern`(by)? (repeating|repetition of) ${POSITION} ${opt(TIMES)} ${TAIL}`.as(([, times]) => ({
    times: times?.count ?? null,
    counts: times?.isOrdinal === true ? 'occurrences' : 'either',
  })),
);

const PERPETUAL = words('(perpetual|perpetually|endless|constant|continuous|eternal)');
const GIVES_PERPETUAL = anyOf(
  pattern`(gives|giving|give|makes|making|delivers|delivering|to give) ${PERPETUAL} (check|checks) (with one (piece|or more pieces)|with one piece or several pieces|to the (opponent|enemy king))?`,
  pattern`${PERPETUAL} (checks|checking|checks the (opponent|enemy king))`,
);
/** The number of occurrences of the position, if the text states it. */
export const PERPETUAL_CHECK: Phrase<HappeningOf<'perpetual-check'>> = oneOf<number | null>(
  pattern`(a|the|giving|by)? ${PERPETUAL} (check|checks|checking)`.as(() => null),
  pattern`(repeating|repeated|repetition of) (check|checks) ${opt(pattern`resulting in ${POSITION} ${TIMES} ${TAIL}`)}`.as(
    ([again]) => again?.[1].count ?? null,
  ),
  GIVES_PERPETUAL.as(() => null),
).as((times) => ({ kind: 'perpetual-check', times }));

// Kings that reach a goal.

/** "One of the four central squares c3, c4, d3 and d4." */
const SQUARES: Phrase<readonly string[]> =
  pattern`(one of|any of|either of)? (the)? (two|three|four|2|3|4)? (central|center|centre|middle|goal|target|marked)? (square|squares)? ,? ${listOf(SQUARE, words(',|or|and|/|, or|, and'))}`.as(
    ([squares]) => squares,
  );
export const TO_RANKS: Phrase<Goal> = oneOf<Goal>(
  FAR_RANKS,
  SQUARES.as((squares): Goal => ({ squares })),
  words(
    '(one of|any of)? (the)? (center|centre|middle|(four)? (central|center|centre) (four)? squares|(center|centre|middle) of the board|(squares in the|four squares in the) (center|centre|middle))  (of the board)?',
  ).as(() => 'centre' as const),
);
/** "Race your king to the eighth rank." */
export const RACES: Phrase<Happening> = pattern`(by)? (race|racing) ${OWN_KING} to ${TO_RANKS}`.as(
  ([piece, ranks]) => ({ kind: 'arrival', piece, ranks, race: true }),
);
export const ARRIVES: Phrase<Happening> = oneOf<Happening>(
  RACES,
  pattern`${OWN_KING} (to|that|which|who)? (first|safely|has|is the|can|must|has to|needs to)? (first)? ${REACHING} ${TO_RANKS} ${opt(words('first'))} ${SAFELY}`.as(
    ([piece, , ranks]) => ({ kind: 'arrival', piece, ranks }),
  ),
  pattern`(by|to)? (safely)? (legally|successfully)? (gets|get|brings|bring|moves|move|moving|bringing|getting|advances|advancing|takes|marching|plays|play|playing|places|place|placing|manages to (bring|move|get)|succeeds in (bringing|moving|getting)) ${OWN_KING} (safely)? (to|into|onto|on|in|across to|up to) ${TO_RANKS} ${opt(words('first'))} ${SAFELY}`.as(
    ([piece, ranks]) => ({ kind: 'arrival', piece, ranks }),
  ),
  pattern`(by|to)? (safely)? (reach|reaches|reaching|reached|entering) ${TO_RANKS} (safely)? with ${OWN_KING} ${opt(words('first'))} ${SAFELY}`.as(
    ([ranks, piece]) => ({ kind: 'arrival', piece, ranks }),
  ),
);

const CAPTURE = words('capture|captures|capture being made|(piece|pieces) being (captured|taken)');
const PAWN_MOVE = words(
  '(the movement of)? (a|any)? (pawn|pawns) (move|moves|movement|advance|advances|push|being moved)?',
);
/** What the moves of a move rule lack. Of captures alone, the engine needs to know that moves of pawns do not matter. */
const PROGRESS: Phrase<Facts> = oneOf<Facts>(
  pattern`${CAPTURE} (or|and|nor) (without|no)? (a|any)? ${PAWN_MOVE}`.as(() => []),
  pattern`${PAWN_MOVE} (or|and|nor) (without|no)? (the)? (a|any)? ${CAPTURE}`.as(() => []),
  CAPTURE.as(() => set({ nMoveRuleTypes: '-' })),
);
const endAfter = (moves: number, resetting: Facts = []): Happening =>
  ends('draw', [...set({ nMoveRule: String(moves) }), ...resetting]);
const QUIET_MOVES: Phrase<Happening> = oneOf<Happening>(
  pattern`(each|a)? (player|side|players|sides) (has|have) made (at least)? ${COUNT} (consecutive|successive)? (moves|turns) (without|with no) (any|a)? ${PROGRESS}`.as(
    ([count, progress]) => endAfter(count, progress),
  ),
  pattern`${COUNT} (consecutive|successive|full)? (moves|turns) (are|have been|were|pass|go by|have passed)? (made|played)? (by each (side|player))? (without|with no) (any|a)? ${PROGRESS}`.as(
    ([count, progress]) => endAfter(count, progress),
  ),
  pattern`(no|neither a|there is no|there has been no|there have been no|there was no) ${PROGRESS} (has|have|is|are|was)? (been)? (made|occurred|played)? (in|for|within|during|after|over) (the)? (last|past|previous)? ${COUNT} (consecutive|successive|full)? (moves|turns) ((by|of|from) (each|either) (player|side))?`.as(
    ([progress, count]) => endAfter(count, progress),
  ),
);

export const ONLY_KINGS = words(
  '(the|there are)? (two|lone|bare|the two)? kings (remain|are left|left|remaining) (on the board)?|(the)? (players|sides) (have|are left with|are reduced to) (a|the|their)? (bare|lone)? (king|kings) (left)?|bare kings|king against king|king versus king|(there are)? (two) kings left on the board',
);

const RESIGNS = words(
  'resigns|resign|resigned|(runs|run) out of time|exceeds (the|his|their) time limit?',
);
/** The result of a player with only a king. */
export const bared = (result: 'loss' | 'win'): Facts =>
  set({ extinctionValue: result, extinctionPieceTypes: '*', extinctionPieceCount: '1' });
/** A piece other than the king, whose capture is another rule. */
const BUT_KING = PIECE_NAME.when((piece) => (piece === 'king' ? null : piece));
export const LOSES_ALL = words(
  '(loses|lose|losing|has lost|have lost) (all|all of)? (his|her|their|your|the|its)? (own)?',
);
/** All pieces of a kind. Of queens there is one, but who loses "a knight" still has another. */
export const SOME_KIND = Phrase.of<string>((reading, at) =>
  BUT_KING.match(reading, at).filter(({ end, value }) => {
    const last = reading.words[end - 1]?.text ?? '';
    return value === 'queen' || last.endsWith('s') || last === 'men';
  }),
);
const TAKING = words(
  '(capture|captures|capturing|captured|has captured|take|takes|taking|eliminate|eliminates|eliminating|destroy|destroys|destroying|to capture|to eliminate|to destroy)',
);
const BARE_KINGS = ends('draw', means('bare kings are a draw'));
/** The FEN has one digit for the checks of a player. */
const countingChecks =
  (result: Result) =>
  (times: number): Happening | null =>
    times > 9 ? null : ends(result, [{ kind: 'checks', times }]);
/** An action of a player, or what happens to him: "cannot move", "gives checkmate", "bringing the king to the last rank". */
export const DOING: Phrase<Happening> = named<Happening>(() => [
  pattern`${opt(words('is|are'))} ${CANNOT_MOVE} ${UNCHECKED}`.as(([, when]) => ({
    kind: 'stalemate',
    when,
    subject: 'stalemated',
  })),
  pattern`(is|are|being) not (in check|checked|under check) (and|but|yet) ${CANNOT_MOVE}`.as(
    ([when]) => ({ kind: 'stalemate', when, subject: 'stalemated' }),
  ),
  words('(is|gets|get|are|being|has been|becomes)? (stalemated|in stalemate)').as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'stalemated',
  })),
  STALEMATING.as(() => ({ kind: 'stalemate', when: 'no-legal-move', subject: 'giver' })),
  MATING.as((king) => ({ kind: 'mate', subject: 'giver', king })),
  anyOf(
    pattern`(is|are|being) in check and ${CANNOT_MOVE}`,
    words('((is|gets|get|are|being|has been|becomes)?|king is) (checkmated|mated)'),
  ).as(() => ({ kind: 'mate', subject: 'mated' })),
  ARRIVES,
  REPEATS.as((again) => ({ kind: 'repetition', ...again })),
  PERPETUAL_CHECK,
  pattern`(is|are|gets|get|has been|have been|was)? (put|placed)? (in|into)? (checked|check) ${TIMES}`.when(
    ([{ count }]) => countingChecks('loss')(count),
  ),
  words(
    'perpetually (chases|attacks) (a|any one|one) (unprotected)? piece (with one or more pieces)? (,? excluding (generals|kings) and (soldiers|pawns) ,?)?',
  ).as(() => ends('loss', set({ chasingRule: 'axf' }))),
  pattern`(gives|give|giving|delivers|delivering|has given|checks|check|checking|have given|has delivered|puts|putting) ${opt(ENEMY_KING)} (in|into)? (the|a)? (check)? (check)? ${CHECKS}`.when(
    ([, checks]) => countingChecks('win')(checks),
  ),
  words('(gives|give|giving|delivers|delivering) (a)? check').as(() =>
    ends('win', [{ kind: 'checks', times: 1 }]),
  ),
  pattern`${TAKING} (all|all of|every one of)? ${ENEMY} ${SOME_KIND}`.as(([, , piece]) =>
    ends('win', [{ kind: 'extinction', piece }]),
  ),
  pattern`(successfully)? (the)? ${TAKING} of? ${ENEMY_KING}`.as(([, piece]) =>
    ends('win', [{ kind: 'royal', piece, royal: true, byCapture: true }]),
  ),
  words(
    '(loses|lose|losing|has lost|have lost|gets rid of|got rid of|get rid of|getting rid of) (all|all of) (his|their|your|the|its)? (own)? (pieces|men)|(has|have) no (more)? pieces (left|remaining)?|with no pieces (left|remaining)?',
  ).as(() => ({ kind: 'cleared' })),
  anyOf(
    pattern`${TAKING} (all|all of) ${ENEMY} pieces (apart from|except|but|other than) (the|his|their)? king`,
    pattern`(baring|bares|bare) ${ENEMY} (lone)? king`,
  ).as(() => ends('win', bared('loss'))),
  words('(king)? (is|gets|has been|becomes) (bared|bare)').as(() => ends('loss', bared('loss'))),
  pattern`${TAKING} (all|all of|every one of) ${ENEMY} (pieces|men|army)`.as(() =>
    ends('win', set({ extinctionValue: 'loss', extinctionPieceTypes: '*' })),
  ),
  anyOf(
    words(
      '(loses|lose|losing|lost) (all|all of) (his|their|your|the|its)? (own)? (pieces|men) (except|but|other than|apart from) (the|his|their|your)? king',
    ),
    pattern`(has|with|having|is left with|left with) ${ONLY} (a|the|his|her|its)? king (left|remaining)?`,
    words(
      '(has|is left with) just (a|the|his|her|its)? king (left|remaining)?|(has|is left with|left with) (a|the|his|her|its)? king alone|is reduced to (a|the|his|her|its)? (bare|lone)? king',
    ),
  ).as(() => ({ kind: 'bared' })),
  pattern`(gets|get|getting|makes|make|has|forms|form|places|puts|lines up|align|aligns) ${NUMBER} (of (his|their|your|its))? (own)? (pieces|men|stones)? (in a (row|line)|in line) ${LINE}`.as(
    ([count, line]) => ends('win', [...set({ connectN: String(count) }), ...line]),
  ),
  // Pieces of one kind.
  pattern`${oneOf<unknown>(words('(has|have|with) no (more)?|without (any)?'), LOSES_ALL)} ${SOME_KIND} (left|remaining|anymore)?`.as(
    ([, piece]) => ends('loss', [{ kind: 'extinction', piece }]),
  ),
  RESIGNS.as(() => ends('loss', means('resigning and time'))),
]);

/** A happening as a clause. */
export const EVENT: Phrase<Happening> = named<Happening>(() => [
  pattern`${SELF} (to move|to play|on turn|on move|on the move|whose turn it is)? ${opt(CAN)} ((make|makes) a (legal)? move (that|which))? ${DOING}`.as(
    ([, , happening]) => happening,
  ),
  words('(a)? stalemate (occurs|happens|arises|is reached)|(it is|there is) (a)? stalemate').as(
    () => ({ kind: 'stalemate', when: 'no-legal-move', subject: null }),
  ),
  pattern`${OPPONENT} ${CANNOT_MOVE} ${UNCHECKED}`.as(([, when]) => ({
    kind: 'stalemate',
    when,
    subject: 'giver',
  })),
  pattern`${OWN_KING} (is|gets|has been|becomes) (checkmated|mated)`.as(() => ({
    kind: 'mate',
    subject: 'mated',
  })),
  pattern`${OWN_KING} (is|gets|has been) (captured|taken|lost)`.as(([piece]) =>
    ends('loss', [{ kind: 'royal', piece, royal: true, byCapture: true }]),
  ),
  pattern`${OPPONENT} ${RESIGNS}`.as(() => ends('win', means('resigning and time'))),
  ARRIVES,
  OCCURS.as((again) => ({ kind: 'repetition', ...again, who: null })),
  pattern`${REPETITION} (occurs|happens|arises|takes place)`.as(([again]) => ({
    kind: 'repetition',
    ...again,
    who: null,
  })),
  pattern`(the)? (repetition|repetitions) (is|was|are) (caused|due|made) (by|to) ${PERPETUAL_CHECK}`.as(
    ([check]) => check,
  ),
  QUIET_MOVES,
  ONLY_KINGS.as(() => BARE_KINGS),
  words(
    '(checkmate|mate) is not possible (with the remaining pieces)?|neither (side|player) (can|is able to) (checkmate|mate|win|deliver (checkmate|mate))|there is (insufficient|not enough) (mating)? material (to (checkmate|mate))?|there is no possibility of checkmate for  side (with any series of legal moves)?|there is no possibility of checkmate for either side (with any series of legal moves)?',
  ).as(() => ends('draw', means('a draw when nobody can mate'))),
  words(
    '(both|the)? (players|sides) agree (to|on) (a|it)? (draw)? (after one of the players makes such an offer)?|(a|one) player offers a draw and the other (player)? accepts (it)?',
  ).as(() => ends('draw', means('a draw by agreement'))),
]);
export const IF = words(
  '(if|when|once|whenever|as soon as|in case|where|in the event that|should|at the moment|the moment) (that)?',
);

/** A happening as a noun, or as "by doing it". */
export const NAMED_EVENT: Phrase<Happening> = oneOf<Happening>(
  STALEMATE.as(() => ({ kind: 'stalemate', when: 'no-legal-move', subject: null })),
  pattern`(by)? (having|with)? no (legal|possible|more) (move|moves) (left|available)?`.as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'stalemated',
  })),
  words('(a|the|by)? (checkmate|mate)').as(() => ({ kind: 'mate', subject: null })),
  pattern`(by|to)? ${DOING}`.as(([happening]) => happening),
  REPETITION.as((again) => ({ kind: 'repetition', ...again, who: null })),
  OCCURS.as((again) => ({ kind: 'repetition', ...again, who: null })),
  PERPETUAL_CHECK,
  oneOf(pattern`(the)? ${ORDINAL} check`, pattern`(giving)? ${NUMBER} checks`).when(([times]) =>
    countingChecks('win')(times),
  ),
  pattern`(the)? ${COUNT} (move|moves) (rule)?`.as(([count]) => endAfter(count)),
  QUIET_MOVES,
  ONLY_KINGS.as(() => BARE_KINGS),
  words('(a|the)? (bare|bared|lone) king|baring (of)? the king').as(() =>
    ends('loss', bared('loss')),
  ),
);
