import { ORDINAL } from './directions.js';
import { named, oneOf, opt, PIECE_NAME, say, words, type Phrase } from './phrase.js';
import type { FarRanks, Repeater, Repetition, Result, StalemateKind } from './rule-facts.js';
import {
  ALLOWED,
  CAN,
  CANNOT,
  COUNT,
  ENEMY_KING,
  FAR_RANKS,
  FOLD,
  IS,
  LIKE_CHESS,
  LOSES,
  means,
  NO,
  NOT_ALLOWED,
  OPPONENT,
  OWN_KING,
  POSITION,
  REACHING,
  RESULT,
  SAFELY,
  SELF,
  set,
  THERE_IS,
  TIMES,
  WINS,
  type Facts,
} from './rule-words.js';

/**
 * How games end: something happens, and somebody has won, lost or drawn by it. What happens and what comes of it are phrases of their
 * own, and sentences put the two together: "if a player cannot move, he loses", "stalemate is a loss", "a player wins by moving …".
 */

/** What happens, and what part who is meant by "he" has in it. */
type Happening =
  | {
      readonly kind: 'stalemate';
      readonly when: StalemateKind;
      readonly subject: 'stalemated' | 'giver' | null;
    }
  | { readonly kind: 'mate'; readonly subject: 'mated' | 'giver' | null }
  | { readonly kind: 'arrival'; readonly piece: string; readonly ranks: FarRanks | 'centre' }
  | (Pick<Repetition, 'kind' | 'times' | 'counts'> & { readonly who: Repeater | null })
  | { readonly kind: 'perpetual-check' }
  | { readonly kind: 'perpetual-chase' }
  | { readonly kind: 'quiet-moves'; readonly count: number }
  | { readonly kind: 'bare-kings' }
  | { readonly kind: 'checks' }
  | { readonly kind: 'lost-all' };

/** `doer`: who made it, whatever it is. */
type Party = 'subject' | 'opponent' | 'stalemated' | 'giver' | 'checker' | 'doer' | Repeater;

interface Outcome {
  readonly result: Result | 'prohibited';
  /** Null: it names nobody. */
  readonly party: Party | null;
  /** "Nobody may repeat it again." */
  readonly after?: true;
}

const OPPOSITE = { loss: 'win', win: 'loss', draw: 'draw' } as const;

/** What comes of it as rules; null: the two make no sense together. */
function factsOf(happening: Happening, { after, party, result }: Outcome): Facts | null {
  const isOwn = party === null || party === 'subject';
  switch (happening.kind) {
    case 'stalemate': {
      const side = isOwn
        ? happening.subject
        : party === 'opponent'
          ? other(happening.subject)
          : party === 'doer'
            ? 'giver'
            : party;
      if (result === 'prohibited') return null;
      if (result === 'draw') return [{ kind: 'stalemate', result: 'draw', when: happening.when }];
      // "Stalemate is a win": for whom?
      if (side === null && result === 'win') return null;
      if (side !== null && side !== 'stalemated' && side !== 'giver') return null;
      const own = side === 'giver' ? OPPOSITE[result] : result;
      return [{ kind: 'stalemate', result: own, when: happening.when }];
    }
    case 'mate': {
      const isWin = result === 'win' && isOwn && happening.subject !== 'mated';
      const isLoss = result === 'loss' && isOwn && happening.subject === 'mated';
      return isWin || isLoss ? set({ checkmateValue: 'loss' }) : null;
    }
    case 'arrival':
      if (result !== 'win' || !isOwn) return null;
      return happening.ranks === 'centre'
        ? [{ kind: 'flag-squares', piece: happening.piece, squares: 'centre' }]
        : [{ kind: 'flag', piece: happening.piece, ranks: happening.ranks }];
    case 'repetition': {
      const who = isOwn
        ? happening.who
        : party === 'doer'
          ? 'who-made-it'
          : isRepeater(party)
            ? party
            : null;
      if (!isOwn && who === null) return null;
      const isNobodys = result === 'draw' || who !== null;
      const { counts, times } = happening;
      return [
        {
          kind: 'repetition',
          times,
          counts,
          result,
          who: isNobodys ? (result === 'draw' ? null : who) : 'who-closes',
          after: after === true,
        },
      ];
    }
    case 'perpetual-check':
      if (!isOwn && party !== 'checker' && party !== 'doer' && !isRepeater(party)) return null;
      return result === 'win' ? null : set({ perpetualCheckIllegal: String(result !== 'draw') });
    case 'perpetual-chase':
      return result === 'loss' || result === 'prohibited' ? set({ chasingRule: 'axf' }) : null;
    case 'quiet-moves':
      return result === 'draw' ? set({ nMoveRule: String(happening.count) }) : null;
    case 'bare-kings':
      return result === 'draw' ? means('bare kings are a draw') : null;
    case 'checks':
      return result === 'win' && isOwn ? set({ checkCounting: 'true' }) : null;
    case 'lost-all':
      return result === 'win' && isOwn
        ? set({ extinctionValue: 'win', extinctionPieceTypes: '*' })
        : null;
  }
}

function other(subject: 'stalemated' | 'giver' | null): 'stalemated' | 'giver' | null {
  return subject === null ? null : subject === 'giver' ? 'stalemated' : 'giver';
}

function isRepeater(party: Party | null): party is Repeater {
  return party === 'who-began' || party === 'who-closes' || party === 'who-made-it';
}

// Who cannot move.

const MOVES = words(
  '(move|make a move|make (a|any) legal (move|moves)|make any (move|moves)|move or drop (pieces|a piece)|move (any|a) (piece|pieces)|move (pieces|legally|anymore|anything|at all)|a legal move|any move|legally move|make moves|do anything|play|make a legal move)',
);
const CANNOT_MOVE: Phrase<StalemateKind> = oneOf<StalemateKind>(
  say`(cannot|can no longer|is unable to|has no way to|no longer can|is not able to|are unable to|unable to|may not|does not|can not) ${MOVES} (on (his|their|your) turn|any (more|longer)|anymore)?`.as(
    () => 'no-legal-move',
  ),
  say`(has|have|with|having|who has|has got|is left with|is left without|left without|left with|without|who is left with|remains without|runs out of|had) (no|any|not any|a|no more)? (other)? (remaining|possible|legal|valid|available|further|more)? (legal)? (move|moves|drops) (left|available|remaining|to make|anymore|at all)?`.as(
    () => 'no-legal-move',
  ),
  say`(does not|do not) have (any|a) (remaining|possible|legal|valid|available)? (legal)? (move|moves) (left|available|remaining|to make)?`.as(
    () => 'no-legal-move',
  ),
  say`(cannot|is unable to) move (his|her|their|the|its) ${PIECE_NAME}`.as(
    () => 'royal-cannot-move',
  ),
  say`can (make|play) illegal moves`.as(() => 'only-illegal-moves'),
);
const UNCHECKED = words(
  '(,? (and|but|while|when)? (is|are|it is|he is|they are|being|the king is|his king is|their king is|the|its)? (king)? (is)? not (in|under)? (being)? (in)? (check|checked))?',
);
const STALEMATE = words(
  '(a|the|by)? (stalemate|stalemates|stalemated player|being stalemated|stalemate of the opponent)',
);
const STALEMATING = say`(stalemating|stalemate|stalemates|to stalemate|giving stalemate|gives stalemate|delivering stalemate|delivers stalemate|causes stalemate) (to)? ${opt(ENEMY_KING)}`;
const MATING = say`(by)? (checkmating|mating|delivering (a)? (checkmate|mate)|giving (a)? (checkmate|mate)|checkmates|mates|checkmate|mate|delivers (a)? (checkmate|mate)|gives (a)? (checkmate|mate)|to checkmate|to mate|achieves checkmate|to deliver (checkmate|mate)|puts in checkmate|have checkmated|has checkmated) (to)? ${opt(ENEMY_KING)}`;

// Repetition.

const REPEATED = oneOf(
  words('(is|has been|was|are|gets|be|being|have been)? (repeated|repeats|repeat)').as(
    () => 'either' as const,
  ),
  words(
    '(has|have|is|was|are|may|can)? (been)? (occurs|occurred|occur|appears|appear|appeared|happens|arises|arose|reached|stands|exists|comes about|comes up|occurring|appearing|created|produced|seen|arisen|to occur|to appear|brought about)',
  ).as(() => 'occurrences' as const),
);
const IN_SUCCESSION = words(
  ',? (in a row|in one game|in succession|in the game|in a game|consecutively|in a single game|during (the|a) game|with the same (player|side) (to (move|play)|on the move|on move)|with the same pieces in hand|by repetition of moves|by the same player|not necessarily (in a row|consecutively)|at all|even if not in succession)',
);
const TAIL: Phrase<unknown> = named<unknown>(() => [
  say`${IN_SUCCESSION} ${TAIL}`,
  IN_SUCCESSION,
  words('(at all)?'),
]);

type Again = Pick<Repetition, 'times' | 'counts'>;
type AgainBy = Again & { readonly who: Repeater };
/** "Repeats the position three times", "makes the same position for the third time". */
const REPEATS: Phrase<AgainBy> = oneOf<AgainBy>(
  say`(repeats|repeat|repeating|repeated) ${POSITION} ${opt(TIMES)} ${TAIL}`.as(([, times]) => ({
    times: times?.count ?? null,
    counts: times?.isOrdinal === true ? 'occurrences' : 'either',
    who: times === null || times.isOrdinal ? 'who-closes' : 'who-made-it',
  })),
  say`(makes|make|made|making|creates|create|causes|cause|causing|caused|produces|reaches|brings about) ${POSITION} (to (occur|appear|repeat|arise|be repeated))? ${TIMES} ${opt(words('first'))} ${TAIL}`.as(
    ([, { count, isOrdinal }, first]) => ({
      times: count,
      counts: 'occurrences',
      who: isOrdinal && first === null ? 'who-closes' : 'who-made-it',
    }),
  ),
  say`(causes|makes|caused|creates) (a|the)? ${opt(FOLD)} repetition (of (the|a)? (position|positions|moves))?`.as(
    ([fold]) => ({
      times: fold,
      counts: fold === null ? 'either' : 'occurrences',
      who: 'who-made-it',
    }),
  ),
);
/** "The same position occurs four times." */
const OCCURS: Phrase<Again> = say`${POSITION} (that|which)? ${REPEATED} ${opt(TIMES)} ${TAIL}`.as(
  ([, counts, times]) => ({
    times: times?.count ?? null,
    counts: times === null ? 'either' : times.isOrdinal ? 'occurrences' : counts,
  }),
);
/** "Threefold repetition", "the fourth occurrence of a position", "repeating a position three times". */
const REPETITION: Phrase<Again> = oneOf<Again>(
  say`(a|the|by|on|upon|through)? ${FOLD} (repetition|repetitions) (of (the)? (same)? (position|positions|moves|board))?`.as(
    ([times]) => ({ times, counts: 'occurrences' }),
  ),
  say`(a|the)? ${ORDINAL} (occurrence|repetition|appearance) ${opt(say`of ${POSITION}`)}`.as(
    ([times]) => ({
      times,
      counts: 'occurrences',
    }),
  ),
  say`(a|the|by|through)? (repetition|repetitions) (of (the)? (same)? (position|positions|moves|board))? ${opt(TIMES)}`.as(
    ([times]) => ({ times: times?.count ?? null, counts: 'either' }),
  ),
  say`(by)? (repeating|repetition of) ${POSITION} ${opt(TIMES)} ${TAIL}`.as(([, times]) => ({
    times: times?.count ?? null,
    counts: times?.isOrdinal === true ? 'occurrences' : 'either',
  })),
);

const PERPETUAL = words('(perpetual|perpetually|endless|constant|continuous|eternal)');
const GIVES_PERPETUAL = oneOf<unknown>(
  say`(gives|giving|give|makes|making|delivers|delivering|to give) ${PERPETUAL} (check|checks) (with one (piece|or more pieces)|with one piece or several pieces|to the (opponent|enemy king))?`,
  say`(checks|check|checking) ${opt(words('the (opponent|enemy king)'))} (perpetually|forever|endlessly)`,
  say`${PERPETUAL} (checks|checking|checks the (opponent|enemy king))`,
);
const PERPETUAL_CHECK = oneOf<unknown>(
  say`(a|the|giving|by)? ${PERPETUAL} (check|checks|checking)`,
  say`(repeating|repeated|repetition of) (check|checks) ${opt(say`resulting in ${POSITION} ${TIMES} ${TAIL}`)}`,
  GIVES_PERPETUAL,
);

// Kings that arrive.

const TO_RANKS: Phrase<FarRanks | 'centre'> = oneOf<FarRanks | 'centre'>(
  FAR_RANKS,
  words(
    '(one of|any of)? (the)? (center|centre|middle|(four)? (central|center|centre) (four)? squares|(center|centre|middle) of the board|(squares in the|four squares in the) (center|centre|middle))  (of the board)?',
  ).as(() => 'centre' as const),
);
const ARRIVES: Phrase<Happening> = oneOf<Happening>(
  say`${OWN_KING} (to|that|which|who)? (first|safely|has|is the|can)? (first)? ${REACHING} ${TO_RANKS} ${opt(words('first'))} ${SAFELY}`.as(
    ([piece, , ranks]) => ({ kind: 'arrival', piece, ranks }),
  ),
  say`(by|to)? (safely)? (gets|get|brings|bring|moves|move|moving|bringing|getting|advances|advancing|takes|marching|manages to (bring|move|get)|succeeds in (bringing|moving|getting)) ${OWN_KING} (safely)? (to|into|onto|on|in|across to|up to) ${TO_RANKS} ${opt(words('first'))} ${SAFELY}`.as(
    ([piece, ranks]) => ({ kind: 'arrival', piece, ranks }),
  ),
  say`(by|to)? (safely)? (reach|reaches|reaching|reached|entering) ${TO_RANKS} (safely)? with ${OWN_KING} ${opt(words('first'))} ${SAFELY}`.as(
    ([ranks, piece]) => ({ kind: 'arrival', piece, ranks }),
  ),
);

const QUIET = words(
  '(capture|captures|piece being captured|capture being made|pawn move|pawn moves)  ((or|and|nor) (a|any)? (pawn) (move|moves|advance|advances|push|being moved)|(or|and|nor) (a|any)? (capture|captures))?',
);
const QUIET_MOVES: Phrase<number> = oneOf<number>(
  say`${COUNT} (consecutive|successive|full)? (moves|turns) (are|have been|were|pass|go by|have passed)? (made|played)? (by each (side|player))? (without|with no) (any|a)? ${QUIET}`.as(
    ([count]) => count,
  ),
  say`(no|neither a|there is no|there has been no|there have been no|there was no) ${QUIET} (has|have|is|are|was)? (been)? (made|occurred|played)? (in|for|within|during|after|over) (the)? (last|past|previous)? ${COUNT} (consecutive|successive|full)? (moves|turns)`.as(
    ([, count]) => count,
  ),
);

const ONLY_KINGS = words(
  '(the|there are)? (two|lone|bare|the two)? kings (remain|are left|left|remaining) (on the board)?|(the)? (players|sides) (have|are left with|are reduced to) (a|the|their)? (bare|lone)? (king|kings) (left)?|bare kings|king against king|king versus king|(there are)? (two) kings left on the board',
);

const CHECKS = words(
  '(check|checks)? (for)? (three times|3 times|the third time|a third time|thrice)|(third|3rd) check|three checks|3 checks|check three times|check 3 times',
);
/** A clause that says what happens. */
const EVENT: Phrase<Happening> = named<Happening>(() => [
  say`${SELF} ${opt(CAN)} ${CANNOT_MOVE} ${UNCHECKED}`.as(([, , when]) => ({
    kind: 'stalemate',
    when,
    subject: 'stalemated',
  })),
  say`${SELF} (is|gets|are|has been|becomes) (stalemated|in stalemate)`.as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'stalemated',
  })),
  words('(a)? stalemate (occurs|happens|arises|is reached)|(it is|there is) (a)? stalemate').as(
    () => ({ kind: 'stalemate', when: 'no-legal-move', subject: null }),
  ),
  say`(there are|there is) no (legal|possible|valid|available)? (move|moves) (left|available)?`.as(
    () => ({ kind: 'stalemate', when: 'no-legal-move', subject: null }),
  ),
  say`${OPPONENT} ${CANNOT_MOVE} ${UNCHECKED}`.as(([, when]) => ({
    kind: 'stalemate',
    when,
    subject: 'giver',
  })),
  say`${SELF} ${STALEMATING}`.as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'giver',
  })),
  say`${SELF} ${MATING}`.as(() => ({ kind: 'mate', subject: 'giver' })),
  say`${SELF} (is|gets|are|has been|becomes) (checkmated|mated)`.as(() => ({
    kind: 'mate',
    subject: 'mated',
  })),
  say`${OWN_KING} (is|gets|has been|becomes) (checkmated|mated)`.as(() => ({
    kind: 'mate',
    subject: 'mated',
  })),
  say`${SELF} ${ARRIVES}`.as(([, happening]) => happening),
  ARRIVES,
  say`${SELF} ${REPEATS}`.as(([, again]) => ({ kind: 'repetition', ...again })),
  OCCURS.as((again) => ({ kind: 'repetition', ...again, who: null })),
  say`${REPETITION} (occurs|happens|arises|takes place)`.as(([again]) => ({
    kind: 'repetition',
    ...again,
    who: null,
  })),
  say`(the)? (repetition|repetitions) (is|was|are) (caused|due|made) (by|to) ${PERPETUAL_CHECK}`.as(
    () => ({ kind: 'perpetual-check' }),
  ),
  say`${SELF} ${GIVES_PERPETUAL}`.as(() => ({ kind: 'perpetual-check' })),
  say`${QUIET_MOVES}`.as(([count]) => ({ kind: 'quiet-moves', count })),
  ONLY_KINGS.as(() => ({ kind: 'bare-kings' })),
  say`${SELF} (gives|give|delivers|has given|checks|check|have given|has delivered|puts) ${opt(ENEMY_KING)} (in|into)? (the|a)? (check)? (check)? ${CHECKS}`.as(
    () => ({ kind: 'checks' }),
  ),
  say`${SELF} (loses|lose|has lost|gets rid of|got rid of) (all|all of) (his|their|your|the|its)? (pieces|men|own pieces)`.as(
    () => ({ kind: 'lost-all' }),
  ),
  say`${SELF} (has|have) no (more)? pieces (left)?`.as(() => ({ kind: 'lost-all' })),
]);
const IF = words(
  '(if|when|once|whenever|as soon as|in case|where|in the event that|should|at the moment|the moment) (that)?',
);

/** What happens, as a noun or as "by doing it". */
const NAMED_EVENT: Phrase<Happening> = oneOf<Happening>(
  STALEMATE.as(() => ({ kind: 'stalemate', when: 'no-legal-move', subject: null })),
  say`(by)? (having|with) no (legal|possible|more)? (move|moves) (left|available)?`.as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'stalemated',
  })),
  say`(by)? ${STALEMATING}`.as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'giver',
  })),
  words('(a|the|by)? (checkmate|mate)').as(() => ({ kind: 'mate', subject: null })),
  MATING.as(() => ({ kind: 'mate', subject: 'giver' })),
  ARRIVES,
  REPETITION.as((again) => ({ kind: 'repetition', ...again, who: null })),
  OCCURS.as((again) => ({ kind: 'repetition', ...again, who: null })),
  PERPETUAL_CHECK.as(() => ({ kind: 'perpetual-check' })),
  say`(the)? ${COUNT} (move|moves) (rule)?`.as(([count]) => ({ kind: 'quiet-moves', count })),
  QUIET_MOVES.as((count) => ({ kind: 'quiet-moves', count })),
  ONLY_KINGS.as(() => ({ kind: 'bare-kings' })),
  say`(by)? (giving|delivering|checking|to check|to give) ${opt(ENEMY_KING)} ${CHECKS}`.as(() => ({
    kind: 'checks',
  })),
  say`(by)? (losing|to lose|getting rid of) all (of)? (your|their|his)? (own)? pieces`.as(() => ({
    kind: 'lost-all',
  })),
);

// Whose result it is.

const PARTY: Phrase<Party> = named<Party>(() => [
  words('(the|a)? stalemated (player|side|party|king)').as(() => 'stalemated' as const),
  say`${SELF} (who|that|which)? ${opt(words('is|are'))} ${CANNOT_MOVE}`.as(
    () => 'stalemated' as const,
  ),
  say`${SELF} (who|that)? (is|gets|got|has been|was|being)? (stalemated|in stalemate)`.as(
    () => 'stalemated' as const,
  ),
  words('(the|a)? (player|side) (to move|in stalemate|whose turn it is|to play)').as(
    () => 'stalemated' as const,
  ),
  words('(the|a)? (stalemating|winning) (player|side)').as(() => 'giver' as const),
  say`${SELF} (who|that|which)? ${STALEMATING}`.as(() => 'giver' as const),
  say`${SELF} (who|that|which)? (delivers|delivering|delivered|inflicts|performs|performed|achieves) (it|stalemate|the stalemate)?`.as(
    () => 'giver' as const,
  ),
  say`${SELF} (who|that|which)? (made|moved|played) (the)? last move`.as(() => 'giver' as const),
  say`${SELF} (who|that|which)? (gives|giving|causes|causing|gave|makes|made|caused|making|achieves) (it|this|that|them)?`.as(
    () => 'doer' as const,
  ),
  say`${SELF} (who|that|which)? (started|began|starts|begins|starting|beginning|initiated|initiates|initiating) (it|(the|this) (repetition|sequence|cycle|repetitions)|repeating (moves|the position)?)?`.as(
    () => 'who-began' as const,
  ),
  say`${SELF} (who|that|which)? (completes|completed|completing|closes) (it|(the|this) (repetition|sequence|cycle))?`.as(
    () => 'who-closes' as const,
  ),
  say`${SELF} (who|that|which)? (caused|causes|causing|made|makes|making|repeats|repeating|repeated|is repeating) (it|(the|this) (repetition|position|situation|repetitions|moves|same moves)|them)?`.as(
    () => 'who-made-it' as const,
  ),
  words('(the)? (repeating|offending) (player|side)').as(() => 'who-made-it' as const),
  words('(the)? checking (player|side|party)').as(() => 'checker' as const),
  say`${SELF} (who|that|which)? (gives|giving|is giving|delivers|gave|making|makes|causing|causes|checks|is checking|checking) ((the|a)? (perpetual)? (check|checks)|perpetual (check|checks))?`.as(
    () => 'checker' as const,
  ),
  OPPONENT.as(() => 'opponent' as const),
  SELF.as(() => 'subject' as const),
]);

const PLAIN = words('(immediately|at once|automatically|in this case|in that case)?');
const MUST_VARY = words(
  '(must|has to|have to|is obliged to|is required to|needs to) (vary|deviate|change|play differently|make another move|make a different move|avoid it|play another move|break the repetition) (the move|his move|their move|it|the sequence|moves|the moves)?',
);

/** What comes of it, as a clause. */
const OUTCOME: Phrase<Outcome> = named<Outcome>(() => [
  say`${PARTY} ${PLAIN} ${LOSES}`.as(([party]) => ({ result: 'loss', party })),
  say`${PARTY} ${PLAIN} ${WINS}`.as(([party]) => ({ result: 'win', party })),
  say`${PARTY} ${MUST_VARY}`.as(([party]) => ({ result: 'prohibited', party })),
  say`${oneOf(
    words("(it|this|that|which|the game|the result|the outcome|the match|it's)"),
  )} ${IS} ${RESULT} ${opt(say`(for|to|of) ${PARTY}`)} ${LIKE_CHESS}`.as(([, , result, whose]) => ({
    result,
    party: whose?.[0] ?? null,
  })),
  say`(a|the)? (draw|draws) (is declared|results|can be claimed|may be claimed|occurs)?`.as(() => ({
    result: 'draw',
    party: null,
  })),
  say`(the)? (game|it) (can|may|is|will|could|might)? (be)? (declared|called|ruled|considered|claimed)? (as)? (a)? (draw|drawn)`.as(
    () => ({ result: 'draw', party: null }),
  ),
  say`(the|a)? ${oneOf(
    words('player|players|either player| players|a player'),
  )} (can|may) claim a draw`.as(() => ({ result: 'draw', party: null })),
]);
/** Without a subject: "a draw", "loss for the player who cannot move". */
const BARE_OUTCOME: Phrase<Outcome> =
  say`${RESULT} ${opt(say`(for|to|of) ${PARTY}`)} ${LIKE_CHESS}`.as(([result, whose]) => ({
    result,
    party: whose?.[0] ?? null,
  }));

const both = ([happening, outcome]: readonly [Happening, Outcome]): Facts | null =>
  factsOf(happening, outcome);

const LAST_OF_BOARD = words("(the|its|his|their|the player's)? (last|final|farthest) (rank|row)");
const GOAL = words(
  '(the)? (main|ultimate|primary|final|overall)? (goal|object|objective|aim|purpose) (of (the|this|each|a|either|every) (game|variant|player|side|players))?',
);
const NOBODY = words(
  '(no player|nobody|no one|no side|neither (player|side|white nor black)|none|neither of the players)',
);

/** Everything on how a game ends. */
export const ENDS: Phrase<Facts> = named<Facts>(() => [
  say`${IF} ${EVENT} ,? (then)? ${OUTCOME}`.when(([, happening, outcome]) =>
    factsOf(happening, outcome),
  ),
  say`${OUTCOME} ,? ${IF} ${EVENT}`.when(([outcome, , happening]) => factsOf(happening, outcome)),
  say`${OUTCOME} (by|through|with|upon|in case of|for|on|via) ${NAMED_EVENT}`.when(
    ([outcome, happening]) => factsOf(happening, outcome),
  ),
  say`(a|the)? (game|player) (is|can be|may be) (also)? won (by|if|when) ${oneOf(NAMED_EVENT, EVENT)}`.when(
    ([happening]) => factsOf(happening, { result: 'win', party: null }),
  ),
  say`${NAMED_EVENT} ${IS} ${BARE_OUTCOME}`.when(([happening, , outcome]) =>
    factsOf(happening, outcome),
  ),
  say`${NAMED_EVENT} (-|:|is :) ${oneOf(BARE_OUTCOME, OUTCOME)}`.when(both),
  say`${NAMED_EVENT} (-|:) ${IF} ${EVENT} ,? ${OUTCOME}`.when(([, , happening, outcome]) =>
    factsOf(happening, outcome),
  ),
  say`(in case of|in the case of|in|upon|on|with|by|after) (a)? ${NAMED_EVENT} ,? ${OUTCOME}`.when(
    both,
  ),
  say`${NAMED_EVENT} ${NOT_ALLOWED}`.when(([happening]) =>
    happening.kind === 'repetition' || happening.kind === 'perpetual-check'
      ? factsOf(happening, { result: 'prohibited', party: null })
      : null,
  ),
  say`${STALEMATE} ${LOSES}`.as(() => [
    { kind: 'stalemate', result: 'loss', when: 'no-legal-move' },
  ]),
  say`${NAMED_EVENT} ${WINS}`.when(([happening]) =>
    happening.kind === 'stalemate' && happening.subject === null
      ? null
      : factsOf(happening, { result: 'win', party: null }),
  ),
  say`${PERPETUAL_CHECK} ${LOSES}`.as(() => set({ perpetualCheckIllegal: 'true' })),
  // "The player whose king reaches …", "who cannot move", "to bring …".
  say`${SELF} (whose|with|who|that|which|to)? (the)? (first)? ${RELATIVE} ${oneOf(
    LOSES.as(() => 'loss' as const),
    WINS.as(() => 'win' as const),
    MUST_VARY.as(() => 'prohibited' as const),
    say`(gets|has|receives) ${RESULT}`.as(([result]) => result),
  )} ${LIKE_CHESS}`.when(([, happening, result]) => factsOf(happening, { result, party: null })),
  say`(a|the) stalemated (player|king|side|party) ${oneOf(
    LOSES.as(() => 'loss' as const),
    WINS.as(() => 'win' as const),
  )}`.as(([result]) => [{ kind: 'stalemate', result, when: 'no-legal-move' }]),
  say`(a|the) checkmated (player|king|side) ${LOSES}`.as(() => set({ checkmateValue: 'loss' })),
  say`${ARRIVES} ${WINS}`.when(([happening]) => factsOf(happening, { result: 'win', party: null })),
  // Under a heading that says what happens: "Perpetual check - the checking player loses".
  say`${NAMED_EVENT} - ${OUTCOME}`.when(both),
  say`${NAMED_EVENT} (-|:) ${EVENT}`.when(([name, happening]) =>
    name.kind === 'mate' && happening.kind === 'mate'
      ? factsOf(name, { result: 'win', party: null })
      : null,
  ),
  // "Nobody may repeat a position three times."
  say`${oneOf<unknown>(
    say`${NOBODY} ${CAN}`,
    say`${opt(SELF)} ${CANNOT}`,
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
  say`${POSITION} ${CANNOT} (be)? (occur|appear|repeated|arise|happen) ${TIMES}`.as(
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
  say`${opt(words('even if it is not repeated in succession ,'))} ${IF} ${OCCURS} ,? ${NOBODY} ${CAN} repeat ${oneOf(POSITION, words('it'))} (again)?`.as(
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
  say`${oneOf<unknown>(
    say`${opt(SELF)} ${CANNOT}`,
    words('it is (forbidden|not allowed|illegal|prohibited) to'),
  )} ${GIVES_PERPETUAL}`.as(() => set({ perpetualCheckIllegal: 'true' })),
  // Goals.
  say`${opt(LIKE_CHESS)} ${GOAL} (is|:|remains) (to|of)? ${MATING} ${LIKE_CHESS}`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`${opt(say`(to|you|a player|players|one)`)} (win|wins) ,? (by|is|you|you must|to)? ${MATING} ${LIKE_CHESS}`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
  say`(checkmate|mate) ${ENEMY_KING} ${opt(say`to ${WINS}`)} ${LIKE_CHESS}`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`${MATING} ${LIKE_CHESS}`.when(() => set({ checkmateValue: 'loss' })),
  say`(put|putting) ${ENEMY_KING} in check with no legal moves`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`${GOAL} (is|:|remains) (to)? ${ARRIVES}`.when(([, happening]) =>
    factsOf(happening, { result: 'win', party: null }),
  ),
  say`${GOAL} (is|:|remains) (to)? (capture|take|capturing) ${ENEMY_KING}`.as(([, piece]) => [
    { kind: 'royal', piece, royal: true },
  ]),
  say`${opt(SELF)} (win|wins) (by|when|if) (you)? (capturing|capture|taking) ${ENEMY_KING}`.as(
    ([, piece]) => [{ kind: 'royal', piece, royal: true }],
  ),
  say`(the)? ${SELF} whose ${PIECE_NAME} (is|gets|has been) (captured|taken) ${LOSES}`.as(
    ([, piece]) => [{ kind: 'royal', piece, royal: true }],
  ),
  // Campmate.
  say`(a|the)? campmate (is|:|-|means)? (achieved|obtained|done|reached)? (by|when|if)? ${ARRIVES} ${opt(WINS)}`.when(
    ([happening]) => factsOf(happening, { result: 'win', party: null }),
  ),
  say`(campmate|a rule|rule) (:|-|is)? (a)? (rule)? (in which|by which|where|that) (the)? ${SELF} (whose|with|who|that)? (the)? ${RELATIVE} ${WINS}`.when(
    ([, happening]) => factsOf(happening, { result: 'win', party: null }),
  ),
  say`${opt(say`(there is|but there is) (a|the)`)} campmate (does|exists|is used|applies)?`.when(
    ([there]) => (there === null ? null : [{ kind: 'flag', piece: 'king', ranks: { last: 1 } }]),
  ),
  words('campmate (does|exists|is used|applies|is allowed)').as(() => [
    { kind: 'flag', piece: 'king', ranks: { last: 1 } },
  ]),
  words('but (there is)? (a)? campmate').as(() => [
    { kind: 'flag', piece: 'king', ranks: { last: 1 } },
  ]),
  // What stalemate is.
  say`stalemate (is|means|is defined as) (a|the)? (condition|situation|position|state)? (where|that|in which|when|if) (the)? (stalemated)? (player|side) ${CANNOT_MOVE} ${UNCHECKED}`.as(
    ([when]) => [{ kind: 'stalemate', result: null, when }],
  ),
  // Moves without progress.
  say`${NO} (draw by (the)?)? ${COUNT} (move|moves) (rule)? (limit)?`.as(() =>
    set({ nMoveRule: '0' }),
  ),
  say`(the)? ${COUNT} (move|moves) rule ${NOT_ALLOWED}`.as(() => set({ nMoveRule: '0' })),
  say`${oneOf(THERE_IS, words('the'))} ${COUNT} (move|moves) rule ${opt(ALLOWED)}`.as(([, count]) =>
    set({ nMoveRule: String(count) }),
  ),
  // Bare kings whose way to the last rank counts.
  say`${IF} ${ONLY_KINGS} ,? ${SELF} (whose|with the)? king (is|on the rank)? (closer|nearer|closest|nearest) to ${LAST_OF_BOARD} ${WINS}`.as(
    () => [{ kind: 'nearer-king-wins' }],
  ),
  say`if (the|their)? (distances|distance) (of the two kings)? (from the last rank)? (are|is) the same ,? ${oneOf(SELF, words('white|black'))} (who has the turn (next|immediately after the situation occurs)|to move)? ${WINS}`.as(
    () => means('of kings equally near the side to move wins'),
  ),
  say`${NO} (repetition|repetitions) (rule)?`.as(() => set({ nFoldRule: '0' })),
  say`(a|the)? ${SELF} whose king ${CANNOT} get out of check is checkmated (and has lost)?`.as(() =>
    set({ checkmateValue: 'loss' }),
  ),
  say`if your king has no way to escape (the)? (enemy's)? check (on that turn)? ,? (call it checkmate and)? (you are defeated|you lose|it is checkmate)`.as(
    () => set({ checkmateValue: 'loss' }),
  ),
]);

/** Behind "the player who", "whose" and "to". */
const RELATIVE: Phrase<Happening> = named<Happening>(() => [
  say`${opt(words('is|are'))} ${CANNOT_MOVE} ${UNCHECKED}`.as(([, when]) => ({
    kind: 'stalemate',
    when,
    subject: 'stalemated',
  })),
  words('(is|gets|are|being|has been)? (stalemated|in stalemate)').as(() => ({
    kind: 'stalemate',
    when: 'no-legal-move',
    subject: 'stalemated',
  })),
  STALEMATING.as(() => ({ kind: 'stalemate', when: 'no-legal-move', subject: 'giver' })),
  MATING.as(() => ({ kind: 'mate', subject: 'giver' })),
  words('(is|gets|has been)? (checkmated|mated)|king is (checkmated|mated)').as(() => ({
    kind: 'mate',
    subject: 'mated',
  })),
  ARRIVES,
  REPEATS.as((again) => ({ kind: 'repetition', ...again })),
  GIVES_PERPETUAL.as(() => ({ kind: 'perpetual-check' })),
  words('perpetually chases (a|any one|one) (unprotected)? piece (with one or more pieces)?').as(
    () => ({ kind: 'perpetual-chase' }),
  ),
]);
