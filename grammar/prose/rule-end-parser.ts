import { endOf } from './rule-ends.js';
import { RuleEventParser } from './rule-event-parser.js';
import * as t from './rule-lexer.js';
import type {
  Condition,
  Outcome,
  RepetitionVerb,
  RepetitionWho,
  Result,
  RuleDraft,
} from './rule-trees.js';

/** The productions of README.md, section "Rules", on the ends of a game: what happens, and who then wins. */
export abstract class RuleEndParser extends RuleEventParser {
  /** "loses", "is a draw", "must vary". */
  protected readonly result = this.RULE('result', (): Result =>
    this.OR<Result>([
      { ALT: () => this.means('loss', t.Loses) },
      { ALT: () => this.means('loss', t.CausesLoss) },
      { ALT: () => this.means('win', t.Wins) },
      { ALT: () => this.means('prohibited', t.Vary) },
      { ALT: () => this.means('prohibited', t.IsIllegal) },
      { ALT: () => this.means('draw', t.Draw, 2) },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(t.Is) }, { ALT: () => this.CONSUME(t.LeadsTo) }]);
          return this.SUBRULE(this.resultNoun);
        },
      },
    ]),
  );

  private readonly resultNoun = this.RULE('resultNoun', (): Result =>
    this.OR<Result>([
      { ALT: () => this.means('draw', t.Draw) },
      { ALT: () => this.means('loss', t.LossNoun) },
      { ALT: () => this.means('win', t.WinNoun) },
      { ALT: () => this.means('win', t.Wins) },
    ]),
  );

  /** What follows, and for whom: "the game is a draw", "his opponent wins". */
  private readonly consequence = this.RULE('consequence', (): Outcome =>
    this.OR<Outcome>([
      {
        GATE: () => this.isAt(2, t.With, t.Whose),
        ALT: () => this.SUBRULE(this.nearerKingWins),
      },
      {
        GATE: () => !this.isAt(2, t.With, t.Whose),
        ALT: () => {
          this.CONSUME(t.Player);
          const whose = this.OPTION(() => this.SUBRULE(this.whichPlayer));
          return { whose: whose ?? 'actor', result: this.SUBRULE(this.result) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Checking);
          this.CONSUME2(t.Player);
          return { whose: 'checking', result: this.SUBRULE2(this.result) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Opponent);
          return { whose: 'opponent', result: this.SUBRULE3(this.result) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Game);
          return { whose: 'nobody', result: this.SUBRULE4(this.result) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Rest);
          const result = this.OR2([
            { ALT: () => this.SUBRULE2(this.resultNoun) },
            {
              ALT: () => {
                this.CONSUME(t.LeadsTo);
                return this.SUBRULE3(this.resultNoun);
              },
            },
          ]);
          return { whose: 'nobody', result };
        },
      },
    ]),
  );

  private readonly whichPlayer = this.RULE('whichPlayer', (): Outcome['whose'] =>
    this.OR<Outcome['whose']>([
      {
        ALT: () => {
          const condition = this.SUBRULE(this.maker);
          return this.ACTION(() =>
            condition.kind === 'repetition' && condition.who !== null ? condition.who : 'actor',
          );
        },
      },
      { ALT: () => this.means('checking', t.Checking) },
      { ALT: () => this.means('checking', t.GivesPerpetual) },
    ]),
  );

  /** "the player with the king on the rank closest to the last rank wins". */
  private readonly nearerKingWins = this.RULE('nearerKingWins', (): Outcome => {
    this.CONSUME(t.Player);
    this.OR([{ ALT: () => this.CONSUME(t.With) }, { ALT: () => this.CONSUME(t.Whose) }]);
    this.CONSUME(t.King);
    this.OPTION(() => {
      this.CONSUME(t.In);
      this.CONSUME(t.Rank);
    });
    this.CONSUME(t.ClosestTo);
    this.SUBRULE(this.rank);
    return { whose: 'nearer-king', result: this.SUBRULE(this.result) };
  });

  /** "A player who cannot move loses." */
  protected readonly playerEnd = this.saying('playerEnd', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    this.OR([{ ALT: () => this.CONSUME(t.Player) }, { ALT: () => this.CONSUME(t.FirstPlayer) }]);
    const condition = this.SUBRULE(this.playerCondition);
    this.OPTION2(() => this.CONSUME(t.Comma));
    const result = this.SUBRULE(this.result);
    return this.ACTION(() => [endOf(condition, { result, whose: 'actor' })]);
  });

  /** "A stalemated player loses", "the stalemating player wins". */
  protected readonly markedPlayerEnd = this.saying('markedPlayerEnd', () => {
    const condition = this.SUBRULE(this.markedPlayer);
    const result = this.SUBRULE(this.result);
    return this.ACTION(() => [endOf(condition, { result, whose: 'actor' })]);
  });

  /** "If both have a bare king, the game is a draw." */
  protected readonly conditionalEnd = this.saying('conditionalEnd', () => {
    this.OPTION(() => {
      this.CONSUME(t.EvenIfApart);
      this.OPTION2(() => this.CONSUME(t.Comma));
    });
    this.CONSUME(t.If);
    const condition = this.SUBRULE(this.circumstance);
    this.OPTION3(() => this.CONSUME2(t.Comma));
    this.OPTION4(() => this.CONSUME(t.Opener));
    this.OPTION5(() => this.CONSUME(t.Own));
    return this.OR<readonly RuleDraft[]>([
      {
        GATE: () => this.isNext(t.NoOne),
        ALT: () => {
          this.SUBRULE(this.nobodyRepeats);
          return this.ACTION(() => [forbiddenAfter(condition)]);
        },
      },
      {
        GATE: () => !this.isNext(t.NoOne),
        ALT: () => {
          const outcome = this.SUBRULE(this.consequence);
          return this.ACTION(() => [endOf(condition, outcome)]);
        },
      },
    ]);
  });

  /** "The game is a draw if the same position occurs four times." */
  protected readonly endIf = this.saying('endIf', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    const outcome = this.SUBRULE(this.consequence);
    this.OPTION2({
      GATE: () => this.isAt(2, t.Campmate),
      DEF: () => {
        this.CONSUME2(t.Of);
        this.CONSUME(t.Campmate);
      },
    });
    this.OR([
      { ALT: () => this.CONSUME(t.If) },
      { GATE: () => this.isAt(2, t.Brings), ALT: () => this.CONSUME(t.Of) },
    ]);
    const condition = this.OR2<Condition>([
      { GATE: () => this.isNext(t.Brings), ALT: () => this.SUBRULE(this.bringsKing) },
      { GATE: () => !this.isNext(t.Brings), ALT: () => this.SUBRULE(this.circumstance) },
    ]);
    return this.ACTION(() => [
      endOf(condition, outcome.whose === 'nobody' ? winnerOf(outcome) : outcome),
    ]);
  });

  private readonly nobodyRepeats = this.RULE('nobodyRepeats', () => {
    this.CONSUME(t.NoOne);
    this.CONSUME(t.Can);
    this.SUBRULE(this.repeatsPosition);
  });

  /** "A position may not occur four times." */
  protected readonly noRepetition = this.saying('noRepetition', () => {
    this.CONSUME(t.SamePosition);
    this.CONSUME(t.Cannot);
    const verb = this.OR<RepetitionVerb>([
      { ALT: () => this.means('stands', t.Occurs) },
      {
        ALT: () => {
          this.CONSUME(t.Is);
          return this.means('is-repeated', t.Repeats);
        },
      },
    ]);
    const { times } = this.SUBRULE(this.often);
    return [endOf({ kind: 'repetition', times, verb, who: null }, FORBIDDEN)];
  });

  /** "A player may not give perpetual check", "it is forbidden to repeat a position." */
  protected readonly forbidden = this.saying('forbidden', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Player);
          this.CONSUME(t.Cannot);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.NoOne);
          this.CONSUME(t.Can);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Rest);
          this.CONSUME(t.IsIllegal);
          this.CONSUME(t.To);
        },
      },
    ]);
    return this.OR2<readonly RuleDraft[]>([
      {
        ALT: () =>
          this.means([{ kind: 'perpetual-check', result: 'prohibited' }], t.GivesPerpetual),
      },
      {
        ALT: () => {
          const condition = this.SUBRULE(this.repeatsPosition);
          return this.ACTION(() => [endOf(condition, FORBIDDEN)]);
        },
      },
    ]);
  });

  /** "Stalemate is a loss for the player who cannot move", "Threefold repetition is a draw." */
  protected readonly eventEnd = this.saying('eventEnd', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    const condition = this.SUBRULE(this.event);
    const result = this.SUBRULE(this.eventResult);
    const whom = this.OPTION2(() => {
      this.CONSUME(t.For);
      return this.SUBRULE(this.whom);
    });
    return this.ACTION(() => [eventEndOf(condition, result, whom ?? null)]);
  });

  /** The verb may be missing behind a heading. */
  private readonly eventResult = this.RULE('eventResult', (): Result =>
    this.OR<Result>([
      {
        GATE: () => this.isNext(t.LossNoun, t.WinNoun),
        ALT: () => this.SUBRULE(this.resultNoun),
      },
      {
        GATE: () => !this.isNext(t.LossNoun, t.WinNoun),
        ALT: () => this.SUBRULE(this.result),
      },
    ]),
  );

  /** Behind "for": of whom a result is. */
  private readonly whom = this.RULE('whom', (): Condition | 'checking' | RepetitionWho =>
    this.OR<Condition | 'checking' | RepetitionWho>([
      {
        GATE: () => this.isNext(t.Stalemated, t.GivesStalemate, t.GivesPerpetual),
        ALT: () => this.SUBRULE(this.markedPlayer),
      },
      {
        ALT: () => {
          this.CONSUME(t.Checking);
          this.CONSUME2(t.Player);
          return 'checking';
        },
      },
      {
        ALT: () => {
          this.CONSUME3(t.Player);
          return this.OR2<Condition | 'checking' | RepetitionWho>([
            { ALT: () => this.means('checking', t.Checking, 2) },
            { ALT: () => this.SUBRULE(this.playerCondition) },
          ]);
        },
      },
    ]),
  );
}

const FORBIDDEN: Outcome = { result: 'prohibited', whose: 'actor' };
const NONSENSE: RuleDraft = { kind: 'nonsense' };

/** "If it is repeated twice, no one can repeat it again." */
function forbiddenAfter(condition: Condition): RuleDraft {
  const end = endOf(condition, FORBIDDEN);
  return end.kind === 'repetition' ? { ...end, after: true } : NONSENSE;
}

/** "The game is won by …": who does it wins. */
function winnerOf({ result, whose }: Outcome): Outcome {
  return result === 'win' ? { result, whose: 'actor' } : { result, whose };
}

function eventEndOf(
  condition: Condition,
  result: Result,
  whom: Condition | 'checking' | RepetitionWho | null,
): RuleDraft {
  if (whom === null) return endOfUnnamed(condition, result);
  if (typeof whom === 'string') return endOf(condition, { result, whose: whom });
  if (whom.kind === 'repetition' && condition.kind === 'repetition')
    return endOf(condition, { result, whose: whom.who ?? 'actor' });
  if (whom.kind !== condition.kind) return NONSENSE;
  return endOf(whom, { result, whose: 'actor' });
}

/** Who loses by a stalemate is clear without a word, who wins by it is not. */
function endOfUnnamed(condition: Condition, result: Result): RuleDraft {
  if (condition.kind === 'stalemate' && condition.who === 'stalemated' && result === 'win')
    return NONSENSE;
  return endOf(condition, {
    result,
    whose: condition.kind === 'repetition' && result !== 'prohibited' ? 'nobody' : 'actor',
  });
}
