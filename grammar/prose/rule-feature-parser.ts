import type { IToken } from 'chevrotain';
import { RuleEndParser } from './rule-end-parser.js';
import { movesOf } from './rule-ends.js';
import * as t from './rule-lexer.js';
import type { RuleDraft } from './rule-trees.js';

/** The productions of README.md, section "Rules", on what a game has and has not. */
export abstract class RuleFeatureParser extends RuleEndParser {
  /** A rule that a game has or has not. */
  private readonly feature = this.RULE('feature', (): IToken =>
    this.OR([
      { ALT: () => this.CONSUME(t.DropRule) },
      { ALT: () => this.CONSUME(t.Dropping) },
      { ALT: () => this.CONSUME(t.Castling) },
      { ALT: () => this.CONSUME(t.Passing) },
      { ALT: () => this.CONSUME(t.NMoveRule) },
      { ALT: () => this.CONSUME(t.Impasse) },
      { ALT: () => this.CONSUME(t.DoubleStep) },
      { ALT: () => this.CONSUME(t.Campmate) },
    ]),
  );

  protected readonly features = this.RULE('features', (): readonly IToken[] => {
    const features = [this.SUBRULE(this.feature)];
    this.MANY({
      GATE: () => this.isAt(this.behindJoint(), ...FEATURES),
      DEF: () => {
        this.SUBRULE(this.joint);
        features.push(this.SUBRULE2(this.feature));
      },
    });
    return features;
  });

  /** "There is no castling", "no castling", "the game is played without drops". */
  protected readonly hasNo = this.saying('hasNo', () => {
    this.OPTION({
      GATE: () => !this.isNext(t.ThereIsNo, t.None),
      DEF: () => this.SUBRULE(this.thisGame),
    });
    this.OPTION3(() => this.CONSUME(t.Played));
    this.OR([
      { ALT: () => this.CONSUME(t.ThereIsNo) },
      { ALT: () => this.CONSUME(t.None) },
      { ALT: () => this.CONSUME(t.Without) },
      { ALT: () => this.CONSUME(t.NotUses) },
    ]);
    this.OPTION4(() => {
      this.CONSUME(t.Draw);
      this.CONSUME(t.Of);
    });
    const features = this.SUBRULE(this.features);
    this.OPTION2(() => this.CONSUME(t.IsLegal));
    return this.ACTION(() => features.map((feature) => factOf(feature, false)));
  });

  /** "There is a campmate", "the game uses drops". */
  protected readonly hasSome = this.saying('hasSome', () => {
    this.OR([
      { ALT: () => this.CONSUME(t.ThereIs) },
      {
        ALT: () => {
          this.SUBRULE(this.thisGame);
          this.OPTION2(() => {
            this.OPTION3(() => this.CONSUME(t.Played));
            this.OR2([{ ALT: () => this.CONSUME(t.Uses) }, { ALT: () => this.CONSUME(t.With) }]);
          });
        },
      },
    ]);
    const features = this.SUBRULE(this.features);
    return this.ACTION(() => features.map((feature) => factOf(feature, true)));
  });

  /** The game that the page is about: "it is a variant", "the game", its name. */
  protected readonly thisGame = this.RULE('thisGame', () => {
    this.OPTION(() => this.CONSUME(t.Rest));
    this.OPTION2(() => this.CONSUME(t.Game));
    this.OPTION3({ GATE: () => this.isNext(t.NameWord), DEF: () => this.SUBRULE(this.name) });
  });

  /** "Castling is not allowed", "castling and passing are allowed". */
  protected readonly featureAllowed = this.saying('featureAllowed', () => {
    const features = this.SUBRULE(this.features);
    const allowed = this.OR([
      { ALT: () => this.means(false, t.IsIllegal) },
      { ALT: () => this.means(true, t.IsLegal) },
      { ALT: () => this.means(true, t.Apply) },
      { ALT: () => this.means(false, t.None) },
    ]);
    return this.ACTION(() => features.map((feature) => factOf(feature, allowed)));
  });

  /** "Players may not pass", "you cannot castle". */
  protected readonly playerMay = this.saying('playerMay', () => {
    const allowed = this.OR([
      {
        ALT: () => {
          this.CONSUME(t.NoOne);
          this.CONSUME2(t.Can);
          return false;
        },
      },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(t.Player) }, { ALT: () => this.CONSUME(t.King) }]);
          return this.OR3([
            { ALT: () => this.means(false, t.Cannot) },
            { ALT: () => this.means(true, t.Can) },
            { ALT: () => this.means(false, t.DoesNot) },
          ]);
        },
      },
    ]);
    const feature = this.OR4([
      { ALT: () => this.CONSUME(t.Castling) },
      { ALT: () => this.CONSUME(t.Passing) },
    ]);
    return this.ACTION(() => [factOf(feature, allowed)]);
  });

  /** "Players must move on each turn." */
  protected readonly mustMove = this.saying('mustMove', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    this.CONSUME(t.Player);
    return this.means([{ kind: 'passing', allowed: false }], t.MustMove);
  });

  /** "Captured pieces can be dropped", "pieces that are captured are removed from the game". */
  protected readonly captured = this.saying('captured', () => {
    const allowed = this.OR([
      {
        ALT: () => {
          this.CONSUME(t.CapturedPieces);
          return this.OR2([
            { ALT: () => this.means(true, t.CanBeDropped) },
            { ALT: () => this.means(false, t.CannotBeDropped) },
            {
              ALT: () => {
                this.CONSUME(t.ToHand);
                this.OPTION(() => {
                  this.CONSUME(t.And);
                  this.OPTION2(() => this.CONSUME2(t.Player));
                  this.CONSUME2(t.CanBeDropped);
                });
                return true;
              },
            },
            { ALT: () => this.means(false, t.NotToHand) },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Player);
          const may = this.OR3([
            { ALT: () => this.means(false, t.Cannot) },
            { ALT: () => this.means(true, t.Can) },
          ]);
          this.CONSUME(t.Drop);
          this.CONSUME2(t.CapturedPieces);
          return may;
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.None);
          this.CONSUME(t.Pieces);
          this.OR4([
            { ALT: () => this.CONSUME3(t.CanBeDropped) },
            {
              ALT: () => {
                this.CONSUME(t.Is);
                this.CONSUME(t.Dropped);
              },
            },
          ]);
          return false;
        },
      },
    ]);
    this.MANY(() => this.CONSUME(t.AsMove));
    return this.ACTION(() => [{ kind: 'drops', allowed }]);
  });

  /** "is one of the oldest variants to use the drop rule" */
  protected readonly oneWithDrops = this.saying('oneWithDrops', () => {
    this.CONSUME(t.Is);
    this.CONSUME(t.Any);
    this.MANY(() => this.CONSUME(t.NameWord));
    this.CONSUME(t.To);
    this.CONSUME(t.Uses);
    this.CONSUME(t.DropRule);
    return [{ kind: 'drops', allowed: true }];
  });
}

/** Rules that a game has or has not. */
export const FEATURES = [
  t.DropRule,
  t.Dropping,
  t.Castling,
  t.Passing,
  t.NMoveRule,
  t.Impasse,
  t.DoubleStep,
  t.Campmate,
];

/** What it says that a game has a rule, or has not. */
export function factOf({ image, tokenType }: IToken, has: boolean): RuleDraft {
  switch (tokenType) {
    case t.DropRule:
    case t.Dropping:
      return { kind: 'drops', allowed: has };
    case t.Castling:
      return { kind: 'castling', allowed: has };
    case t.Passing:
      return { kind: 'passing', allowed: has };
    case t.NMoveRule:
      return { kind: 'n-move-rule', moves: has ? movesOf(image) : null };
    case t.Impasse:
      return { kind: 'impasse', allowed: has };
    case t.DoubleStep:
      return { kind: 'double-step', allowed: has };
    case t.Campmate:
      return has ? { kind: 'campmate', piece: null, rank: 'last' } : { kind: 'nonsense' };
  }
  return { kind: 'nonsense' };
}
