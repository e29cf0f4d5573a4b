import { limitOf, mateDrop, RuleDropParser } from './rule-drop-parser.js';
import * as t from './rule-lexer.js';
import type { RuleFact } from './rule-syntax.js';
import type { RuleDraft } from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** The productions of README.md, section "Rules", on how many pieces may be dropped, and on what becomes of captured ones. */
export abstract class RuleDropLimitParser extends RuleDropParser {
  /** "Only one pawn is allowed in each file", "no two pawns on the same file", "two pawns in one file are illegal". */
  protected readonly fileLimit = this.saying('fileLimit', () =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          this.CONSUME(t.AtMost);
          const { number, piece } = this.SUBRULE(this.inOneFile);
          this.OPTION(() => this.CONSUME(t.IsLegal));
          return limitOf(piece, number);
        },
      },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(t.None) },
            { ALT: () => this.CONSUME(t.ThereMayNotBe) },
          ]);
          const { number, piece } = this.SUBRULE2(this.inOneFile);
          return limitOf(piece, number - 1);
        },
      },
      {
        ALT: () => {
          const { number, piece } = this.SUBRULE3(this.inOneFile);
          this.CONSUME(t.IsIllegal);
          return limitOf(piece, number - 1);
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.CONSUME(t.Any));
          this.CONSUME(t.Player);
          const over = this.SUBRULE(this.mayHave);
          const { number, piece } = this.SUBRULE4(this.inOneFile);
          return limitOf(piece, number - over);
        },
      },
    ]),
  );

  /** How many too many the number behind it is. */
  private readonly mayHave = this.RULE('mayHave', (): number =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Cannot);
          this.CONSUME(t.Uses);
          return this.OPTION(() => this.CONSUME(t.MoreThan)) === undefined ? 1 : 0;
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Can);
          this.OR2([
            { ALT: () => this.CONSUME(t.ReducedTo) },
            {
              ALT: () => {
                this.OPTION2(() => this.CONSUME2(t.AtMost));
                this.CONSUME2(t.Uses);
                this.CONSUME(t.AtMost);
              },
            },
          ]);
          return 0;
        },
      },
    ]),
  );

  private readonly inOneFile = this.RULE('inOneFile', () => {
    const number = this.SUBRULE(this.number);
    this.OPTION(() => this.CONSUME(t.Own));
    const piece = this.SUBRULE(this.name);
    this.OPTION2(() => this.CONSUME(t.IsLegal));
    this.SUBRULE(this.ofOnePlayer);
    this.SUBRULE(this.perFile);
    return { number, piece };
  });

  /** "It is illegal to mate with a dropped pawn", "a dropped pawn may not give mate", "uchifuzume is forbidden". */
  protected readonly dropMate = this.saying('dropMate', () =>
    this.OR<readonly RuleDraft[]>([
      {
        ALT: () => {
          this.CONSUME(t.Rest);
          const result = this.SUBRULE(this.verdict);
          this.CONSUME(t.ToMate);
          this.SUBRULE(this.theirKing);
          const piece = this.SUBRULE(this.withDropped);
          return [{ kind: 'drop-mate', piece, result }];
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Player);
          this.CONSUME(t.Cannot);
          this.CONSUME(t.Checkmate);
          this.SUBRULE2(this.theirKing);
          const piece = this.SUBRULE2(this.withDropped);
          return [{ kind: 'drop-mate', piece, result: 'illegal' }];
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Dropped);
          const piece = this.SUBRULE(this.name);
          this.CONSUME2(t.Cannot);
          this.CONSUME2(t.Checkmate);
          this.SUBRULE3(this.theirKing);
          return [{ kind: 'drop-mate', piece, result: 'illegal' }];
        },
      },
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME3(t.Checkmate) },
            { ALT: () => this.CONSUME2(t.ToMate) },
          ]);
          this.SUBRULE4(this.theirKing);
          const piece = this.SUBRULE3(this.withDropped);
          return [{ kind: 'drop-mate', piece, result: this.SUBRULE2(this.verdict) }];
        },
      },
      {
        ALT: () => {
          const piece = this.SUBRULE2(this.name);
          this.CONSUME2(t.Drop);
          return this.OR2<readonly RuleDraft[]>([
            {
              ALT: () => {
                this.CONSUME4(t.Checkmate);
                return [{ kind: 'drop-mate', piece, result: this.SUBRULE3(this.verdict) }];
              },
            },
            {
              ALT: () => {
                this.CONSUME3(t.Cannot);
                this.CONSUME5(t.Checkmate);
                return [{ kind: 'drop-mate', piece, result: 'illegal' }];
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const word = this.CONSUME(t.Uchifuzume);
          const result = this.SUBRULE4(this.verdict);
          return this.ACTION(() => [
            { kind: 'drop-mate', piece: this.impliedName('Pawn', word), result },
          ]);
        },
      },
      {
        ALT: () => {
          const word = this.CONSUME(t.Nifu);
          this.CONSUME(t.IsIllegal);
          return this.ACTION(() => limitOf(this.impliedName('Pawn', word), 1));
        },
      },
    ]),
  );

  private readonly withDropped = this.RULE('withDropped', (): PieceName =>
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Of);
          this.CONSUME(t.Dropping);
          return this.SUBRULE(this.name);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.With);
          return this.OR2([
            {
              ALT: () => {
                this.CONSUME(t.Dropped);
                return this.SUBRULE2(this.name);
              },
            },
            {
              ALT: () => {
                const piece = this.SUBRULE3(this.name);
                this.CONSUME(t.Drop);
                return piece;
              },
            },
          ]);
        },
      },
    ]),
  );

  /** "Regardless of the kind of pawns, it is not allowed to have more than one in one file, nor to mate the opposing king with its drop." */
  protected readonly limitOfKind = this.saying('limitOfKind', () => {
    this.CONSUME(t.Regardless);
    const piece = this.SUBRULE(this.name);
    this.CONSUME(t.Comma);
    this.OR([{ ALT: () => this.CONSUME(t.Own) }, { ALT: () => this.CONSUME(t.Rest) }]);
    this.CONSUME(t.IsIllegal);
    this.CONSUME(t.To);
    this.CONSUME(t.Uses);
    this.CONSUME(t.MoreThan);
    const most = this.SUBRULE(this.number);
    this.SUBRULE(this.perFile);
    const mates = this.OPTION(() => {
      this.SUBRULE(this.joint);
      this.OR2([{ ALT: () => this.CONSUME(t.Checkmate) }, { ALT: () => this.CONSUME(t.ToMate) }]);
      this.SUBRULE(this.theirKing);
      this.CONSUME(t.With);
      this.CONSUME2(t.Own);
      return this.CONSUME(t.Drop);
    });
    return this.ACTION((): readonly RuleDraft[] => [
      ...limitOf(piece, most),
      ...(mates === undefined ? [] : [mateDrop(piece)]),
    ]);
  });

  /** "This will cause the player to lose." */
  protected readonly thatLoses = this.saying('thatLoses', () => {
    this.CONSUME(t.Rest);
    this.OR([{ ALT: () => this.CONSUME(t.CausesLoss) }, { ALT: () => this.CONSUME(t.Loses) }]);
    return [{ kind: 'that-loses' }];
  });

  /** "Pieces convert to the counterparts of the army that they are in." */
  protected readonly converts = this.saying('converts', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Pieces) }, { ALT: () => this.CONSUME(t.CapturedPieces) }]);
    const become = this.OR2([
      { ALT: () => this.means<Become>('counterparts', t.Converts) },
      { ALT: () => this.means<Become>('unchanged', t.DoesNotConvert) },
    ]);
    this.OPTION(() => this.CONSUME(t.Own));
    this.CONSUME(t.Counterpart);
    this.OPTION2({ GATE: () => this.isNext(t.NameWord), DEF: () => this.SUBRULE(this.name) });
    this.OPTION3(() => this.CONSUME(t.AfterCapture));
    this.OPTION4({
      GATE: () => this.isNext(t.Comma) && this.isAt(2, t.Player),
      DEF: () => {
        this.CONSUME(t.Comma);
        this.CONSUME(t.Player);
        this.CONSUME(t.Is);
        this.MANY(() => this.CONSUME(t.NameWord));
        this.CONSUME(t.In);
      },
    });
    return [{ kind: 'captured-pieces', become }];
  });
}

type Become = Extract<RuleFact, { kind: 'captured-pieces' }>['become'];
