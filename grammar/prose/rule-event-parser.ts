import { RuleConditionParser } from './rule-condition-parser.js';
import * as t from './rule-lexer.js';
import { foldOf } from './rule-terms.js';
import type { Condition, RepetitionVerb, Times } from './rule-trees.js';

/** The productions of README.md, section "Rules", on events that have a name: "threefold repetition", "the stalemated player". */
export abstract class RuleEventParser extends RuleConditionParser {
  protected readonly markedPlayer = this.RULE('markedPlayer', (): Condition => {
    const condition = this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(t.Stalemated);
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemated' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.GivesStalemate);
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemating' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.GivesPerpetual);
          return { kind: 'perpetual-check' };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.PerpetualCheck);
          this.CONSUME(t.Checking);
          return { kind: 'perpetual-check' };
        },
      },
    ]);
    this.CONSUME(t.Player);
    return condition;
  });

  protected readonly event = this.RULE('event', (): Condition =>
    this.OR<Condition>([
      {
        ALT: () => {
          this.CONSUME(t.Stalemate);
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemated' };
        },
      },
      {
        GATE: () => this.isNext(t.HasNoMove, t.OnlyIllegal),
        ALT: () => this.SUBRULE(this.hasNoMove),
      },
      {
        ALT: () => {
          return this.SUBRULE(this.perpetualCheck);
        },
      },
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(t.BareKings) },
            { ALT: () => this.CONSUME(t.OnlyKings) },
          ]);
          return { kind: 'bare-kings' };
        },
      },
      {
        GATE: () => this.isNext(t.Brings) && this.isAt(2, t.Who),
        ALT: () => {
          this.CONSUME(t.Brings);
          this.CONSUME(t.Who);
          return this.SUBRULE2(this.repeatsPosition);
        },
      },
      {
        GATE: () => !this.isAt(2, t.Who) && this.isNext(t.Brings, t.Reaches),
        ALT: () => this.SUBRULE(this.bringsKing),
      },
      { ALT: () => this.SUBRULE(this.repeatsPosition) },
      { ALT: () => this.SUBRULE(this.repetitionNoun) },
      {
        ALT: () => {
          this.CONSUME(t.GivesStalemate);
          this.OPTION4(() => this.CONSUME(t.Opponent));
          return { kind: 'stalemate', when: 'no-legal-move', who: 'stalemating' };
        },
      },
      { ALT: () => this.SUBRULE(this.positionThatComes) },
      {
        GATE: () => this.isNext(t.NameWord, t.Own),
        ALT: () => {
          this.OPTION2(() => this.CONSUME2(t.Own));
          const name = this.SUBRULE(this.name);
          this.OPTION3(() => this.CONSUME2(t.Who));
          return this.SUBRULE(this.reachesRank, { ARGS: [name] });
        },
      },
    ]),
  );

  /** "A position that is repeated three times". */
  private readonly positionThatComes = this.RULE('positionThatComes', (): Condition => {
    this.CONSUME(t.SamePosition);
    this.OPTION(() => this.CONSUME(t.Who));
    const verb = this.OR<RepetitionVerb>([
      { ALT: () => this.means('stands', t.Occurs) },
      { ALT: () => this.means('is-repeated', t.IsRepeated) },
      { ALT: () => this.means('is-repeated', t.Repeats) },
    ]);
    const { times } = this.SUBRULE(this.often);
    return { kind: 'repetition', times, verb, who: null };
  });

  /** "Threefold repetition", "the fourth occurrence of a position", "a third repetition". */
  protected readonly repetitionNoun = this.RULE('repetitionNoun', (): Condition => {
    const count = this.OPTION(() =>
      this.OR<Times>([
        {
          ALT: () => {
            const fold = this.CONSUME(t.Fold);
            return this.ACTION(() => ({ number: foldOf(fold.image), isOrdinal: true }));
          },
        },
        { ALT: () => ({ number: this.SUBRULE(this.ordinal), isOrdinal: false }) },
      ]),
    );
    const verb = this.OR2<RepetitionVerb>([
      { ALT: () => this.means('is-repeated', t.Repetition) },
      {
        ALT: () => {
          this.CONSUME(t.Occurrence);
          this.OPTION2(() => this.CONSUME(t.SamePosition));
          return 'stands';
        },
      },
    ]);
    const { times } = this.SUBRULE(this.often);
    return { kind: 'repetition', times: times ?? count ?? null, verb, who: null };
  });
}
