import { anyOf, named, oneOf, opt, pattern, words, type Phrase } from './phrase.js';
import { bared, CANNOT_MOVE, STALEMATING, type Happening } from './happenings.js';
import type { Repeater, Result } from './rule-facts.js';
import {
  set,
  SELF,
  OPPONENT,
  LOSES,
  WINS,
  LIKE_CHESS,
  RESULT,
  IS,
  type Facts,
} from './rule-words.js';

/** Phrases for the outcome of a happening: who wins or loses. */

/** Whose result it is. `doer` is the player who made it happen. */
type Party = 'subject' | 'opponent' | 'stalemated' | 'giver' | 'checker' | 'doer' | Repeater;

export interface Outcome {
  readonly result: Result | 'prohibited';
  /** Null if nobody is named. */
  readonly party: Party | null;
  /** "Nobody may repeat it again." */
  readonly after?: true;
}

const OPPOSITE = { loss: 'win', win: 'loss', draw: 'draw' } as const;

/** The rules that follow from a happening and its outcome. Null if the two do not fit together. */
export function factsOf(happening: Happening, { after, party, result }: Outcome): Facts | null {
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
      // "Stalemate is a win" does not say for whom.
      if (side === null && result === 'win') return null;
      if (side !== null && side !== 'stalemated' && side !== 'giver') return null;
      const own = side === 'giver' ? OPPOSITE[result] : result;
      return [{ kind: 'stalemate', result: own, when: happening.when }];
    }
    case 'mate': {
      if (!isOwn || (result !== 'win' && result !== 'loss')) return null;
      // The value is that of the player who is mated.
      if (happening.subject === 'mated') return set({ checkmateValue: result });
      return result === 'win' ? matedBy(happening.king ?? 'king') : null;
    }
    case 'arrival':
      if (result !== 'win' || !isOwn) return null;
      if (happening.ranks === 'centre')
        return [{ kind: 'flag-squares', piece: happening.piece, squares: 'centre' }];
      return 'squares' in happening.ranks
        ? [{ kind: 'flag-squares', piece: happening.piece, squares: happening.ranks.squares }]
        : [{ ...happening, kind: 'flag', ranks: happening.ranks }];
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
      if (result === 'win') return null;
      return set({
        perpetualCheckIllegal: String(result !== 'draw'),
        ...(happening.times === null ? {} : { nFoldRule: String(happening.times) }),
      });
    case 'bared':
    case 'cleared':
      if (!isOwn || (result !== 'loss' && result !== 'win')) return null;
      return happening.kind === 'bared'
        ? bared(result)
        : set({ extinctionValue: result, extinctionPieceTypes: '*' });
    case 'end':
      // A prohibited happening is a loss.
      return isOwn && (result === 'prohibited' ? 'loss' : result) === happening.result
        ? happening.facts
        : null;
  }
}

/** A piece that is checkmated is royal, whatever it is called. */
const matedBy = (king: string): Facts => [
  ...set({ checkmateValue: 'loss' }),
  ...(king === 'king' ? [] : [{ kind: 'royal', piece: king, royal: true } as const]),
];

function other(subject: 'stalemated' | 'giver' | null): 'stalemated' | 'giver' | null {
  return subject === null ? null : subject === 'giver' ? 'stalemated' : 'giver';
}

function isRepeater(party: Party | null): party is Repeater {
  return party === 'who-began' || party === 'who-closes' || party === 'who-made-it';
}

// The player whose result it is

const PARTY: Phrase<Party> = named<Party>(() => [
  anyOf(
    words('(the|a)? stalemated (player|side|party|king)'),
    pattern`${SELF} (who|that|which)? ${opt(words('is|are'))} ${CANNOT_MOVE}`,
    pattern`${SELF} (who|that)? (is|gets|got|has been|was|being)? (stalemated|in stalemate)`,
    words('(the|a)? (player|side) (to move|in stalemate|whose turn it is|to play)'),
  ).as(() => 'stalemated' as const),
  words('(the|a)? (stalemating|winning) (player|side)').as(() => 'giver' as const),
  pattern`${SELF} (who|that|which)? ${STALEMATING}`.as(() => 'giver' as const),
  pattern`${SELF} (who|that|which)? (delivers|delivering|delivered|inflicts|performs|performed|achieves) (it|stalemate|the stalemate)?`.as(
    () => 'giver' as const,
  ),
  pattern`${SELF} (who|that|which)? (made|moved|played) (the)? last move`.as(
    () => 'giver' as const,
  ),
  pattern`${SELF} (who|that|which)? (gives|giving|causes|causing|gave|makes|made|caused|making|achieves) (it|this|that|them)?`.as(
    () => 'doer' as const,
  ),
  pattern`${SELF} (who|that|which)? (started|began|starts|begins|starting|beginning|initiated|initiates|initiating) (it|(the|this) (repetition|sequence|cycle|repetitions)|repeating (moves|the position)?)?`.as(
    () => 'who-began' as const,
  ),
  pattern`${SELF} (who|that|which)? (completes|completed|completing|closes) (it|(the|this) (repetition|sequence|cycle))?`.as(
    () => 'who-closes' as const,
  ),
  pattern`${SELF} (who|that|which)? (caused|causes|causing|made|makes|making|repeats|repeating|repeated|is repeating) (it|(the|this) (repetition|position|situation|repetitions|moves|same moves)|them)?`.as(
    () => 'who-made-it' as const,
  ),
  words('(the)? checking (player|side|party)').as(() => 'checker' as const),
  pattern`${SELF} (who|that|which)? (gives|giving|is giving|delivers|gave|making|makes|causing|causes|checks|is checking|checking) ((the|a)? (perpetual)? (check|checks)|perpetual (check|checks))?`.as(
    () => 'checker' as const,
  ),
  OPPONENT.as(() => 'opponent' as const),
  SELF.as(() => 'subject' as const),
]);

const PLAIN = words('(immediately|at once|automatically|in this case|in that case)?');
export const MUST_VARY = words(
  '(must|has to|have to|is obliged to|is required to|needs to) (vary|deviate|change|play differently|make another move|make a different move|avoid it|play another move|break the repetition) (the move|his move|their move|it|the sequence|moves|the moves)?',
);

/** An outcome as a clause. */
export const OUTCOME: Phrase<Outcome> = named<Outcome>(() => [
  pattern`${PARTY} ${PLAIN} ${LOSES}`.as(([party]) => ({ result: 'loss', party })),
  pattern`${PARTY} ${PLAIN} ${WINS}`.as(([party]) => ({ result: 'win', party })),
  pattern`${PARTY} ${MUST_VARY}`.as(([party]) => ({ result: 'prohibited', party })),
  pattern`${oneOf(
    words("(it|this|that|which|the game|the result|the outcome|the match|it's)"),
  )} ${IS} (automatically|immediately|then|also)? ${RESULT} ${opt(pattern`(for|to|of) ${PARTY}`)} ${LIKE_CHESS}`.as(
    ([, , result, whose]) => ({ result, party: whose?.[0] ?? null }),
  ),
  pattern`(it's|that's) ${RESULT} ${opt(pattern`(for|to|of) ${PARTY}`)}`.as(([result, whose]) => ({
    result,
    party: whose?.[0] ?? null,
  })),
  pattern`(a|the)? (draw|draws) (is declared|results|can be claimed|may be claimed|occurs)?`.as(
    () => ({
      result: 'draw',
      party: null,
    }),
  ),
  pattern`(the)? (game|it) (can|may|is|will|could|might)? (be)? (declared|called|ruled|considered|claimed)? (as)? (a)? (draw|drawn)`.as(
    () => ({ result: 'draw', party: null }),
  ),
  pattern`(the|a)? ${oneOf(
    words('player|players|either player| players|a player'),
  )} (can|may) claim a draw`.as(() => ({ result: 'draw', party: null })),
]);
/** Without a subject: "a draw", "loss for the player who cannot move". */
export const BARE_OUTCOME: Phrase<Outcome> =
  pattern`${RESULT} ${opt(pattern`(for|to|of) ${PARTY}`)} ${LIKE_CHESS} (,? (but|although|though) (it|this|that)? (is)? (very)? (seldom|rarely|rare|unlikely) (to)? (occur|occurs|happen|happens)? (in (this|the) (variant|game))?)?`.as(
    ([result, whose]) => ({
      result,
      party: whose?.[0] ?? null,
    }),
  );
