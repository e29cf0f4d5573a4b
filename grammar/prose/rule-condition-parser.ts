import { movesOf } from './rule-ends.js';
import * as t from './rule-lexer.js';
import { RuleTerms } from './rule-terms.js';
import type {
  Condition,
  RepetitionVerb,
  RepetitionWho,
  StalemateWhen,
  Times,
} from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** The productions of README.md, section "Rules", on what happens on the board. */
export abstract class RuleConditionParser extends RuleTerms {
  /** What a player does or suffers; behind "player". */
  protected readonly playerCondition = this.RULE('playerCondition', (): Condition =>
    this.OR<Condition>([
      { GATE: () => this.isNext(t.Whose), ALT: () => this.SUBRULE(this.whoseKingReaches) },
      { GATE: () => this.isNext(t.With), ALT: () => this.SUBRULE(this.withKing) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Who));
          return this.SUBRULE(this.deed);
        },
      },
    ]),
  );

  protected readonly deed = this.RULE('deed', (): Condition =>
    this.OR<Condition>([
      { ALT: () => this.SUBRULE(this.hasNoMove) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Is));
          this.CONSUME(t.Stalemated);
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemated' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.GivesStalemate);
          this.OPTION2(() => this.CONSUME(t.Opponent));
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemating' };
        },
      },
      { ALT: () => this.SUBRULE(this.repeatsPosition) },
      {
        ALT: () => {
          this.CONSUME(t.GivesPerpetual);
          return { kind: 'perpetual-check' };
        },
      },
      { ALT: () => this.SUBRULE(this.bringsKing) },
      { ALT: () => this.SUBRULE(this.maker) },
    ]),
  );

  protected readonly hasNoMove = this.RULE('hasNoMove', (): Condition => {
    const when = this.OR<StalemateWhen>([
      { ALT: () => this.means('only-illegal-moves', t.OnlyIllegal) },
      {
        ALT: () => {
          this.CONSUME(t.HasNoMove);
          const royal = this.OPTION(() => {
            this.CONSUME(t.Own);
            return this.SUBRULE(this.name);
          });
          return royal === undefined ? 'no-legal-move' : 'royal-cannot-move';
        },
      },
    ]);
    this.OPTION2({
      GATE: () => this.isNext(t.NotInCheck) || this.isAt(2, t.NotInCheck),
      DEF: () => {
        this.OPTION3(() => this.CONSUME(t.Comma));
        this.CONSUME(t.NotInCheck);
      },
    });
    return { kind: 'stalemate', when, who: 'stalemated' };
  });

  protected readonly repeatsPosition = this.RULE('repeatsPosition', (): Condition => {
    const verb = this.OR<RepetitionVerb>([
      { ALT: () => this.means('is-repeated', t.Repeats) },
      { ALT: () => this.means('stands', t.MakesPosition) },
    ]);
    this.OR2([{ ALT: () => this.CONSUME(t.SamePosition) }, { ALT: () => this.CONSUME(t.Rest) }]);
    this.OPTION(() => {
      this.CONSUME(t.To);
      this.CONSUME(t.Occurs);
    });
    const { isFirst, times } = this.SUBRULE(this.often);
    return { kind: 'repetition', times, verb, who: isFirst ? 'who-made-it' : null };
  });

  /** How often a position comes, and what is said about it beside. */
  protected readonly often = this.RULE('often', () => {
    const times: Times[] = [];
    let isFirst = false;
    this.MANY(() =>
      this.OR([
        {
          GATE: () => this.isTimes(),
          ALT: () => {
            times.push(this.SUBRULE(this.times));
          },
        },
        { ALT: () => this.CONSUME(t.SameToMove) },
        { ALT: () => this.CONSUME(t.ByRepetition) },
        { ALT: () => this.CONSUME(t.InOneGame) },
        {
          GATE: () => !this.isTimes(),
          ALT: () => {
            this.CONSUME(t.Ordinal);
            isFirst = true;
          },
        },
      ]),
    );
    return { times: times.at(0) ?? null, isFirst };
  });

  protected readonly maker = this.RULE('maker', (): Condition => {
    const who = this.OR<RepetitionWho>([
      { ALT: () => this.means('who-began', t.WhoStarted) },
      { ALT: () => this.means('who-closes', t.WhoClosed) },
      { ALT: () => this.means('who-made-it', t.WhoCaused) },
    ]);
    return { kind: 'repetition', times: null, verb: 'stands', who };
  });

  protected readonly whoseKingReaches = this.RULE('whoseKingReaches', (): Condition => {
    this.CONSUME(t.Whose);
    const name = this.SUBRULE(this.name);
    return this.SUBRULE(this.reachesRank, { ARGS: [name] });
  });

  protected readonly withKing = this.RULE('withKing', (): Condition => {
    this.CONSUME(t.With);
    this.OPTION(() => this.CONSUME(t.Own));
    const name = this.SUBRULE(this.name);
    this.OPTION2(() => this.CONSUME(t.Who));
    return this.SUBRULE(this.reachesRank, { ARGS: [name] });
  });

  protected readonly reachesRank = this.RULE('reachesRank', (name: PieceName): Condition => {
    this.CONSUME(t.Reaches);
    const rank = this.SUBRULE(this.rank);
    this.OPTION(() => this.CONSUME(t.Ordinal));
    return this.ACTION(() => campmate(name, rank));
  });

  /** "brings his king to the last rank", "reaches the last rank with the king". */
  protected readonly bringsKing = this.RULE('bringsKing', (): Condition =>
    this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(t.Brings);
          this.OPTION(() => this.CONSUME(t.Own));
          const name = this.SUBRULE(this.name);
          this.OR2([{ ALT: () => this.CONSUME(t.To) }, { ALT: () => this.CONSUME(t.In) }]);
          const rank = this.SUBRULE(this.rank);
          this.OPTION2(() => this.CONSUME(t.Ordinal));
          return this.ACTION(() => campmate(name, rank));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Reaches);
          const rank = this.SUBRULE2(this.rank);
          this.CONSUME(t.With);
          this.OPTION3(() => this.CONSUME2(t.Own));
          const name = this.SUBRULE2(this.name);
          return this.ACTION(() => campmate(name, rank));
        },
      },
    ]),
  );

  protected readonly perpetualCheck = this.RULE('perpetualCheck', (): Condition => {
    this.OR([
      { ALT: () => this.CONSUME(t.PerpetualCheck) },
      { ALT: () => this.CONSUME(t.GivesPerpetual) },
    ]);
    return { kind: 'perpetual-check' };
  });

  /** What may be on the board, as behind "if". */
  protected readonly circumstance = this.RULE('circumstance', (): Condition => {
    this.OPTION(() => this.CONSUME(t.Any));
    this.OPTION4(() => this.CONSUME(t.NumberWord));
    return this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(t.Player);
          return this.OR2<Condition>([
            {
              GATE: () => this.isNext(t.ReducedTo),
              ALT: () => this.SUBRULE(this.onlyKings),
            },
            {
              GATE: () => !this.isNext(t.ReducedTo),
              ALT: () => this.SUBRULE(this.playerCondition),
            },
          ]);
        },
      },
      { ALT: () => this.SUBRULE(this.positionComes) },
      {
        ALT: () => {
          this.CONSUME(t.OnlyKings);
          return { kind: 'bare-kings' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Repetition);
          return this.OR3<Condition>([
            {
              ALT: () => {
                this.CONSUME(t.Is);
                this.CONSUME(t.MakesPosition);
                this.CONSUME(t.Of);
                return this.SUBRULE(this.perpetualCheck);
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Occurs);
                const { times } = this.SUBRULE(this.often);
                return { kind: 'repetition', times, verb: 'is-repeated', who: null };
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(t.Of);
          return this.SUBRULE2(this.perpetualCheck);
        },
      },
      {
        ALT: () => {
          const moves = this.CONSUME(t.NoProgress);
          return this.ACTION(() => ({ kind: 'no-progress', moves: movesOf(moves.image) }));
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.CONSUME(t.Own));
          const name = this.SUBRULE(this.name);
          this.OPTION3(() => this.CONSUME(t.Who));
          return this.SUBRULE(this.reachesRank, { ARGS: [name] });
        },
      },
    ]);
  });

  protected readonly onlyKings = this.RULE('onlyKings', (): Condition => {
    this.CONSUME(t.ReducedTo);
    this.OPTION(() => this.CONSUME(t.Own));
    this.OR([{ ALT: () => this.CONSUME(t.BareKings) }, { ALT: () => this.CONSUME(t.King) }]);
    return { kind: 'bare-kings' };
  });

  protected readonly positionComes = this.RULE('positionComes', (): Condition => {
    this.OR([{ ALT: () => this.CONSUME(t.SamePosition) }, { ALT: () => this.CONSUME(t.Rest) }]);
    const verb = this.OR2<RepetitionVerb>([
      { ALT: () => this.means('stands', t.Occurs) },
      { ALT: () => this.means('is-repeated', t.IsRepeated) },
    ]);
    const { times } = this.SUBRULE(this.often);
    return { kind: 'repetition', times, verb, who: null };
  });
}

function campmate(name: PieceName, rank: number | 'last'): Condition {
  return { kind: 'campmate', piece: /^kings?$/i.test(name.text) ? null : name, rank };
}
