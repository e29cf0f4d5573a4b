import type { Condition, Outcome, Result, RuleDraft, Times } from './rule-trees.js';

const NONSENSE: RuleDraft = { kind: 'nonsense' };

/** The rule that an end of the game makes of what happened on the board. */
export function endOf(condition: Condition, outcome: Outcome): RuleDraft {
  switch (condition.kind) {
    case 'stalemate':
      return stalemateEnd(condition, outcome);
    case 'repetition':
      return repetitionEnd(condition, outcome);
    case 'perpetual-check':
      return perpetualEnd(outcome);
    case 'campmate':
      return resultForActor(outcome) === 'win' ? condition : NONSENSE;
    case 'bare-kings':
      return bareKingsEnd(outcome);
    case 'no-progress':
      return outcome.result === 'draw' ? { kind: 'n-move-rule', moves: condition.moves } : NONSENSE;
  }
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

function stalemateEnd({ when, who }: Of<'stalemate'>, outcome: Outcome): RuleDraft {
  const result = resultForActor(outcome);
  if (result === null || result === 'prohibited') return NONSENSE;
  return { kind: 'stalemate', result: who === 'stalemated' ? result : opposite(result), when };
}

function repetitionEnd(condition: Of<'repetition'>, { result, whose }: Outcome): RuleDraft {
  const { times, verb } = condition;
  if (whose === 'opponent' || whose === 'checking' || whose === 'nearer-king') return NONSENSE;
  if (whose === 'nobody' && result !== 'draw' && result !== 'prohibited') return NONSENSE;
  const named = whose === 'actor' ? (condition.who ?? makerOf(times, result)) : whose;
  return {
    kind: 'repetition',
    times: times?.number ?? null,
    counts: verb === 'stands' || times?.isOrdinal === true ? 'occurrences' : 'either',
    result,
    who: result === 'draw' || named === 'nobody' ? null : named,
  };
}

/** "The player who makes it a third time" brings it about; "who made it three times" may also have begun. */
function makerOf(times: Times | null, result: Result): 'who-closes' | 'who-made-it' {
  return times?.isOrdinal === true || result === 'prohibited' ? 'who-closes' : 'who-made-it';
}

function perpetualEnd({ result, whose }: Outcome): RuleDraft {
  const isOfChecker = whose === 'actor' || whose === 'checking' || result === 'prohibited';
  if (result === 'draw') return { kind: 'perpetual-check', result };
  return isOfChecker && result !== 'win' ? { kind: 'perpetual-check', result } : NONSENSE;
}

function bareKingsEnd({ result, whose }: Outcome): RuleDraft {
  if (result === 'draw') return { kind: 'bare-kings', result };
  return whose === 'nearer-king' && result === 'win'
    ? { kind: 'bare-kings', result: 'king-nearer-its-last-rank-wins' }
    : NONSENSE;
}

function resultForActor({ result, whose }: Outcome): Result | null {
  if (result === 'draw' || whose === 'actor') return result;
  return whose === 'opponent' && result !== 'prohibited' ? opposite(result) : null;
}

function opposite<R extends Result>(result: R): R | 'win' | 'loss' {
  return result === 'win' ? 'loss' : result === 'loss' ? 'win' : result;
}

const MOVE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['fifty', 50],
  ['sixty', 60],
  ['seventy-five', 75],
  ['hundred', 100],
]);

/** Of "50-move rule", "fifty moves without a capture". */
export function movesOf(image: string): number {
  const word = (image.toLowerCase().split(/\s+/)[0] ?? '').replace(/-moves?.*$/, '');
  return MOVE_NUMBERS.get(word) ?? Number(/^\d+/.exec(word)?.[0] ?? NaN);
}
